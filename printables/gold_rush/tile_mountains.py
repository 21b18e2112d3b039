"""What a mountain shows on the drawing of a tile: peaks, nuggets, and room for a figure."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from printables.gold_rush.tile_curves import CENTRE, Point, turned
from printables.gold_rush.tile_land import hill_of, runs
from rules.gold_rush.tiles import Mountain, Tile

BETWEEN_NUGGETS = 13
MOST_IN_A_ROW, MOST_ON_A_HILL = 3, 1
"""So many nuggets are drawn one by one; more are a number on a large one."""


@dataclass(frozen=True, slots=True)
class Slope:
    """Where things lie on a mountain piece."""

    nuggets: Point
    figure: Point
    peaks: tuple[Point, ...]
    row: Point = (1, 0)
    """Which way the nuggets lie in a row."""

    def turned(self, quarters: int) -> "Slope":
        """The same on the tile turned clockwise; only on a narrow piece the row turns too."""
        across, down = turned((CENTRE[0] + self.row[0], CENTRE[1] + self.row[1]), quarters)
        return Slope(
            turned(self.nuggets, quarters),
            turned(self.figure, quarters),
            tuple(turned(peak, quarters) for peak in self.peaks),
            (across - CENTRE[0], down - CENTRE[1]) if len(self.peaks) == NARROW else (1, 0),
        )


NARROW = 3
SLOPES: Mapping[tuple[int, ...], Slope] = MappingProxyType(
    {
        (3,): Slope((38, 13), (70, 14), ((22, 10), (62, 15), (77, 9))),
        (0, 2): Slope((79, 19), (84, 53), ((20, 8), (45, 13), (88, 41), (92, 78))),
        (1, 1): Slope((50, 19), (50, 54), ((18, 9), (82, 9), (20, 91), (50, 84), (80, 91))),
        (0, 0, 1): Slope(
            (66, 50), (68, 21), ((20, 9), (44, 15), (86, 18), (84, 72), (20, 92), (52, 84))
        ),
        (0, 0, 0, 0): Slope(
            (50, 50), (50, 22), ((18, 18), (50, 12), (82, 18), (20, 80), (50, 86), (80, 80))
        ),
    }
)
"""By the numbers of other edges between the edges of a piece, the first of which is the north."""


def slope_of(tile: Tile, mountain: Mountain) -> Slope:
    """Where things lie on this piece."""
    if not mountain.edges:
        (x, y), size = hill_of(tile)
        return Slope((x, y + size * 0.25), (x, y), ((x, y - size * 0.5),))
    between = runs(mountain.edges)
    for number in range(len(between)):
        inbetween = tuple(run for _, run in (*between[number:], *between[:number]))
        if inbetween in SLOPES:
            return SLOPES[inbetween].turned(between[number][0])
    raise AssertionError(tile.text, mountain)


def in_a_row(slope: Slope, mountain: Mountain) -> list[Point]:
    """Where its nuggets lie one by one; nothing where they are too many for that."""
    count = mountain.nuggets
    if count > (MOST_IN_A_ROW if mountain.edges else MOST_ON_A_HILL):
        return []
    (x, y), (across, down) = slope.nuggets, slope.row
    shifts = [(number - (count - 1) / 2) * BETWEEN_NUGGETS for number in range(count)]
    return [(x + across * shift, y + down * shift) for shift in shifts]
