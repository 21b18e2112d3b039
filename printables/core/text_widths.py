"""How wide words come out in our fonts, so that columns are as wide as their words and no wider."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FONTS = Path(__file__).parents[2] / "static" / "fonts"
POINT = 25.4 / 72
"""In millimetres."""
REGULAR = "source-serif-4-latin-400-normal"
UNKNOWN_SIGN = 1.0
"""A sign of another font is taken to be as wide as it is high."""
KERNING = 1.02
"""Letters may stand a little further apart than their own widths say."""


@dataclass(frozen=True, slots=True)
class Font:
    """The widths of the signs of a font, in parts of its size."""

    widths: Mapping[str, float]

    def in_its_size(self, text: str, unknown: float = UNKNOWN_SIGN) -> float:
        """How wide a text is, in the size of its letters."""
        return sum(self.widths.get(sign, unknown) for sign in text)

    def width(self, text: str, points: float) -> float:
        """How many millimetres a text takes on one line."""
        return self.in_its_size(text) * points * POINT * KERNING

    def narrowest(self, text: str, points: float, lines: int) -> float:
        """The narrowest column in which a text takes no more lines than these."""
        parts = text.split(" ")
        return min(
            (
                max(self.width(line, points) for line in broken)
                for broken in _ways_to_break(parts, lines)
            ),
            default=0.0,
        )

    def lines(self, text: str, points: float, width: float) -> list[str]:
        """The lines of a text in a column, broken between its words."""
        lines: list[str] = []
        for word in text.split(" ") if text else ():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer, points) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


def _ways_to_break(words: list[str], lines: int) -> Iterator[list[str]]:
    """Every way to write words on so many lines or fewer."""
    if not words:
        return
    yield [" ".join(words)]
    if lines > 1:
        for first in range(1, len(words)):
            for rest in _ways_to_break(words[first:], lines - 1):
                yield [" ".join(words[:first]), *rest]


def opened(name: str) -> Any:
    """The file of a font of our own, by its name."""
    # Only who lays out pads needs it.
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # noqa: PLC0415

    return TTFont(FONTS / f"{name}.woff2", lazy=True)


@cache
def font_named(name: str) -> Font:
    """A font of our own, by the name of its file."""
    with opened(name) as font:
        size = font["head"].unitsPerEm
        advances = font["hmtx"].metrics
        signs = font.getBestCmap().items()
        return Font({chr(sign): advances[glyph][0] / size for sign, glyph in signs})


def plain() -> Font:
    """The letters of running text."""
    return font_named(REGULAR)


def bold() -> Font:
    """The letters of labels and names."""
    return font_named("source-serif-4-latin-600-normal")


def display() -> Font:
    """The letters of headings."""
    return font_named("zilla-slab-latin-700-normal")
