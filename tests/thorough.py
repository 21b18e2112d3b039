"""What only the whole run tries: it costs much, and seldom finds what the quick one does not."""

from collections.abc import Iterable
from typing import Any

import pytest

THOROUGH = "thorough"
thorough = pytest.mark.thorough


def first_quickly(values: Iterable[Any]) -> list[Any]:
    """The parameters of a test that every run tries with the first, and `--all` with each."""
    return one_in(len(found := [*values]), found)


def one_in(count: int, values: Iterable[Any]) -> list[Any]:
    """The parameters of a test, of which every run tries one in so many, and `--all` each."""
    return [
        pytest.param(*each, marks=thorough if number % count else ())
        for number, each in enumerate(map(_parameters, values))
    ]


def _parameters(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
