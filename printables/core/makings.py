"""What several ask for at once is made once."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock


class Makings:
    """What is being made at the moment, each by the first who asked."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._going_on: dict[str, Future[bytes]] = {}

    def once(self, key: str, make: Callable[[], bytes]) -> bytes:
        """What is made under this key; who comes meanwhile gets the same, or the same refusal."""
        with self._lock:
            going_on = self._going_on.get(key)
            mine = self._going_on.setdefault(key, Future())
        if going_on:
            return going_on.result()
        try:
            mine.set_result(make())
        except BaseException as error:
            mine.set_exception(error)
            raise
        finally:
            with self._lock:
                del self._going_on[key]
        return mine.result()
