"""The pages on which phones without a network show their codes and read those of others."""

import re
from html import unescape
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient

from tests.sheets.sitting import Sitting, code_in, sat_down

READ_ONLY = re.compile(r"<textarea readonly[^>]*>([^<]*)</textarea>")
SEAT = "seats.1"
CITY, OTHER = "hb.i/tl.i", "h"


@pytest.fixture
def table(client: FlaskClient) -> Sitting:
    """A table that began on the first phone."""
    return sat_down(client)


def codes_at(client: FlaskClient, address: str) -> str:
    """What the page shows to another phone."""
    page = client.get(address)
    assert page.status_code == HTTPStatus.OK
    found = READ_ONLY.search(page.text)
    assert found
    assert page.text.count('<svg class="qr"') == len(found[1].split())
    return unescape(found[1])


def copied(client: FlaskClient, table: Sitting, seat: str = "1") -> str:
    """The code of a copy on another phone."""
    codes = codes_at(client, f"/s/{table.code('host')}/meet")
    answer = client.post("/meet", data={"codes": codes, "seat": seat})
    assert answer.status_code == HTTPStatus.SEE_OTHER
    return code_in(answer.location)


def typed(client: FlaskClient, code: str, **puts: object) -> None:
    """Something is typed on a sheet."""
    revision = client.get(f"/api/v1/sheets/{code}").get_json()["revision"]
    paths = {f"{SEAT}.{name}": value for name, value in puts.items()}
    answer = client.patch(f"/api/v1/sheets/{code}", json={"base": revision, "set": paths})
    assert answer.status_code == HTTPStatus.OK


def test_a_phone_reads_a_table_fills_in_its_seat_and_is_heard(
    client: FlaskClient, table: Sitting
) -> None:
    codes = codes_at(client, f"/s/{table.code('host')}/meet")
    asked = client.post("/meet", data={"codes": codes})
    assert re.findall(r"<bdi>([^<]*)</bdi>", asked.text) == ["Alex", "Paula", "Zoë"]
    copy = copied(client, table)
    assert client.get(f"/api/v1/sheets/{copy}").get_json()["role"] == "seat.1"
    typed(client, copy, city=CITY)
    mine = codes_at(client, f"/s/{copy}/meet")
    heard = client.post(f"/s/{table.code('host')}/meet", data={"codes": mine})
    assert "Taken over: Paula" in unescape(heard.text)
    assert table.see()["seats"][1]["fields"]["city"] == CITY
    table.set({"seats.0.city": OTHER})
    again = codes_at(client, f"/s/{table.code('host')}/meet")
    assert client.post(f"/s/{copy}/meet", data={"codes": again}).status_code == 303
    seen = client.get(f"/api/v1/sheets/{copy}").get_json()
    assert seen["seats"][0]["fields"]["city"] == OTHER


def test_the_whole_table_is_taken_along_and_brought_back(
    client: FlaskClient, table: Sitting
) -> None:
    copy = copied(client, table, "all")
    assert client.get(f"/api/v1/sheets/{copy}").get_json()["role"] == "host"
    typed(client, copy, city=CITY, name="Pauline")
    mine = codes_at(client, f"/s/{copy}/meet")
    heard = client.post(f"/s/{table.code('host')}/meet", data={"codes": mine})
    assert "Taken over: The whole table" in heard.text
    assert table.see()["seats"][1]["name"] == "Pauline"


@pytest.mark.parametrize("kept", ["mine", "theirs"])
@pytest.mark.parametrize("reads", ["the table", "the copy"])
def test_both_versions_are_shown_and_one_is_kept(
    client: FlaskClient, table: Sitting, reads: str, kept: str
) -> None:
    copy, host = copied(client, table), table.code("host")
    typed(client, copy, city=CITY)
    table.set({f"{SEAT}.city": OTHER})
    here, there = (host, copy) if reads == "the table" else (copy, host)
    both = client.post(f"/s/{here}/meet", data={"codes": codes_at(client, f"/s/{there}/meet")})
    assert both.status_code == HTTPStatus.CONFLICT
    hidden = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', both.text)
    chosen = {name: unescape(value) for name, value in hidden} | {f"keep.{SEAT}.city": kept}
    settled = client.post(f"/s/{here}/meet/settle", data=chosen)
    assert settled.status_code == HTTPStatus.SEE_OTHER
    city = client.get(f"/api/v1/sheets/{here}").get_json()["seats"][1]["fields"]["city"]
    assert city == (CITY if kept == "mine" else OTHER)


@pytest.mark.parametrize(
    ("codes", "says"),
    [
        ("", "no codes of one table"),
        ("M1ABCD0102B1AA", "One code is missing: 2"),
        ("<b>", "no codes of one table"),
    ],
)
@pytest.mark.parametrize("is_at_a_table", [True, False])
def test_what_is_no_code_is_told_at_its_field_and_stays_there(
    client: FlaskClient, table: Sitting, codes: str, says: str, is_at_a_table: bool
) -> None:
    address = f"/s/{table.code('host')}/meet" if is_at_a_table else "/meet"
    answer = client.post(address, data={"codes": codes})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert says in unescape(answer.text)
    assert f">{codes}</textarea>" in unescape(answer.text)


def test_codes_are_read_where_they_belong(client: FlaskClient, table: Sitting) -> None:
    host = table.code("host")
    copy = copied(client, table)
    for address, codes in (
        ("/meet", codes_at(client, f"/s/{copy}/meet")),
        (f"/s/{host}/meet", codes_at(client, f"/s/{host}/meet")),
        (f"/s/{sat_down(client).code('host')}/meet", codes_at(client, f"/s/{copy}/meet")),
    ):
        answer = client.post(address, data={"codes": codes})
        assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY, address


@pytest.mark.parametrize("role", ["join", "look"])
def test_who_only_looks_on_gives_no_codes(table: Sitting, role: str) -> None:
    answer = table.client.get(f"/s/{table.code(role)}/meet")
    assert answer.status_code == HTTPStatus.FORBIDDEN


def test_only_these_pages_may_ask_for_the_camera(client: FlaskClient, table: Sitting) -> None:
    for address, may in (("/meet", True), (f"/s/{table.code('host')}/meet", True), ("/", False)):
        policy = client.get(address).headers["Permissions-Policy"]
        assert ("camera=(self)" in policy) == may


def test_a_seat_shows_the_table_and_reads_nothing(client: FlaskClient, table: Sitting) -> None:
    codes_at(client, f"/s/{table.code('seat.1')}/meet")
    answer = client.post(f"/s/{table.code('seat.1')}/meet", data={"codes": "x"})
    assert answer.status_code == HTTPStatus.FORBIDDEN
