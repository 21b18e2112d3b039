"""The sheets that a phone had open last: a cookie that only the server reads."""

from http import HTTPStatus

import pytest
from flask import Flask
from werkzeug.http import parse_cookie

from sheets.codes import new_code
from tests.house.table_of_phones import TableOfPhones, phone_of, sat_down_at_phones

DAYS = 400
NOTHING_TO_GO_ON = "<section data-to-go-on hidden>"


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A new sheet of four people."""
    return sat_down_at_phones(app)


def cookie_of(table: TableOfPhones, told: str = "") -> str:
    """The cookie that a phone with this cookie gets from the page to look on."""
    client = table.app.test_client(use_cookies=False)
    answer = client.get(table.at("look"), headers={"Cookie": f"sheets={told}"})
    assert answer.status_code == HTTPStatus.OK
    [cookie] = answer.headers.getlist("Set-Cookie")
    return cookie


def codes_in(cookie: str) -> list[str]:
    """The codes that a cookie holds."""
    return parse_cookie(cookie)["sheets"].split(".")


def test_no_script_and_no_other_site_gets_the_cookie(table: TableOfPhones) -> None:
    _, *flags = cookie_of(table).split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={DAYS * 24 * 60 * 60}"} <= {*flags}


def test_over_a_safe_connection_the_cookie_takes_no_other(table: TableOfPhones) -> None:
    answer = table.app.test_client().get(table.at("look"), base_url="https://localhost")
    assert "; Secure;" in answer.headers["Set-Cookie"]
    assert "Secure" not in cookie_of(table)


def test_the_last_twenty_codes_are_remembered(table: TableOfPhones) -> None:
    older = [new_code() for _ in range(30)]
    assert codes_in(cookie_of(table, ".".join(older))) == [table.api.code("look"), *older[:19]]


def test_a_code_opened_again_comes_first_and_stands_there_once(table: TableOfPhones) -> None:
    other, own = new_code(), table.api.code("look")
    assert codes_in(cookie_of(table, f"{other}.{own}")) == [own, other]


@pytest.mark.parametrize(
    "broken", ["", ".", "...", "x", "a" * 3000, '"', "%00", "ÿ", "<b>", "0" * 26, ";", "é.è"]
)
def test_a_broken_cookie_is_forgiven(table: TableOfPhones, broken: str) -> None:
    assert codes_in(cookie_of(table, broken))[0] == table.api.code("look")
    client = table.app.test_client(use_cookies=False)
    for address in ("/", table.at("join")):
        answer = client.get(address, headers={"Cookie": f"sheets={broken}"})
        assert answer.status_code == HTTPStatus.OK


def test_the_first_page_lists_each_sheet_once_with_the_code_that_may_do_most(
    table: TableOfPhones,
) -> None:
    for role in ("look", "join", "seat.1"):
        table.host.page(table.at(role))
    page = table.host.page("/")
    assert NOTHING_TO_GO_ON not in page
    assert page.count('href="/s/') == 1
    assert f'href="{table.address}"' in page
    assert all(f"<bdi>{name}</bdi>" in page for name in ("Alex", "Zoë"))


def test_a_phone_that_was_at_no_sheet_is_told_of_none(app: Flask) -> None:
    assert NOTHING_TO_GO_ON in phone_of(app).page("/")


def test_a_deleted_sheet_vanishes_from_the_first_page_of_every_phone(table: TableOfPhones) -> None:
    guest = table.phone()
    guest.page(table.at("join"))
    assert 'href="/s/' in guest.page("/")
    table.host.client.post(f"{table.address}/delete")
    for phone in (guest, table.host):
        page = phone.page("/")
        assert 'href="/s/' not in page
        assert NOTHING_TO_GO_ON in page
    kept = table.host.client.get_cookie("sheets")
    assert kept is None or table.code not in kept.value


def test_a_renewed_code_takes_the_place_of_the_one_that_ended(table: TableOfPhones) -> None:
    answer = table.host.client.post(f"{table.address}/renew/host")
    new = answer.location.partition("#")[0].rpartition("/")[2]
    assert new != table.code
    kept = table.host.client.get_cookie("sheets")
    assert kept is not None
    assert kept.value == new
    table.host.page(table.address, HTTPStatus.NOT_FOUND)
    table.host.page(f"/s/{new}")


def test_three_tables_stand_on_the_first_page_and_all_on_a_page_of_their_own(app: Flask) -> None:
    tables = [sat_down_at_phones(app) for _ in range(4)]
    phone = phone_of(app)
    for table in tables:
        phone.page(table.at("look"))
    home = phone.page("/")
    assert home.count('href="/s/') == 3
    assert "All my tables (4)" in home
    assert phone.page("/tables").count('href="/s/') == 4


def test_a_table_to_go_on_with_says_who_leads(table: TableOfPhones) -> None:
    table.api.set({"seats.0.city": "hb.i/tl.i", "seats.1.city": "hb.i"})
    assert "Alex leads with " in table.host.page("/")
