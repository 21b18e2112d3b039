"""Pieces that are joined to features, one after the other, and parted again the same way back.

The pieces of a feature lie in a ring, so that two of them become one by exchanging two links, and
two again by exchanging them back. Every piece knows its feature; where two become one, the
smaller is told.
"""

from collections.abc import Iterable, Sequence

CLOSED_A_LOOP = -1


class Rings:
    """Which pieces are one feature, and how many of its ends are still open.

    A feature is known by the number of one of its pieces.
    """

    __slots__ = ("_joins", "_next", "_size", "feature", "open_ends")

    def __init__(self) -> None:
        self.feature: list[int] = []
        """For each piece, its feature."""
        self.open_ends: list[int] = []
        """For each feature, how many of its ends nothing touches."""
        self._size: list[int] = []
        self._next: list[int] = []
        self._joins: list[tuple[int, int, int]] = []

    def add(self, open_ends: Sequence[int]) -> int:
        """Pieces with so many ends, each a feature of its own; the number of the first."""
        first = len(self.feature)
        numbers = range(first, first + len(open_ends))
        self.feature += numbers
        self._next += numbers
        self._size += [1] * len(open_ends)
        self.open_ends += open_ends
        return first

    def join(self, one: int, other: int) -> None:
        """An end of one piece touches an end of the other."""
        kept, lost = self.feature[one], self.feature[other]
        if kept == lost:
            self.open_ends[kept] -= 2
            self._joins.append((one, other, CLOSED_A_LOOP))
            return
        # The smaller is told: so a piece is told anew only when its feature at least doubles.
        if self._size[kept] < self._size[lost]:
            kept, lost = lost, kept
        self._tell(self.members(lost), kept)
        self._exchange(one, other)
        self._size[kept] += self._size[lost]
        self.open_ends[kept] += self.open_ends[lost] - 2
        self._joins.append((one, other, lost))

    def members(self, piece: int) -> list[int]:
        """All pieces of the feature that a piece belongs to."""
        found, at = [piece], self._next[piece]
        while at != piece:
            found.append(at)
            at = self._next[at]
        return found

    @property
    def joins(self) -> int:
        """How often something was joined."""
        return len(self._joins)

    def back_to(self, joins: int, pieces: int) -> None:
        """How it was after so many joins and with so many pieces."""
        while len(self._joins) > joins:
            self._part(*self._joins.pop())
        for column in (self.feature, self.open_ends, self._size, self._next):
            del column[pieces:]

    def _part(self, one: int, other: int, lost: int) -> None:
        kept = self.feature[one]
        if lost == CLOSED_A_LOOP:
            self.open_ends[kept] += 2
            return
        # The same exchange once more parts the ring; the feature that was lost bears the number of
        # one of its own pieces, so its ring is found from there.
        self._exchange(one, other)
        self._tell(self.members(lost), lost)
        self._size[kept] -= self._size[lost]
        self.open_ends[kept] -= self.open_ends[lost] - 2

    def _exchange(self, one: int, other: int) -> None:
        links = self._next
        links[one], links[other] = links[other], links[one]

    def _tell(self, pieces: Iterable[int], feature: int) -> None:
        for piece in pieces:
            self.feature[piece] = feature
