"""What an aid is made of; every block knows how high it stands in a column of a given width."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Protocol

from printables.core.aids.copyfit import Face
from printables.core.text_widths import POINT

SMALLEST_TYPE = 8.0
"""In points; nothing on an aid is smaller."""
LINE = 1.11
"""Of lines of text, in the size of the letters; `aid.css` says the same."""
MARGIN = 6.0
"""Millimetres in which the number of a rule stands."""
RULE_GAP = 0.1


@dataclass(frozen=True, slots=True)
class Setting:
    """A column: its width in millimetres, and the size of its letters in points."""

    width: float
    size: float

    @property
    def em(self) -> float:
        """The size of the letters in millimetres."""
        return self.size * POINT

    def lines(self, text: str, width: float, face: Face = Face.TEXT, *, taken: float = 0.0) -> int:
        """How many lines a text takes that may be so many millimetres wide."""
        return face.lines(text, width / self.em, taken=taken)

    def narrower(self, width: float) -> "Setting":
        """The same letters in a column of another width."""
        return replace(self, width=width)


class Block(Protocol):
    """A rule, a heading, a table or a drawing."""

    @property
    def kind(self) -> str:
        """By which it is drawn."""
        ...

    def height(self, at: Setting) -> float:
        """How many millimetres it takes."""
        ...

    def pieces(self) -> Sequence["Block"]:
        """What it may be divided into between two columns."""
        ...


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, with its number in the margin."""

    number: str
    text: str
    lead: str = ""
    is_chosen: bool = False
    kind: str = "rule"

    def height(self, at: Setting) -> float:
        """Lines beside the margin."""
        face = Face.BOLD if self.is_chosen else Face.TEXT
        taken = Face.BOLD.width(f"{self.lead} ") if self.lead else 0.0
        lines = at.lines(self.text, at.width - MARGIN, face, taken=taken)
        return (lines * LINE + RULE_GAP) * at.em

    def pieces(self) -> Sequence[Block]:
        """Itself."""
        return (self,)


@dataclass(frozen=True, slots=True)
class Stage:
    """The heading of one step of a turn."""

    number: int
    name: str
    kind: str = "stage"

    def height(self, at: Setting) -> float:
        """One line with its disc."""
        return 1.6 * at.em

    def pieces(self) -> Sequence[Block]:
        """Itself."""
        return (self,)


@dataclass(frozen=True, slots=True)
class Example:
    """A small drawing of what lies beside what, and what that brings."""

    rows: tuple[tuple[str, ...], ...]
    """The pictures, row by row; an empty name is an empty place."""
    name: str
    working: str
    total: str
    numbers: tuple[str, ...] = ()
    marked: tuple[int, int] = (-1, -1)
    """The place that the sum is for."""


CELL, BESIDE, LEAST_WORDS = 6.4, 2.0, 20.0
"""Millimetres of a place in a drawn example, of what is empty beside it, and of its words."""
LONG_WORD = 5.5
"""What its words need in any case, in the size of their letters."""


@dataclass(frozen=True, slots=True)
class Examples:
    """Drawn examples beside each other, so many in a row."""

    shown: tuple[Example, ...]
    kind: str = "examples"

    def across(self, at: Setting) -> int:
        """How many stand beside each other: as many in each row, as far as that goes."""
        widest = max(len(example.rows[0]) for example in self.shown)
        least = widest * CELL + BESIDE + max(LEAST_WORDS, LONG_WORD * at.em)
        most = max(1, min(len(self.shown), int(at.width // least)))
        return ceil(len(self.shown) / ceil(len(self.shown) / most))

    def rows(self, at: Setting) -> list[tuple[Example, ...]]:
        """They, row by row."""
        across = self.across(at)
        return [self.shown[n : n + across] for n in range(0, len(self.shown), across)]

    def height(self, at: Setting) -> float:
        """The rows, each as high as what is highest in it."""
        each = at.width / self.across(at)
        return sum(max(_height(one, at, each) for one in row) for row in self.rows(at))

    def pieces(self) -> Sequence[Block]:
        """Itself."""
        return (self,)


def _height(example: Example, at: Setting, width: float) -> float:
    beside = width - CELL * len(example.rows[0]) - 2 * BESIDE
    words = at.lines(example.name, beside, Face.BOLD) + at.lines(example.working, beside)
    text = (words * LINE + 1.45) * at.em
    return max(CELL * len(example.rows), text) + 2.0


@dataclass(frozen=True, slots=True)
class Wheel:
    """The turn as a wheel: its stages in order around how often it is turned."""

    stages: tuple[str, ...]
    count: str
    unit: str
    kind: str = "wheel"

    def height(self, at: Setting) -> float:
        """The same on every paper."""
        del at
        return 24.0

    def pieces(self) -> Sequence[Block]:
        """Itself."""
        return (self,)
