"""The town as a drawing of parcels, and its notation back and forth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city.board import EMPTY_BOARD, MAP, board_of
from rules.carson_city.notation import READ_SIGN, NotationError, read_board
from rules.carson_city.sheet import TownDrawing
from rules.core.messages import Word

DRAWING = TownDrawing()
names = st.sampled_from(sorted(MAP.names.values()))
signs = st.sampled_from(sorted(READ_SIGN))
towns = st.lists(signs, min_size=64, max_size=64).map(
    lambda drawn: "/".join(" ".join(drawn[row * 8 : row * 8 + 8]) for row in range(8))
)


@given(towns)
def test_a_board_is_written_as_it_was_read(text: str) -> None:
    assert str(read_board(text)) == text


@given(towns)
def test_a_board_is_made_of_its_parcels(text: str) -> None:
    board = read_board(text)
    parcels = [(sq, board.thing_on(sq), board.owner_of(sq) or 0) for sq in MAP.names]
    assert board_of(parcels) == board


@given(towns, names, signs)
def test_a_sign_is_put_on_its_parcel_alone(text: str, name: str, sign: str) -> None:
    drawn = DRAWING.with_signs(text, {name: sign})
    assert (DRAWING.signs_on(drawn).get(name) or ".") == sign
    before = DRAWING.signs_on(text).get(name) or "."
    expected = {} if sign == before else {name: None if sign == "." else sign}
    assert DRAWING.differences(text, drawn) == expected


@given(towns, towns)
def test_the_differences_lead_from_one_town_to_the_other(old: str, new: str) -> None:
    changes = DRAWING.differences(old, new)
    assert changes is not None
    for name, sign in changes.items():
        old = DRAWING.with_signs(old, {name: sign})
    assert (old or str(EMPTY_BOARD)) == new


@given(names, signs)
def test_a_sheet_without_a_board_is_an_empty_town(name: str, sign: str) -> None:
    drawn = DRAWING.with_signs("", {name: sign})
    assert drawn == ("" if sign == "." else str(read_board(drawn)))


def test_an_unfinished_text_is_no_town_to_compare() -> None:
    assert DRAWING.differences(". . 1r", str(EMPTY_BOARD)) is None
    assert DRAWING.differences(str(EMPTY_BOARD), "x" + str(EMPTY_BOARD)[1:]) is None


def test_what_was_typed_beyond_the_map_stays() -> None:
    drawn = DRAWING.with_signs(". . . . . . . . 1r", {"a1": "h"})
    assert drawn.startswith("h . . . . . . . 1r/")


@pytest.mark.parametrize(
    ("sign", "thing", "owner"),
    [("2r", "ranch", 2), ("H", "house", None), ("~", "river", None), ("5.", "empty", 5)],
)
def test_a_sign_names_a_thing_and_an_owner(sign: str, thing: str, owner: int | None) -> None:
    assert DRAWING.word_of(sign) == Word(f"thing-{thing}")
    assert DRAWING.owner_of(sign) == owner


@pytest.mark.parametrize("sign", ["", "6r", "0r", "12r", "x", "r2", "ß"])
def test_what_is_no_sign(sign: str) -> None:
    assert not DRAWING.is_sign(sign)
    assert DRAWING.word_of(sign) is None


ROW = " ".join("........")
NO_BOARDS = {
    "": {"board-not-eight-rows", "board-row-not-eight"},
    "/".join([ROW] * 7): {"board-not-eight-rows"},
    "/".join([ROW] * 9): {"board-not-eight-rows"},
    "/".join([*[ROW] * 7, ROW + " ."]): {"board-row-not-eight"},
    "/".join([*[ROW] * 7, ROW[:-1] + "6r"]): {"board-unknown-sign"},
    "/".join([*[ROW] * 7, "........"]): {"board-row-not-eight", "board-unknown-sign"},
    " " * 2001: {"board-text-too-long"},
}


@pytest.mark.parametrize(("text", "says"), NO_BOARDS.items())
def test_what_is_no_board(text: str, says: set[str]) -> None:
    with pytest.raises(NotationError) as error:
        read_board(text)
    assert {message.id for message in error.value.says} == says


def test_commas_part_as_blanks_do_and_capitals_are_letters() -> None:
    text = "/".join([*[ROW.replace(" ", ", ")] * 7, ".,., .,.,.,.,.,1R"])
    assert str(read_board(text)) == "/".join([*[ROW] * 7, ROW[:-1] + "1r"])
