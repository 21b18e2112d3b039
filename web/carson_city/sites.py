"""The drawing of a town in which somebody looks for a parcel to build on."""

from rules.carson_city.board import BY_KEY
from rules.carson_city.sites import Body, Search, Site, built_at, search_of
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from web.carson_city.town import address_of_question, board_typed


def spots_to_build(
    body: Body, search: Search, title: BuiltTitle, words: Catalogue
) -> dict[str, dict[str, str]]:
    """What stands on the drawing at each parcel for the building: the roads that it takes."""
    return {
        site.at: {
            "address": address_of_question("build", built_at(body, search, site), title, words),
            "text": str(site.roads),
            "label": told_of(search, site, words),
            "kind": "later" if _is_out_of_reach(body, search, site) else "",
        }
        for site in search.sites()
    }


def _is_out_of_reach(body: Body, search: Search, site: Site) -> bool:
    """Whether something is missing yet: the parcel, roads in the reserve, a plot for the house."""
    is_short = "reserve" in body and site.roads > search.at_hand
    return site.price is not None or is_short or search.lacks_plot(site)


def told_of(search: Search, site: Site, words: Catalogue) -> str:
    """A parcel with what it takes, in a sentence or several."""
    plan = tuple(road.name for road in site.plan)
    takes = [words.says("site-roads", at=site.at, count=site.roads, roads=plan)]
    if site.price is not None:
        takes.append(words.says("site-price", price=site.price))
    if search.lacks_house:
        takes.append(words.name("site-no-house"))
    elif search.lacks_plot(site):
        takes.append(words.name("site-no-plot"))
    return " ".join(takes)


def buildings_left(body: Body) -> list[str]:
    """The kinds of building to choose from, where a seat and its board are known."""
    board = board_typed(body)
    if board is None or "seat" not in body:
        return []
    with_one = ({**body, "building": key} for key in BY_KEY)
    return [str(asked["building"]) for asked in with_one if search_of(asked)]


FOR_TEMPLATES = {
    "buildings_left": buildings_left,
    "search_of": search_of,
    "spots_to_build": spots_to_build,
}
