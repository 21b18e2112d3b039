"""Score pads are whole and have room for a pencil: rows, columns, grids, type, as printed."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise

import pytest
from flask.testing import FlaskClient

from printables.core.scorepad import facts_of
from scoring.titles import titles
from tests.printables.orders import panels_on, pdf_at
from tests.printables.pad_orders import PadOrder, every_order, some_orders
from tests.printables.pad_ruler import Ruled, picture_of
from tests.printables.positions import Page, Word, pages_of

LOWEST_ROW = 6.95
NARROWEST_SEAT = 6.8
SMALLEST_PARCEL = 4.95
MOST_BESIDE_LABELS = 6.0
"""Of the column of the words as much may stay free; the rest belongs to the seats."""
MOST_EMPTY = 15.0
TYPE_OF_TEXT = 7 * 25.4 / 72 * 1.371
TYPE_OF_HEADINGS = 7 * 25.4 / 72 * 1.2
"""How high the boxes of words in seven points are, in either font."""
GREY = range(195, 231)
"""What a copier neither loses nor turns into black."""
LONE = 4


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each paper and size for one title or another; with `--all` for each in every way."""
    if "order" in metafunc.fixturenames:
        ways = every_order if metafunc.config.getoption("--all") else some_orders
        orders = list(chain.from_iterable(map(ways, titles().values())))
        # All that is asked of one paper comes together, as a paper is laid out and read once.
        metafunc.parametrize("order", orders, ids=str, scope="module")


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def squeezed(text: str) -> str:
    return "".join(text.split()).replace("-", "")


def test_a_pad_is_whole_on_every_paper(client: FlaskClient, order: PadOrder) -> None:
    front, *back = pages_of(pdf_at(client, order.address, **order.fields))
    assert len(back) <= bool(facts_of(order.title).back)
    for page in (front, *back):
        assert page.overlaps == []
        assert page.words
    panels = [panels_on(page, order.per_page) for page in (front, *back)]
    assert [panel.strays for panel in chain.from_iterable(panels)].count([]) == sum(
        map(len, panels)
    )
    for panel in panels[0]:
        assert_has_every_row(panel, order)


def assert_has_every_row(panel: Page, order: PadOrder) -> None:
    """What is scored, in the order of the rows, and what stands around them."""
    text, words = squeezed(panel.text), order.words
    above = facts_of(order.title).above
    around = ["title", "label-sheet-date", "label-sheet-place", "title-house-rules"]
    for name in [*around, *([above] if above else [])]:
        assert squeezed(words.name(name)) in text
    labels = [row.name for row in order.rows]
    for label in [*labels, words.name("command-total"), words.name("command-rank")]:
        assert squeezed(label) in text


def words_of_labels(panel: Page, order: PadOrder) -> Iterator[tuple[str, Word]]:
    """The first word of the label of each row, in their order, and of what is added up."""
    labels = [row.name for row in order.rows]
    firsts = {label.split()[0] for label in labels}
    found = Counter(round(word.left) for word in panel.words if word.text in firsts)
    at = {round(found.most_common(1)[0][0]) + off for off in (-1, 0, 1)}
    others = [order.words.name(name) for name in ("command-total", "command-rank")]
    after = 0.0
    for label in [*labels, *others]:
        yield (
            label,
            word := next(
                each
                for each in panel.words
                if each.text == label.split()[0]
                and each.top > after
                and (label in others or round(each.left) in at)
            ),
        )
        after = word.top


def test_every_row_and_column_has_room_for_a_pencil(client: FlaskClient, order: PadOrder) -> None:
    pdf = pdf_at(client, order.address, **order.fields)
    front = pages_of(pdf)[0]
    picture = picture_of(pdf)
    for panel in panels_on(front, order.per_page)[:: order.per_page - 1 or 1]:
        ruled = Ruled(panel, picture)
        assert_rows_are_high(ruled, order)
        assert_seats_have_what_labels_leave(ruled, order)
        if order.per_page == 1:
            _, top, _, bottom = ruled.ink
            assert panel.height - bottom - top <= MOST_EMPTY


def assert_rows_are_high(ruled: Ruled, order: PadOrder) -> None:
    """Seven millimetres from line to line."""
    for label, word in words_of_labels(ruled.panel, order):
        upper, lower = ruled.row_at(word)
        assert lower - upper >= LOWEST_ROW, label


def assert_seats_have_what_labels_leave(ruled: Ruled, order: PadOrder) -> None:
    """As many columns as seats, all as wide, next to words that fill their column."""
    edges = ruled.edges_in(*ruled.row_at(next(words_of_labels(ruled.panel, order))[1]))
    assert len(edges) == order.players
    _, _, right, _ = ruled.ink
    widths = [after - before for before, after in pairwise([*edges, right])]
    assert max(widths) - min(widths) < 0.6
    assert min(widths) >= NARROWEST_SEAT
    reach = max(
        each.right - ruled.panel.left
        for _, word in words_of_labels(ruled.panel, order)
        for each in words_between(ruled, *ruled.row_at(word))
        if each.left - ruled.panel.left < edges[0]
    )
    assert -0.1 <= edges[0] - reach <= MOST_BESIDE_LABELS


def words_between(ruled: Ruled, upper: float, lower: float) -> list[Word]:
    """What stands in a row."""
    top = ruled.panel.top
    return [word for word in ruled.panel.words if upper < word.centre[1] - top < lower]


def test_no_type_is_smaller_than_seven_points(client: FlaskClient, order: PadOrder) -> None:
    facts, words = facts_of(order.title), order.words
    named = ["title", "command-total", "command-rank", "label-city", *facts.after_total]
    named += [facts.above] if facts.above else []
    headings = set(
        chain.from_iterable(words.name(name).split() for name in named if words.has(name))
    )
    for page in pages_of(pdf_at(client, order.address, **order.fields)):
        for word in page.words:
            if any(sign.isalnum() for sign in word.text):
                least = TYPE_OF_HEADINGS if word.text in headings else TYPE_OF_TEXT
                assert word.bottom - word.top >= least - 0.03, word.text


def test_no_short_word_is_left_alone_on_a_line(client: FlaskClient, order: PadOrder) -> None:
    pdf = pdf_at(client, order.address, **order.fields)
    front = pages_of(pdf)[0]
    panel = panels_on(front, order.per_page)[0]
    ruled = Ruled(panel, picture_of(pdf))
    labels = [*words_of_labels(panel, order)]
    edge = ruled.edges_in(*ruled.row_at(labels[0][1]))[0]
    for label, word in labels:
        upper, lower = ruled.row_at(word)
        inside = [
            each
            for each in words_between(ruled, upper, lower)
            if each.left - panel.left < edge and any(map(str.isalnum, each.text))
        ]
        for line in lines_of(inside):
            assert len(line) > 1 or len(line[0].text) >= LONE, (label, line[0].text)


def lines_of(words: list[Word]) -> list[list[Word]]:
    """Words that stand beside each other."""
    lines: list[list[Word]] = []
    for word in sorted(words, key=lambda each: each.centre[1]):
        if lines and abs(lines[-1][-1].centre[1] - word.centre[1]) < 1:
            lines[-1].append(word)
        else:
            lines.append([word])
    return lines


def test_a_drawn_grid_is_large_enough_to_draw_in(client: FlaskClient, order: PadOrder) -> None:
    pdf = pdf_at(client, order.address, **order.fields)
    pages = pages_of(pdf)
    for number, page in enumerate(pages, 1):
        picture = picture_of(pdf, number)
        for panel in panels_on(page, order.per_page)[:: order.per_page - 1 or 1]:
            columns = Ruled(panel, picture).columns_of_grids()
            assert all(width >= SMALLEST_PARCEL for width in columns)
            assert columns or not is_for_a_grid(page, order)


def is_for_a_grid(page: Page, order: PadOrder) -> bool:
    """Whether a page says that cities are drawn on it."""
    heading = order.words.name("label-city") if order.slug == "carson-city-cards" else ""
    return bool(heading) and heading.split()[0] in page.texts[:3]


def test_a_grey_band_tells_each_family_of_rows_apart(client: FlaskClient, order: PadOrder) -> None:
    pdf = pdf_at(client, order.address, **order.fields)
    panel = panels_on(pages_of(pdf)[0], order.per_page)[0]
    ruled = Ruled(panel, picture_of(pdf))
    _, _, right, _ = ruled.ink
    firsts = [row.key for row in order.rows].index
    labels = [word for _, word in words_of_labels(panel, order)]
    for key in facts_of(order.title).bands:
        upper, _ = ruled.row_at(labels[firsts(key)])
        greys = {ruled.grey_at(right - 1, upper - up / 10) for up in range(2, 12)}
        assert greys & {*GREY, *range(165, 176)}, key


def test_where_the_front_has_no_room_the_back_asks_whose_the_characters_are(
    client: FlaskClient,
) -> None:
    order = PadOrder("carson-city-cards", "a4", 4, "de", 4)
    front, back = pages_of(pdf_at(client, order.address, **order.fields))
    asked = order.words.name("pad-whose").split()[0]
    assert asked not in front.texts
    assert back.texts.count(asked) == 4
