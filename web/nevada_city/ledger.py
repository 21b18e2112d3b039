"""The ledger of a seat on its page: what each line brings, and which cards it offers as chips."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.core.paths import in_seat
from rules.nevada_city.buildings import (
    ADVANCED,
    ADVANCED_BUILDINGS,
    CLAIMED,
    PRINTED,
    START,
    Building,
    banks,
    removed,
)
from rules.nevada_city.players import FEWEST, MOST
from scoring.nevada_city.ledger import BothWays, Owned, both_ways, owned_by
from sheets.standing import Standing, TypedSeat
from web.nevada_city.cards import Cards, key_of

Body = Mapping[str, Any]
Places = Mapping[str, Sequence[int]]
"""Of each list the numbers of the entries that are left."""

GOALS = "goals"
MOST_CHIPS = 12
MOST_ROUNDS = 3
"""What is wrong in an entry shows before what is wrong between entries."""
CARDS_OF: Mapping[str, Sequence[Building]] = {"buildings": CLAIMED, "start_building": START}


def ledger_of(standing: Standing, number: int) -> BothWays | None:
    """What a seat's lines bring; while one of them is not right, what the others do."""
    score = standing.scores.get(number)
    if score is not None:
        return both_ways(score)
    places: Places = {}
    alone = standing
    for _ in range(MOST_ROUNDS):
        body, left = without_wrong(alone.seats[number].body, _wrong_in(alone, number))
        places = _through(places, left)
        alone = _alone(standing, number, body)
        if number in alone.scores:
            both = both_ways(alone.scores[number])
            return both and replace(both, items=_at_home(both.items, places))
    return None


def _through(places: Places, left: Places) -> Places:
    """The numbers of entries that are left, as they were before any went."""
    return {
        name: [places[name][number] if name in places else number for number in numbers]
        for name, numbers in left.items()
    }


def _wrong_in(standing: Standing, number: int) -> list[list[str]]:
    faults = standing.faults_of(number)
    return [in_seat(fault.at) for fault in faults if in_seat(fault.at)]


def without_wrong(body: Body, wrong: Collection[Sequence[str]]) -> tuple[Body, Places]:
    """A seat without the lines and entries in which something is wrong."""
    entries = {(name, int(rest[0])) for name, *rest in wrong if _is_entry(body.get(name), rest)}
    names = {name for name, *rest in wrong if not _is_entry(body.get(name), rest)}
    lists = {name: value for name, value in body.items() if isinstance(value, list)}
    places = {
        name: [place for place in range(len(value)) if (name, place) not in entries]
        for name, value in lists.items()
    }
    cut = {name: [value[place] for place in places[name]] for name, value in lists.items()}
    right = {name: cut.get(name, value) for name, value in body.items() if name not in names}
    return {name: value for name, value in right.items() if value != []}, places


def _is_entry(value: Any, rest: Sequence[str]) -> bool:
    return isinstance(value, list) and bool(rest) and rest[0].isdecimal()


def _alone(standing: Standing, number: int, body: Body) -> Standing:
    """A seat with this in it, beside others who play and are not counted."""
    seats = [
        TypedSeat({"name": seat.name}, is_left_out=seat.is_left_out, is_without_result=True)
        for seat in standing.seats
    ]
    seats[number] = TypedSeat(body)
    return Standing(standing.title, standing.common, seats)


def _at_home(
    items: Mapping[str, Mapping[int, int]], places: Places
) -> Mapping[str, Mapping[int, int]]:
    """The points of entries by the numbers that these have where they were typed."""
    return {
        name: {places[name][number]: points for number, points in found.items()}
        if name in places
        else found
        for name, found in items.items()
    }


def goals_of(standing: Standing, number: int) -> list[Owned]:
    """What a seat gets of each goal that brings it anything."""
    bare = {"name": standing.seats[number].name, "score_track": 0}
    score = standing.scores.get(number) or _alone(standing, number, bare).scores.get(number)
    return [owned for owned in owned_by(score.lines) if owned.thing == GOALS] if score else []


def cards_offered(standing: Standing, name: str, chosen: Any) -> list[str]:
    """The cards that a line can be about: those in this game that nobody else has listed."""
    players = _players(standing)
    away = {*removed(players), *banks(players)} | _advanced_away(standing)
    taken = {
        key for seat in standing.seats if not seat.is_left_out for key in buildings_in(seat.body)
    }
    return [
        building.value
        for building in CARDS_OF[name]
        if building.value == chosen or (building not in away and building.value not in taken)
    ]


def _advanced_away(standing: Standing) -> set[Building]:
    variants = standing.common.get("variants")
    is_played = isinstance(variants, list) and ADVANCED_BUILDINGS in variants
    return set() if is_played else set(ADVANCED)


def buildings_in(body: Body) -> list[str]:
    """The buildings that a seat has in its ledger."""
    cards = body.get("buildings")
    rows = [body.get("start_building"), *(cards if isinstance(cards, list) else [])]
    found = [row.get("building") for row in rows if isinstance(row, Mapping)]
    return [key for key in found if isinstance(key, str)]


def asks_for_owner(standing: Standing, building: Any) -> bool:
    """Whether a contract that names this building has to say whose it is."""
    known = {each.value for each in Building} - {each.value for each in PRINTED}
    own = {key for seat in standing.seats for key in buildings_in(seat.body)}
    return building in known - {each.value for each in banks(_players(standing))} - own


def _players(standing: Standing) -> int:
    return max(FEWEST, min(sum(not seat.is_left_out for seat in standing.seats), MOST))


def named_so_far(standing: Standing, number: int) -> list[str]:
    """The buildings that stand at the table, the seat's own first: a contract may name them."""
    own = buildings_in(standing.seats[number].body)
    others = [key for seat in standing.seats for key in buildings_in(seat.body)]
    known = {building.value for building in Building}
    return [key for key in dict.fromkeys((*own, *others)) if key in known]


def contracts_unused(standing: Standing, cards: Cards) -> list[str]:
    """The contracts known here that nobody has completed, while they are few enough to tap."""
    lists = (seat.body.get("contracts") for seat in standing.seats)
    rows = [row for rows in lists if isinstance(rows, list) for row in rows]
    done = {key_of("contracts", row) for row in rows if isinstance(row, dict) and row.get("name")}
    names = [
        str(card.values["name"]) for key, card in cards["contracts"].items() if key not in done
    ]
    return names if len(names) <= MOST_CHIPS and not any("=" in name for name in names) else []


FOR_TEMPLATES = {
    "contracts_unused": contracts_unused,
    "asks_for_owner": asks_for_owner,
    "goals_of": goals_of,
    "ledger_of": ledger_of,
    "buildings_in": buildings_in,
    "named_so_far": named_so_far,
    "cards_offered": cards_offered,
}
