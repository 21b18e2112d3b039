"""However much is sent at one place, what it costs is bounded: answer, processor and memory."""

import tracemalloc
from collections.abc import Callable, Iterator
from http import HTTPStatus
from statistics import median
from time import thread_time
from typing import NamedTuple

import pytest
from flask import Flask

from tests.house.stuffing import Sending, Stuffed, Stuffing
from tests.sheets.sitting import new_address
from web.house.problems import LARGEST_REFUSAL

ONE_IN = 499
PAGES_ONE_IN = 12
"""The quick run tries one in so many, and what was found before."""
LARGEST_ANSWER = 512 * 1024
MOST_MEMORY = 20 * 1024**2
PLAIN, MOST_PLAIN = "/", 200
"""A request costs at most what so many plain pages do; half a second where one takes 2.5 ms."""
FOUND_BEFORE = (
    "/api/v1/gold-rush/score map: only ';'",
    "/api/v1/gold-rush/ask/placements map: only ';'",
    "/api/v1/nevada-city/score house_rules: an object of many keys",
    "gold-rush ruling placements map: only ';'",
    "/gold-rush/sheets: seats without end",
    "/gold-rush/sheets: names without end",
    "/gold-rush/drawing/map map: only ';'",
    "/gold-rush/ask/tent map: only ';'",
    "/carson-city/score/result: seats without end",
    "preview extras.",
    "PATCH paths",
    "PATCH a path",
    "/import rulings.0.situation",
    "/open rulings.0.situation",
)


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


def cost_of(app: Flask, sending: Sending) -> Cost:
    """What a request costs, the second time with a look at the memory."""
    began = thread_time()
    status, size = answered(app, sending)
    seconds = thread_time() - began
    tracemalloc.start()
    try:
        answered(app, sending)
        return Cost(status, size, seconds, tracemalloc.get_traced_memory()[1])
    finally:
        tracemalloc.stop()


@pytest.fixture(scope="module")
def plain(app: Flask) -> Callable[[], float]:
    """What a plain page takes at the moment."""

    def seconds() -> float:
        return median(cost_of(app, {"path": PLAIN}).seconds for _ in range(5))

    seconds()
    return seconds


def tried(app: Flask, *, whole: bool) -> Iterator[Stuffed]:
    """Everything, or some of it with what was found before."""
    left, stuffing = set(FOUND_BEFORE), Stuffing(app, pages_one_in=1 if whole else PAGES_ONE_IN)
    for number, stuffed in enumerate(stuffing.requests()):
        known = {name for name in left if name in stuffed.name}
        left -= known
        if whole or known or number % ONE_IN == 0:
            yield stuffed
    assert not left, "what was found before is tried no more"


def test_nothing_that_is_sent_costs_much(
    app: Flask, plain: Callable[[], float], *, whole: bool
) -> None:
    dear = []
    for stuffed in tried(app, whole=whole):
        sending = stuffed.make()
        cost = cost_of(app, sending)
        if is_dear(cost, plain()):
            cost = cost_of(app, sending)  # once more: somebody else may have had the processor
        if is_dear(cost, plain()):
            dear.append((stuffed.name, cost))
    assert not dear


def is_dear(cost: Cost, plain: float) -> bool:
    """Whether a request costs more than one may."""
    is_refused = cost.status >= HTTPStatus.BAD_REQUEST
    return (
        cost.status >= HTTPStatus.INTERNAL_SERVER_ERROR
        or cost.size > (LARGEST_REFUSAL if is_refused else LARGEST_ANSWER)
        or cost.memory > MOST_MEMORY
        or cost.seconds > MOST_PLAIN * plain
    )
