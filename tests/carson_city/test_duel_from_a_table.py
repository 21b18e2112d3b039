"""A duel at a table: the places of all are known, also of those who are chosen on the page."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.house.forms_in_pages import SentForm, form_to
from tests.sheets.sitting import Sitting, sat_down

NAMES = ("Ann", "Bob", "Cid")
EQUAL = {"cowboys": "1", "revolvers": "2", "die": "3", "three_guns": "false"}


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """Three, of whom the last passed first."""
    sitting = sat_down(client, *NAMES, title="carson-city")
    sitting.set({f"seats.{number}.order": 3 - number for number in range(len(NAMES))})
    people = enumerate(("captain", "settler", "grocer"))
    sitting.set({f"seats.{number}.personality": person for number, person in people})
    return sitting


def opened_by(sitting: Sitting, seat: int) -> SentForm:
    """The form of a duel as a seat opens it."""
    page = sitting.client.get(f"/s/{sitting.code(f'seat.{seat}')}/ask").text
    (address,) = re.findall(r'href="(/carson-city/ask/duel[^"]*)"', page)
    return form_to(sitting.client.get(unescape(address)).text, "/ask/duel")


def answered(sitting: Sitting, form: SentForm, *chosen: int) -> str:
    """What the page says once these rows are filled in alike."""
    typed = {f"duellists.{row}.{field}": text for row in chosen for field, text in EQUAL.items()}
    names = {f"duellists.{row}.name": form.value(f"duellists.{row}.of") for row in chosen}
    query = form.filled({**typed, **names})
    return sitting.client.get("/carson-city/ask/duel", query_string=query).text


@pytest.mark.parametrize(
    ("seat", "rows", "winner"),
    [(0, (0, 2), "Cid"), (0, (0, 1), "Bob"), (1, (0, 1), "Bob"), (2, (0, 1, 2), "Cid")],
)
def test_a_tie_is_broken_by_the_places_that_the_table_knows(
    sitting: Sitting, seat: int, rows: tuple[int, ...], winner: str
) -> None:
    page = answered(sitting, opened_by(sitting, seat), *rows)
    (verdict,) = re.findall(r'<h2 id="verdict"[^>]*>([^<]*)', page)
    assert winner in unescape(verdict)


def test_who_is_not_in_the_duel_is_no_fault(sitting: Sitting) -> None:
    page = answered(sitting, opened_by(sitting, 0), 0, 1)
    assert "Cid" not in page.partition('id="answer"')[2].partition("</section>")[0]
    assert "wrong-row" not in page
