"""Roads: the sides between parcels as one bit board, and the points at which they end.

The map's 9 x 9 grid points carry the numbers of the parcels to the lower right of them, the ring
around the map included. A road along the upper side of a parcel carries the parcel's number and
leads from its point to the next; one along its left side leads to the point below and carries
that number and `DOWNWARDS`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from rules.carson_city.board import MAP

IN_THE_BOX = 25
BELOW = MAP.stride
DOWNWARDS = MAP.stride * (MAP.rows + 2)
ALL_ACROSS = (1 << DOWNWARDS) - 1

# Letter of a side and number of the road there, for a parcel of number 0.
NORTH_WEST = (("n", 0), ("w", DOWNWARDS))
EAST_SOUTH = (("e", DOWNWARDS + 1), ("s", BELOW))


def sides_of(parcels: int) -> int:
    """The sides of some parcels."""
    return parcels | parcels << BELOW | (parcels | parcels << 1) << DOWNWARDS


SIDES = sides_of(MAP.all)
ALL_SIDES = SIDES.bit_count()
OUTER_EDGE = SIDES & sides_of(MAP.around(MAP.all))
SIDE_CALLED: Mapping[str, int] = MappingProxyType(
    {
        f"{name}-{letter}": 1 << square + number
        for letter, number in (*EAST_SOUTH, *NORTH_WEST)
        for square, name in MAP.names.items()
    }
)
NAME_OF_SIDE: Mapping[int, str] = MappingProxyType(
    {side: name for name, side in SIDE_CALLED.items()}
)


def bridge_sides(river: int) -> int:
    """The sides all of whose one or two parcels are river."""
    return sides_of(river) & ~sides_of(MAP.all & ~river)


def ends_of(net: int) -> int:
    """The points at which roads end."""
    across, down = net & ALL_ACROSS, net >> DOWNWARDS
    return across | across << 1 | down | down << BELOW


def corners_of(parcels: int) -> int:
    """The corner points of some parcels."""
    wide = parcels | parcels << 1  # a point has the number of the parcel to its lower right
    return wide | wide << BELOW


def touched_by(points: int) -> int:
    """The parcels with a corner at any of these points."""
    wide = points | points >> 1
    return (wide | wide >> BELOW) & MAP.all


def reached_by(net: int) -> int:
    """The parcels with a corner at an end of a road."""
    return touched_by(ends_of(net))


def beyond(points: int, sides: int) -> int:
    """The points to which these sides lead from some points."""
    across, down = sides & ALL_ACROSS, sides >> DOWNWARDS
    right_and_below = (points & across) << 1 | (points & down) << BELOW
    return right_and_below | points >> 1 & across | points >> BELOW & down


class Road(NamedTuple):
    """A road under the name by which somebody calls its side."""

    name: str
    side: int


@dataclass(frozen=True, slots=True)
class Terrain:
    """What the map does to roads."""

    double: int = 0
    """The sides that take two roads."""
    closed: int = 0
    """The sides on which no road may lie."""

    def price(self, sides: int) -> int:
        """How many roads it takes to lay one on each of these sides."""
        return sides.bit_count() + (sides & self.double).bit_count()


OPEN_COUNTRY = Terrain()


@dataclass(frozen=True)
class Reach:
    """How many roads it takes from a net to anywhere."""

    net: int
    terrain: Terrain = OPEN_COUNTRY

    @cached_property
    def rings(self) -> tuple[int, ...]:
        """The points that take so many roads and no fewer; the net's own stand first."""
        known = nearest = ends_of(self.net)
        rings, before = [nearest], 0
        double = self.terrain.double & ~self.terrain.closed
        single = SIDES & ~(self.terrain.double | self.terrain.closed)
        # A bridge takes two roads: it sets out from the points of the ring before the last one.
        while nearest | before:
            found = beyond(nearest, single) | beyond(before, double)
            before, nearest = nearest, found & ~known
            known |= nearest
            rings.append(nearest)
        return tuple(rings)

    def parcels(self) -> Iterator[int]:
        """The parcels that take so many roads and no fewer; those already reached come first."""
        known = reached_by(self.net)
        yield known  # before any ring is reckoned, as most who ask go no further
        for ring in self.rings[1:]:
            touched = touched_by(ring)
            yield touched & ~known
            known |= touched

    def roads_needed(self, square: int) -> int | None:
        """The fewest roads that reach a parcel; None where there is no net to go on from."""
        corners = corners_of(1 << square)
        return next((roads for roads, ring in enumerate(self.rings) if ring & corners), None)

    def plan(self, square: int) -> tuple[Road, ...]:
        """The fewest roads that reach a parcel, in the order of laying; none where none help."""
        roads = self.roads_needed(square) or 0
        ends = self.rings[roads] & corners_of(1 << square)
        # Back from one corner of the parcel: each step ends in a ring that takes fewer roads.
        point = ends & -ends
        laid: list[Road] = []
        while roads:
            side, point = self._last_step(point, roads)
            laid.insert(0, Road(NAME_OF_SIDE[side], side))
            roads -= self.terrain.price(side)
        return tuple(laid)

    def _last_step(self, point: int, roads: int) -> tuple[int, int]:
        """A side that leads to a point, and the point from which this many roads lead over it."""
        for side, other in _sides_at(point):
            price = self.terrain.price(side)
            is_open = side & SIDES & ~self.terrain.closed
            if is_open and price <= roads and other & self.rings[roads - price]:
                return side, other
        raise LookupError(f"no way of {roads} roads to the point {point:#x}")


def _sides_at(point: int) -> tuple[tuple[int, int], ...]:
    """The four sides at a point, each with the point at its other end."""
    left, above = point >> 1, point >> BELOW
    return (
        (above << DOWNWARDS, above),
        (left, left),
        (point, point << 1),
        (point << DOWNWARDS, point << BELOW),
    )
