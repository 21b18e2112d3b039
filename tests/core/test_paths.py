"""Paths as text: put together, taken apart, compared."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import paths
from rules.core.paths import (
    field_path,
    in_seat,
    is_within,
    joined,
    last_of,
    overlap,
    parent_of,
    parts_of,
    root_of,
    seat_of,
    seat_path,
    shortened,
)

PARTS = st.lists(st.text("abc_-01", min_size=1, max_size=3), min_size=1, max_size=5)


def test_the_examples_are_right() -> None:
    done = doctest.testmod(paths)
    assert done.attempted
    assert not done.failed


@given(PARTS)
def test_what_is_joined_can_be_taken_apart(parts: list[str]) -> None:
    path = joined(*parts)
    assert parts_of(path) == parts
    assert [root_of(path), last_of(path)] == [parts[0], parts[-1]]
    assert joined(parent_of(path), last_of(path)) == path
    assert shortened(path, len(parts)) == path


@given(PARTS, PARTS)
def test_a_part_lies_within_its_whole_and_nothing_else_does(
    whole: list[str], more: list[str]
) -> None:
    path, part = joined(*whole), joined(*whole, *more)
    assert is_within(part, path)
    assert not is_within(path, part)
    assert not is_within(f"{path}x", path)
    assert overlap(path, part)
    assert overlap(part, path)
    assert not overlap(joined("a", *more), joined("b", *more))


@given(st.integers(0, 9999), PARTS)
def test_a_seat_is_found_again(number: int, parts: list[str]) -> None:
    path = seat_path(number, *parts)
    assert seat_of(path) == number
    assert in_seat(path) == parts
    assert field_path(path) == seat_path(number, parts[0])


@pytest.mark.parametrize(
    "path",
    ["", "seats", "seats.", "seats.x.city", "seats.-1.city", "seats.12345.city", "players.0.name"],
)
def test_what_belongs_to_no_seat_has_none(path: str) -> None:
    assert seat_of(path) is None
