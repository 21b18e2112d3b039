"""How bands are divided between pages, so that these are equally full."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeVar

from printables.core.aids.blocks import Setting
from printables.core.aids.layout import (
    GAP,
    SPARE,
    Band,
    Page,
    Room,
    band_of,
    page_of,
)
from printables.core.aids.section import Section, together

BROKEN = 0.03
"""As much counts a page that ends within a section: as one of which a sixth stays free."""
LEAST_PART = 24.0
"""Millimetres of a section that are worth standing on another page than its rest."""

T = TypeVar("T", bound=Hashable)
Way = tuple[int, float, tuple[int, ...]]
"""How many pages, how uneven they are, and before which pieces they end."""
NOWHERE = 1_000_000
NO_WAY: Way = (NOWHERE, 0.0, ())


@dataclass(frozen=True, slots=True)
class PagePart:
    """What stays together: a section of a pair, or a part of one that has the whole width."""

    band: int
    section: Section


def parts_of(bands: Sequence[Sequence[Section]]) -> list[PagePart]:
    """All bands in pieces; where two sections stand in columns, only what may break is divided."""
    return [
        PagePart(number, part)
        for number, band in enumerate(bands)
        for section in band
        for part in section.parts(anywhere=len(band) == 1)
    ]


def _spans(keys: Iterable[T]) -> dict[T, tuple[int, int]]:
    """Where what has the same key begins and ends."""
    spans: dict[T, tuple[int, int]] = {}
    for place, key in enumerate(keys):
        spans[key] = (spans.get(key, (place,))[0], place + 1)
    return spans


class Division:
    """Pieces on as few pages as they take in letters of this size."""

    def __init__(self, pieces: Sequence[PagePart], room: Room, size: float) -> None:
        self._pieces = pieces
        self._room = room
        self._at = Setting(room.width, size)
        self._of_section = _spans(piece.section.key for piece in pieces)
        self._best = lru_cache(maxsize=None)(self._best_from)
        self._band = lru_cache(maxsize=None)(self._band_of)
        self._height = lru_cache(maxsize=None)(self._height_of)

    @property
    def count(self) -> int:
        """How many pages they take, each filled as far as it goes."""
        place, count = 0, 0
        while place < len(self._pieces):
            place = max(self._ends(place), default=NOWHERE)
            count += 1
        return count if place < NOWHERE else NOWHERE

    def pages(self) -> tuple[Page, ...]:
        """What stands on each."""
        spans = pairwise((0, *self._best(0)[2]))
        return tuple(page_of(self._bands(*span), self._free(*span), self._at) for span in spans)

    def _best_from(self, start: int) -> Way:
        """The fewest pages for what begins here, and of the ways to lay these the most even."""
        if start == len(self._pieces):
            return 0, 0.0, ()
        return min((self._way(start, end) for end in self._ends(start)), default=NO_WAY)

    def _way(self, start: int, end: int) -> Way:
        pages, uneven, ends = self._best(end)
        empty = (self._free(start, end) / self._room.height) ** 2 + BROKEN * self._is_inside(end)
        return pages + 1, uneven + empty, (end, *ends)

    def _ends(self, start: int) -> Iterator[int]:
        """Where a page that begins here may end."""
        for end in range(start + 1, len(self._pieces) + 1):
            if self._free(start, end) < 0:
                break
            if self._may_end(end):
                yield end

    def _free(self, start: int, end: int) -> float:
        """What stays free on a page of these pieces, in millimetres."""
        heights = [self._height(*span) for span in self._parts_of_bands(start, end)]
        taken = sum(heights) + GAP * self._at.em * (len(heights) - 1)
        return self._room.height - SPARE - self._room.head * (start == 0) - taken

    def _bands(self, start: int, end: int) -> list[Band]:
        return [self._band(*span) for span in self._parts_of_bands(start, end)]

    def _parts_of_bands(self, start: int, end: int) -> list[tuple[int, int]]:
        """Where each band begins and ends, as far as it is on the page."""
        spans = _spans(piece.band for piece in self._pieces[start:end])
        return [(start + first, start + last) for first, last in spans.values()]

    def _height_of(self, start: int, end: int) -> float:
        return self._band(start, end).height(self._at)

    def _band_of(self, start: int, end: int) -> Band:
        sections = together([piece.section for piece in self._pieces[start:end]])
        if self._is_inside(start):
            sections[0] = sections[0].carried_over()
        return band_of(sections, self._at)

    def _is_inside(self, place: int) -> bool:
        """Whether a section goes on before this piece."""
        if not 0 < place < len(self._pieces):
            return False
        return self._pieces[place - 1].section.key == self._pieces[place].section.key

    def _may_end(self, place: int) -> bool:
        """Whether so much of a section stands on both sides that it is worth dividing."""
        if not self._is_inside(place):
            return True
        start, end = self._of_section[self._pieces[place].section.key]
        return min(self._height(start, place), self._height(place, end)) >= LEAST_PART
