"""What was typed, as values at paths: put there, read there, taken back exactly."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city_cards.sheet import SHEET as FACTS
from rules.core.paths import overlap, seat_of
from sheets.document import (
    Document,
    PathError,
    Put,
    as_text,
    changed,
    depth_at,
    objects_at,
    read_document,
    value_at,
)

CITY = FACTS.drawn["city"]
SIGNS = "hbmrtlio.s"
NAMES = st.sampled_from(["a", "b", "c", "0", "1"])
LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.floats(allow_nan=False) | st.text()
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.dictionaries(st.sampled_from(["counts", "cards", "level"]), VALUES, max_size=3)
PATHS = st.lists(NAMES, max_size=3).flatmap(
    lambda deeper: st.sampled_from(["seats.0.counts", "seats.0.cards", "shared.map", "extras.log"])
    .map(lambda whole: ".".join([whole, *deeper]))
)  # fmt: skip
PUTS = st.lists(st.builds(Put, PATHS, VALUES), min_size=1, max_size=4)


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """A sheet of one seat with anything on it; nothing that is null counts as there."""
    fields = {name: value for name, value in draw(FIELDS).items() if value is not None}
    extras = draw(st.dictionaries(st.just("log"), VALUES.filter(lambda value: value is not None)))
    seat = {"name": "Alex", "mark": "hat", "fields": fields}
    return {"setup": {}, "shared": {}, "extras": extras, "seats": [seat]}


def same(one: Any, other: Any) -> bool:
    """Equal as JSON is written: true is not 1, and the order of names does not count."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@given(documents(), PATHS, VALUES)
def test_what_was_put_somewhere_is_found_there(document: Document, path: str, value: Any) -> None:
    try:
        after = changed(document, (Put(path, value),), FACTS)
    except PathError:
        return
    assert same(value_at(after, path, FACTS), value)


@given(documents(), PUTS)
def test_every_change_can_be_taken_back_exactly(document: Document, puts: list[Put]) -> None:
    before, back, now = json.dumps(document), [], document
    for put in puts:
        earlier = value_at(now, put.path, FACTS)
        try:
            now, then = changed(now, (put,), FACTS), now
        except PathError:
            continue
        if not same(earlier, put.value):
            way = depth_at(then, put.path), objects_at(then, put.path)
            back.append(Put(put.path, earlier, *way))
        else:
            now = then
    assert same(changed(now, tuple(reversed(back)), FACTS), document)
    assert json.dumps(document) == before, "what was there is replaced, never altered"


@pytest.mark.parametrize(
    ("fields", "path", "value", "expected"),
    [
        pytest.param({}, "counts.mines", 4, {"counts": {"mines": 4}}, id="what is around is made"),
        pytest.param({"counts": {"mines": 4}}, "counts.mines", None, {}, id="and goes again"),
        pytest.param(
            {"counts": {"mines": 4, "banks": 1}},
            "counts.mines",
            None,
            {"counts": {"banks": 1}},
            id="unless something else is in it",
        ),
        pytest.param({}, "counts", {}, {"counts": {}}, id="an empty object is something"),
        pytest.param({}, "cards.0.at", "a1", {"cards": [{"at": "a1"}]}, id="a list begins with 0"),
        pytest.param({}, "counts.1", 3, {"counts": {"1": 3}}, id="and with nothing else"),
        pytest.param({"cards": [1]}, "cards.1", 2, {"cards": [1, 2]}, id="a list grows at its end"),
        pytest.param({"cards": [1, 2]}, "cards.1", None, {"cards": [1]}, id="and shrinks there"),
        pytest.param({"cards": [1]}, "cards.0", None, {"cards": []}, id="down to an empty one"),
        pytest.param(
            {"cards": [{"at": 1}, 2]}, "cards.0.at", None, {"cards": [{}, 2]}, id="others stay put"
        ),
        pytest.param({}, "city.b2", "h", {"city": "--/-h"}, id="a drawing begins"),
        pytest.param({"city": "h"}, "city.a1", None, {}, id="a drawing without a sign goes"),
        pytest.param({"cards": 3}, "cards", None, {}, id="a field goes"),
        pytest.param({}, "cards", None, {}, id="nothing goes where nothing is"),
    ],
)
def test_a_value_comes_to_its_path(
    fields: Document, path: str, value: Any, expected: Document
) -> None:
    document = {"seats": [{"name": "Alex", "fields": fields}]}
    after = changed(document, (Put(f"seats.0.{path}", value),), FACTS)
    assert after == {"seats": [{"name": "Alex", "fields": expected}]}


def test_a_list_that_a_change_began_goes_with_it_and_else_stays() -> None:
    document = {"seats": [{"name": "Alex", "fields": {}}]}
    path = "seats.0.cards.0"
    begun = changed(document, (Put(path, {"at": "a1"}),), FACTS)
    assert changed(begun, (Put(path, None),), FACTS)["seats"][0]["fields"] == {"cards": []}
    assert changed(begun, (Put(path, None, depth_at(document, path)),), FACTS) == document


def test_an_object_whose_first_number_went_comes_back_as_an_object() -> None:
    document = {"seats": [{"name": "Alex", "fields": {"counts": {"0": {"0": 2}}}}]}
    path = "seats.0.counts.0.0"
    gone = changed(document, (Put(path, None),), FACTS)
    assert gone["seats"][0]["fields"] == {}
    way = depth_at(document, path), objects_at(document, path)
    assert changed(gone, (Put(path, 2, *way),), FACTS) == document


def test_beside_the_table_no_list_begins() -> None:
    after = changed({"extras": {}, "seats": []}, (Put("extras.log.0", "first"),), FACTS)
    assert after["extras"] == {"log": {"0": "first"}}


@pytest.mark.parametrize(
    ("fields", "path", "value"),
    [
        pytest.param({"counts": 3}, "counts.mines", 4, id="a number has no parts"),
        pytest.param({"counts": "text"}, "counts.mines", None, id="nor has a text"),
        pytest.param({"counts": {"a": None}}, "counts.a.b", 1, id="nor has a null"),
        pytest.param({"cards": [1]}, "cards.2", 2, id="a list has no gaps"),
        pytest.param({"cards": [1, 2]}, "cards.0", None, id="nor loses its first"),
        pytest.param({"cards": [1, 2]}, "cards.01", 3, id="a number has no nought before it"),
        pytest.param({"cards": [1]}, "cards.first", 3, id="a list has numbers only"),
        pytest.param({"cards": [1]}, f"cards.{'9' * 5000}", 3, id="a number beyond all reason"),
        pytest.param({"city": {"a1": "h"}}, "city.a1", "h", id="a drawing is a text"),
        pytest.param({"city": "h"}, "city.a1.x", "h", id="a place has no parts"),
    ],
)
def test_nothing_comes_where_there_is_no_place_for_it(
    fields: Document, path: str, value: Any
) -> None:
    document = {"seats": [{"name": "Alex", "fields": fields}]}
    with pytest.raises(PathError):
        changed(document, (Put(f"seats.0.{path}", value),), FACTS)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("seats.0.city", "seats.0.city", True),
        ("seats.0.city", "seats.0.city.d4", True),
        ("seats.0.city.d4", "seats.0.city.d5", False),
        ("seats.0.city.d1", "seats.0.city.d11", False),
        ("seats.1.city", "seats.11.city", False),
        ("seats.0.city", "seats.0.cit", False),
        ("shared", "shared.board.d4", True),
    ],
)
def test_two_paths_overlap_where_one_is_the_other_or_inside(
    one: str, other: str, expected: bool
) -> None:
    assert overlap(one, other) is expected
    assert overlap(other, one) is expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [("seats.11.city", 11), ("shared.board", None), ("seats.x.y", None), ("seats", None)],
)
def test_the_seat_of_a_path_is_known(path: str, expected: int | None) -> None:
    assert seat_of(path) == expected


def test_a_number_of_thousands_of_digits_is_no_seat() -> None:
    assert seat_of(f"seats.{'9' * 5000}.city") is None


# Drawings

PLACES = [f"{letter}{number}" for letter in "abcdefgh" for number in range(1, 9)]
DRAWN = st.text(f"{SIGNS}-/123?é", max_size=40).map(" {}\n".format)


def all_places(text: str) -> dict[str, str | None]:
    return {name: CITY.signs_on(text).get(name) for name in PLACES}


@given(DRAWN, st.sampled_from(PLACES), st.sampled_from([*SIGNS, None]))
def test_a_sign_comes_to_its_place_and_all_others_stay(
    text: str, name: str, sign: str | None
) -> None:
    assert CITY.is_place(name)
    after = CITY.with_signs(text, {name: sign})
    assert all_places(after) == {**all_places(text), name: sign}


@given(DRAWN, st.sampled_from(PLACES), st.sampled_from(SIGNS))
def test_a_sign_that_is_taken_back_leaves_the_drawing_as_it_was(
    text: str, name: str, sign: str
) -> None:
    once = CITY.with_signs(text, {name: CITY.signs_on(text).get(name)})
    there = CITY.with_signs(once, {name: sign})
    assert CITY.with_signs(there, {name: CITY.signs_on(once).get(name)}) == once


@pytest.mark.parametrize("sign", [*SIGNS, "H", "Y", "-"])
def test_letters_of_the_notation_are_signs(sign: str) -> None:
    assert CITY.is_sign(sign)


@pytest.mark.parametrize("sign", ["", "/", "1", "?", "hh", " ", "é"])
def test_whatever_else_is_typed_is_no_sign(sign: str) -> None:
    assert not CITY.is_sign(sign)
    assert CITY.word_of(sign) is None


@pytest.mark.parametrize("name", ["", "a", "a0", "a01", "A1", "zz9", "a1 ", "1a", "z99", "a٣"])
def test_whatever_is_no_name_on_the_frame_is_no_place(name: str) -> None:
    assert not CITY.is_place(name)


def test_a_drawing_beyond_all_bounds_does_not_grow() -> None:
    text = "/" * 50_000 + "h" * 50_000
    assert len(CITY.with_signs(text, {"a1": "h"})) <= len(text) + 26 * 27


def test_a_text_is_read_once_for_all_who_ask() -> None:
    text = as_text({"seats": [{"name": "Ann", "mark": "a", "fields": {}}]})
    assert read_document(text) is read_document(text[:1] + text[1:])
    assert as_text(read_document(text)) == text
