"""Who prints next: one at a time, and no address keeps the others from the press."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event, Lock
from time import monotonic

from printables.core.refusals import PressBusyError

MOST_OF_ONE = 12
"""So many papers of one address may wait; whoever asks for more is told to come back."""

asked_from: ContextVar[str] = ContextVar("asked_from", default="")
"""The address for which a paper is made."""
seconds_at_the_press: ContextVar[float] = ContextVar("seconds_at_the_press", default=0.0)
"""How long it kept the press from all others."""


class Turns:
    """Addresses take turns, each with its papers in the order in which it asked for them."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._lock = Lock()
        self._is_free = True
        self._lines: OrderedDict[str, deque[Event]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many papers wait."""
        with self._lock:
            return sum(map(len, self._lines.values()))

    @contextmanager
    def turn(self) -> Iterator[None]:
        """What is done in here, nobody else does meanwhile."""
        self._wait(asked_from.get())
        began = monotonic()
        try:
            yield
        finally:
            seconds_at_the_press.set(seconds_at_the_press.get() + monotonic() - began)
            self._call_next()

    def _wait(self, whose: str) -> None:
        called = self._line_up(whose)
        if called is None or called.wait(self._patience):
            return
        with self._lock:
            if called.is_set():  # at the very last moment
                return
            self._lines[whose].remove(called)
            if not self._lines[whose]:
                del self._lines[whose]
        raise PressBusyError(f"others printed for {self._patience:g} seconds")

    def _line_up(self, whose: str) -> Event | None:
        """What is set when it is one's turn; none where nobody prints."""
        with self._lock:
            if self._is_free:
                self._is_free = False
                return None
            line = self._lines.setdefault(whose, deque())
            if len(line) >= MOST_OF_ONE:
                raise PressBusyError(f"{MOST_OF_ONE} papers of one address wait already")
            line.append(Event())
            return line[-1]

    def _call_next(self) -> None:
        """The address that has waited longest since its last turn; then it is the last."""
        with self._lock:
            if not self._lines:
                self._is_free = True
                return
            whose, line = self._lines.popitem(last=False)
            line.popleft().set()
            if line:
                self._lines[whose] = line
