"""What a goal pays: its levels go to those who have most, and tied players share."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.readings import Readings

POOL = "pool"


@dataclass(frozen=True, slots=True)
class Share:
    """What one player gets of a goal: the levels, and who shares them, himself among them."""

    place: int
    """Counted from 1; tied players stand at the same one."""
    levels: tuple[int, ...]
    players: tuple[int, ...]

    @property
    def pool(self) -> int:
        """What is shared."""
        return sum(self.levels)

    @property
    def points(self) -> int:
        """What each of them gets, rounded down."""
        return self.pool // len(self.players)

    @property
    def lost(self) -> int:
        """What rounding leaves over."""
        return self.pool % len(self.players)


def shares(
    levels: Sequence[int], counts: Sequence[int], readings: Readings
) -> tuple[Share | None, ...]:
    """The share of each player in order; None without the item or below the last level.

    How ties are read is asked only where there are any.
    """
    return shares_under(reading_for(counts, readings), levels, counts)


def reading_for(counts: Sequence[int], readings: Readings) -> str:
    """How tied players share; the default where nobody is tied, as it makes no difference."""
    having = [count for count in counts if count]
    return readings.of("NC-O10") if len(set(having)) < len(having) else POOL


def shares_under(
    reading: str, levels: Sequence[int], counts: Sequence[int]
) -> tuple[Share | None, ...]:
    """The shares where ties are read in this way."""
    return tuple(_share(reading, levels, counts, count) for count in counts)


def _share(reading: str, levels: Sequence[int], counts: Sequence[int], count: int) -> Share | None:
    tied = tuple(player for player, other in enumerate(counts) if other == count)
    better = Counter(other for other in counts if other > count)
    start, length = (better.total(), len(tied)) if reading == POOL else (len(better), 1)
    shared = tuple(levels[start : start + length])
    return Share(start + 1, shared, tied) if count and shared else None
