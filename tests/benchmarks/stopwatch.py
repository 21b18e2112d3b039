"""Timing that a busy machine disturbs little: once warm, the best of several rounds."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

ROUNDS = 7
SECONDS_A_ROUND = 0.15
SHORTEST = 1e-7
MOST_ROUNDS_TO_WARM_UP = 20
WARM_WITHIN = 0.1

Task = Callable[[], object]
Clock = Callable[[], float]


def seconds_for(task: Task, clock: Clock = perf_counter) -> float:
    """How long one call takes at its best, after what only the first calls wait for."""
    times = _times_of(warm_up(task, clock))
    return min(_round(task, times, clock) for _ in range(ROUNDS))


def warm_up(task: Task, clock: Clock = perf_counter) -> float:
    """Rounds until two in a row agree, or until it seems they never will; one call's seconds."""
    last = _round(task, _times_of(_round(task, 1, clock)), clock)
    for _ in range(MOST_ROUNDS_TO_WARM_UP):
        before, last = last, _round(task, _times_of(last), clock)
        if abs(last - before) <= WARM_WITHIN * before:
            break
    return last


def _times_of(once: float) -> int:
    """How many calls fill a round."""
    return max(1, round(SECONDS_A_ROUND / max(once, SHORTEST)))


def _round(task: Task, times: int, clock: Clock) -> float:
    start = clock()
    for _ in range(times):
        task()
    return (clock() - start) / times


@dataclass(frozen=True)
class Comparison:
    """Two ways to the same result, timed in turns."""

    what: str
    ours: float
    theirs: float

    def __str__(self) -> str:
        ratio = self.theirs / self.ours
        return (
            f"{self.what:<72}{_readable(self.ours):>10}{_readable(self.theirs):>12}{ratio:>8.1f}x"
        )


def compared(what: str, ours: Task, theirs: Task) -> Comparison:
    """Both timed one after the other, on the same machine in the same minute."""
    return Comparison(what, seconds_for(ours), seconds_for(theirs))


def _readable(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.2f} {unit}"
    return f"{seconds * 1e6:.0f} us"
