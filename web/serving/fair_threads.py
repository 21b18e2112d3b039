"""Threads that answer for one address after the other, so that no address has all of them."""

import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

MOST_ANSWERING = 64
"""So many answer at once; who holds a stream open is not among them."""

_mine = threading.local()


class Work:
    """One request, and for whom it is answered."""

    def __init__(self, whose: str, answer: Callable[[], Any]) -> None:
        self.whose = whose
        self.answer = answer
        self.done: Future[Any] = Future()
        self.is_stream = False


class FairThreads:
    """Answers first for who has fewest threads at the moment, then for who waited longest.

    An address gets a further thread while it has fewer than are free: alone it may have half of
    them, and who comes then always finds some.
    """

    def __init__(self, most: int = MOST_ANSWERING) -> None:
        self.most = most
        self._changed = threading.Condition()
        self._waiting: OrderedDict[str, deque[Work]] = OrderedDict()
        self._answering: Counter[str] = Counter()
        self._idle = 0
        self._is_over = False

    def submit(self, whose: str, answer: Callable[[], Any]) -> Future[Any]:
        """Answer as soon as it is their turn."""
        work = Work(whose, answer)
        with self._changed:
            self._waiting.setdefault(whose, deque()).append(work)
            self._start_or_wake()
        return work.done

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
                whose = self._next()
                if whose is not None:
                    self._idle -= 1
                    return self._begin(whose)
                self._changed.wait()
        return None

    def _begin(self, whose: str) -> Work:
        line = self._waiting.pop(whose)
        work = line.popleft()
        if line:
            self._waiting[whose] = line  # behind all others
        self._answering[whose] += 1
        if self._waiting:
            self._start_or_wake()
        return work

    def _leave(self, work: Work) -> None:
        self._answering[work.whose] -= 1
        if not self._answering[work.whose]:
            del self._answering[work.whose]
        if self._waiting:
            self._start_or_wake()

    def _next(self) -> str | None:
        """For whom to answer next: of those who may have one more, who has fewest."""
        free = self.most - sum(self._answering.values())
        may = [whose for whose in self._waiting if self._answering[whose] < free]
        return min(may, key=lambda whose: self._answering[whose], default=None)
