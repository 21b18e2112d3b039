"""The score pads of every title: a column for everybody, and facts that fit its rows."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from printables.core.scorepad import facts_of
from scoring.titles import BuiltTitle, titles
from tests.printables.orders import pdf_at
from tests.printables.positions import pages_of

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Flo")


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


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
