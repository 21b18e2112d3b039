"""How bands of sections are laid on pages: whole, or divided where pages would stay empty."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise

from printables.core.aids.blocks import SMALLEST_TYPE, Setting
from printables.core.aids.division import Division, PagePart, parts_of
from printables.core.aids.layout import (
    GAP,
    MOST_PAGES,
    SPARE,
    AidLayout,
    Page,
    Room,
    band_of,
    laid_out,
    largest_type,
    page_of,
)
from printables.core.aids.section import Section

FILLED = 0.6
"""The share of a page that is to be filled, or else sections are divided between pages."""

Bands = Sequence[Sequence[Section]]


def on_pages(bands: Bands, room: Room) -> AidLayout:
    """Bands on as few pages as they take, in letters as large as these allow."""
    at = Setting(room.width, SMALLEST_TYPE)
    pieces = parts_of(bands)
    fewest = Division(pieces, room, SMALLEST_TYPE).count
    if all(band_of(band, at).height(at) <= room.height - SPARE - room.head for band in bands):
        whole = laid_out(range(1, len(bands) + 1), room, partial(_whole, bands, room))
        is_one = len(whole.pages) == 1
        if is_one or (len(whole.pages) <= fewest and _is_filled(bands, room, whole)):
            return whole
    return _divided(pieces, room, fewest)


def on_one_page(band: Sequence[Section], room: Room) -> AidLayout:
    """A band that has to do with a page."""
    return laid_out((1,), room, partial(_whole, [band], room))


def _is_filled(bands: Bands, room: Room, layout: AidLayout) -> bool:
    pages = _whole(bands, room, len(layout.pages), layout.size)
    return all(free <= (1 - FILLED) * room.height for _, free in pages)


def _whole(bands: Bands, room: Room, count: int, size: float) -> list[tuple[Page, float]]:
    """So many pages of whole bands, each with what is free on it."""
    at = Setting(room.width, size)
    laid = [band_of(sections, at) for sections in bands]
    heights = [band.height(at) for band in laid]

    def free(start: int, end: int) -> float:
        gaps = GAP * at.em * (end - start - 1)
        return room.height - SPARE - room.head * (start == 0) - sum(heights[start:end]) - gaps

    cuts = combinations(range(1, len(laid)), count - 1)
    ways = [[*pairwise((0, *cut, len(laid)))] for cut in cuts]
    best = min(ways, key=lambda way: _uneven([free(*page) for page in way]))
    return [
        (page_of(laid[start:end], free(start, end), at), free(start, end)) for start, end in best
    ]


def _uneven(free: Sequence[float]) -> tuple[float, float]:
    """What is least: nothing that has no room, and then pages that are alike."""
    return -min(0.0, *free), sum(each**2 for each in free)


def _divided(pieces: Sequence[PagePart], room: Room, count: int) -> AidLayout:
    """So many pages, which may end within a band."""
    size = largest_type(room.largest_type, lambda size: Division(pieces, room, size).count <= count)
    if size is None or count > MOST_PAGES:
        raise ValueError("a part of an aid is higher than a page")
    return AidLayout(Division(pieces, room, size).pages(), size)
