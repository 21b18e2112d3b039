"""Valid tables, and everything that makes them impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import LEFT_OUT, Broken, at, beyond, missing, unknown, wrong_kinds
from tests.carson_city.broken import board_of, boards, reds, set_up, with_parcels

LAND = board_of(e3="2b", f3="2i", g3="2m", f4="m", e6="3h", f6="3r", g6="3l", h8="1r")
WATER = with_parcels(LAND, **{f"d{row}": "~" for row in range(1, 9)})
SEATS: list[dict[str, Any]] = [
    {"name": "Ann", "victory_points": 21, "money": 47, "personality": "mercenary", "order": 2},
    {"name": "Bob", "victory_points": 18, "money": 20, "personality": "settler", "order": 1},
    {"name": "Cid", "victory_points": 22, "money": 12, "cash_limit": 60, "order": 3},
]
SET_UP: dict[str, Any] = {"edition": "en", "house_rules": {"CC-O7": "passing_track"}}
DRAWN: dict[str, Any] = {
    **SET_UP,
    "variants": ["carson_river"],
    "red": ["settler"],
    "board": WATER,
    "bridges": ["c3", "e3", "c4"],
    "seats": SEATS,
}
COUNTED: dict[str, Any] = {
    **SET_UP,
    "variants": [],
    "red": [],
    "seats": [
        {**SEATS[0], "buildings": 4, "houses": 2, "mountains": 1},
        {**SEATS[1], "buildings": 2, "houses": 10},
        {**SEATS[2], "mountains": 8},
    ],
}
RIVER = {"variants": ["carson_river"]}
KIT = {"variants": ["kit_carson"]}
ANN, BOB, CID = ("seats.0", "seats.1", "seats.2")
COUNTS = ("buildings", "houses", "mountains", "at_bridge")


def fields() -> Iterator[Broken]:
    """One field that is wrong by itself."""
    yield from set_up()
    yield from reds()
    yield from unknown("", ANN, BOB)
    yield from missing("seats", f"{ANN}.name", f"{CID}.name")
    yield at("partial", "a table in parts, which this title does not know", True)
    yield from wrong_kinds("list", "seats", "bridges")
    yield from wrong_kinds("object", ANN)
    yield from wrong_kinds("name", f"{BOB}.name")
    yield from wrong_kinds("choice", f"{BOB}.personality")
    numbers = ("victory_points", "money", "cash_limit", "order")
    yield from wrong_kinds("whole number", *(f"{CID}.{name}" for name in numbers))
    yield from wrong_kinds("text", "bridges.1")
    yield from beyond(f"{ANN}.victory_points", 0, 999)
    yield from beyond(f"{ANN}.money", 0, 999)
    yield from beyond(f"{CID}.cash_limit", 0, 200)
    yield from beyond(f"{CID}.order", 1, 3)
    for text in ("", "d", "4d", "d0", "d9", "i1", "d44"):
        yield at("bridges.1", f"{text!r} at a bridge", text)


def between() -> Iterator[Broken]:
    """What does not fit together on a table with a board."""
    yield at("seats", "no seat", [])
    six = [{"name": name} for name in "ABCDEF"]
    yield at("seats", "six seats", six)
    yield at(f"{BOB}.name", "a name that an earlier seat has", "Ann")
    yield at(f"{BOB}.personality", "an earlier seat's personality", "mercenary")
    yield at(f"{CID}.order", "an earlier seat's place", 2)
    yield at(f"{ANN}.cash_limit", "another limit than the mercenary's", 30)
    yield at(f"{BOB}.cash_limit", "the limit of the other side", 30)
    for name in COUNTS:
        yield at(f"{ANN}.{name}", f"{name} beside a board", 0)
    yield at("bridges.1", "a bridge parcel in the river", "d3")
    yield at("bridges.1", "a bridge parcel away from the river", "f3")
    yield at("bridges.2", "one bridge parcel twice", "c3")
    yield Broken("bridges without a board", {"board": LEFT_OUT}, {"bridges"})
    dry = {"variants": [], "board": LAND}
    yield Broken("bridges without the river", dry, {"bridges"})
    wet = {"variants": ["kit_carson"], "bridges": LEFT_OUT}
    yield Broken("a river on the other side of the board", wet, {"board"})
    without = {"variants": ["carson_river", "kit_carson"], f"{BOB}.order": LEFT_OUT}
    yield Broken("Kit Carson without a place", without, {f"{BOB}.order"})
    by_number = {"house_rules": {"CC-O7": "personality_track"}}
    yield Broken(
        "Kit Carson by personalities without one",
        {**by_number, "variants": ["carson_river", "kit_carson"]},
        {f"{CID}.personality"},
    )
    yield Broken(
        "two seats with nothing that Kit Carson needs",
        {**without, f"{CID}.order": LEFT_OUT},
        {f"{BOB}.order", f"{CID}.order"},
    )


def counted() -> Iterator[Broken]:
    """What does not fit together on a table without a board."""
    yield from wrong_kinds("whole number", *(f"{ANN}.{name}" for name in COUNTS[:3]))
    yield from beyond(f"{ANN}.buildings", 0, 12)
    yield from beyond(f"{ANN}.houses", 0, 12)
    yield from beyond(f"{ANN}.mountains", 0, 9)
    yield at(f"{ANN}.buildings", "thirteen things of one seat", 10)
    yield Broken("eleven houses, two buildings", {f"{BOB}.houses": 11}, {f"{BOB}.buildings"})
    seven = {**RIVER, f"{CID}.mountains": 7}
    yield Broken("seven mountains by the river", seven, {f"{CID}.mountains"})
    yield at(f"{ANN}.at_bridge", "a bridge without the river", 0)
    over = {**RIVER, f"{CID}.mountains": 0, f"{BOB}.at_bridge": 13}
    yield Broken("thirteen things at a bridge", over, {f"{BOB}.at_bridge"})
    more = {**RIVER, f"{CID}.mountains": 0, f"{ANN}.at_bridge": 8}
    yield Broken("more at a bridge than there is", more, {f"{ANN}.at_bridge"})
    yield at("seats", "one seat", [{"name": "Ann"}])
    yield at("seats", "ten mountains", _held(mountains=(5, 5)))
    by_the_river = {**RIVER, "seats": _held(mountains=(4, 3))}
    yield Broken("seven mountains of two by the river", by_the_river, {"seats"})
    yield at("seats", "21 houses", _held(houses=(11, 10)))
    yield at("seats", "31 buildings", _held(buildings=(11, 10, 10)))
    kit = {**KIT, f"{ANN}.order": LEFT_OUT}
    yield Broken("Kit Carson without a place", kit, {f"{ANN}.order"})


def _held(**numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    ((kind, held),) = numbers.items()
    return [{"name": name, kind: number} for name, number in zip("ABC", held, strict=False)]


OF_A_BOARD = [*fields(), *between(), *boards(WATER, seats=3, mountains=6)]
OF_COUNTS = list(counted())
