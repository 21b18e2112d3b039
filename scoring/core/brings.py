"""What each line of a seat brings, beside the fields in which it was typed."""

from collections.abc import Mapping
from typing import NamedTuple

from scoring.core.breakdown import SeatScore


class Brought(NamedTuple):
    """The points of a row, and how much they were counted from."""

    points: int
    counted_from: int


def brings_of(score: SeatScore | None) -> Mapping[str, Brought]:
    """What a seat has in each row; nothing while it does not count."""
    if score is None:
        return {}
    counts = ((line, sum(count for _, _, count in line.findings)) for line in score.lines)
    return {line.row.key: Brought(line.points, count) for line, count in counts}
