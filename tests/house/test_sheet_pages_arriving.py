"""A seat's link opened on a phone that does not know it asks first who holds it."""

import re
from http import HTTPStatus

import pytest
from flask import Flask

from tests.house.forms_in_pages import has_form_to
from tests.house.table_of_phones import SEE_OTHER, PhoneAt, TableOfPhones, phone_of, sentence
from tests.sheets.sitting import sat_down

SECRET = "731"


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A table of Gold Rush at which Beth has typed the gold that lies face down."""
    sitting = sat_down(app.test_client(), "Ann", "Beth", title="gold-rush")
    sitting.set({"seats.1.points": 3, "seats.1.gold": int(SECRET)}, "seat.1")
    return TableOfPhones(app, phone_of(app), sitting.links["host"])


def seen(phone: PhoneAt, address: str) -> str:
    """The page as it comes, with no answer given to any question."""
    answer = phone.client.get(address)
    assert answer.status_code == HTTPStatus.OK
    return answer.text


@pytest.mark.parametrize("rest", ["", "/changes", "/take-along", "/parts", "/result"])
def test_every_page_asks_first_shows_nothing_covered_and_changes_nothing(
    table: TableOfPhones, rest: str
) -> None:
    before = table.api.revision
    for language in ("en", "de"):
        phone = table.phone()
        phone.client.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
        page = seen(phone, table.at("seat.1", rest))
        assert "Beth" in page
        assert has_form_to(page, "/arrive")
        assert not shows_secret(page)
        assert has_form_to(seen(phone, table.at("seat.1", rest)), "/arrive"), "asked again"
    assert table.api.revision == before


def shows_secret(page: str) -> bool:
    """Whether it stands there, and not only as a part of somebody's code."""
    return re.search(rf"(?<![0-9A-Z]){SECRET}(?![0-9A-Z])", page) is not None


def test_who_answers_is_the_seat_and_all_read_it(table: TableOfPhones) -> None:
    phone = table.phone()
    page = phone.press(seen(phone, table.at("seat.1")), "/arrive")
    assert SECRET in page
    assert SECRET in seen(phone, table.at("seat.1"))
    timeline = table.phone().page(table.at("look", "/changes"))
    assert sentence("change-arrived", name="Beth") in timeline
    before = table.api.revision
    assert phone.client.post(table.at("seat.1", "/arrive")).status_code == SEE_OTHER
    assert table.api.revision == before, "told once"


def test_a_phone_that_sat_down_by_the_tables_code_is_not_asked(table: TableOfPhones) -> None:
    phone = table.phone()
    page = phone.press(seen(phone, table.at("join")), "/seats/0/take")
    assert not has_form_to(page, "/arrive")


@pytest.mark.parametrize("role", ["host", "join", "look"])
def test_nobody_else_is_asked(table: TableOfPhones, role: str) -> None:
    assert not has_form_to(seen(table.phone(), table.at(role)), "/arrive")
    answer = table.phone().client.post(table.at(role, "/arrive"))
    assert answer.status_code == HTTPStatus.FORBIDDEN


def test_after_finishing_the_question_is_asked_and_answered_too(table: TableOfPhones) -> None:
    table.api.finish()
    phone = table.phone()
    page = phone.press(seen(phone, table.at("seat.1")), "/arrive")
    assert sentence("sheet-is-finished") in page
