"""What stands above an aid: the title, what paper it is, and what the table agreed on."""

from dataclasses import dataclass

from printables.core.aids.copyfit import Face
from printables.core.text_widths import POINT

BELOW = 4.0
"""Millimetres for the line below the head, with what is empty about it."""
BETWEEN = 5.0


@dataclass(frozen=True, slots=True)
class Head:
    """The title, and beside or below it what is said of the paper."""

    title: str
    about: str
    width: float
    is_small: bool

    @property
    def title_size(self) -> float:
        """In points."""
        return 15.0 if self.is_small else 20.0

    @property
    def about_size(self) -> float:
        """In points."""
        return 8.0 if self.is_small else 9.0

    @property
    def title_height(self) -> float:
        """In millimetres, on one line."""
        return self.title_size * POINT * 1.3

    @property
    def line_height(self) -> float:
        """Of what stands below the title, in millimetres."""
        return self.about_size * POINT * 1.25

    @property
    def is_beside(self) -> bool:
        """Whether both stand on one line."""
        title = Face.DISPLAY.width(self.title) * self.title_size * POINT
        about = Face.DISPLAY.width(self.about) * self.about_size * POINT
        return title + BETWEEN + about <= self.width

    @property
    def height(self) -> float:
        """In millimetres."""
        room = self.width / (self.about_size * POINT)
        lines = 0 if self.is_beside else Face.DISPLAY.lines(self.about, room)
        return self.title_height + lines * self.line_height + BELOW
