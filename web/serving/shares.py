"""Something of which there is only so much, shared out: as long as there is room all get it."""

from collections import defaultdict
from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address
from typing import Generic, TypeVar

BITS_OF_A_HOUSEHOLD = 64
"""Of an address of the newer kind so many are one household's; it has all of the others."""

Thing = TypeVar("Thing")


class NoRoomError(Exception):
    """There is none left, and nobody has more than who asks."""


class Shares(Generic[Thing]):
    """Who holds how many; where there is no room left, who has most gives one to who has less."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: defaultdict[str, dict[Thing, None]] = defaultdict(dict)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[tuple[str, Thing]]:
        return ((whose, thing) for whose, things in self._held.items() for thing in things)

    @property
    def is_full(self) -> bool:
        """Whether somebody has to give before anybody can get."""
        return self._count >= self.most

    def add(self, whose: str, thing: Thing) -> None:
        """One more."""
        self._held[whose][thing] = None
        self._count += 1

    def remove(self, whose: str, thing: Thing) -> bool:
        """Whether it was held; it no longer is."""
        things = self._held.get(whose, {})
        if thing not in things:
            return False
        del things[thing]
        self._count -= 1
        if not things:
            del self._held[whose]
        return True

    def held_by(self, whose: str) -> int:
        """How many somebody has."""
        return len(self._held[whose]) if whose in self._held else 0

    def greediest(self) -> str:
        """Who has most."""
        return max(self._held, key=lambda whose: len(self._held[whose]))

    def oldest_of(self, whose: str) -> Thing:
        """What somebody has had longest."""
        return next(iter(self._held[whose]))

    def given_for(self, whose: str) -> Thing | None:
        """What has to be given up so that somebody gets one: the newest of who has most.

        Nothing while there is room; who would have most afterwards gets none.
        """
        if not self.is_full:
            return None
        greediest = self.greediest()
        if self.held_by(greediest) <= self.held_by(whose) + 1:
            raise NoRoomError(f"{self._count} are held, {self.held_by(whose)} of them by who asks")
        return next(reversed(self._held[greediest]))


def household(address: str | None) -> str:
    """Whoever is reached at an address; who has one of the newer kind has many.

    >>> household("192.168.1.7"), household("2001:db8:1:2:3::4"), household("::ffff:10.0.0.1")
    ('192.168.1.7', '2001:db8:1:2::', '10.0.0.1')
    """
    try:
        known = ip_address((address or "").partition("%")[0])
    except ValueError:
        return address or ""
    if not isinstance(known, IPv6Address) or known.is_loopback:
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    others = 128 - BITS_OF_A_HOUSEHOLD
    return str(IPv6Address(int(known) >> others << others))
