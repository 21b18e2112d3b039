"""What only the whole run tries: it costs much, and seldom finds what the quick one does not."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

THOROUGH = "thorough"
thorough = pytest.mark.thorough
ONE_IN = {"tests/journeys/": 3, "tests/printables/": 3}
"""Browsers and papers take most of the time: of each of their files every run tries the first test,
and one in so many after it."""


def left_out_quickly(items: Iterable[pytest.Item], *, is_sample: bool) -> Iterator[pytest.Item]:
    """What only the whole run tries."""
    tried_of = Counter[str]()
    for item in items:
        file = item.nodeid.partition("::")[0]
        one_in = next((count for room, count in ONE_IN.items() if file.startswith(room)), 1)
        is_thorough = item.get_closest_marker(THOROUGH) is not None
        if is_thorough or (is_sample and tried_of[file] % one_in):
            yield item
        tried_of[file] += not is_thorough


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
