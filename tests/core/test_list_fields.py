"""Lists in forms, anything that JSON can hold, and how what was typed is quoted."""

import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marshmallow import ValidationError
from marshmallow.fields import Field

from rules.core.fields import LONGEST_QUOTE, Flag, ListOf, Text, Whole, one_of, quoted
from rules.core.messages import Message, say
from tests.core.refused import HUGE, NAN, Metal, refused


@pytest.mark.parametrize("value", [{}, {"0": 1}, "123", 3, True, NAN], ids=repr)
def test_no_list_is(value: object) -> None:
    assert refused(ListOf(Whole(0, 9)), value) == [say("field-not-a-list", given=quoted(value))]


TOO_SHORT = [say("field-list-too-short", count=length, shortest=2) for length in (0, 1)]
TOO_LONG = say("field-list-too-long", count=4, longest=3)


@pytest.mark.parametrize(
    ("length", "expected"), [*enumerate(TOO_SHORT), (4, TOO_LONG)], ids=["none", "one", "four"]
)
def test_a_list_has_as_many_entries_as_it_may(length: int, expected: Message) -> None:
    assert refused(ListOf(Whole(0, 9), shortest=2, longest=3), [1] * length) == [expected]


def test_a_list_of_unheard_of_length_is_refused_before_anybody_looks_into_it() -> None:
    (says,) = refused(ListOf(Whole(0, 9)), ["wrong"] * 1001)
    assert says == say("field-list-too-long", count=1001, longest=1000)


def test_a_list_becomes_a_tuple_of_its_entries() -> None:
    assert ListOf(one_of(Metal)).deserialize(["lead", "gold"]) == (Metal.LEAD, Metal.GOLD)


def test_every_wrong_entry_is_refused_at_its_number() -> None:
    assert refused(ListOf(Whole(0, 9)), [1, "2", 3, None, 10]) == {
        1: [say("field-not-whole", given="2", minimum=0, maximum=9)],
        3: [say("field-null")],
        4: [say("field-out-of-range", given="10", minimum=0, maximum=9)],
    }


def test_of_equal_entries_every_later_one_is_refused_beside_those_that_are_wrong() -> None:
    assert refused(ListOf(Text(5), distinct=True), ["a", " a", "b", 3, "a"]) == {
        1: [say("field-repeated", given="a")],
        3: [say("field-not-text", given="3")],
        4: [say("field-repeated", given="a")],
    }


def test_equal_entries_may_stand_in_a_list_that_does_not_mind() -> None:
    assert ListOf(Text(5)).deserialize(["a", "a"]) == ("a", "a")


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(exclude_categories=()), max_size=60),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
fields = st.builds(Whole, st.just(-2), st.just(8), step=st.sampled_from([1, 2])) | st.sampled_from(
    [Flag(), Text(5), one_of(Metal)]
)


@given(fields | st.builds(ListOf, fields, distinct=st.booleans()), json_values)
def test_whatever_json_can_hold_is_taken_or_refused_in_our_sentences(
    field: Field[Any], value: object
) -> None:
    try:
        field.deserialize(value)
    except ValidationError as error:
        of_entries = error.messages if isinstance(error.messages, dict) else {"": error.messages}
        says = [each for entry in of_entries.values() for each in entry]
        assert says
        assert all(isinstance(each, Message) for each in says)


@given(json_values)
def test_a_quote_is_never_longer_than_a_sentence_can_bear(value: object) -> None:
    assert len(quoted(value)) <= LONGEST_QUOTE


@pytest.mark.parametrize(
    ("value", "quote"),
    [
        pytest.param("x" * 40, "x" * 40, id="a text that just fits"),
        pytest.param("x" * 41, "x" * 39 + "…", id="a text that is too long"),
        pytest.param(10**40 - 1, "9" * 40, id="a number that just fits"),
        pytest.param(10**40, "…", id="a number that is too long"),
        pytest.param(-HUGE, "…", id="a number beyond what Python writes out"),
        pytest.param(None, "null", id="nothing"),
        pytest.param(True, "true", id="true"),
        pytest.param(0.1, "0.1", id="a fraction"),
    ],
)
def test_quoted_is(value: object, quote: str) -> None:
    assert quoted(value) == quote


def test_a_number_of_which_python_refuses_the_digits_is_what_was_tried() -> None:
    assert len(bin(HUGE)) > sys.get_int_max_str_digits()
