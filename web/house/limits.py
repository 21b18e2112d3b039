"""How often somebody may do what costs us something."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic

from flask import abort, current_app, request

ADDRESSES_REMEMBERED = 10_000


@dataclass
class Allowance:
    """So many at once for each address, and one more after every so many seconds."""

    most: int
    seconds_for_one: float
    clock: Callable[[], float] = monotonic
    _used: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)
    _counting: Lock = field(default_factory=Lock)

    def takes(self, address: str) -> bool:
        """Whether the address has one left, which is then gone."""
        moment = self.clock()
        with self._counting:
            left, then = self._used.pop(address, (float(self.most), moment))
            left = min(float(self.most), left + (moment - then) / self.seconds_for_one)
            may = left >= 1
            self._used[address] = (left - 1 if may else left, moment)
            if len(self._used) > ADDRESSES_REMEMBERED:
                self._used.popitem(last=False)
        return may


def take_one_or_refuse(name: str) -> None:
    """Refuses with 429 whoever has used up what an address may have of this."""
    allowance: Allowance = current_app.extensions[name]
    if not allowance.takes(request.remote_addr or ""):
        abort(429)
