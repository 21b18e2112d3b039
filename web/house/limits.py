"""How often somebody may do what costs us something."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic

from flask import abort, current_app, request

ADDRESSES_REMEMBERED = 10_000


@dataclass
class RateLimit:
    """A token bucket: so many at once for each address, and one more every so many seconds."""

    most: int
    seconds_for_one: float
    clock: Callable[[], float] = monotonic
    _buckets: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def allows(self, address: str) -> bool:
        """Whether the address has one left, which is then gone."""
        now = self.clock()
        with self._lock:
            left, last = self._buckets.pop(address, (float(self.most), now))
            left = min(float(self.most), left + (now - last) / self.seconds_for_one)
            is_allowed = left >= 1
            self._buckets[address] = (left - 1 if is_allowed else left, now)
            if len(self._buckets) > ADDRESSES_REMEMBERED:
                self._buckets.popitem(last=False)
        return is_allowed


def take_one_or_refuse(name: str) -> None:
    """Refuses with 429 whoever has used up what an address may have of this."""
    limit: RateLimit = current_app.extensions[name]
    if not limit.allows(request.remote_addr or ""):
        abort(429)
