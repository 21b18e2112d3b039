"""The score pads of every title: a column for everybody, and facts that fit its rows."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from printables.core.pads.layout import IN_A_CELL, layout_of
from printables.core.pads.texts import LONE, fitted, label_of_total
from printables.core.scorepad import PadWish, facts_of, scorepad
from printables.core.text_widths import display
from rules.core.readings import Setup
from scoring.titles import BuiltTitle, titles
from tests.printables.agreements import longest_readings, reading_said, text_of, unbound
from tests.printables.orders import PANELS, SIZES, pdf_at
from tests.printables.positions import pages_of
from translations.catalogue import catalogue, languages

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Flo")

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
every_language = pytest.mark.parametrize("language", languages())
every_paper = pytest.mark.parametrize("paper", SIZES)


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The press complains of nothing."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


@every_title
def test_a_pad_has_a_column_for_each_name(client: FlaskClient, title: BuiltTitle) -> None:
    names = NAMES[: title.facts.players[1]]
    front, *_ = pages_of(pdf_at(client, f"/print/{title.slug}/scorepad.pdf", names=names))
    head = next(word for word in front.words if word.text == names[0])
    in_row = [word.text for word in front.words if abs(word.top - head.top) < 0.5]
    assert in_row == [*names]


@every_title
def test_every_row_that_is_grey_or_of_a_variant_is_a_row_of_the_title(title: BuiltTitle) -> None:
    facts, rows = facts_of(title), {row.key for row in title.pad.rows}
    assert set(facts.pictures) <= rows
    for by_row in (facts.of_variants, facts.grey_with):
        assert set(by_row) <= rows
        assert set(by_row.values()) <= set(title.facts.variants)


@every_paper
@every_language
@every_title
def test_house_rules_are_said_in_words_however_many_pads_share_a_page(
    title: BuiltTitle, language: str, paper: str
) -> None:
    words, chosen = catalogue(language, title.facts.room), longest_readings(title, language)
    setup = Setup(title.facts, title.facts.editions[0], (), chosen)
    html = scorepad(PadWish(title, setup, language, paper, per_page=max(PANELS)))
    text = unbound(text_of(html))
    assert [key for key in chosen.values() if "_" in key and key in text] == []
    for point, reading in chosen.items():
        said = (words.name(point, reading), reading_said(words, point, reading))
        assert any(unbound(each).rstrip(".") in text for each in said), point


@every_paper
@every_language
@every_title
def test_no_label_beside_the_rows_ends_in_a_lone_word(
    title: BuiltTitle, language: str, paper: str
) -> None:
    facts, setup = facts_of(title), Setup(title.facts, title.facts.editions[0], (), {})
    for per_page in PANELS:
        players = title.facts.players[1]
        wish = PadWish(title, setup, language, paper, per_page, players=players)
        layout, _ = fitted(wish, layout_of(wish))
        room = layout.label - IN_A_CELL
        for name in filter(None, (facts.above, *facts.after_total)):
            label = label_of_total(wish, layout, name)
            _, *others = display().lines(label, layout.size.label, room)
            assert [line for line in others if len(line) < LONE] == []
