"""Form fields: what they take, what they refuse, and in which words."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marshmallow.fields import Field

from rules.core.fields import Flag, ListOf, OneOf, Text, Whole, one_of, quoted
from rules.core.messages import say
from tests.core.refused import HALF_A_CHARACTER, HUGE, INFINITE, NAN, Metal, refused


def bounds(given: str) -> dict[str, str | int]:
    return {"given": given, "minimum": -2, "maximum": 8}


NO_WHOLE_NUMBERS = {
    "digits in a text": ("3", "3"),
    "a number with a point": (3.0, "3.0"),
    "true": (True, "true"),
    "false": (False, "false"),
    "not a number": (NAN, "nan"),
    "an infinite number": (INFINITE, "inf"),
    "a list": ([3], "[…]"),
    "an object": ({"3": 3}, "{…}"),
    "an empty text": ("", ""),
    "half a character": (HALF_A_CHARACTER, HALF_A_CHARACTER),
}


@pytest.mark.parametrize(("value", "quote"), NO_WHOLE_NUMBERS.values(), ids=NO_WHOLE_NUMBERS.keys())
def test_no_whole_number_is(value: object, quote: str) -> None:
    assert refused(Whole(-2, 8), value) == [say("field-not-whole", **bounds(quote))]


@pytest.mark.parametrize(
    ("value", "quote"),
    [(-3, "-3"), (9, "9"), (HUGE, "…"), (-HUGE, "…")],
    ids=["one too few", "one too many", "beyond all reason", "beyond all reason below nought"],
)
def test_out_of_range_is(value: int, quote: str) -> None:
    assert refused(Whole(-2, 8), value) == [say("field-out-of-range", **bounds(quote))]


@given(st.integers(-20, 40))
def test_a_number_is_taken_between_its_bounds_in_its_steps(value: int) -> None:
    field = Whole(-12, 30, step=6)
    if value in {-12, -6, 0, 6, 12, 18, 24, 30}:
        assert field.deserialize(value) == value
    elif -12 <= value <= 30:
        assert refused(field, value) == [say("field-not-in-steps", given=str(value), step=6)]
    else:
        (says,) = refused(field, value)
        assert says.id == "field-out-of-range"


@pytest.mark.parametrize("value", [0, 1, "true", "", 1.0, [], {}, NAN], ids=repr)
def test_no_flag_is(value: object) -> None:
    assert refused(Flag(), value) == [say("field-not-a-flag", given=quoted(value))]


@pytest.mark.parametrize("value", [True, False])
def test_a_flag_is(value: bool) -> None:
    assert Flag().deserialize(value) is value


@pytest.mark.parametrize(
    "value", [3, 3.0, True, [], ["a"], {}, HALF_A_CHARACTER, f"a{HALF_A_CHARACTER}b"], ids=ascii
)
def test_no_text_is(value: object) -> None:
    assert refused(Text(5), value) == [say("field-not-text", given=quoted(value))]


@pytest.mark.parametrize("value", ["", " ", "\n\t", "abcdef", " abcdef "], ids=repr)
def test_a_text_of_this_length_is_refused(value: str) -> None:
    assert refused(Text(5), value) == [say("field-text-length", longest=5)]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        pytest.param("a", "a", id="one character"),
        pytest.param("abcde", "abcde", id="the longest"),
        pytest.param("  ab cd\n", "ab cd", id="blanks at the ends"),
        pytest.param("日本語", "日本語", id="other writing"),
        pytest.param("🤠" * 5, "🤠" * 5, id="characters of two halves"),
    ],
)
def test_a_text_is(value: str, text: str) -> None:
    assert Text(5).deserialize(value) == text


@pytest.mark.parametrize(
    "value", ["Gold", "", "tin", 0, True, 1.0, NAN, [], ["gold"], {}, HALF_A_CHARACTER], ids=ascii
)
def test_no_choice_is(value: object) -> None:
    expected = say("field-not-a-choice", given=quoted(value), choices=("gold", "lead"))
    assert refused(one_of(Metal), value) == [expected]


def test_a_choice_stands_for_its_value() -> None:
    assert one_of(Metal).deserialize("lead") is Metal.LEAD
    assert OneOf({"some": 3}).deserialize("some") == 3


@pytest.mark.parametrize(
    "make",
    [lambda: Whole(0, 9), Flag, lambda: Text(9), lambda: one_of(Metal), lambda: ListOf(Flag())],
    ids=["a number", "a flag", "a text", "a choice", "a list"],
)
def test_nothing_is_refused_as_such_where_there_should_be(make: Callable[..., Field[Any]]) -> None:
    assert refused(make(), None) == [say("field-null")]
