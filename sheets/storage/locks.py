"""A lock for each of many things, made when it is wanted and gone when nobody holds it."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from weakref import WeakValueDictionary


class LockForEach:
    """Lets one thread at a time do something with a thing, and never wait for other things."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, _Held] = WeakValueDictionary()
        self._looking = Lock()

    @contextmanager
    def held(self, number: int) -> Iterator[None]:
        """Alone with the thing of this number, among the threads of this process."""
        with self._looking:
            one = self._locks.get(number)
            if one is None:
                one = self._locks[number] = _Held()
        with one.lock:
            yield


class _Held:
    """A lock that can be remembered without being kept."""

    def __init__(self) -> None:
        self.lock = Lock()
