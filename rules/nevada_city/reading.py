"""From a body without faults to the table that it describes."""

from collections.abc import Mapping
from typing import Any

from rules.core.forms import Seating
from rules.core.paths import seat_path
from rules.nevada_city.checks import is_itemised
from rules.nevada_city.goods import Good, amounts
from rules.nevada_city.ownership import (
    BANKS_NAME,
    Given,
    Ownership,
    is_built,
    is_doubted,
    items_of,
)
from rules.nevada_city.table import (
    BANK,
    Card,
    Contract,
    Goal,
    Ledger,
    Remaining,
    Seat,
    StartBuilding,
    Sundry,
    Table,
    Tiles,
)


def table_of(given: Given, seating: Seating, ownership: Ownership) -> Table:
    """The table; the owner of a building becomes the place of a seat, or the Bank."""
    names = [seat["name"] for seat in given["seats"]]
    places = {name: place for place, name in enumerate(names)} | {BANKS_NAME: BANK}
    reader = _SeatReader(ownership, places)
    goals = given.get("goals")
    return Table(
        seats=tuple(
            reader.seat(seat, number, seating.playing.index(number))
            for seat, number in zip(given["seats"], seating.there, strict=True)
        ),
        players=ownership.company.players,
        goals=None if goals is None else tuple(_goal(goal, seating) for goal in goals),
    )


def _goal(given: Given, seating: Seating) -> Goal:
    counts = given["counts"]
    of_players = (counts[n] if n < len(counts) else 0 for n in seating.playing)
    return Goal(given["levels"], tuple(of_players), given.get("name"))


class _SeatReader:
    """Reads seats of one table."""

    def __init__(self, ownership: Ownership, places: Mapping[str, int]) -> None:
        self._ownership, self._places = ownership, places

    def seat(self, given: Given, number: int, place: int) -> Seat:
        """The seat."""
        return Seat(
            name=given["name"],
            number=number,
            place=place,
            score_track=given.get("score_track"),
            ledger=self._ledger(given, number) if is_itemised(given) else None,
            resources=_remaining(given.get("resources")),
        )

    def _ledger(self, given: Given, seat: int) -> Ledger:
        listed = items_of(given, "contracts")
        read = (self._contract(each, seat, number) for number, each in enumerate(listed))
        contracts = given.get("contracts", 0)
        return Ledger(
            start_building=_start(given.get("start_building", 0)),
            properties=_tiles(given.get("properties")),
            buildings=_each(given.get("buildings", 0), _card),
            contracts=contracts if isinstance(contracts, int) else tuple(read),
            building_owner_bonus=given.get("building_owner_bonus"),
            newspaper=given.get("newspaper", 0),
            boarding_house=given.get("boarding_house", 0),
            troublemakers=given.get("troublemakers", 0),
            other=_each(given.get("other", 0), lambda entry: Sundry(**entry)),
        )

    def _contract(self, given: Given, seat: int, number: int) -> Contract:
        ownership, building = self._ownership, given.get("building")
        was_built = is_built(given, ownership.company)
        doubted = is_doubted(given, ownership.company)
        owner = ownership.owner_of(building) if building and was_built else None
        if building and doubted and not was_built:
            owner = ownership.listed.get(building)
        return Contract(
            high=given.get("vp", given.get("vp_high")),
            low=given.get("vp_low"),
            name=given.get("name"),
            building=building,
            was_built=was_built,
            owner=None if owner is None else self._places.get(owner),
            doubted_at=seat_path(seat, "contracts", number) if doubted else None,
        )


def _each(given: Any, read: Any) -> Any:
    """A plain number as it is, entries one by one."""
    return given if isinstance(given, int) else tuple(read(entry) for entry in given)


def _start(given: Any) -> StartBuilding:
    if isinstance(given, int):
        return StartBuilding(given)
    return StartBuilding(given["vp"], given.get("building"))


def _tiles(given: Any) -> int | Tiles | None:
    return Tiles(**given) if isinstance(given, dict) else given


def _card(given: Given) -> Card:
    return Card(given["building"], given.get("vp", 0), given.get("complete", True))


def _remaining(given: Any) -> int | Remaining | None:
    if given is None or isinstance(given, int):
        return given
    goods = amounts({good: given.get(good.value, 0) for good in Good})
    return Remaining(goods, given.get("resources_on_contracts", 0))
