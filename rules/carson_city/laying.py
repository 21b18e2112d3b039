"""Laying roads one after the other, and what speaks against each of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules.carson_city.checks import may_stand_in
from rules.carson_city.roads import (
    IN_THE_BOX,
    OUTER_EDGE,
    Road,
    Terrain,
    bridge_sides,
    ends_of,
    touched_by,
)
from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Reason


def terrain_of(river: int, readings: Readings) -> Terrain:
    """What a map with this river does to roads, as the table reads the rules."""
    closed = OUTER_EDGE if readings.says("CC-O15", "not_allowed") else 0
    return Terrain(_double_sides(river, readings), closed)


def _double_sides(river: int, readings: Readings) -> int:
    bridges = bridge_sides(river)
    return bridges if bridges and readings.says("CC-O10", "double") else 0


@dataclass(frozen=True, slots=True)
class Laying:
    """What comes of laying some roads in their order; what cannot be laid is paid all the same."""

    net: int
    price: int = 0
    adrift: tuple[str, ...] = ()
    """Those that touch no end of a road."""
    taken: tuple[str, ...] = ()
    """Those where a road lies already."""
    at_the_edge: tuple[str, ...] = ()
    """Those on the outer edge, where that is not allowed."""

    @property
    def is_legal(self) -> bool:
        """Whether every road can be laid."""
        return not (self.adrift or self.taken or self.at_the_edge)

    def with_road(self, road: Road, terrain: Terrain) -> "Laying":
        """One road more."""
        name, side = road
        adrift = not ends_of(side) & ends_of(self.net)
        hindered = adrift or side & (self.net | terrain.closed)
        return Laying(
            net=self.net if hindered else self.net | side,
            price=self.price + terrain.price(side),
            adrift=(*self.adrift, name) if adrift else self.adrift,
            taken=(*self.taken, name) if side & self.net else self.taken,
            at_the_edge=(*self.at_the_edge, name) if side & terrain.closed else self.at_the_edge,
        )

    def hindrances(self) -> Iterator[Reason]:
        """The clauses against it."""
        if self.adrift:
            says = (say("road-adrift", road=name) for name in self.adrift)
            yield Reason("CC-41", tuple(says))
        says_of_sides = (
            *(say("road-side-taken", road=name) for name in self.taken),
            *(say("road-at-the-edge", road=name) for name in self.at_the_edge),
        )
        if says_of_sides:
            yield Reason("CC-42", says_of_sides)


def laid(net: int, roads: Sequence[Road], terrain: Terrain) -> Laying:
    """What comes of laying these roads."""
    laying = Laying(net)
    for road in roads:
        laying = laying.with_road(road, terrain)
    return laying


def in_legal_order(net: int, roads: Sequence[Road], terrain: Terrain) -> tuple[Road, ...]:
    """As many of these roads as can be laid, in an order in which they can."""
    found: list[Road] = []
    waiting = list(roads)
    while True:
        possible = [road for road in waiting if laid(net, [road], terrain).is_legal]
        if not possible:
            return tuple(found)
        found.append(possible[0])
        waiting.remove(possible[0])
        net |= possible[0].side


def touching_a_bridge(roads: Iterable[Road], river: int) -> int:
    """The land parcels with a corner at an end of a bridge among these roads."""
    bridges = bridge_sides(river)
    new = sum(road.side for road in roads) & bridges
    return touched_by(ends_of(new)) & ~river


def too_many(net: int, river: int, reserve: int, readings: Readings) -> Iterator[Fault]:
    """What speaks against this many roads on the map and in a reserve."""
    on_map = Terrain(_double_sides(river, readings)).price(net)
    if on_map + reserve <= IN_THE_BOX or may_stand_in(readings):
        return
    if on_map > IN_THE_BOX:
        yield Fault("roads", say("roads-more-than-the-box", count=on_map, most=IN_THE_BOX))
    else:
        gaps = {"laid": on_map, "reserve": reserve, "most": IN_THE_BOX}
        yield Fault("reserve", say("roads-reserve-too-large", **gaps))
