"""What the benchmarks' stopwatch tells of a task that is slow at first."""

from collections.abc import Iterable, Iterator
from itertools import chain, cycle, repeat

import pytest

from tests.benchmarks.stopwatch import MOST_ROUNDS_TO_WARM_UP, ROUNDS, seconds_for, warm_up

SLOW, FAST = 0.0104, 0.0016
MUCH = 1.0
"""More than a round takes: each round is one call."""


class MadeUp:
    """A task and a clock on which every call takes as long as is said here."""

    def __init__(self, seconds: Iterable[float]) -> None:
        self.seconds: Iterator[float] = iter(seconds)
        self.moment = 0.0
        self.calls = 0

    def task(self) -> None:
        self.moment += next(self.seconds)
        self.calls += 1

    def clock(self) -> float:
        return self.moment


def becoming_warm() -> Iterator[float]:
    """A server that has just started: from call to call a little faster."""
    seconds = SLOW
    while seconds > FAST:
        yield seconds
        seconds *= 0.99


def test_what_only_the_first_calls_wait_for_is_not_told() -> None:
    made_up = MadeUp(chain(becoming_warm(), repeat(FAST)))
    assert seconds_for(made_up.task, made_up.clock) == pytest.approx(FAST)


def test_a_first_call_that_is_slow_does_not_make_the_rounds_short() -> None:
    made_up = MadeUp(chain([100 * FAST], repeat(FAST)))
    assert seconds_for(made_up.task, made_up.clock) == pytest.approx(FAST)
    assert made_up.calls > ROUNDS * 90


def test_two_rounds_that_agree_are_warm_enough() -> None:
    made_up = MadeUp(repeat(MUCH))
    assert warm_up(made_up.task, made_up.clock) == MUCH
    assert made_up.calls == len(["a try", "the first", "the one that agrees"])


def test_rounds_that_never_agree_come_to_an_end() -> None:
    made_up = MadeUp(cycle([MUCH, 2 * MUCH]))
    warm_up(made_up.task, made_up.clock)
    assert made_up.calls == 2 + MOST_ROUNDS_TO_WARM_UP


def test_a_task_that_no_clock_can_see_comes_to_an_end() -> None:
    made_up = MadeUp(repeat(SLOW))
    assert seconds_for(lambda: None, made_up.clock) == 0
