"""Cities, cards and parcels as texts: read, written and refused."""

from string import ascii_lowercase
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.notation import LONGEST_TEXT, NotationError, read_card, read_city
from rules.core.faults import RefusedError
from rules.core.grid import name_of, place_of
from rules.core.messages import Message, say
from tests.carson_city_cards import dealing, plain
from tests.carson_city_cards.asking import answer_to, refused_at
from tests.strategies import chances
from translations.catalogue import catalogue

letters = st.sampled_from(plain.LETTERS)
words = catalogue("en", TITLE.room)

SAME_CITY = {
    "capital letters are small ones": ("HB.I/Tl.i", "hb.i/tl.i"),
    "blanks around the text do not count": ("  \n hb/tl \t", "hb/tl"),
    "a digit is a run of bare spots": ("3hb/3tl/hb/tl", "---hb/---tl/hb---/tl---"),
    "each digit is a run by itself": ("11hb/2tl/hb/tl", "--hb/--tl/hb--/tl--"),
    "the longest digit is nine": ("9hb/9tl", "hb/tl"),
    "short rows go on with bare spots": ("hb/tlhb/--tl", "hb--/tlhb/--tl"),
    "bare spots at the end of a row do not count": ("hb--/tl9", "hb/tl"),
    "bare columns in front do not count": ("--hb/--tl", "hb/tl"),
    "bare rows above and below do not count": ("//--/hb/tl/-/", "hb/tl"),
    "bare spots inside the city stay": ("hbhb/t--l/t--l/hbhb", "hbhb/t--l/t--l/hbhb"),
    "no text is no city": ("", ""),
    "bare spots alone are no city": ("--/9/", ""),
}
REFUSED = {
    "an unknown letter": ("hb/tx", [("x", 2)]),
    "an unknown capital is named as it is read": ("hb/tX", [("x", 2)]),
    "a zero": ("h0/tl", [("0", 1)]),
    "a blank inside the text": ("h b/tl", [(" ", 1)]),
    "a star": ("hb/tl/*", [("*", 3)]),
    "a letter with an accent": ("hé/tl", [("é", 1)]),
    "a digit of another script": ("h٣/tl", [("٣", 1)]),
    "a raised digit": ("h²/tl", [("²", 1)]),
    "the sign for kelvin, which is no K": ("h\u212a/tl", [("\u212a", 1)]),
    "two symbols in one row": ("hx/tl/?zh", [("x", 1), ("?", 3), ("z", 3)]),
    "one symbol twice in a row is named once": ("xx/tl", [("x", 1)]),
    "one symbol in two rows is named twice": ("xb/xl", [("x", 1), ("x", 2)]),
}
NO_CARDS = {
    "one row": "hb",
    "three rows": "hb/tl/hb",
    "a short row": "hb/t",
    "a long row": "hbh/tl",
    "nothing": "",
    "a bare spot": "h-/tl",
    "a digit": "h1/tl",
    "an unknown letter": "hx/tl",
    "a blank inside": "h /tl",
}
NO_PARCELS = [
    *["", "a", "1", "a0", "a27", "3c", "aa1", "a01", "a1b", "a 1", "a-1", "a1.0", "ä1", "a²", "a٣"],
    "\u212a1",
]


@pytest.mark.parametrize(("typed", "normal"), SAME_CITY.values(), ids=SAME_CITY)
def test_the_normal_form_is_the_smallest_rectangle_in_full(typed: str, normal: str) -> None:
    assert str(read_city(typed)) == normal


@given(chances)
def test_a_city_written_down_and_read_again_is_the_same_city(chance: Any) -> None:
    cards = dealing.cards_laid(chance, dealing.Bag(chance), chance.randint(0, 12))
    text = dealing.notation(chance, plain.lay(cards))
    city = read_city(text)
    normal = str(city)
    assert normal == plain.drawing(plain.parse(text)) == plain.drawing(plain.lay(cards))
    again = read_city(normal)
    assert str(again) == normal
    if box := city.box:
        assert again.moved(box.left, box.top) == city


@given(st.lists(st.text(plain.LETTERS + "-", max_size=26), max_size=26))
def test_whatever_can_be_drawn_has_one_normal_form(rows: list[str]) -> None:
    text = "/".join(rows)
    assert str(read_city(text)) == plain.drawing(plain.parse(text))


def test_the_first_symbol_lies_on_a1_and_the_last_on_z26() -> None:
    city = read_city("/".join(["h" + "-" * 24 + "b", *["-"] * 24, "t" + "-" * 24 + "l"]))
    assert (city.box.left, city.box.top, city.box.right, city.box.bottom) == (0, 0, 25, 25)
    assert str(city).startswith("h-")
    assert str(city).endswith("-l")


@pytest.mark.parametrize(("text", "symbols"), REFUSED.values(), ids=REFUSED)
def test_a_refused_text_names_its_symbols_and_rows(
    text: str, symbols: list[tuple[str, int]]
) -> None:
    with pytest.raises(NotationError) as refused:
        read_city(text)
    says = refused.value.says
    assert [(dict(each.gaps)["symbol"], dict(each.gaps)["row"]) for each in says] == symbols
    for message, (symbol, row) in zip(says, symbols, strict=True):
        assert f"“{symbol}”" in words.text(message)
        assert f"Row {row}" in words.text(message)


@given(st.text(max_size=30))
def test_any_text_at_all_is_a_city_or_is_refused_with_sentences(text: str) -> None:
    says = what_speaks_against(text)
    assert all(len(words.text(message)) > 20 for message in says)
    assert says or str(read_city(str(read_city(text)))) == str(read_city(text))


def what_speaks_against(text: str) -> tuple[Message, ...]:
    try:
        read_city(text)
    except NotationError as refused:
        return refused.says or (say("no-reason-given"),)
    return ()


@pytest.mark.parametrize(
    ("text", "rows", "columns"),
    [("9" * 3, 1, 27), ("h" * 27, 1, 27), ("/" * 26, 27, 0), ("/" * 26 + "9" * 3, 27, 27)],
)
def test_what_does_not_fit_on_the_frame_is_refused(text: str, rows: int, columns: int) -> None:
    with pytest.raises(NotationError) as refused:
        read_city(text)
    too_large = {27 for count in (rows, columns) if count > 26}
    assert {dict(each.gaps)["count"] for each in refused.value.says} == too_large
    assert len(refused.value.says) == (rows > 26) + (columns > 26)


def test_a_text_longer_than_any_city_is_refused_at_once() -> None:
    assert str(read_city("h" + " " * (LONGEST_TEXT - 1))) == "h"
    with pytest.raises(NotationError) as refused:
        read_city("x" * (LONGEST_TEXT + 1))
    assert str(LONGEST_TEXT) in words.text(refused.value.says[0]).replace(",", "")


@given(st.lists(letters, min_size=4, max_size=4))
def test_a_card_written_down_and_read_again_is_the_same_card(drawn: list[str]) -> None:
    text = f"{drawn[0]}{drawn[1]}/{drawn[2]}{drawn[3]}"
    assert str(read_card(text)) == text
    assert read_card(f" {text.upper()} ") == read_card(text)


@pytest.mark.parametrize("text", NO_CARDS.values(), ids=NO_CARDS)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_card(text)


def test_a_refused_card_names_each_unknown_symbol_once() -> None:
    with pytest.raises(NotationError) as refused:
        read_card("x?/xl")
    assert [dict(each.gaps)["symbol"] for each in refused.value.says] == ["x", "?"]


def test_every_parcel_of_the_frame_has_a_name_that_leads_back_to_it() -> None:
    places = [(column, row) for column in range(26) for row in range(26)]
    names = [name_of(*place) for place in places]
    assert [place_of(name) for name in names] == places
    assert names == [f"{letter}{row}" for letter in ascii_lowercase for row in range(1, 27)]


@pytest.mark.parametrize("at", NO_PARCELS)
def test_what_names_no_parcel_is_refused(at: str) -> None:
    assert refused_at("placement", {"city": "", "card": "h./..", "at": at}) == {"at"}


@pytest.mark.parametrize("at", ["b2", "B2", " b2 "])
def test_a_parcels_name_may_be_capital_and_have_blanks_around_it(at: str) -> None:
    assert refused_at("building", {"city": "hb/tl", "at": at}) == set()


@pytest.mark.parametrize(("at", "errors"), [("y25", set()), ("z25", {"at"}), ("y26", {"at"})])
def test_a_card_needs_room_on_the_frame(at: str, errors: set[str]) -> None:
    assert refused_at("placement", {"city": "", "card": "h./..", "at": at}) == errors


@pytest.mark.parametrize(
    ("question", "situation", "last"),
    [
        ("building", {"city": "hb/tl"}, "z26"),
        ("placement", {"city": "hb/tl", "card": "h./.."}, "y25"),
    ],
)
def test_a_refused_parcel_hears_which_ones_there_are(
    question: str, situation: dict[str, str], last: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        answer_to(question, {**situation, "at": "a27"})
    (fault,) = refused.value.faults
    assert last in words.text(fault.says)
