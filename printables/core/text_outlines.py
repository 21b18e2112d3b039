"""Letters as outlines, for drawings with many of them: one path costs less than a text for each."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from printables.core.text_widths import REGULAR, opened


class Glyph(NamedTuple):
    """A letter in the units of its font."""

    strokes: Any
    width: float
    units: int


def outlines(letters: Iterable[tuple[str, float, float]], size: float) -> str:
    """Single letters as one path, each with the place of its middle on its baseline."""
    return "".join(_placed(_glyph(letter), x, y, size) for letter, x, y in letters)


def _placed(glyph: Glyph, x: float, y: float, size: float) -> str:
    from fontTools.pens import svgPathPen, transformPen  # type: ignore[import-untyped]  # noqa: PLC0415

    scale = size / glyph.units
    path = svgPathPen.SVGPathPen(None, ntos=lambda number: f"{number:.2f}")
    place = (scale, 0, 0, -scale, x - glyph.width * scale / 2, y)
    glyph.strokes.replay(transformPen.TransformPen(path, place))
    return str(path.getCommands())


@cache
def _glyph(letter: str) -> Glyph:
    """Read once."""
    from fontTools.pens import recordingPen  # noqa: PLC0415

    with opened(REGULAR) as font:
        glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(letter)]
        strokes = recordingPen.DecomposingRecordingPen(glyphs)
        glyphs[name].draw(strokes)
        return Glyph(strokes, glyphs[name].width, font["head"].unitsPerEm)
