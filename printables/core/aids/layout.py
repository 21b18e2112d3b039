"""How the sections of an aid are laid on its pages, so that they are full and alike."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import accumulate, pairwise

from printables.core.aids.blocks import SMALLEST_TYPE, Setting
from printables.core.aids.section import Section, together

STEP = 0.1
GUTTER = 4.5
GAP = 0.52
"""Between sections, in the size of the letters."""
WIDEST_GAP = 6.0
"""Millimetres that may lie between two sections where a page has room to spare."""
MOST_CARDS, MOST_PAGES = 3, 6
UNEVEN = 24
"""The power with which heights of columns count: the highest nearly alone, the others a little."""
BROKEN = 4.0
"""As so many millimetres more counts a column that ends within a section."""
SPARE = 0.8
"""Millimetres that stay free at the foot, since widths of letters are not quite exact."""


@dataclass(frozen=True, slots=True)
class Room:
    """What of a page is printed on: millimetres, and what its head takes of the first."""

    width: float
    height: float
    largest_type: float
    head: float = 0.0


@dataclass(frozen=True, slots=True)
class Band:
    """Sections over the whole width, or two columns of them."""

    columns: tuple[tuple[Section, ...], ...]
    width: float
    gaps: tuple[float, ...] = ()
    """Millimetres between the sections of each column, where they fill it."""

    def height(self, at: Setting) -> float:
        """The higher of its columns."""
        return max(column_height(column, at.narrower(self.width)) for column in self.columns)


@dataclass(frozen=True, slots=True)
class Page:
    """Bands below each other, and what lies between them, in millimetres."""

    bands: tuple[Band, ...]
    gap: float


@dataclass(frozen=True, slots=True)
class AidLayout:
    """All pages, and the size of their letters in points."""

    pages: tuple[Page, ...]
    size: float


Column = list[Section]
Lay = Callable[[int, float], list[tuple[Page, float]]]
"""So many pages with letters of such a size, each with what is free on it."""


def column_height(column: Sequence[Section], at: Setting) -> float:
    """Sections below each other."""
    gaps = GAP * at.em * max(0, len(column) - 1)
    return sum(section.height(at) for section in column) + gaps


def divided(
    parts: Sequence[Section], heights: Sequence[float], taken: Sequence[float]
) -> list[Column]:
    """Into a column for each number, in their order and as equally high as they can be.

    The numbers are what each column holds already.
    """
    sums = [0.0, *accumulate(heights)]

    @cache
    def best(first: int, column: int) -> tuple[float, tuple[int, ...]]:
        if column == len(taken) - 1 or first == len(parts):
            return (sums[-1] - sums[first] + taken[column]) ** UNEVEN, ()
        ways = []
        for end in range(first + 1, len(parts) + 1):
            others, cuts = best(end, column + 1)
            is_broken = end < len(parts) and parts[end].key == parts[end - 1].key
            height = sums[end] - sums[first] + taken[column] + BROKEN * is_broken
            ways.append((height**UNEVEN + others, (end, *cuts)))
        return min(ways)

    _, cuts = best(0, 0)
    ends = [*cuts, *[len(parts)] * (len(taken) - len(cuts))]
    return [together(parts[start:end]) for start, end in pairwise((0, *ends))]


def band_of(sections: Sequence[Section], at: Setting) -> Band:
    """One section over the whole width, several in two columns."""
    if len(sections) == 1 and not sections[0].in_halves:
        return Band((tuple(sections),), at.width)
    half = at.narrower((at.width - GUTTER) / 2)
    parts = [part for section in sections for part in section.parts()]
    columns = divided(parts, [part.height(half) for part in parts], (0, 0))
    return Band(tuple(map(tuple, columns)), half.width)


def on_columns(top: Sequence[Section], sections: Sequence[Section], room: Room) -> AidLayout:
    """Some sections over the whole first page, the others one after the other in two columns."""
    half = replace(room, width=(room.width - GUTTER) / 2)
    parts = [part for section in sections for part in section.parts(anywhere=True)]

    def lay(count: int, size: float) -> list[tuple[Page, float]]:
        at = Setting(room.width, size)
        over = [Band(((section,),), room.width) for section in top]
        taken = sum(band.height(at) + GAP * at.em for band in over)
        pages = _columns(parts, replace(half, head=room.head + taken), 2, count, size)
        first, free = pages[0]
        return [(Page((*over, *first.bands), GAP * at.em), free), *pages[1:]]

    return laid_out(range(1, MOST_PAGES + 1), room, lay)


def on_panels(sections: Sequence[Section], room: Room) -> AidLayout:
    """Sections one after the other on the panels of folded cards, four to a card."""
    parts = [part for section in sections for part in section.parts(anywhere=True)]
    lay = partial(_columns, parts, room, 1)
    return laid_out(range(4, 4 * MOST_CARDS + 1, 4), room, lay)


def laid_out(counts: Iterable[int], room: Room, lay: Lay) -> AidLayout:
    """On the first number of pages that fits, in letters as large as it allows."""
    for count in counts:
        size = largest_type(room.largest_type, partial(_fits, lay, count))
        if size is not None:
            return AidLayout(tuple(page for page, _ in lay(count, size)), size)
    raise ValueError("an aid takes more paper than anybody folds")


def _fits(lay: Lay, count: int, size: float) -> bool:
    return all(free >= 0 for _, free in lay(count, size))


def largest_type(most: float, fits: Callable[[float], bool]) -> float | None:
    """The largest type that fits, or none."""
    low, high = round(SMALLEST_TYPE / STEP), round(most / STEP)
    if not fits(low * STEP):
        return None
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle * STEP) else (low, middle - 1)
    return round(low * STEP, 2)


def page_of(laid: Sequence[Band], free: float, at: Setting) -> Page:
    """Bands below each other, with what is free shared out between them."""
    gap = GAP * at.em + max(0.0, free) / max(1, len(laid) - 1)
    return Page(tuple(laid), min(gap, WIDEST_GAP))


def _columns(
    parts: Sequence[Section], room: Room, across: int, count: int, size: float
) -> list[tuple[Page, float]]:
    """So many pages of as many columns; those of the first begin with the head."""
    at = Setting(room.width, size)
    heads = [room.head if column < across else 0.0 for column in range(count * across)]
    heights = [part.height(at) + GAP * at.em * bool(part.heading) for part in parts]
    columns = divided(parts, heights, heads)
    free = [
        room.height - SPARE - head - column_height(column, at)
        for head, column in zip(heads, columns, strict=True)
    ]
    pages = []
    for first in range(0, len(columns), across):
        shown, rooms = columns[first : first + across], free[first : first + across]
        gaps = tuple(_gap(column, each, at) for column, each in zip(shown, rooms, strict=True))
        band = Band(tuple(map(tuple, shown)), at.width, gaps)
        pages.append((Page((band,), 0.0), min(rooms)))
    return pages


def _gap(column: Column, free: float, at: Setting) -> float:
    """What lies between the sections of a column that is to be filled."""
    return min(GAP * at.em + max(0.0, free) / max(1, len(column) - 1), WIDEST_GAP)
