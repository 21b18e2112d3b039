"""Aids are divided between pages where these would stay empty, and only there."""

from itertools import chain, pairwise

import pytest

from printables.core.aid import ROOMS
from printables.core.aids.blocks import Example, Examples, Rule, Setting
from printables.core.aids.division import LEAST_PART
from printables.core.aids.grid import Column, Grid, GridCell, GridRow
from printables.core.aids.layout import AidLayout, Band
from printables.core.aids.pages import FILLED, on_pages
from printables.core.aids.section import Section

ROOM = ROOMS["a5"]
COLUMNS = (Column(1, "name"), Column(3))


def rules(key: str, count: int, *, is_boxed: bool = False) -> Section:
    """A section of so many rules of a line each."""
    blocks = tuple(Rule(str(number), f"{key} {number}") for number in range(count))
    return Section(key, key, blocks, is_boxed, carried=f"{key} (continued)")


def table(key: str, count: int) -> Section:
    """A table whose last row has the longest name."""
    names = [*("Ann" for _ in range(count - 1)), "Maximiliane"]
    rows = tuple(GridRow((GridCell(name), GridCell("draws"))) for name in names)
    head = (GridCell("who"), GridCell("what"))
    return Section(key, key, (Grid(COLUMNS, head, rows),), carried=f"{key} (continued)")


def laid(*sections: Section) -> AidLayout:
    """Each over the whole width of a small paper."""
    return on_pages([[section] for section in sections], ROOM)


def headings(layout: AidLayout) -> list[list[str]]:
    """What stands above the sections of each page."""
    return [[section.heading for section in sections_of(page.bands)] for page in layout.pages]


def sections_of(bands: tuple[Band, ...]) -> list[Section]:
    """All of a page."""
    return [*chain.from_iterable(chain.from_iterable(band.columns for band in bands))]


def filled(layout: AidLayout) -> list[float]:
    """Which share of each page is printed on."""
    at = Setting(ROOM.width, layout.size)
    printed = (
        sum(band.height(at) for band in page.bands) + page.gap * (len(page.bands) - 1)
        for page in layout.pages
    )
    return [height / ROOM.height for height in printed]


def test_sections_that_fill_their_pages_stay_whole() -> None:
    layout = laid(rules("roads", 40), rules("towns", 42), rules("duels", 41))
    assert headings(layout) == [["roads"], ["towns"], ["duels"]]


def test_a_page_that_would_stay_empty_is_filled_with_a_part_of_the_next_section() -> None:
    layout = laid(rules("roads", 12), rules("towns", 45))
    assert headings(layout) == [["roads", "towns"], ["towns (continued)"]]
    assert min(filled(layout)) > FILLED


def test_nothing_is_lost_or_said_twice_where_a_section_is_divided() -> None:
    layout = laid(rules("roads", 12), rules("towns", 110))
    blocks = [
        block for page in layout.pages for each in sections_of(page.bands) for block in each.blocks
    ]
    texts = [block.text for block in blocks if isinstance(block, Rule)]
    assert texts == [f"roads {n}" for n in range(12)] + [f"towns {n}" for n in range(110)]


def test_of_a_divided_section_a_good_part_stands_on_each_page() -> None:
    layout = laid(rules("roads", 44), rules("towns", 27), rules("duels", 53))
    at = Setting(ROOM.width, layout.size)
    parts = list(chain.from_iterable(sections_of(page.bands) for page in layout.pages))
    assert len(parts) > 3
    assert min(part.height(at) for part in parts) >= LEAST_PART


def test_a_boxed_section_is_never_divided() -> None:
    layout = laid(rules("roads", 12), rules("end", 45, is_boxed=True))
    assert headings(layout) == [["roads"], ["end"]]


def test_a_box_that_is_higher_than_a_page_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="higher than a page"):
        laid(rules("end", 90, is_boxed=True))


def test_a_divided_table_has_the_same_columns_and_head_on_both_pages() -> None:
    layout = laid(rules("roads", 12), table("cards", 45))
    at = Setting(ROOM.width, layout.size)
    blocks = [
        block for page in layout.pages for each in sections_of(page.bands) for block in each.blocks
    ]
    grids = [block for block in blocks if isinstance(block, Grid)]
    assert len(grids) == 2
    assert all(one.widths(at) == other.widths(at) for one, other in pairwise(grids))
    assert not any(grid.is_rest for grid in grids)


@pytest.mark.parametrize(
    ("count", "width", "rows"), [(4, 190, [4]), (4, 136, [2, 2]), (3, 96, [2, 1]), (4, 40, [1] * 4)]
)
def test_examples_stand_in_rows_of_the_same_length(
    count: int, width: float, rows: list[int]
) -> None:
    town = (("", "thing-house", ""),) * 3
    examples = Examples((Example(town, "Ranch", "4 × 1", "= 4"),) * count)
    assert [len(row) for row in examples.rows(Setting(width, 8.5))] == rows
