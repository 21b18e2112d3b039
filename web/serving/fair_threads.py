"""Threads that answer for one address after the other, so that no address has all of them."""

import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple

MOST_ANSWERING = 64
"""So many answer at once; who holds a stream open is not among them."""

THREADS = "threads"
"""Under which name an application that is served finds them."""
COSTLY = 16 * 1024
"""Bytes of a request from which on reading it may take long; what a phone sends has far fewer."""
MOST_COSTLY = 4
"""So many of them are answered at once for one address."""
MOST_BYTES, MOST_BYTES_OF_ONE = 64 * 1024 * 1024, 16 * 1024 * 1024
"""Of requests that are not answered yet: of all, and of one address."""

_mine = threading.local()


class TooMuchWaitingError(Exception):
    """There is no room for another request until some are answered."""


class Lane(NamedTuple):
    """Where a request waits; quick ones of an address pass its costly ones."""

    whose: str
    is_costly: bool


class Work:
    """One request, and for whom it is answered."""

    def __init__(self, whose: str, answer: Callable[[], Any], size: int) -> None:
        self.whose = whose
        self.answer = answer
        self.size = size
        self.lane = Lane(whose, size > COSTLY)
        self.done: Future[Any] = Future()
        self.is_stream = False


class FairThreads:
    """Answers first for who has fewest threads at the moment, then for who waited longest.

    An address gets a further thread while it has fewer than are free: alone it may have half of
    them, and who comes then always finds some. Of costly requests it has a few answered at once.
    """

    def __init__(self, most: int = MOST_ANSWERING) -> None:
        self.most = most
        self._changed = threading.Condition()
        self._waiting: OrderedDict[Lane, deque[Work]] = OrderedDict()
        self._answering: Counter[str] = Counter()
        self._costly: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()
        self._idle = 0
        self._is_over = False

    def submit(self, whose: str, answer: Callable[[], Any], size: int = 0) -> Future[Any]:
        """Answer a request of so many bytes as soon as it is their turn."""
        work = Work(whose, answer, size)
        with self._changed:
            if not self._has_room(whose, size):
                raise TooMuchWaitingError
            self._bytes[whose] += size
            self._waiting.setdefault(work.lane, deque()).append(work)
            self._start_or_wake()
        return work.done

    @property
    def waiting(self) -> int:
        """How many requests are whole and not begun."""
        return sum(len(line) for line in [*self._waiting.values()])

    def _has_room(self, whose: str, size: int) -> bool:
        """Whether a request can wait; one alone always can."""
        return not self._bytes[whose] or (
            self._bytes[whose] + size <= MOST_BYTES_OF_ONE
            and self._bytes.total() + size <= MOST_BYTES
        )

    def shutdown(self, wait: bool = False) -> None:  # noqa: ARG002 (as executors)
        """Start nothing more; what is being answered ends by itself."""
        with self._changed:
            self._is_over = True
            self._changed.notify_all()

    def becomes_stream(self) -> None:
        """From now on the thread that calls this holds nobody else's place."""
        work: Work = _mine.work
        with self._changed:
            if not work.is_stream:
                work.is_stream = True
                self._leave(work)

    def _start_or_wake(self) -> None:
        if self._idle:
            self._changed.notify()
        elif self._next() is not None:
            self._idle += 1  # until it has found its work
            try:
                threading.Thread(target=self._serve, daemon=True).start()
            except RuntimeError:  # the system allows no more; one of the others will come to it
                self._idle -= 1

    def _serve(self) -> None:
        while (work := self._take()) is not None:
            _mine.work = work
            try:
                work.done.set_result(work.answer())
            except BaseException as error:
                work.done.set_exception(error)
            with self._changed:
                if work.is_stream:
                    return
                self._idle += 1
                self._leave(work)

    def _take(self) -> Work | None:
        """The next work; none when all is over."""
        with self._changed:
            while not self._is_over:
                lane = self._next()
                if lane is not None:
                    self._idle -= 1
                    return self._begin(lane)
                self._changed.wait()
        return None

    def _begin(self, lane: Lane) -> Work:
        waiting = self._waiting.pop(lane)
        work = waiting.popleft()
        if waiting:
            self._waiting[lane] = waiting  # behind all others
        self._answering[lane.whose] += 1
        self._costly[lane.whose] += lane.is_costly
        if self._waiting:
            self._start_or_wake()
        return work

    def _leave(self, work: Work) -> None:
        for held, count in (
            (self._answering, 1),
            (self._costly, work.lane.is_costly),
            (self._bytes, work.size),
        ):
            held[work.whose] -= count
            if not held[work.whose]:
                del held[work.whose]
        if self._waiting:
            self._start_or_wake()

    def _next(self) -> Lane | None:
        """What to answer next: of those who may have one more, of who has fewest."""
        free = self.most - sum(self._answering.values())
        may = [lane for lane in self._waiting if self._may_begin(lane, free)]
        return min(may, key=lambda lane: self._answering[lane.whose], default=None)

    def _may_begin(self, lane: Lane, free: int) -> bool:
        is_held_back = lane.is_costly and self._costly[lane.whose] >= MOST_COSTLY
        return self._answering[lane.whose] < free and not is_held_back
