"""Pieces that are joined to features, one after the other, with the ends that are still open."""

from collections.abc import Sequence


class Joined:
    """Which pieces are one feature, and how many of its ends nothing touches.

    A feature is known by the number of one of its pieces. Where two become one, the pieces of the
    smaller are told: so a piece is told anew only when its feature at least doubles.
    """

    __slots__ = ("_members", "feature", "open_ends")

    def __init__(self) -> None:
        self.feature: list[int] = []
        """For each piece, its feature."""
        self.open_ends: list[int] = []
        """For each feature, how many of its ends nothing touches."""
        self._members: list[list[int]] = []

    def add(self, open_ends: Sequence[int]) -> int:
        """Pieces with so many ends, each a feature of its own; the number of the first."""
        first = len(self.feature)
        numbers = range(first, first + len(open_ends))
        self.feature += numbers
        self.open_ends += open_ends
        self._members += [[number] for number in numbers]
        return first

    def join(self, one: int, other: int) -> None:
        """An end of one piece touches an end of the other."""
        kept, lost = self.feature[one], self.feature[other]
        if kept == lost:
            self.open_ends[kept] -= 2
            return
        if len(self._members[kept]) < len(self._members[lost]):
            kept, lost = lost, kept
        moved = self._members[lost]
        for piece in moved:
            self.feature[piece] = kept
        self._members[kept] += moved
        self.open_ends[kept] += self.open_ends[lost] - 2

    def members(self, piece: int) -> list[int]:
        """All pieces of the feature that a piece belongs to."""
        return self._members[self.feature[piece]]

    def is_closed(self, piece: int) -> bool:
        """Whether nothing of the feature that a piece belongs to is open."""
        return not self.open_ends[self.feature[piece]]
