"""Where the points of each seat came from, as bars: what a row brought stands to the right of
nothing, what it took away to the left."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scoring.core.breakdown import Breakdown
from scoring.core.podium import by_rank


@dataclass(frozen=True, slots=True)
class Segment:
    """What one row brought or took away, and where that begins, in points from nothing."""

    row: int
    points: int
    start: int

    @property
    def end(self) -> int:
        """Where it ends, to the right of where it begins."""
        return self.start + abs(self.points)


@dataclass(frozen=True, slots=True)
class Bar:
    """One seat of a breakdown, by its place there."""

    place: int
    segments: tuple[Segment, ...]

    @property
    def total(self) -> int:
        """The sum of its segments."""
        return sum(segment.points for segment in self.segments)


@dataclass(frozen=True, slots=True)
class Bars:
    """The bars of all seats in order of rank, on one scale."""

    bars: tuple[Bar, ...]

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows that brought or took away anything, in score-pad order."""
        return tuple(sorted({each.row for bar in self.bars for each in bar.segments}))

    @property
    def lowest(self) -> int:
        """Where the scale begins."""
        return min([0, *(each.start for bar in self.bars for each in bar.segments)])

    @property
    def highest(self) -> int:
        """Where the scale ends."""
        return max([0, *(each.end for bar in self.bars for each in bar.segments)])

    def share(self, points: int) -> float:
        """How far from the beginning of the scale so many points are, as a part of it."""
        return (points - self.lowest) / ((self.highest - self.lowest) or 1)


def bars_of(
    breakdown: Breakdown, *, is_agreed: bool = True, places: Sequence[int] | None = None
) -> Bars:
    """The bars of a breakdown; of a total that is not known, of the lowest that is possible.

    They come in the order of rank, or in that of the `places`.
    """
    lines = [[line.points for line in seat.least_lines] for seat in breakdown.seats]
    if places is None:
        places = by_rank(breakdown, is_agreed=is_agreed)
    return Bars(tuple(Bar(place, tuple(_segments(lines[place]))) for place in places))


def _segments(lines: list[int]) -> Iterator[Segment]:
    """One after the other, away from nothing."""
    right = left = 0
    for row, points in enumerate(lines):
        if points > 0:
            yield Segment(row, points, right)
            right += points
        elif points < 0:
            left += points
            yield Segment(row, points, left)
