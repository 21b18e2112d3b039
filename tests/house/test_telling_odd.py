"""Whatever a program puts where, over whatever stood there: every change can be told."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.paths import joined
from scoring.titles import BuiltTitle, titles
from sheets.checking import fields_of_a_seat
from sheets.document import as_text
from sheets.record import Keeping, Sheet
from sheets.roles import HOST
from sheets.timeline import Change, ChangeKind, Entry
from sheets.view import View
from tests.house.test_sheet_pages_odd import JSON, KEYS
from translations.catalogue import catalogue
from web.sheets.timeline.rows import RowsTold

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)

WITHIN = st.lists(KEYS.filter(lambda key: key and "." not in key), max_size=2)


def looked_on(title: BuiltTitle) -> View:
    """A table of two, with nothing on it."""
    text = as_text({"setup": {}, "shared": {}, "seats": [{"name": "Ann"}, {"name": "Ben"}]})
    sheet = Sheet(1, title.slug, 1, text, Keeping(), made_at=0, touched_at=0)
    return View(sheet, HOST)


@every_title
@given(data=st.data(), within=WITHIN, values=st.tuples(JSON, JSON))
def test_a_change_of_anything_into_anything_can_be_told(
    title: BuiltTitle, data: st.DataObject, within: list[str], values: tuple[Any, Any]
) -> None:
    field = data.draw(st.sampled_from(sorted(fields_of_a_seat(title))))
    path = joined("seats.0", field, *within)
    change = Change(1, 0, HOST, None, ChangeKind.SET, (Entry(path, *values),))
    told = RowsTold(looked_on(title), catalogue("en", title.facts.room), 0).lines(change)
    assert all(isinstance(line, str) for line in told)
