"""The score pads of every title: whole on every paper, with a column for everybody."""

from collections.abc import Iterator
from itertools import chain

import pytest
from flask.testing import FlaskClient

from printables.core.scorepad import facts_of
from scoring.titles import BuiltTitle, titles
from tests.printables.orders import panels_on, pdf_at
from tests.printables.pad_orders import PadOrder, every_order, some_orders
from tests.printables.positions import Page, pages_of

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Flo")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each paper and size for one title or another; with `--all` for each in every way."""
    if "order" in metafunc.fixturenames:
        ways = every_order if metafunc.config.getoption("--all") else some_orders
        orders = list(chain.from_iterable(map(ways, titles().values())))
        metafunc.parametrize("order", orders, ids=str)


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


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_a_pad_has_a_column_for_each_name(client: FlaskClient, title: BuiltTitle) -> None:
    names = NAMES[: title.facts.players[1]]
    front, *_ = pages_of(pdf_at(client, f"/print/{title.slug}/scorepad.pdf", names=names))
    head = next(word for word in front.words if word.text == names[0])
    in_row = [word.text for word in front.words if abs(word.top - head.top) < 0.5]
    assert in_row == [*names]


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_every_row_that_is_grey_or_of_a_variant_is_a_row_of_the_title(title: BuiltTitle) -> None:
    facts, rows = facts_of(title), {row.key for row in title.pad.rows}
    assert set(facts.pictures) <= rows
    for by_row in (facts.of_variants, facts.grey_with):
        assert set(by_row) <= rows
        assert set(by_row.values()) <= set(title.facts.variants)
