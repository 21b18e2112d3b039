"""Roads on bit boards: they equal a plain search, and no side of the map is special."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city import TITLE
from rules.carson_city.board import MAP
from rules.carson_city.laying import laid, terrain_of
from rules.carson_city.roads import (
    NAME_OF_SIDE,
    OUTER_EDGE,
    SIDE_CALLED,
    SIDES,
    Reach,
    Terrain,
    bridge_sides,
    reached_by,
)
from rules.core.grid import squares
from rules.core.readings import Setup
from rules.core.rulings import Answer
from tests.carson_city import dealing, plain_roads
from tests.carson_city.plain_board import NAMES, RIVER, readings_of
from tests.carson_city.road_questions import ASKED, ROUND_D4, Body, ask
from tests.carson_city.strategies import questions
from tests.strategies import chances


def net_called(written: list[str]) -> int:
    net = 0
    for entry in written:
        for letter in entry[3:]:
            net |= SIDE_CALLED[f"{entry[:2]}-{letter}"]
    return net


def dealt_reach(chance: Random) -> tuple[Reach, Any, Any, Any]:
    """A net on a map, with the same for the plain search: net, town and readings."""
    body = dealing.set_up(chance, *["carson_river"] * dealing.heads(chance))
    town = dealing.board(chance, body)
    readings = readings_of(body)
    written = dealing.net(chance, town, readings)
    setup = Setup(TITLE, "en", (), body.get("house_rules", {}))
    river = sum(MAP.bit(*place_of(name)) for name, (_, sign) in town.items() if sign == RIVER)
    reach = Reach(net_called(written), terrain_of(river, setup.readings()))
    return reach, set(plain_roads.sides_of(written)), town, readings


def place_of(name: str) -> tuple[int, int]:
    return "abcdefgh".index(name[0]), int(name[1]) - 1


# Sides and their names


def test_the_map_has_144_sides_of_which_32_are_its_edge() -> None:
    assert (SIDES.bit_count(), OUTER_EDGE.bit_count(), len(NAME_OF_SIDE)) == (144, 32, 144)


@pytest.mark.parametrize(
    ("name", "other"), [("d4-n", "d3-s"), ("d4-e", "e4-w"), ("h8-n", "h7-s"), ("b1-w", "a1-e")]
)
def test_two_parcels_share_a_side(name: str, other: str) -> None:
    assert SIDE_CALLED[name] == SIDE_CALLED[other]


def test_a_side_is_called_by_its_name() -> None:
    assert [name for side, name in NAME_OF_SIDE.items() if SIDE_CALLED[name] != side] == []


def test_a_parcel_is_reached_by_each_of_its_sides() -> None:
    sides = [(name, f"{name}-{letter}") for name in NAMES for letter in "nesw"]
    assert [side for name, side in sides if not is_reached(name, side)] == []


def is_reached(name: str, side: str) -> bool:
    """Whether a road on this side reaches the parcel."""
    return bool(reached_by(SIDE_CALLED[side]) >> MAP.square(*place_of(name)) & 1)


def test_one_road_reaches_six_parcels_and_the_four_round_a_house_reach_nine() -> None:
    assert reached_by(SIDE_CALLED["d4-n"]).bit_count() == 6
    assert reached_by(net_called(ROUND_D4)).bit_count() == 9


def test_a_side_between_river_and_land_is_no_bridge() -> None:
    river = MAP.bit(*place_of("c1")) | MAP.bit(*place_of("c2"))
    bridges = {NAME_OF_SIDE[1 << number] for number in squares(bridge_sides(river))}
    assert bridges == {"c1-n", "c2-n"}


# The search


@given(chances)
def test_the_roads_needed_equal_a_plain_search(chance: Random) -> None:
    reach, net, town, readings = dealt_reach(chance)
    for name in NAMES:
        needed = plain_roads.roads_needed(net, name, town, readings)
        assert reach.roads_needed(MAP.square(*place_of(name))) == needed, name


@given(chances)
def test_laying_the_plan_reaches_the_parcel_at_its_price(chance: Random) -> None:
    reach, *_ = dealt_reach(chance)
    for square in MAP.names:
        plan = reach.plan(square)
        laying = laid(reach.net, plan, reach.terrain)
        assert laying.is_legal
        assert laying.price == (reach.roads_needed(square) or 0)
        assert not reach.net or reached_by(laying.net) >> square & 1


@given(chances)
def test_all_parcels_at_once_are_each_parcel_alone(chance: Random) -> None:
    reach, *_ = dealt_reach(chance)
    at_once = {
        square: roads for roads, board in enumerate(reach.parcels()) for square in squares(board)
    }
    alone = {square: reach.roads_needed(square) for square in MAP.names}
    assert at_once == {square: roads for square, roads in alone.items() if roads is not None}


@given(chances)
def test_one_road_more_on_the_map_never_makes_a_parcel_farther(chance: Random) -> None:
    reach, *_ = dealt_reach(chance)
    more = Reach(reach.net | chance.choice(list(NAME_OF_SIDE)), reach.terrain)
    for square in MAP.names:
        before = reach.roads_needed(square)
        assert before is None or (more.roads_needed(square) or 0) <= before


def test_from_no_road_nothing_is_reached() -> None:
    reach = Reach(0)
    assert {reach.roads_needed(square) for square in MAP.names} == {None}
    assert reach.plan(MAP.square(3, 3)) == ()


def test_where_the_edge_is_closed_the_way_leads_round() -> None:
    corner = MAP.square(0, 3)
    net = SIDE_CALLED["a1-w"]
    assert Reach(net).roads_needed(corner) == 2
    assert Reach(net, Terrain(closed=OUTER_EDGE)).roads_needed(corner) == 3


def test_a_bridge_counts_twice() -> None:
    river = sum(MAP.bit(2, row) for row in range(8))
    net, beyond = SIDE_CALLED["b4-n"], MAP.square(4, 3)
    assert Reach(net).roads_needed(beyond) == 2
    assert Reach(net, Terrain(double=bridge_sides(river))).roads_needed(beyond) == 3


# Mirrored and turned

Place = tuple[int, int]
TURNS: dict[str, tuple[Callable[[int, int], Place], str]] = {
    "mirrored left to right": (lambda column, row: (7 - column, row), "nwse"),
    "mirrored top to bottom": (lambda column, row: (column, 7 - row), "senw"),
    "mirrored along the diagonal": (lambda column, row: (row, column), "wsen"),
    "turned to the right": (lambda column, row: (7 - row, column), "eswn"),
    "turned upside down": (lambda column, row: (7 - column, 7 - row), "swne"),
}


def moved_name(name: str, turn: str) -> str:
    column, row = TURNS[turn][0](*place_of(name))
    return f"{'abcdefgh'[column]}{row + 1}"


def moved_sides(written: str, turn: str) -> str:
    letters = dict(zip("nesw", TURNS[turn][1], strict=True))
    return moved_name(written[:2], turn) + "-" + "".join(letters[each] for each in written[3:])


def moved_board(text: str, turn: str) -> str:
    cells = [row.split(" ") for row in text.split("/")]
    moved = {
        moved_name(name, turn): cells[int(name[1]) - 1]["abcdefgh".index(name[0])] for name in NAMES
    }
    return "/".join(
        " ".join(moved[f"{column}{row}"] for column in "abcdefgh") for row in range(1, 9)
    )


def moved_body(body: Body, turn: str) -> Body:
    moved = dict(body)
    for key in {"parcel", "house"} & set(body):
        moved[key] = moved_name(body[key], turn)
    for key in {"roads", "new", "new_roads"} & set(body):
        moved[key] = [moved_sides(written, turn) for written in body[key]]
    return {**moved, "board": moved_board(body["board"], turn)} if "board" in body else moved


def moved_facts(facts: Any, turn: str) -> Body:
    return {
        key: sorted(moved_name(name, turn) for name in value) if isinstance(value, list) else value
        for key, value in facts.items()
    }


def outcomes(answer: Answer, turn: str | None = None) -> Any:
    """Everything that is answered but the sentences."""
    facts = answer.ruling.facts
    told = moved_facts(facts, turn) if turn else dict(facts)
    varied = [
        (entry.point, other.reading, other.outcome.verdict)
        for entry in answer.depends_on
        for other in entry.otherwise
    ]
    clauses = [reason.clause for reason in answer.ruling.because]
    return answer.ruling.verdict, told, clauses, varied


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("question", ASKED)
@given(data=st.data())
def test_a_map_looked_at_from_elsewhere_changes_nothing_but_names(
    question: str, turn: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    assert outcomes(ask(question, body), turn) == outcomes(ask(question, moved_body(body, turn)))
