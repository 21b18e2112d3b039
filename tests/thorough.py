"""What only the whole run tries: it costs much, and seldom finds what the quick one does not."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

THOROUGH = "thorough"
thorough = pytest.mark.thorough
ONE_IN = {"tests/journeys/": 10, "tests/printables/": 10}
"""Browsers and papers take most of the time: of each of their files every run tries the first test,
and one in so many after it."""
ONE_CASE_IN = {
    "tests/every_title/test_against_plain.py": 2,
    "tests/every_title/test_many_faults.py": 2,
    "tests/every_title/test_readings.py": 2,
    "tests/house/": 10,
    "tests/sheets/": 10,
    "tests/carson_city_cards/": 2,
    "tests/gold_rush/": 2,
}
"""What is tried there with many things, every run tries with the first, and with one in so many
after it."""

ONE_ON_POSTGRESQL_IN = 15
"""Most of what holds on one kind of database holds on the other; `--all` tries it on both."""
ON_POSTGRESQL = "on postgresql"


def left_out_quickly(items: Iterable[pytest.Item], *, is_sample: bool) -> Iterator[pytest.Item]:
    """What only the whole run tries."""
    tried_among = Counter[str]()
    for item in items:
        if is_sample and ON_POSTGRESQL in item.nodeid:
            tried_among[ON_POSTGRESQL] += 1
            if tried_among[ON_POSTGRESQL] % ONE_ON_POSTGRESQL_IN:
                yield item
            continue
        others, one_in = _sampled(item.nodeid)
        is_thorough = item.get_closest_marker(THOROUGH) is not None
        if is_thorough or (is_sample and tried_among[others] % one_in):
            yield item
        tried_among[others] += not is_thorough


def _sampled(test: str) -> tuple[str, int]:
    """What a test is taken from as a sample, and of how many it is one."""
    for rooms, ends_at in ((ONE_IN, "::"), (ONE_CASE_IN, "[")):
        for room, one_in in rooms.items():
            if test.startswith(room):
                return test.partition(ends_at)[0], one_in
    return "", 1


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
