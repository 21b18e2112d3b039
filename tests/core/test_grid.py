"""Bit boards against plain sets of places."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.grid import Box, Grid, Names, name_of, place_of, squares

Place = tuple[int, int]

SIDES = [(0, -1), (-1, 0), (1, 0), (0, 1)]
SIDES_AND_CORNERS = [*SIDES, (-1, -1), (1, -1), (-1, 1), (1, 1)]


@cache
def grid_of(columns: int, rows: int) -> Grid:
    return Grid(columns, rows)


def board_of(grid: Grid, places: set[Place]) -> int:
    return sum(grid.bit(*place) for place in places)


def places_of(grid: Grid, board: int) -> set[Place]:
    return {grid.place(square) for square in squares(board)}


def touching(places: set[Place], ways: list[Place]) -> set[Place]:
    return {(column + x, row + y) for column, row in places for x, y in ways}


def plain_parts(places: set[Place], ways: list[Place]) -> list[set[Place]]:
    parts = []
    rest = set(places)
    while rest:
        part = {min(rest, key=lambda place: (place[1], place[0]))}
        while (wider := part | touching(part, ways) & rest) != part:
            part = wider
        parts.append(part)
        rest -= part
    return parts


@st.composite
def drawn(draw: st.DrawFn) -> tuple[Grid, set[Place]]:
    columns, rows = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    places = st.tuples(st.integers(0, columns - 1), st.integers(0, rows - 1))
    return grid_of(columns, rows), draw(st.sets(places, max_size=columns * rows))


@given(drawn())
def test_a_board_gives_back_the_places_that_it_was_made_of(case: tuple[Grid, set[Place]]) -> None:
    grid, places = case
    assert places_of(grid, board_of(grid, places)) == places


@given(drawn())
def test_squares_come_row_by_row_from_the_upper_left(case: tuple[Grid, set[Place]]) -> None:
    grid, places = case
    in_order = [grid.place(square) for square in squares(board_of(grid, places))]
    assert in_order == sorted(places, key=lambda place: (place[1], place[0]))


@given(drawn())
def test_beside_are_the_places_across_a_side_also_just_outside(
    case: tuple[Grid, set[Place]],
) -> None:
    grid, places = case
    assert places_of(grid, grid.beside(board_of(grid, places))) == touching(places, SIDES)


@given(drawn())
def test_around_are_the_places_across_sides_and_corners_also_just_outside(
    case: tuple[Grid, set[Place]],
) -> None:
    grid, places = case
    expected = touching(places, SIDES_AND_CORNERS) - places
    assert places_of(grid, grid.around(board_of(grid, places))) == expected


@given(drawn())
def test_what_lies_around_each_square_is_at_hand(case: tuple[Grid, set[Place]]) -> None:
    grid, places = case
    for column, row in places:
        at_hand = grid.around_each[grid.square(column, row)]
        assert places_of(grid, at_hand) == touching({(column, row)}, SIDES_AND_CORNERS)


@given(drawn(), st.booleans())
def test_parts_are_what_walking_from_place_to_place_reaches(
    case: tuple[Grid, set[Place]], corners: bool
) -> None:
    grid, places = case
    parts = [places_of(grid, part) for part in grid.parts(board_of(grid, places), corners=corners)]
    assert parts == plain_parts(places, SIDES_AND_CORNERS if corners else SIDES)


def test_a_card_that_touches_at_a_corner_is_a_part_of_its_own_unless_corners_join() -> None:
    grid = grid_of(4, 4)
    board = board_of(grid, {(0, 0), (1, 1)})
    assert len(grid.parts(board, corners=False)) == 2
    assert grid.parts(board, corners=True) == [board]


@pytest.mark.parametrize("corners", [False, True])
def test_the_last_square_of_a_row_is_not_joined_to_the_first_of_the_next(corners: bool) -> None:
    grid = grid_of(3, 4)
    assert len(grid.parts(board_of(grid, {(2, 0), (0, 1), (0, 2)}), corners=corners)) == 2


@given(drawn())
def test_the_box_is_the_smallest_rectangle_around(case: tuple[Grid, set[Place]]) -> None:
    grid, places = case
    box = grid.box(board_of(grid, places))
    if not places:
        assert box is None
        return
    columns, rows = zip(*places, strict=True)
    assert box == Box(min(columns), min(rows), max(columns), max(rows))
    assert box.columns == 1 + max(columns) - min(columns)
    assert box.rows == 1 + max(rows) - min(rows)


@given(drawn(), st.data())
def test_joined_boxes_are_the_box_of_both(
    case: tuple[Grid, set[Place]], data: st.DataObject
) -> None:
    grid, places = case
    some = {place for place in sorted(places) if data.draw(st.booleans())}
    one, other = (grid.box(board_of(grid, part)) for part in (some, places - some))
    if one and other:
        assert one.joined(other) == other.joined(one) == grid.box(board_of(grid, places))


@given(drawn(), st.data())
def test_a_moved_board_holds_the_places_moved(
    case: tuple[Grid, set[Place]], data: st.DataObject
) -> None:
    grid, places = case
    box = grid.box(board_of(grid, places)) or Box(0, 0, 0, 0)
    right = data.draw(st.integers(-box.left, grid.columns - 1 - box.right))
    down = data.draw(st.integers(-box.top, grid.rows - 1 - box.bottom))
    moved = grid.moved(board_of(grid, places), right, down)
    assert places_of(grid, moved) == {(column + right, row + down) for column, row in places}
    assert grid.moved(moved, -right, -down) == board_of(grid, places)


@given(drawn())
def test_the_whole_grid_has_each_of_its_squares_and_a_name_for_each(
    case: tuple[Grid, set[Place]],
) -> None:
    grid, _ = case
    everywhere = {(c, r) for c in range(grid.columns) for r in range(grid.rows)}
    assert places_of(grid, grid.all) == everywhere
    assert {place_of(name) for name in grid.names.values()} == everywhere


@given(drawn(), st.booleans())
def test_names_are_those_of_the_places_in_reading_order_and_none_outside(
    case: tuple[Grid, set[Place]], outside: bool
) -> None:
    grid, places = case
    ring = grid.around(grid.all) if outside else 0
    names = Names(grid, board_of(grid, places) | ring)
    assert list(names) == [name_of(*place) for place in sorted(places, key=lambda p: (p[1], p[0]))]
    assert len(names) == len(places)
    everywhere = {(c, r) for c in range(grid.columns) for r in range(grid.rows)}
    assert {place for place in everywhere if name_of(*place) in names} == places
