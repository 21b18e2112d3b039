"""The lines from which tiles are drawn, on a square from 0 to 100 with the north at the top."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from rules.gold_rush.tiles import EDGES

Point = tuple[float, float]

SIDE = 100
CENTRE: Point = (50, 50)
MIDDLES: tuple[Point, ...] = ((50, 0), (100, 50), (50, 100), (0, 50))
"""The middle of each edge."""
CORNERS: tuple[Point, ...] = ((0, 0), (100, 0), (100, 100), (0, 100))
"""Where each edge begins, clockwise."""
ROUND = 0.55
"""How far the handles of a curve reach so that a bend is a quarter of a circle."""
FINENESS = 16
"""How many points of each curve are looked at."""


@dataclass(frozen=True, slots=True)
class Curve:
    """Curves in a row: a point, then for each curve two handles and the next point."""

    points: tuple[Point, ...]

    @property
    def d(self) -> str:
        """The line as a path writes it."""
        first, *others = map(written, self.points)
        return f"M{first}C{' '.join(others)}"

    @property
    def end(self) -> Point:
        """Where it ends."""
        return self.points[-1]

    def turned(self, quarters: int) -> "Curve":
        """The line on the tile turned clockwise."""
        return Curve(tuple(turned(point, quarters) for point in self.points))

    def at(self, share: float) -> Point:
        """The point after this share of the way, from 0 to 1."""
        count = len(self.points) // 3
        number = min(int(share * count), count - 1)
        return _bezier(self.points[3 * number : 3 * number + 4], share * count - number)

    def samples(self) -> Iterator[Point]:
        """Points along the way."""
        steps = FINENESS * (len(self.points) // 3)
        yield from (self.at(step / steps) for step in range(steps + 1))


def _bezier(points: Iterable[Point], t: float) -> Point:
    row = list(points)
    while len(row) > 1:
        row = [between(one, other, t) for one, other in pairwise(row)]
    return row[0]


def between(one: Point, other: Point, share: float) -> Point:
    """The point so far on the way from one to the other."""
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def turned(point: Point, quarters: int) -> Point:
    """Where a point comes to lie when the tile is turned clockwise."""
    x, y = point
    for _ in range(quarters % EDGES):
        x, y = SIDE - y, x
    return (x, y)


def written(point: Point) -> str:
    """A point as a path writes it."""
    return f"{_short(point[0])} {_short(point[1])}"


def _short(number: float) -> str:
    return f"{round(number, 1):g}"


def straight(one: Point, other: Point) -> Curve:
    """The shortest way."""
    return Curve((one, between(one, other, 1 / 3), between(one, other, 2 / 3), other))
