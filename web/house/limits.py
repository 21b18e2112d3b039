"""How much of what costs us something an address may have: so much at once, then a little."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from threading import Lock
from time import monotonic, thread_time

from flask import Flask, current_app, g, request
from werkzeug.exceptions import TooManyRequests

from web.house.configuration import LARGEST_BODY
from web.serving.shares import household

ADDRESSES_REMEMBERED = 10_000
WORK = "work"
SECONDS_OF_WORK_AT_ONCE = 120.0
SECONDS_FOR_A_SECOND_OF_WORK = 2.0
"""A table of twenty quick phones keeps the processor busy for a tenth of the time."""
SECONDS_FOR_A_MEGABYTE = 4.0
"""What is sent is kept, which costs room; so it counts like work."""
THIS_MACHINE = frozenset({"127.0.0.1", "::1"})
"""Its owner's programs, or a proxy that does not say for whom it asks: all would be refused."""
PARTS_OF_PAGES = "/static/"


@dataclass
class RateLimit:
    """A token bucket for each address: `most` at once, and one more every so many seconds."""

    most: float
    seconds_for_one: float
    clock: Callable[[], float] = monotonic
    _buckets: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def take(self, address: str, cost: float = 1.0) -> float:
        """Takes what it costs; where there is not enough, in how many seconds there will be."""
        with self._lock:
            left = self._left(address)
            is_enough = left >= cost
            self._keep(address, left - cost if is_enough else left)
        return 0.0 if is_enough else (cost - left) * self.seconds_for_one

    def charge(self, address: str, cost: float) -> None:
        """Takes what something has cost, known only now; the next ones wait for what is lacking.

        Less than nothing gives back.
        """
        with self._lock:
            left = min(self._left(address) - cost, self.most)
            self._keep(address, max(left, -self.most))

    def seconds_lacking(self, address: str) -> float:
        """How long it takes until there is something again; nothing where there is."""
        with self._lock:
            left = self._left(address)
            self._keep(address, left)
        return max(0.0, -left * self.seconds_for_one)

    def _left(self, address: str) -> float:
        now = self.clock()
        left, last = self._buckets.pop(address, (float(self.most), now))
        return min(float(self.most), left + (now - last) / self.seconds_for_one)

    def _keep(self, address: str, left: float) -> None:
        self._buckets[address] = (left, self.clock())
        if len(self._buckets) > ADDRESSES_REMEMBERED:
            self._buckets.popitem(last=False)


def register(app: Flask) -> None:
    """Counts what every request costs, for the address that sends it."""
    app.extensions[WORK] = RateLimit(SECONDS_OF_WORK_AT_ONCE, SECONDS_FOR_A_SECOND_OF_WORK)
    app.before_request(refuse_who_works_us_too_hard)
    app.teardown_request(lambda _: charge_for_request())


@contextmanager
def one_of(name: str) -> Iterator[None]:
    """Takes one of what an address may have of this, and gives it back if nothing comes of it.

    Whoever has none left is refused with 429, and told when to come back.
    """
    limit, whose = _limit(name), household(request.remote_addr)
    if seconds := limit.take(whose):
        raise come_back(seconds)
    try:
        yield
    except BaseException:
        limit.charge(whose, -1.0)
        raise


def come_back(seconds: float) -> TooManyRequests:
    """The refusal that says when."""
    return TooManyRequests(retry_after=max(1, ceil(seconds)))


def refuse_who_works_us_too_hard() -> None:
    """Refuses whose earlier requests have cost more than one address may."""
    g.began = thread_time()
    if _is_counted() and (seconds := _limit(WORK).seconds_lacking(_whose())):
        raise come_back(seconds)


def charge_for_request() -> None:
    """Counts what this thread did since the request began, and what was sent with it."""
    done = thread_time() - g.get("began", thread_time())
    sent = min(request.content_length or 0, LARGEST_BODY)
    charge_for(done + sent / 1024**2 * SECONDS_FOR_A_MEGABYTE)


def charge_for(seconds: float) -> None:
    """Counts work that was done for whoever asks."""
    if _is_counted():
        _limit(WORK).charge(_whose(), seconds)


def _limit(name: str) -> RateLimit:
    limit: RateLimit = current_app.extensions[name]
    return limit


def _whose() -> str:
    return household(request.remote_addr)


def _is_counted() -> bool:
    return _whose() not in THIS_MACHINE and not request.path.startswith(PARTS_OF_PAGES)
