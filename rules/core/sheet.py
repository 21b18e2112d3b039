"""What a shared sheet has to know of a title: what is drawn, covered, or lies beside."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from rules.core.grid import Grid, lowered, name_of, place_of
from rules.core.messages import Word


class Drawing(Protocol):
    """A text that draws places; each can be read and set alone."""

    @property
    def bare(self) -> str:
        """The sign for a place on which nothing stands."""

    def is_place(self, name: str) -> bool:
        """Whether the drawing has room for a place of this name."""

    def is_sign(self, sign: str) -> bool:
        """Whether this may stand on a place."""

    def word_of(self, sign: str) -> Word | None:
        """What a sign means; None for one that is not known."""

    def signs_on(self, text: str) -> Mapping[str, str]:
        """What stands on each place, by its name; bare places are left out."""

    def with_signs(self, text: str, signs: Mapping[str, str | None]) -> str:
        """The text with these on those places; all other places keep their names."""

    def differences(self, old: str, new: str) -> Mapping[str, str | None] | None:
        """What stands otherwise in the new text, by its place; None where a text draws nothing."""


@dataclass(frozen=True, slots=True)
class RowsOfSigns:
    """One sign for each place, rows divided by strokes; a digit is a run of bare places."""

    frame: Grid
    signs: Mapping[str, Word]
    bare: str = "-"
    between: str = "/"

    def is_place(self, name: str) -> bool:
        """Whether the name lies on the frame; a place has one name, so capitals are none."""
        place = place_of(name)
        return place is not None and place[0] < self.frame.columns and place[1] < self.frame.rows

    def is_sign(self, sign: str) -> bool:
        """Whether it is one of the signs, or the one for bare places."""
        return sign == self.bare or lowered(sign) in self.signs

    def word_of(self, sign: str) -> Word | None:
        """What a sign means."""
        return self.signs.get(lowered(sign))

    def signs_on(self, text: str) -> Mapping[str, str]:
        """The sign on each place of the frame that is not bare."""
        return {
            name_of(column, row): sign
            for row, signs in enumerate(self._rows(text)[: self.frame.rows])
            for column, sign in enumerate(signs[: self.frame.columns])
            if sign != self.bare
        }

    def with_signs(self, text: str, signs: Mapping[str, str | None]) -> str:
        """The text as a rectangle from the first place on, with these signs on those places.

        What lies beyond the frame is kept, but nothing is filled up there.
        """
        rows = self._rows(text)
        for name, sign in signs.items():
            column, row = self._place(name)
            rows += [""] * (row + 1 - len(rows))
            wide = rows[row].ljust(column + 1, self.bare)
            rows[row] = wide[:column] + (sign or self.bare) + wide[column + 1 :]
        return self._written(rows)

    def differences(self, old: str, new: str) -> Mapping[str, str | None] | None:
        """What stands otherwise in the new text, by its place; None where a text draws nothing."""
        before, after = self._rows(old), self._rows(new)
        if not (self._is_drawn(before) and self._is_drawn(after)):
            return None
        height = max(len(before), len(after))
        width = max(len(row) for row in (*before, *after))
        names = (name_of(column, row) for row in range(height) for column in range(width))
        then, now = self.signs_on(old), self.signs_on(new)
        return {name: now.get(name) for name in names if then.get(name) != now.get(name)}

    def _is_drawn(self, rows: list[str]) -> bool:
        fits = len(rows) <= self.frame.rows and all(len(row) <= self.frame.columns for row in rows)
        return fits and all(self.is_sign(sign) for row in rows for sign in row)

    def _place(self, name: str) -> tuple[int, int]:
        place = place_of(lowered(name))
        assert place is not None, name  # noqa: S101 (asked before with is_place)
        return place

    def _rows(self, text: str) -> list[str]:
        runs = {ord(str(length)): self.bare * length for length in range(1, 10)}
        return text.strip().translate(runs).split(self.between)

    def _written(self, rows: list[str]) -> str:
        """All rows as wide as the widest; bare rows and columns at the end are left out."""
        used = [row.rstrip(self.bare) for row in rows]
        while used and not used[-1]:
            used.pop()
        widest = min(max(map(len, used), default=0), self.frame.columns)
        framed = (row.ljust(widest, self.bare) for row in used[: self.frame.rows])
        return self.between.join((*framed, *used[self.frame.rows :]))


SOMETHING = Word("face-down-something")


def of_nobody(_sign: str) -> None:
    """The owner that a sign names, where signs name none."""


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """What a title's room says of its sheets; all of it may be left out."""

    drawn: Mapping[str, Drawing] = field(default_factory=dict)
    """Fields of a seat and shared parts whose places can be set one by one."""
    pictured: Mapping[str, Drawing] = field(default_factory=dict)
    """What else is written in signs, by the last part of its path; it is told by what they show."""
    covered: frozenset[str] = frozenset()
    """Fields of a seat that nobody else sees before the reveal."""
    lies_face_down: Word = SOMETHING
    """What the things of covered fields are called."""
    adds_face_down: Word = SOMETHING
    """What they bring to the number of a seat that is shown without them."""
    covered_rows: frozenset[str] = frozenset()
    """The rows of the score that are filled from covered fields."""
    common: frozenset[str] = frozenset()
    """Fields of a seat that everybody may change, like the marker on a track that all share."""
    unscored: frozenset[str] = frozenset()
    """Fields of a seat that a sheet keeps and the score knows nothing of."""
    extras: frozenset[str] = frozenset()
    """What may be kept beside the table."""
    of_one_game: frozenset[str] = frozenset()
    """Of these, what belongs to one game only; a rematch begins without it."""
    unnamed: frozenset[str] = frozenset()
    """Of these, what holds entries under keys that say nothing to people."""
    of_the_person: frozenset[str] = frozenset()
    """Fields that say who sits there; with nothing else the seat is empty."""
    nobody_sits: frozenset[str] = frozenset()
    """Fields that say, once ticked, that nobody sits there; the seat is done when it is ready."""
    of_each_seat: frozenset[str] = frozenset()
    """Parts of the middle of the table that hold something for each seat, by its number from 0."""
    asked_openly: frozenset[str] = frozenset()
    """Questions with a field that is called like a covered one and asks for what all see."""
    owner_of: Callable[[str], int | None] = of_nobody
    """The number of the seat that a sign of a drawing names as the owner."""

    def is_blank(self, fields: Mapping[str, object]) -> bool:
        """Whether nothing that a score knows was filled in beyond who sits there."""
        return not fields.keys() - self.of_the_person - self.unscored - {"name"}
