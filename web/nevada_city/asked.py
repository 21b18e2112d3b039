"""What a shared sheet knows already of what a question asks for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules.nevada_city.buildings import ADVANCED_BUILDINGS, Building, removed
from rules.nevada_city.checks import MOST_UNDER_CONSTRUCTION
from rules.nevada_city.goods import Good, Property
from rules.nevada_city.players import FEWEST, MOST, year_name
from rules.nevada_city.schema import MOST_GOALS_EVER
from sheets.document import Document
from web.house.names import names_along
from web.nevada_city.known_owners import QUESTIONS, owners_at
from web.nevada_city.year_kept import KeptYear

Asked = dict[str, Any]
AT_HAND = "at_hand"
"""The tokens and tiles that somebody has: no question asks for them, but pages reckon with them."""
GOALS = "goals"
"""All goals of a table, where it has several: the question is about one of them."""
OF_A_GOAL = ("levels", "counts")
TILES = {kind: f"{kind.value}s" for kind in Property}
MOST_AT_HAND = 99


def asked_of(document: Document, number: int, key: str) -> Asked:
    """What this seat would type into this question; each form takes of it what it has."""
    asking = MORE.get(key)
    known = asking(document, number) if asking else {}
    known |= owners_at(document, number, key) if key in QUESTIONS else {}
    return {**_players(document), **_names(document), **known}


def _players(document: Document) -> Asked:
    players = len(_seats(document))
    return {"players": players} if FEWEST <= players <= MOST else {}


def _seats(document: Document) -> list[int]:
    """The numbers of those who play."""
    seats = enumerate(document["seats"])
    return [number for number, seat in seats if not seat.get("left_out")]


def _fields(document: Document, number: int) -> Mapping[str, Any]:
    fields: Mapping[str, Any] = document["seats"][number].get("fields", {})
    return fields


def _cards(document: Document, number: int) -> Iterator[Mapping[str, Any]]:
    """The building cards that a seat lists."""
    listed = _fields(document, number).get("buildings")
    if isinstance(listed, list):
        yield from (card for card in listed if isinstance(card, dict))


def owner_at(document: Document, building: Building) -> int | None:
    """The seat that lists a building as complete."""
    for number in _seats(document):
        for card in _cards(document, number):
            if card.get("building") == building.value and card.get("complete", True) is True:
                return number
    return None


def _year(document: Document) -> int | None:
    """The year that is played, where somebody said which one it is."""
    year = KeptYear.of(document)
    return year.now if year.is_known else None


def _setup(document: Document, _: int) -> Asked:
    year = _year(document)
    return {} if year is None else {"year": year}


def _claim(document: Document, number: int) -> Asked:
    """The year, the buildings that are not complete, and who owns the Capitol."""
    year, cards = _year(document), [*_cards(document, number)]
    known: Asked = {} if year is None else {"year": year_name(year)}
    if cards:
        unfinished = sum(card.get("complete") is False for card in cards)
        known["under_construction"] = min(unfinished, MOST_UNDER_CONSTRUCTION)
    owner = _owned(document, number, Building.CAPITOL)
    return {**known, "capitol_owner": owner} if owner else known


def _owned(document: Document, number: int, building: Building) -> str | None:
    owner = owner_at(document, building)
    if owner is None or number not in _seats(document):
        return None
    return "self" if owner == number else "other"


def _at(building: Building) -> Callable[[Document, int], Asked]:
    """A question about one building, whose owner the ledgers may tell."""

    def asked(document: Document, number: int) -> Asked:
        owner = _owned(document, number, building)
        return {"owner": owner} if owner else {}

    return asked


def year_end_of(document: Document) -> Asked:
    """What ledgers and check list tell of the end of the year."""
    kept = KeptYear.of(document)
    known: Asked = {"year": kept.now} if kept.is_known else {}
    gone = removed(len(_seats(document))) if _players(document) else frozenset()
    for building in (Building.SOUP_KITCHEN, Building.BOARDING_HOUSE):
        if building not in gone and owner_at(document, building) is not None:
            known[building.value] = "player"
    return {**known, **kept.typed}


def _troublemaker(document: Document, number: int) -> Asked:
    if ADVANCED_BUILDINGS not in (document.get("setup", {}).get("variants") or []):
        return {}
    owners = {
        building.value: _owned(document, number, building)
        for building in (Building.DOCTOR, Building.UNDERTAKER)
    }
    return {name: owner for name, owner in owners.items() if owner}


def _names(document: Document) -> Asked:
    """Those who play, in the order of their seats."""
    playing = enumerate(_seats(document))
    return names_along({place: str(document["seats"][n]["name"]) for place, n in playing})


def _goal(document: Document, _: int) -> Asked:
    """The first goal of the table, and beside it all of them where there are several."""
    listed = document.get("shared", {}).get("goals")
    entered = listed if isinstance(listed, list) else []
    goals = [_of_those_playing(document, goal) for goal in entered if isinstance(goal, dict)]
    beside = {f"goal_{number}": _in_short(goal) for number, goal in enumerate(goals)}
    return {**(goals[0] if goals else {}), **({GOALS: beside} if len(goals) > 1 else {})}


def _of_those_playing(document: Document, goal: Mapping[str, Any]) -> Asked:
    """Its levels, and the counts as far as they were entered."""
    known = {name: goal[name] for name in OF_A_GOAL if isinstance(goal.get(name), list)}
    known |= {"name": goal["name"]} if "name" in goal else {}
    if counts := known.get("counts"):
        known["counts"] = [counts[n] for n in _seats(document) if n < len(counts)]
    return known


def _in_short(goal: Mapping[str, Any]) -> str:
    numbers = (", ".join(map(str, goal.get(name, ()))) for name in OF_A_GOAL)
    return "; ".join([*numbers, str(goal.get("name") or "")])


def goals_at_table(typed: Mapping[str, str]) -> Iterator[Mapping[str, str]]:
    """The goals that a table brought along, each with its name and the fields of its question."""
    for number in range(MOST_GOALS_EVER):
        levels, between, rest = typed.get(f"{GOALS}.goal_{number}", "").partition("; ")
        counts, _, name = rest.partition("; ")
        if between:
            yield {"levels": levels, "counts": counts, "name": name}


def _tokens(document: Document, number: int) -> Asked:
    return _at_hand(_fields(document, number).get("resources"), [good.value for good in Good])


def _tiles(document: Document, number: int) -> Asked:
    return _at_hand(_fields(document, number).get("properties"), list(TILES.values()))


def _at_hand(owned: Any, kinds: Sequence[str]) -> Asked:
    if not isinstance(owned, dict):
        return {}
    counts = {kind: owned[kind] for kind in kinds if is_count(owned.get(kind))}
    return {AT_HAND: counts} if counts else {}


def is_count(value: Any) -> bool:
    """Whether it says how many there are."""
    return type(value) is int and 0 <= value <= MOST_AT_HAND


MORE: Mapping[str, Callable[[Document, int], Asked]] = {
    "setup": _setup,
    "produce": _tiles,
    "claim": _claim,
    "construct": _tokens,
    "contract": _tokens,
    "newspaper": _at(Building.NEWSPAPER),
    "tobacconist": _at(Building.TOBACCONIST),
    "year_end": lambda document, _: year_end_of(document),
    "troublemaker": _troublemaker,
    "goal": _goal,
}
