"""Names of squares: a letter for the column, a number for the row, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.grid import name_of, place_of

MOST_COLUMNS, MOST_ROWS = 26, 99


@given(st.integers(0, MOST_COLUMNS - 1), st.integers(0, MOST_ROWS - 1))
def test_a_named_square_is_found_again(column: int, row: int) -> None:
    assert place_of(name_of(column, row)) == (column, row)


@given(st.text(max_size=4))
def test_a_text_is_a_name_only_if_it_is_written_as_one(text: str) -> None:
    place = place_of(text)
    assert place is None or name_of(*place) == text


NO_NAMES = {
    "nothing": "",
    "a column alone": "a",
    "a row alone": "1",
    "row nought": "a0",
    "a row written with a nought before it": "a01",
    "a capital letter": "A1",
    "two letters": "aa1",
    "three digits": "a100",
    "a letter of another alphabet": "\u03b11",
    "a letter with an accent": "é1",
    "wide digits": "a\uff11",
    "a raised digit": "a²",
    "a blank before": " a1",
    "a blank after": "a1 ",
    "a minus": "a-1",
    "a fraction": "a1.0",
}


@pytest.mark.parametrize("text", NO_NAMES.values(), ids=NO_NAMES.keys())
def test_no_square_is_called(text: str) -> None:
    assert place_of(text) is None
