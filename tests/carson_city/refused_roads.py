"""Everything that makes a situation on the roads impossible."""

from collections.abc import Iterator
from typing import Any

from tests.broken import LEFT_OUT, Broken, at, beyond, missing, wrong_kinds
from tests.carson_city.broken import board_of, boards, reds

BOARD = board_of(d4="1.", e4="1b", f4="2r")
NO_SIDES = ("", "d4", "d4-", "d4-x", "d4-nn", "n-d4", "i4-n", "d9-n", "d0-n", "d4 n", "d4-nx")
TWENTY_SIX = [
    *(f"{column}4-nesw" for column in "aceg"),
    *(f"{column}6-nesw" for column in "ac"),
    *("e6-n", "e6-s"),
]
HOUSES = [f"{column}{row}" for column in "abc" for row in range(1, 8)]
TWENTY_HOUSES = dict.fromkeys(HOUSES[:20], "h")


def sides(path: str) -> Iterator[Broken]:
    """What is no list of sides."""
    yield from wrong_kinds("list", path)
    yield from wrong_kinds("text", f"{path}.0")
    for text in NO_SIDES:
        yield at(f"{path}.0", f"{text!r} as a side in {path}", text)


def laid() -> Iterator[Broken]:
    """What can be wrong with the roads that are there."""
    yield from sides("roads")
    yield at("roads", "26 roads on the board", TWENTY_SIX)


def reserves() -> Iterator[Broken]:
    """What can be wrong with the reserve when four roads are laid."""
    yield from wrong_kinds("whole number", "reserve")
    yield at("reserve", "a reserve below none", -1)
    yield at("reserve", "more roads than the box holds", 22)
    yield at("reserve", "far more roads than the box holds", 26)


def parcels(*paths: str) -> Iterator[Broken]:
    """What is no parcel."""
    yield from wrong_kinds("text", *paths)
    for path in paths:
        for text in ("", "d", "4d", "d0", "d9", "i1", "d44"):
            yield at(path, f"{text!r} as {path}", text)


def build() -> Iterator[Broken]:
    for case in boards(BOARD, seats=5, mountains=9):
        # A seventh ranch is beyond the box on the board, and then once more in hand.
        ranch = {**case.changes, "building": "ranch", "house": LEFT_OUT}
        errors = case.errors | ({"building"} if case.sentence == "7 of 'r'" else set())
        yield case._replace(changes=ranch, errors=errors)
    yield from laid()
    yield from sides("new_roads")
    yield from reserves()
    yield from parcels("parcel", "house")
    yield from reds()
    yield from missing("board", "seat", "building", "parcel")
    yield from wrong_kinds("whole number", "seat", "square", "money")
    yield from wrong_kinds("choice", "building", "personality")
    yield from wrong_kinds("truth value", "owner_agrees")
    yield from beyond("seat", 1, 5)
    yield from beyond("money", 0, 999)
    yield at("new_roads.1", "one new side twice", "e3-s")
    yield at("square", "a square that sells nothing", 7)
    yield at("building", "a house as the building", "house")
    yield at("kept", "a kept building that is bought", "this_turn")
    no_turns: tuple[Any, ...] = (None, "now", True, [])
    for kept in no_turns:
        yield Broken(f"kept {kept!r}", {"kept": kept, "square": LEFT_OUT}, {"kept"})
    yield Broken("a ranch with a house", {"building": "ranch"}, {"house"})
    gone = board_of(d4="1.", a1="1s", a2="2s", a3="2s")
    yield Broken("the last saloon stands there", {"board": gone}, {"building"})
    full = {"board": board_of(d4="1.", h8="h", **TWENTY_HOUSES)}
    yield Broken("21 houses on the board", full, {"board"})


def road() -> Iterator[Broken]:
    yield from laid()
    yield from sides("new")
    yield from reserves()
    yield from boards(BOARD, seats=5, mountains=9)
    yield from missing("roads", "new", "reserve")
    yield at("new", "no new road", [])
    yield at("new.1", "one new side twice", "e3-s")
    dry = {"variants": ["carson_river"], "board": LEFT_OUT}
    yield Broken("the river without a board", dry, {"board"})
    wet = {f"d{row}": "~" for row in range(1, 9)}
    crossed = [f"d{row}-n" for row in range(1, 9)] + [f"d{row}-e" for row in range(1, 9)]
    river = {"variants": ["carson_river"], "board": board_of(**wet)}
    double = {**river, "roads": [*crossed, "a1-e", "a2-e"], "reserve": 0}
    yield Broken("bridges that take 26 roads in all", double, {"roads"})
    held = {**river, "roads": crossed, "reserve": 2}
    yield Broken("bridges and a reserve above 25", held, {"reserve"})


def house() -> Iterator[Broken]:
    yield from boards(BOARD, seats=5, mountains=9)
    yield from laid()
    yield from parcels("parcel")
    yield from wrong_kinds("whole number", "seat")
    yield from wrong_kinds("truth value", "owner_agrees")
    yield from missing("board", "parcel", "seat")
    yield from beyond("seat", 1, 5)
