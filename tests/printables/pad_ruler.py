"""A printed pad measured as with a ruler: its lines, rows and columns, in millimetres."""

import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from io import BytesIO
from itertools import pairwise

from PIL import Image

from tests.printables.positions import Page, Word

DOTS = 200
"""So many on an inch."""
MILLIMETRE = DOTS / 25.4
INK = 195
"""Darker than this is a line or a letter; the grey of a band is lighter."""
NEARLY_ALL = 0.985
SAME = 0.2
OF_LETTERS = 2.0
"""Millimetres; what is nearer to each other is no line but part of a letter."""
FEWEST_COLUMNS = 7
BESIDE_THE_EDGE = 1.0
"""Millimetres beside which nothing is looked for: cut marks lie there."""


@lru_cache(maxsize=4)
def picture_of(pdf: bytes, page: int = 1) -> Image.Image:
    """A page as a printer's dots."""
    command = ["pdftoppm", "-r", str(DOTS), "-gray", "-f", str(page), "-l", str(page), "-"]
    ran = subprocess.run(command, input=pdf, check=True, capture_output=True)
    return Image.open(BytesIO(ran.stdout)).convert("L")


@dataclass(frozen=True)
class Ruled:
    """A panel with its picture."""

    panel: Page
    page: Image.Image

    @cached_property
    def picture(self) -> Image.Image:
        """The panel alone, without what lies beside its edges."""
        left, top = self.panel.left, self.panel.top
        right, bottom = left + self.panel.width, top + self.panel.height
        at = [round(place * MILLIMETRE) for place in (left, top, right, bottom)]
        return self.page.crop((at[0], at[1], at[2], at[3]))

    @cached_property
    def ink(self) -> tuple[float, float, float, float]:
        """How far from left and top, and how far to right and bottom, anything is printed."""
        edge = round(BESIDE_THE_EDGE * MILLIMETRE)
        wide, high = self.picture.size
        inner = self.picture.crop((edge, edge, wide - edge, high - edge))
        marks = inner.point(lambda grey: 255 if grey < INK else 0)
        left = min(word.left for word in self.panel.words) - self.panel.left
        _, top, _, bottom = marks.getbbox() or (0, 0, 0, 0)
        right = self.panel.width - left
        return left, (top + edge) / MILLIMETRE, right, (bottom + edge) / MILLIMETRE

    @cached_property
    def lines(self) -> list[float]:
        """How far from the top lines go from one margin to the other."""
        left, _, right, _ = self.ink
        start, end = (round(place * MILLIMETRE) for place in (left + 0.3, right - 0.3))
        dots, wide = self.picture.tobytes(), self.picture.width
        dark = (
            row
            for row in range(self.picture.height)
            if _dark(dots[row * wide + start : row * wide + end]) >= NEARLY_ALL
        )
        return [*_middles(dark)]

    def row_at(self, word: Word) -> tuple[float, float]:
        """Between which lines a word stands, from the top of the panel."""
        place = word.centre[1] - self.panel.top
        return next(pair for pair in pairwise(self.lines) if pair[0] < place < pair[1])

    def edges_in(self, upper: float, lower: float) -> list[float]:
        """How far from the left lines go down all the way from one place to another."""
        above, below = self._edges_at(upper + 0.9), self._edges_at(lower - 0.5)
        return [edge for edge in below if any(abs(edge - other) < 0.1 for other in above)]

    def _edges_at(self, place: float) -> list[float]:
        row = round(place * MILLIMETRE)
        dots = self.picture.crop((0, row, self.picture.width, row + 1)).tobytes()
        left, _, right, _ = self.ink
        dark = (number for number, grey in enumerate(dots) if grey < INK)
        return [edge for edge in _middles(dark) if left < edge < right + 1]

    def columns_of_grids(self) -> list[float]:
        """How wide the columns of drawn grids are: as wide as each other, and at least eight."""
        places = range(3, int(self.picture.height / MILLIMETRE) - 8, 2)
        found = (self._alike(self.edges_in(place, place + 5)) for place in places)
        return max(found, key=len, default=[])

    @staticmethod
    def _alike(edges: list[float]) -> list[float]:
        """The distances of neighbouring lines, where that before is the same, eight times."""
        widths = [after - before for before, after in pairwise(edges)]
        runs: list[list[float]] = [[]]
        for width in widths:
            if width < OF_LETTERS or (runs[-1] and abs(runs[-1][-1] - width) > SAME):
                runs.append([])
            if width >= OF_LETTERS:
                runs[-1].append(width)
        return max((run for run in runs if len(run) >= FEWEST_COLUMNS), key=len, default=[])

    def grey_at(self, across: float, down: float) -> int:
        """How light the paper is there, 0 to 255."""
        grey = self.picture.getpixel((round(across * MILLIMETRE), round(down * MILLIMETRE)))
        assert isinstance(grey, int)
        return grey


def _dark(dots: bytes) -> float:
    return sum(grey < INK for grey in dots) / len(dots)


def _middles(dots: Iterable[int]) -> Iterator[float]:
    """The middle of each stretch of neighbouring dots, in millimetres."""
    stretch: list[int] = []
    for dot in dots:
        if stretch and dot > stretch[-1] + 1:
            yield (stretch[0] + stretch[-1] + 1) / 2 / MILLIMETRE
            stretch = []
        stretch.append(dot)
    if stretch:
        yield (stretch[0] + stretch[-1] + 1) / 2 / MILLIMETRE
