"""Timing that a busy machine disturbs little: the best of several rounds."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

ROUNDS = 7
SECONDS_A_ROUND = 0.15


def seconds_for(task: Callable[[], object]) -> float:
    """How long one call takes at its best."""
    start = perf_counter()
    task()
    once = max(perf_counter() - start, 1e-7)
    times = max(1, round(SECONDS_A_ROUND / once))
    return min(_round(task, times) for _ in range(ROUNDS))


def _round(task: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        task()
    return (perf_counter() - start) / times


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


def compared(what: str, ours: Callable[[], object], theirs: Callable[[], object]) -> Comparison:
    """Both timed one after the other, on the same machine in the same minute."""
    return Comparison(what, seconds_for(ours), seconds_for(theirs))


def _readable(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.2f} {unit}"
    return f"{seconds * 1e6:.0f} us"
