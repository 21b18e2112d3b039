"""What can be occupied and scored: railroads, mountains, cities and prairies."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from rules.core.messages import Word


class Kind(Enum):
    """The four sorts of features; the value is the word of the notation."""

    RAILROAD = "railroad"
    MOUNTAIN = "mountain"
    CITY = "city"
    PRAIRIE = "prairie"

    @property
    def word(self) -> Word:
        """Its name for players."""
        return Word(f"kind-{self.value}")


NUMBERS = {
    Kind.RAILROAD: ("tiles", "locomotives"),
    Kind.MOUNTAIN: ("nuggets",),
    Kind.CITY: ("completed_railroads",),
    Kind.PRAIRIE: ("tipis", "horses"),
}
"""What is told of a feature in numbers; the first one must be, but for a prairie."""
NEEDED = {kind: NUMBERS[kind][0] for kind in (Kind.RAILROAD, Kind.MOUNTAIN, Kind.CITY)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """One feature in numbers, typed so or counted on a map."""

    kind: Kind
    completed: bool = False
    cowboys: tuple[tuple[int, int], ...] = ()
    """Seats in ascending order with the number of their cowboys, without zeros."""
    tiles: int = 0
    """How many different tiles it uses."""
    tracks: int | None = None
    """How many tracks a railroad of a map has; in numbers nobody says."""
    locomotives: int = 0
    nuggets: int = 0
    completed_railroads: int = 0
    tipis: int = 0
    horses: int = 0
    at: str = ""
    """The path of the feature, or cell and place of one of its pieces."""
    named: tuple[int, ...] = field(default=(), compare=False)
    """Seats that were named, those too that have no cowboy there."""

    @property
    def majority(self) -> tuple[int, ...]:
        """The seats with the most cowboys; nobody where there are none."""
        most = max((count for _, count in self.cowboys), default=0)
        return tuple(seat for seat, count in self.cowboys if count == most)

    @property
    def is_shared(self) -> bool:
        """Whether several seats have the most cowboys."""
        return len(self.majority) > 1


def counted(cowboys: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Seats with their cowboys in ascending order, without zeros."""
    return tuple(sorted((seat, count) for seat, count in cowboys if count))


def tallied(seats: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The same where each cowboy is named by its seat."""
    return tuple((seat, seats.count(seat)) for seat in sorted(set(seats)))
