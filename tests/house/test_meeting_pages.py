"""The pages on which phones without a network show their codes and read those of others."""

import re
from html import unescape
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient

from tests.sheets.sitting import Sitting, code_in, sat_down
from tests.sheets.without_network import covered_moments

__all__ = ["covered_moments"]

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
    own, others = (CITY, OTHER) if reads == "the copy" else (OTHER, CITY)
    assert city == (own if kept == "mine" else others)


@pytest.mark.parametrize("reads", ["the table", "the copy"])
def test_yours_is_what_was_typed_on_the_phone_that_reads(client: FlaskClient, reads: str) -> None:
    table = sat_down(client, title="gold-rush")
    copy, host = copied(client, table), table.code("host")
    typed(client, copy, points=28)
    table.set({f"{SEAT}.points": 38})
    here, there = (host, copy) if reads == "the table" else (copy, host)
    both = client.post(f"/s/{here}/meet", data={"codes": codes_at(client, f"/s/{there}/meet")})
    told = re.findall(r"<span>(\w+): <strong>(\d+)</strong>", both.text)
    numbers = ("38", "28") if reads == "the table" else ("28", "38")
    assert told == [*zip(("Yours", "Theirs"), numbers, strict=True)]
    assert "This phone and the other one" in both.text


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


# ---- what lies face down, and what was settled


@pytest.fixture
def rush(client: FlaskClient) -> Sitting:
    """A table at which tokens lie face down; Ann is done."""
    sitting = sat_down(client, "Ann", "Ben", title="gold-rush")
    sitting.set({"seats.0.points": 15, "seats.0.done": True})
    return sitting


def heard(client: FlaskClient, table: Sitting, copy: str) -> str:
    """What the page says once it has read the codes of a copy."""
    mine = codes_at(client, f"/s/{copy}/meet")
    answer = client.post(f"/s/{table.code('host')}/meet", data={"codes": mine})
    assert answer.status_code == HTTPStatus.OK
    return unescape(answer.text)


def test_the_table_says_what_lies_face_down_on_which_phone(
    client: FlaskClient, rush: Sitting
) -> None:
    copy, host = copied(client, rush), rush.code("host")
    typed(client, copy, tokens=[5, 3], points=12, done=True)
    says = "Face down on Ben’s phone: Mining tokens."
    assert says in heard(client, rush, copy)
    for address in (f"/s/{host}", f"/s/{rush.code('look')}", f"/s/{host}/result"):
        assert says in unescape(client.get(address).text)
    page = unescape(client.get(f"/s/{host}/seat/1").text)
    assert f'<p class="hint lies-elsewhere">{says}</p>' in page
    assert "lies-elsewhere" not in client.get(f"/s/{host}/seat/0").text
    german = client.get(f"/s/{host}", headers={"Accept-Language": "de"})
    assert "Verdeckt auf dem Telefon von Ben: Schürfplättchen." in unescape(german.text)
    sheet = rush.see()
    assert (sheet["final"], sheet["winners"]) == (False, None)
    assert sheet["waits_for"] == [{"what": "reveal"}]


def test_finishing_asks_first_and_then_leaves_the_seat_out(
    client: FlaskClient, rush: Sitting
) -> None:
    copy, host = copied(client, rush), rush.code("host")
    typed(client, copy, tokens=[5, 3], points=12, done=True)
    heard(client, rush, copy)
    asked = client.post(f"/s/{host}/finish")
    assert "Ben has something face down on another phone" in unescape(asked.text)
    assert "Face down on Ben’s phone" in unescape(asked.text)
    refused = rush.ask("host", "POST", "/finish", {}).get_json()
    assert (refused["status"], refused["waits_for"]) == (409, [{"what": "reveal"}])
    client.post(f"/s/{host}/finish", data={"anyway": "1"})
    assert rush.see()["winners"] == ["Ann"]
    result = unescape(client.get(f"/s/{host}/result").text)
    assert "still empty or not turned over: Ben" in result
    assert "Face down on" not in result


@pytest.mark.parametrize("honest", [True, False])
def test_what_is_turned_over_is_told_on_the_page_and_in_the_timeline(
    client: FlaskClient, rush: Sitting, honest: bool
) -> None:
    copy, host = copied(client, rush), rush.code("host")
    typed(client, copy, tokens=[5, 3], points=12, done=True)
    heard(client, rush, copy)
    if not honest:
        typed(client, copy, tokens=[5, 5])
    client.post(f"/s/{copy}/meet/turn-over")
    now = heard(client, rush, copy)
    says = (
        "Ben: Mining tokens: turned over, but not what lay there face down when it was last read."
    )
    assert (says in now) != honest
    timeline = unescape(client.get(f"/s/{host}/changes").text)
    assert (says in timeline) != honest
    assert ("turned over on the other phone" in timeline) == honest
    rush.ask("host", "POST", "/reveal")
    assert rush.see()["winners"] == ["Ben"]


def test_what_was_settled_on_a_copy_is_read_at_the_table_and_taken_back_there(
    client: FlaskClient, table: Sitting
) -> None:
    copy, host = copied(client, table), table.code("host")
    asked = {"question": "cover", "situation": {"under": "prison", "over": "mine"}}
    kept = client.post(f"/api/v1/sheets/{copy}/rulings", json=asked)
    assert kept.status_code == HTTPStatus.CREATED
    heard(client, table, copy)
    assert 'id="ruling-1"' in client.get(f"/s/{host}").text
    client.post(f"/s/{host}/changes/{table.revision}/undo")
    heard(client, table, copy)
    assert table.see()["rulings"] == []


@pytest.mark.usefixtures("covered_moments")
def test_a_ruling_that_waits_for_the_reveal_is_told(client: FlaskClient, table: Sitting) -> None:
    copy = copied(client, table)
    client.post(f"/s/{copy}/meet/turn-over")
    asked = {"question": "paperboy", "situation": {"moment": "when_taken", "source": "pile"}}
    client.post(f"/api/v1/sheets/{copy}/rulings", json=asked)
    assert "One ruling holds what lies face down here." in heard(client, table, copy)
    assert table.see()["rulings"] == []
    table.ask("host", "POST", "/reveal")
    assert "One ruling" not in heard(client, table, copy)
    assert len(table.see()["rulings"]) == 1
