"""However much is sent at one place, what it costs is bounded: answer, processor and memory."""

import tracemalloc
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from itertools import islice
from math import inf
from statistics import median
from time import thread_time
from typing import NamedTuple

import pytest
from flask import Flask

from scoring.titles import titles
from tests.house.stuffing import Sending, Stuffed, Stuffing
from tests.sheets.sitting import new_address
from web.house.problems import LARGEST_REFUSAL

ONE_IN = 199
PAGES_ONE_IN = 12
"""The quick run tries one request in so many, of the forms of one page in so many."""
LARGEST_ANSWER = 512 * 1024
MOST_MEMORY = 20 * 1024**2
PLAIN, MOST_PLAIN = "/", 350
"""A request costs at most what so many plain pages do: half a second where one takes 1.4 ms."""
KINDS = ("calls", "changes", "saved_files", "rulings", "drawings", "forms", "addresses", "heads")
FOUND_BEFORE = {
    ("gold-rush", "calls"): ("/score map: only ';'", "/placements map: only ';'"),
    ("nevada-city", "calls"): ("/score house_rules: an object of many keys", "/score seats.0: "),
    ("gold-rush", "changes"): ("preview extras.", "PATCH paths", "PATCH a path"),
    ("gold-rush", "saved_files"): ("/import rulings.0.", "/open rulings.0.", "/open/sheet rulings"),
    ("gold-rush", "rulings"): (" map: only ';'",),
    ("gold-rush", "drawings"): ("/map map: only ';'",),
    ("gold-rush", "addresses"): ("/ask/tent", "/score/result: seats without end"),
    ("carson-city", "forms"): ("/sheets: seats without end", "/sheets: names without end"),
}


class Cost(NamedTuple):
    """What a request costs."""

    status: int
    size: int
    seconds: float
    memory: int


def answered(app: Flask, sending: Sending) -> tuple[int, int]:
    """Status and size of an answer."""
    come = {"REMOTE_ADDR": new_address()}
    with app.test_client().open(environ_base=come, **sending) as answer:
        return answer.status_code, len(answer.get_data())


def cost_of(app: Flask, sending: Sending, quick: float = 0.0) -> Cost:
    """What a request costs; its memory is looked at where it takes longer than what is quick."""
    began = thread_time()
    status, size = answered(app, sending)
    seconds = thread_time() - began
    if seconds < quick:
        return Cost(status, size, seconds, 0)
    tracemalloc.start()
    try:
        answered(app, sending)
        return Cost(status, size, seconds, tracemalloc.get_traced_memory()[1])
    finally:
        tracemalloc.stop()


def plain_seconds(app: Flask) -> float:
    """What a plain page takes at the moment."""
    return median(cost_of(app, {"path": PLAIN}, inf).seconds for _ in range(5))


def requests(app: Flask, slug: str, kind: str, pages_one_in: int) -> Iterator[Stuffed]:
    """All requests of a kind about a title."""
    yield from getattr(Stuffing(app, pages_one_in=pages_one_in), kind)(titles()[slug])


def too_dear(app: Flask, tried: Iterable[Stuffed]) -> Iterator[str]:
    """The requests that cost too much, with what they cost."""
    plain_seconds(app)  # the first ones read what is kept from then on
    plain = plain_seconds(app)
    for stuffed in tried:
        sending = stuffed.make()
        cost = cost_of(app, sending, plain)
        if is_dear(cost, plain):  # once more: somebody else may have had the processor
            cost, plain = cost_of(app, sending), plain_seconds(app)
        if is_dear(cost, plain):
            yield f"{stuffed.name}: {cost}"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("slug", titles())
def test_nothing_that_is_sent_costs_much(app: Flask, slug: str, kind: str, *, whole: bool) -> None:
    sent = requests(app, slug, kind, 1 if whole else PAGES_ONE_IN)
    assert [*too_dear(app, islice(sent, 0, None, 1 if whole else ONE_IN))] == []


def test_what_once_cost_much_does_no_more(app: Flask) -> None:
    for (slug, kind), names in FOUND_BEFORE.items():
        found = {}
        for stuffed in requests(app, slug, kind, 1):
            for name in names:
                if name in stuffed.name:
                    found.setdefault(name, stuffed)
            if len(found) == len(names):
                break
        assert found.keys() == set(names)
        assert [*too_dear(app, found.values())] == []


def is_dear(cost: Cost, plain: float) -> bool:
    """Whether a request costs more than one may."""
    is_refused = cost.status >= HTTPStatus.BAD_REQUEST
    return (
        cost.status >= HTTPStatus.INTERNAL_SERVER_ERROR
        or cost.size > (LARGEST_REFUSAL if is_refused else LARGEST_ANSWER)
        or cost.memory > MOST_MEMORY
        or cost.seconds > MOST_PLAIN * plain
    )
