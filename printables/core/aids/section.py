"""A section of an aid: blocks under a heading, and what of them may stand in different columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

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

    def height(self, at: Setting) -> float:
        """Heading, blocks and the frame."""
        inner = at.narrower(at.width - 2 * BOX) if self.is_boxed else at
        head = HEADING * at.em + HEADING_RULE if self.heading else 0.0
        frame = 2 * BOX if self.is_boxed else 0.0
        return head + frame + sum(block.height(inner) for block in self.blocks)

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
    before: Block | None = None
    for block in blocks:
        if isinstance(block, Grid) and isinstance(before, Grid) and block.is_rest:
            before = replace(before, rows=(*before.rows, *block.rows))
            continue
        if before is not None:
            yield before
        before = replace(block, is_rest=False) if isinstance(block, Grid) else block
    if before is not None:
        yield before
