"""A section of an aid: blocks under a heading, and what of them may stand in different columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby

from printables.core.aids.blocks import Block, Setting
from printables.core.aids.grid import Grid

HEADING, HEADING_RULE = 1.56, 0.5
BOX = 1.5
"""Millimetres of a frame with what is empty inside it, on each side."""


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks under a heading, or what of them stands in one column."""

    key: str
    heading: str
    blocks: tuple[Block, ...]
    is_boxed: bool = False
    may_break: bool = False
    in_halves: bool = False
    carried: str = ""
    """What it is called where it goes on, on another page."""

    def height(self, at: Setting) -> float:
        """Heading, blocks and the frame."""
        inner = at.narrower(at.width - 2 * BOX) if self.is_boxed else at
        head = HEADING * at.em + HEADING_RULE if self.heading else 0.0
        frame = 2 * BOX if self.is_boxed else 0.0
        return head + frame + sum(block.height(inner) for block in self.blocks)

    def carried_over(self) -> "Section":
        """What of it stands on another page than its beginning."""
        return replace(self, heading=self.carried)

    def parts(self, *, anywhere: bool = False) -> list["Section"]:
        """What of it may stand in different columns; a heading is never the last of one."""
        if self.is_boxed or not (self.may_break or anywhere):
            return [self]
        pieces = [piece for block in self.blocks for piece in block.pieces()]
        groups: list[list[Block]] = []
        for piece in pieces:
            glued = len(groups) == 1 and len(groups[0]) < 2  # noqa: PLR2004
            if glued or (groups and groups[-1][-1].kind == "stage"):
                groups[-1].append(piece)
            else:
                groups.append([piece])
        if len(groups) > 2 and len(groups[-1]) == 1:  # noqa: PLR2004
            groups[-2:] = [[*groups[-2], *groups[-1]]]
        headings = [self.heading, *[""] * (len(groups) - 1)]
        return [
            replace(self, heading=heading, blocks=tuple(group))
            for heading, group in zip(headings, groups, strict=True)
        ]


def together(parts: Sequence[Section]) -> list[Section]:
    """Parts of one section in one column become one again."""
    joined = []
    for _, group in groupby(parts, key=lambda part: part.key):
        first, *others = group
        blocks = [*first.blocks, *(block for part in others for block in part.blocks)]
        joined.append(replace(first, blocks=tuple(_joined(blocks))))
    return joined


def _joined(blocks: Sequence[Block]) -> Iterator[Block]:
    """Rows of one table that follow each other are one table."""
    tables: list[list[Block]] = []
    for block in blocks:
        is_rest = isinstance(block, Grid) and block.is_rest
        if is_rest and tables and isinstance(tables[-1][0], Grid):
            tables[-1].append(block)
        else:
            tables.append([block])
    for first, *rest in tables:
        is_part = isinstance(first, Grid) and (rest or first.is_rest)
        yield _one_table([first, *rest]) if is_part else first


def _one_table(parts: Sequence[Block]) -> Grid:
    grids = [part for part in parts if isinstance(part, Grid)]
    rows = chain.from_iterable(grid.rows for grid in grids)
    return replace(grids[0], rows=tuple(rows), is_rest=False)
