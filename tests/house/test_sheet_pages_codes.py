"""The codes on the pages of a sheet: where they lead, and who may have them."""

from http import HTTPStatus

import pytest
from flask import Flask

from tests.house.table_of_phones import HOME, TableOfPhones, sat_down_at_phones, sentence
from tests.sheets.sitting import NO_CODE

FORGED = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A new sheet of four people."""
    return sat_down_at_phones(app)


def drawing(table: TableOfPhones, role: str, whose: str) -> str:
    """The address of a code's drawing."""
    return f"/sheets/{table.api.code(role)}/qr.svg?for={whose}"


def test_without_an_address_no_code_is_made_and_a_sentence_says_why(table: TableOfPhones) -> None:
    answer = table.host.client.get(drawing(table, "host", "join"))
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert sentence("sheet-no-address") in answer.text
    page = table.host.page(table.address)
    assert sentence("sheet-no-address") in page
    assert '<svg class="qr"' not in page
    assert table.at("join") in page


@pytest.mark.usefixtures("at_home")
def test_with_an_address_the_hosts_page_shows_it_with_its_code(table: TableOfPhones) -> None:
    page = table.host.page(table.address)
    assert sentence("sheet-no-address") not in page
    assert f"{HOME}{table.at('join')}" in page
    assert page.count('<svg class="qr"') == 1
    assert all(f"/qr.svg?for=seat.{number}" in page for number in range(4))


@pytest.mark.usefixtures("at_home")
def test_no_host_that_a_request_names_gets_into_a_page_or_code(table: TableOfPhones) -> None:
    for address in (table.address, drawing(table, "host", "join")):
        own = table.host.client.get(address).text
        forged = table.app.test_client().get(address, headers=FORGED).text
        assert "evil.example" not in forged
        assert forged == own


def test_no_host_that_a_request_names_takes_the_place_of_the_address(table: TableOfPhones) -> None:
    address = drawing(table, "host", "join")
    answer = table.app.test_client().get(address, headers=FORGED)
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    page = table.app.test_client().get(table.address, headers=FORGED).text
    assert sentence("sheet-no-address") in page
    assert "evil.example" not in page


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("role", "whose"),
    [
        *[("host", whose) for whose in ("join", "look", "seat.0", "seat.3")],
        *[("join", whose) for whose in ("join", "look")],
        *[("seat.1", whose) for whose in ("look", "seat.1")],
        ("look", "look"),
    ],
)
def test_a_role_gets_the_codes_that_it_may_hand_out(
    table: TableOfPhones, role: str, whose: str
) -> None:
    answer = table.phone().client.get(drawing(table, role, whose))
    assert answer.status_code == HTTPStatus.OK
    assert answer.mimetype == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("role", "whose"),
    [
        *[("look", whose) for whose in ("join", "seat.0")],
        *[("join", whose) for whose in ("seat.0", "seat.3")],
        *[("seat.1", whose) for whose in ("join", "seat.0")],
    ],
)
def test_a_role_gets_no_other_code(table: TableOfPhones, role: str, whose: str) -> None:
    answer = table.phone().client.get(drawing(table, role, whose))
    assert answer.status_code == HTTPStatus.FORBIDDEN
    assert "<svg" not in answer.text


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("whose", ["host", "seat.4", "seat.", "seat.-1", "seats", "", "%00", "<b>"])
def test_a_code_for_nobody_is_refused(table: TableOfPhones, whose: str) -> None:
    answer = table.host.client.get(drawing(table, "host", whose))
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert answer.mimetype != "image/svg+xml"


def test_a_code_of_no_sheet_is_not_there(app: Flask) -> None:
    answer = app.test_client().get(f"/sheets/{NO_CODE}/qr.svg")
    assert answer.status_code == HTTPStatus.NOT_FOUND
