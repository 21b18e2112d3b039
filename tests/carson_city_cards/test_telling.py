"""What was laid is told by its pictures; nobody reads signs in what happened at the table."""

import pytest

from scoring.titles import titles
from sheets.document import as_text
from sheets.record import Keeping, Sheet
from sheets.roles import HOST
from sheets.timeline import Change, ChangeKind, Entry
from sheets.view import View
from translations.catalogue import catalogue
from web.sheets.timeline.rows import RowsTold

TITLE = titles()["carson-city-cards"]
CARD = {"at": "c3", "parcels": ".s/.."}


def told(language: str, value: object) -> list[str]:
    """A change of somebody's cards, as the timeline says it."""
    text = as_text({"setup": {}, "shared": {}, "seats": [{"name": "Ann"}]})
    view = View(Sheet(1, TITLE.slug, 1, text, Keeping(), made_at=0, touched_at=0), HOST)
    change = Change(1, 0, HOST, None, ChangeKind.SET, (Entry("seats.0.cards", None, value),))
    return [*RowsTold(view, catalogue(language, TITLE.facts.room), 0).lines(change)]


@pytest.mark.parametrize(("language", "name"), [("en", "Saloon"), ("de", "Saloon")])
def test_a_laid_card_is_told_by_its_pictures(language: str, name: str) -> None:
    (line,) = told(language, [CARD])
    assert name in line
    assert "c3" in line
    assert CARD["parcels"] not in line


def test_what_is_no_card_is_told_as_it_was_typed() -> None:
    (line,) = told("en", [{"at": "c3", "parcels": "s?/.."}])
    assert "s?/.." in line
