"""Where may I build, and what does each parcel cost? All parcels of the map at once."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.carson_city.board import (
    BY_KEY,
    EMPTY,
    HOUSE,
    IN_THE_BOX,
    MAP,
    MOUNTAIN,
    NOBODY,
    PROPERTY_TILES,
    RIVER,
    Board,
)
from rules.carson_city.building import NEEDS_NO_ROAD, brings_house
from rules.carson_city.construction import Construction
from rules.carson_city.laying import laid, terrain_of
from rules.carson_city.questions.build import QuestionForm
from rules.carson_city.questions.parcel_price import GROUND_PRICE
from rules.carson_city.roads import IN_THE_BOX as ROADS_IN_THE_BOX
from rules.carson_city.roads import Reach, Road
from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.grid import squares
from rules.core.readings import Readings
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from web.carson_city.town import board_typed, for_sale
from web.house.addresses import address_of
from web.house.names import names_along

ANY_PARCEL = "a1"
"""Fills the field of the parcel, which is what is looked for."""
Body = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Site:
    """A parcel on which one may build, with what that takes."""

    square: int
    plan: tuple[Road, ...]
    """New roads that reach it and the parcel for its house, in the order of laying."""
    roads: int
    """How many these are; a bridge is two."""
    house: int | None
    """A parcel for the house that comes with it, where nobody needs to agree."""
    price: int | None
    """What the parcel costs first; None where it is one's own."""

    @property
    def at(self) -> str:
        """The parcel's name."""
        return MAP.names[self.square]


def price_at(board: Board, square: int) -> int:
    """What a parcel costs."""
    near = 1 << square | MAP.around_each[square]
    return GROUND_PRICE + (board.built_up & near).bit_count()


@dataclass(frozen=True)
class Search:
    """What somebody wants to build, and all parcels on which that may be done."""

    wanted: Construction
    readings: Readings

    @cached_property
    def reach(self) -> Reach:
        """How far anything is from the roads: those that lie, and the new ones that may."""
        terrain = terrain_of(self.wanted.board[RIVER], self.readings)
        laying = laid(self.wanted.net, self.wanted.new_roads, terrain)
        return Reach(laying.net if laying.is_legal else self.wanted.net, terrain)

    @cached_property
    def in_the_box(self) -> int:
        """How many roads do not lie on the map."""
        return ROADS_IN_THE_BOX - self.reach.terrain.price(self.reach.net)

    @cached_property
    def at_hand(self) -> int:
        """How many more roads the reserve holds."""
        laid_now = self.reach.net & ~self.wanted.net
        return self.wanted.reserve - self.reach.terrain.price(laid_now)

    @cached_property
    def house_needed(self) -> bool:
        """Whether the building brings a house."""
        return brings_house(self.wanted.building, self.readings)

    @cached_property
    def own(self) -> int:
        """The own parcels on which a building may stand."""
        return self._ground & self.wanted.board.of_seat(self.wanted.seat)

    @cached_property
    def to_be_bought(self) -> int:
        """The parcels of nobody on which it may stand once they are bought."""
        board = self.wanted.board
        has_tiles = board.of_seat(self.wanted.seat).bit_count() < PROPERTY_TILES
        return self._ground & for_sale(board) if has_tiles else 0

    @property
    def _ground(self) -> int:
        board = self.wanted.board
        taken = board.buildings | board[MOUNTAIN] | board[RIVER]
        if self.readings.says("CC-O5", "no"):
            taken |= board[HOUSE]
        return MAP.all & ~taken

    @cached_property
    def plots(self) -> int:
        """The parcels for the house that comes with the building, if roads get there."""
        board, wanted = self.wanted.board, self.wanted
        if not self.house_needed or board.count(HOUSE) >= IN_THE_BOX[HOUSE]:
            return 0
        free = board[EMPTY]
        if self.readings.says("CC-O4", "free"):
            free |= board[HOUSE]
        if wanted.house is not None:
            free &= 1 << wanted.house
        without_asking = board.of_seat(wanted.seat) | board.owned[NOBODY]
        return free if wanted.owner_agrees else free & without_asking

    def sites(self) -> list[Site]:
        """Every parcel for the building, those that take the fewest roads first."""
        wooed = self.own | self.to_be_bought
        found = [
            self._site(square, roads)
            for roads, parcels in enumerate(self._by_roads())
            for square in squares(parcels & wooed)
        ]
        return sorted(
            (site for site in found if site.roads <= self.in_the_box), key=lambda site: site.roads
        )

    def _by_roads(self) -> Iterator[int]:
        if self.wanted.building in NEEDS_NO_ROAD:
            return iter((MAP.all,))
        return self.reach.parcels()

    def _site(self, square: int, roads: int) -> Site:
        plan = self.reach.plan(square) if roads else ()
        house = None
        if plots := self.plots & ~(1 << square):
            house, further = self._house_near(square, plots, plan)
            plan += further
        price = None if self.own >> square & 1 else price_at(self.wanted.board, square)
        needed = self.reach.terrain.price(sum(road.side for road in plan))
        return Site(square, plan, needed, house, price)

    def _house_near(
        self, square: int, plots: int, plan: tuple[Road, ...]
    ) -> tuple[int | None, tuple[Road, ...]]:
        """A plot that the roads reach, else the one that takes the fewest more, with these."""
        reach = self.reach
        if plan:
            reach = Reach(reach.net | sum(road.side for road in plan), reach.terrain)
        for parcels in reach.parcels():
            if near := parcels & plots:
                beside = near & MAP.around_each[square] or near
                house = squares(beside)[0]
                return house, reach.plan(house)
        return None, ()


def search_of(body: Body) -> Search | None:
    """The search for a parcel, where seat, building and a possible board are known."""
    try:
        setup, wanted = read(QuestionForm(), {**body, "parcel": ANY_PARCEL})
    except RefusedError:
        return None
    return Search(wanted, setup.readings())


def built_at(body: Body, search: Search, site: Site) -> dict[str, Any]:
    """The question whether one may build there, with what it takes filled in."""
    asked = {**body, "parcel": site.at}
    if site.price is not None:
        wanted = search.wanted
        bare = wanted.board.thing_on(site.square)
        asked["board"] = str(wanted.board.changed(site.square, bare, wanted.seat))
    laid_now = search.reach.net & ~search.wanted.net
    earlier = [road.name for road in search.wanted.new_roads if road.side & laid_now]
    asked["new_roads"] = [*earlier, *(road.name for road in site.plan)]
    asked.setdefault("reserve", search.reach.terrain.price(laid_now) + site.roads)
    if site.house is not None:
        asked.setdefault("house", MAP.names[site.house])
    return asked


def spots_to_build(
    body: Body, search: Search, title: BuiltTitle, words: Catalogue
) -> dict[str, dict[str, str]]:
    """What stands on the drawing at each parcel for the building: the roads that it takes."""
    return {
        site.at: {
            "address": _asking("build", built_at(body, search, site), title, words),
            "text": str(site.roads),
            "label": told_of(search, site, words),
            "kind": "later" if _is_out_of_reach(body, search, site) else "",
        }
        for site in search.sites()
    }


def _asking(key: str, asked: Body, title: BuiltTitle, words: Catalogue) -> str:
    """The address of a question, with the names of those who are known."""
    body = {**asked, **names_along(words.sitting)}
    return address_of("ask_pages.ask", body, slug=title.slug, key=key)


def _is_out_of_reach(body: Body, search: Search, site: Site) -> bool:
    """Whether something is missing yet: the parcel, roads in the reserve, a plot for the house."""
    is_short = "reserve" in body and site.roads > search.at_hand
    return site.price is not None or is_short or lacks_plot(search, site)


def lacks_plot(search: Search, site: Site) -> bool:
    """Whether the house that must come has no place where nobody needs to agree."""
    return search.house_needed and site.house is None


def told_of(search: Search, site: Site, words: Catalogue) -> str:
    """A parcel with what it takes, in a sentence or several."""
    plan = tuple(road.name for road in site.plan)
    takes = [words.says("site-roads", at=site.at, count=site.roads, roads=plan)]
    if site.price is not None:
        takes.append(words.says("site-price", price=site.price))
    if lacks_plot(search, site):
        takes.append(words.name("site-no-plot"))
    return " ".join(takes)


def buildings_left(body: Body) -> list[str]:
    """The kinds of building to choose from, where a seat and its board are known."""
    board = board_typed(body)
    if board is None or "seat" not in body:
        return []
    with_one = ({**body, "building": key} for key in BY_KEY)
    return [str(asked["building"]) for asked in with_one if search_of(asked)]


def spots_for_sale(
    body: Body, board: Board, title: BuiltTitle, words: Catalogue
) -> dict[str, dict[str, str]]:
    """The price of each parcel that nobody owns, with the way to ask for it."""
    found = {}
    for square in squares(for_sale(board)):
        at, price = MAP.names[square], price_at(board, square)
        asked = {**body, "parcel": at}
        found[at] = {
            "address": _asking("parcel_price", asked, title, words),
            "text": str(price),
            "label": words.says("parcel-for-sale", at=at, price=price),
            "kind": "later" if _is_short(body, price) else "",
        }
    return found


def _is_short(body: Body, price: int) -> bool:
    money = body.get("money")
    return isinstance(money, int) and money < price


FOR_TEMPLATES = {
    "buildings_left": buildings_left,
    "search_of": search_of,
    "spots_for_sale": spots_for_sale,
    "spots_to_build": spots_to_build,
}
