"""Copyfitting: how many lines a text takes in a column, counted with the widths of its letters."""

from enum import Enum
from functools import lru_cache

from printables.core.text_widths import font_named

UNKNOWN = 0.6
"""The width of a letter that a font does not have."""
NO_BREAK = "\N{NO-BREAK SPACE}"
CAUTION = 1.01
"""Letters are taken for so much wider, since pairs of them may be set apart."""


class Face(Enum):
    """The faces of an aid; the value is the file that holds one."""

    TEXT = "source-serif-4-latin-400-normal"
    BOLD = "source-serif-4-latin-600-normal"
    DISPLAY = "zilla-slab-latin-700-normal"

    def width(self, text: str) -> float:
        """How wide a text is, in the size of its letters."""
        return font_named(self.value).in_its_size(text, UNKNOWN) * CAUTION

    def lines(self, text: str, room: float, *, taken: float = 0.0) -> int:
        """How many lines a text takes, of whose first something may be taken already."""
        return _lines(self, text, round(room, 2), taken)


@lru_cache(maxsize=1 << 15)
def _lines(face: Face, text: str, room: float, taken: float) -> int:
    lines, used, blank = 1, taken, face.width(" ")
    for word in text.split(" "):
        width = _width(face, word)
        if used and used + width > room:
            lines, used = lines + 1, 0.0
        lines += int(width // room) if width > room else 0
        used += width + blank
    return lines


@lru_cache(maxsize=1 << 14)
def _width(face: Face, word: str) -> float:
    return face.width(word)


def kept_together(text: str, longest: int) -> str:
    """The text with its last two words on one line, if both are not longer than this."""
    before, _, last = text.rpartition(" ")
    last_but_one = before.rpartition(" ")[2]
    if not before or len(last_but_one) + len(last) >= longest:
        return text
    return f"{before}{NO_BREAK}{last}"
