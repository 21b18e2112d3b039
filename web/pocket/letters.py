"""The letters of our fonts as pads need them, measured while packing: no browser lets us read them.

Pads are laid out by the widths of their words, and some draw single letters as outlines.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from printables.core.text_widths import FONTS, REGULAR, Font, font_named, opened

FILE = "letters.json"
DRAWN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
COMMAND = re.compile(r"([MLHVQCZ])([^MLHVQCZ]*)")
NUMBER = re.compile(r"-?[\d.]+")


def measured() -> bytes:
    """The widths of all signs of all fonts, and the outlines of the letters that are drawn."""
    names = sorted(file.stem for file in FONTS.glob("*.woff2") if "latin" in file.stem)
    widths = {name: dict(font_named(name).widths) for name in names}
    return json.dumps({"widths": widths, "outlines": _outlines()}, sort_keys=True).encode()


def _outlines() -> dict[str, Any]:
    from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]  # noqa: PLC0415

    drawn = {}
    with opened(REGULAR) as font:
        glyphs, names, units = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
        for letter in DRAWN:
            pen = SVGPathPen(glyphs)
            glyphs[names[ord(letter)]].draw(pen)
            drawn[letter] = (pen.getCommands(), glyphs[names[ord(letter)]].width, units)
    return drawn


class Letters:
    """What was measured, read again where there are no fonts."""

    def __init__(self, file: Path) -> None:
        """Reads it when it is first asked for."""
        self._file = file
        self.font_named = cache(self._font_named)

    def _told(self) -> Any:
        return json.loads(self._file.read_text("utf-8"))

    def _font_named(self, name: str) -> Font:
        return Font(self._told()["widths"][name])

    def outlines(self, letters: Any, size: float) -> str:
        """Single letters as one path, each with the place of its middle on its baseline."""
        told = self._told()["outlines"]
        return "".join(_placed(told[letter], x, y, size) for letter, x, y in letters)


def is_across(command: str, at: int) -> bool:
    """Whether a number of a command of a path goes to the right; the others go down."""
    return command == "H" or (command != "V" and at % 2 == 0)


def _placed(letter: tuple[str, float, int], x: float, y: float, size: float) -> str:
    """A letter in its size at its place; downwards, as drawings count."""
    path, width, units = letter
    scale = size / units
    left = x - width * scale / 2

    def moved(command: re.Match[str]) -> str:
        sign, numbers = command[1], map(float, NUMBER.findall(command[2]))
        told = (
            left + number * scale if is_across(sign, at) else y - number * scale
            for at, number in enumerate(numbers)
        )
        return sign + " ".join(f"{number:.2f}" for number in told)

    return COMMAND.sub(moved, path)
