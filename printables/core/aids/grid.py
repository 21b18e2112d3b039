"""The tables of an aid: how wide their columns are, and how high their rows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from printables.core.aids.blocks import LINE, SMALLEST_TYPE, Block, Setting
from printables.core.aids.copyfit import Face
from printables.core.text_widths import POINT

ROW_PADDING, CELL_PADDING, FIGURE_PADDING = 0.16, 0.7, 0.4
PICTURE, PICTURE_WIDTH = 1.45, 1.75
SMALL = 8
"""Points of the numbers of rules."""
LONGEST_WORDS = {"words": 5.6, "name": 7.2}
"""In the size of the letters; what is longer is hyphenated where a column is narrow."""
LEAST_UPRIGHT = 1.3
MOST_BESIDE = 2
"""So many pictures leave room for words beside them."""
FIGURES = frozenset({"figure", "upright"})
TINY = 1e-6
NOWHERE = 10_000.0
"""Millimetres: the height of what has no room in letters of this size."""
NARROW = 150.0
"""Millimetres below which words above columns stand on end, and words come before figures."""
MOST_FOR_NUMBERS = 8.0
"""Millimetres for the numbers of the rules where a table is narrow."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its share of the width, and what kind of thing stands in it."""

    share: float
    kind: str = "words"

    @property
    def face(self) -> Face:
        """In which letters."""
        return Face.BOLD if self.kind == "name" else Face.TEXT


@dataclass(frozen=True, slots=True)
class GridCell:
    """What stands in one place of a table."""

    text: str = ""
    pictures: tuple[str, ...] = ()
    lead: str = ""
    span: int = 1

    @property
    def hangs(self) -> bool:
        """Whether all of its lines stand beside its pictures."""
        return 0 < len(self.pictures) <= MOST_BESIDE and bool(self.text) and not self.lead

    def longest(self, face: Face, *, is_head: bool) -> float:
        """How wide its longest word is, in the size of its letters; a picture stays with it."""
        face = Face.BOLD if is_head else face
        words = [*(face.width(word) for word in self.text.split(" ") if self.span == 1)]
        leads = [Face.BOLD.width(word) for word in self.lead.split(" ")]
        pictures = PICTURE_WIDTH * len(self.pictures)
        if self.hangs and not is_head:
            return pictures + max(words, default=0.0)
        return max(pictures + (words[0] if words else 0.0), *words, *leads)

    def lines(self, at: Setting, width: float, face: Face, *, is_head: bool = False) -> int:
        """How many lines it takes; a picture is as wide as two letters."""
        width = max(width - CELL_PADDING * at.em, at.em)
        pictures = PICTURE_WIDTH * len(self.pictures)
        if self.hangs and not is_head:
            return at.lines(self.text, max(width - pictures * at.em, at.em), face)
        taken = Face.BOLD.width(f"{self.lead} ") if self.lead else 0.0
        return at.lines(self.text, width, face, taken=taken + pictures)


@dataclass(frozen=True, slots=True, eq=False)
class GridRow:
    """A row of a table, with the numbers of its rules at its end."""

    cells: tuple[GridCell, ...]
    numbers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """A table: its columns, what stands above them, and its rows."""

    columns: tuple[Column, ...]
    head: tuple[GridCell, ...]
    rows: tuple[GridRow, ...]
    numbers_width: float = 0.0
    """Millimetres for the numbers of the rules."""
    above: tuple[GridCell, ...] = ()
    """What stands above several columns at once."""
    numbers: tuple[str, ...] = ()
    """Of the rules that the table as a whole says."""
    is_rest: bool = False
    """Whether its first rows stand just above it, so that nothing needs to be said again."""
    whole: "Grid | None" = None
    """What it is a part of: the columns of a divided table are as wide in all of its parts."""
    kind: str = "grid"

    def height(self, at: Setting) -> float:
        """The rows, each as high as its highest cell."""
        whole = self.whole or self
        if at.size > SMALLEST_TYPE and _is_too_wide(whole, at):
            return NOWHERE
        rows = sum(_row_height(whole, row, at) for row in self.rows)
        return rows if self.is_rest else _head_height(whole, at) + rows + 0.2 * at.em + 0.4

    def pieces(self) -> Sequence[Block]:
        """Its rows, the first two and the last two together; words that stand on end stay alone."""
        is_high = any(column.kind == "upright" for column in self.columns)
        if len(self.rows) < 5 or is_high:  # noqa: PLR2004
            return (self,)
        parts = (self.rows[:2], *((row,) for row in self.rows[2:-2]), self.rows[-2:])
        return tuple(
            replace(self, rows=tuple(part), is_rest=number > 0, whole=self.whole or self)
            for number, part in enumerate(parts)
        )

    def is_upright(self, column: int, at: Setting) -> bool:
        """Whether the word above a column stands on end, as there is little width."""
        return self.columns[column].kind == "upright" and at.width < NARROW

    def numbers_room(self, at: Setting) -> float:
        """The column of the numbers of the rules; they stand below each other in narrow tables."""
        return (
            min(self.numbers_width, MOST_FOR_NUMBERS) if at.width < NARROW else self.numbers_width
        )

    def widths(self, at: Setting) -> tuple[float, ...]:
        """The columns in millimetres: as wide as their longest words, the rest by their shares."""
        return _widths(self.whole or self, at)

    def least(self, number: int, at: Setting, *, is_tight: bool = False) -> float:
        """How wide the longest word of a column is, with what is empty beside it."""
        kind, cells = self.columns[number].kind, self._cells(number, at)
        face = self.columns[number].face
        longest = max(cell.longest(face, is_head=is_head) for cell, is_head in cells)
        if self.is_upright(number, at):
            longest = max(longest, LEAST_UPRIGHT)
        pictures = 0 if is_tight else max(len(cell.pictures) for cell, _ in cells)
        most = LONGEST_WORDS.get(kind, longest) + PICTURE_WIDTH * pictures
        padding = FIGURE_PADDING if kind in FIGURES else CELL_PADDING
        return (min(longest, most) + padding + 0.05) * at.em

    def leasts(self, at: Setting) -> list[float]:
        """Of all columns; where that is too much, long names have to be hyphenated."""
        numbers = range(len(self.columns))
        wide = [self.least(number, at) for number in numbers]
        if sum(wide) <= at.width - self.numbers_room(at):
            return wide
        return [self.least(number, at, is_tight=True) for number in numbers]

    def is_too_wide(self, at: Setting) -> bool:
        """Whether the words of some column would have to be torn."""
        return sum(self.leasts(at)) > at.width - self.numbers_room(at)

    def _cells(self, number: int, at: Setting) -> list[tuple[GridCell, bool]]:
        """What stands in a column, and whether above it."""
        head = () if self.is_upright(number, at) else self.head[number : number + 1]
        cells = [row.cells[number] for row in self.rows if len(row.cells) > number]
        return [*((cell, True) for cell in head), *((cell, False) for cell in cells)]

    def row_height(self, row: GridRow, at: Setting, *, is_head: bool = False) -> float:
        """Of one row: as many lines as its fullest place takes, or a picture."""
        least = PICTURE if any(cell.pictures for cell in row.cells) else LINE
        lines = max(self._lines(row, at, is_head=is_head))
        return (max(least, lines * LINE) + ROW_PADDING) * at.em

    def _lines(self, row: GridRow, at: Setting, *, is_head: bool) -> Iterator[float]:
        yield 1
        widths, first = self.widths(at), 0
        for cell in row.cells:
            width = sum(widths[first : first + cell.span])
            if row.cells is self.head and self.is_upright(first, at):
                yield Face.BOLD.width(cell.text) / LINE
            else:
                face = Face.BOLD if is_head else self.columns[first].face
                yield cell.lines(at, width, face, is_head=is_head)
            first += cell.span
        if row.numbers:
            room = (self.numbers_room(at) - CELL_PADDING / 2 * at.em) / (SMALL * POINT)
            yield Face.TEXT.lines(" ".join(row.numbers), room)


@lru_cache(maxsize=1 << 10)
def _is_too_wide(grid: Grid, at: Setting) -> bool:
    return grid.is_too_wide(at)


@lru_cache(maxsize=1 << 13)
def _row_height(grid: Grid, row: GridRow, at: Setting) -> float:
    return grid.row_height(row, at)


@lru_cache(maxsize=1 << 10)
def _head_height(grid: Grid, at: Setting) -> float:
    heads = [GridRow(grid.above), GridRow(grid.head, grid.numbers)]
    return sum(grid.row_height(row, at, is_head=True) for row in heads if row.cells)


@lru_cache(maxsize=1 << 10)
def _widths(grid: Grid, at: Setting) -> tuple[float, ...]:
    rest = at.width - grid.numbers_room(at)
    least = grid.leasts(at)
    if sum(least) > rest:
        return tuple(each * rest / sum(least) for each in least)
    fixed = _figures(grid, at, least)
    while True:
        left = rest - sum(fixed.values())
        free = sum(column.share for n, column in enumerate(grid.columns) if n not in fixed)
        shares = [
            fixed.get(n, left * column.share / (free or 1)) for n, column in enumerate(grid.columns)
        ]
        wanting = {n: least[n] for n, share in enumerate(shares) if share < least[n] - TINY}
        if not wanting:
            return tuple(shares)
        fixed |= wanting


def _figures(grid: Grid, at: Setting, least: Sequence[float]) -> dict[int, float]:
    """The columns of figures where a table is narrow: no wider than they must be beside words."""
    if at.width >= NARROW or all(column.kind != "words" for column in grid.columns):
        return {}
    kinds = (column.kind for column in grid.columns)
    return {number: least[number] for number, kind in enumerate(kinds) if kind in FIGURES}
