"""A table brought back: by a text, a file, or the rest of an address."""

import io
import json
from hashlib import sha512
from html import unescape
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import escape
from werkzeug.test import TestResponse

from sheets.portable import portable
from tests.house.forms_in_pages import form_to
from tests.house.table_of_phones import (
    SEE_OTHER,
    PhoneAt,
    TableOfPhones,
    phone_of,
    ready,
    sat_down_at_phones,
    sentence,
)
from tests.sheets.sitting import SHEETS, TITLE, roles, typed

BODY = {
    "title": TITLE,
    "setup": {"edition": "de", "date": "2025-12-31", "place": "Saloon"},
    "seats": [
        {"name": "Alex", "mark": "cow", "fields": {"city": "hb.i/tl.i"}},
        {"name": "شيماء <b>", "fields": {"city": "?"}},
        {"name": "Kim", "left_out": True, "fields": {}},
    ],
}
BROKEN = {
    "nothing": "",
    "prose": "Dear Alex",
    "another version": "B9AAAA",
    "cut off": portable(BODY)[:-9],
    "no table": portable({"title": "poker", "seats": []}),
    "a list": portable({"a": 1}),
    "half a file": json.dumps(BODY)[:-2],
    "a file of nobody": json.dumps({**BODY, "seats": []}),
    "a file too deep": "[" * 10_000,
    "an object too deep": '{"a":' * 3_000,
    "a name that is no name": json.dumps({**BODY, "seats": [{"name": "x" * 41}]}),
    "half a character": json.dumps({**BODY, "seats": [{"name": "\ud800"}]}),
    "half a character as a key": json.dumps({**BODY, "\ud800": 1}),
    "half a character as a field": json.dumps({**BODY, "setup": {"\ud800": 1}}),
    "markup": "<script>alert(1)</script>",
    "markup as a key": json.dumps({**BODY, "<script>": 1}),
    "a number beyond all reason": json.dumps({**BODY, "setup": {"date": 10**400}}),
}


@pytest.fixture
def phone(app: Flask) -> PhoneAt:
    """Somebody's phone."""
    return phone_of(app)


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A sheet on which something stands."""
    table = sat_down_at_phones(app)
    ready(table, 0, 1)
    table.api.set({"seats.2.counts.mines": "many", "setup.place": "At Paula’s"})
    table.host.client.post(f"{table.address}/seats/3/leave")
    return table


def text_of(table: TableOfPhones) -> str:
    """The table as one text."""
    page = table.phone().page(table.at("look", "/take-along"))
    return page.partition("readonly>")[2].partition("</textarea>")[0]


def pasted(phone: PhoneAt, text: str) -> TestResponse:
    """The answer to a pasted text."""
    form = form_to(phone.page("/open"), "/open")
    return phone.client.post(form.action, data=form.filled({"text": text}), follow_redirects=True)


def uploaded(phone: PhoneAt, held: bytes, text: str = "") -> TestResponse:
    """The answer to a file."""
    file = (io.BytesIO(held), "sheet.json")
    sent = {"text": text, "file": file}
    return phone.client.post("/open", data=sent, follow_redirects=True)


def test_a_text_opens_when_pasted_uploaded_or_in_an_address(
    phone: PhoneAt, table: TableOfPhones
) -> None:
    text = text_of(table)
    pages = [
        pasted(phone, text),
        pasted(phone, f" {text[:20]}\r\n{text[20:].lower()} \n"),
        uploaded(phone, text.encode()),
        phone.client.get(f"/open/{text}"),
    ]
    assert [page.status_code for page in pages] == [HTTPStatus.OK] * 4
    mains = {page.text.partition("<main")[2].partition("</main>")[0] for page in pages}
    assert len(mains) == 1
    assert "At Paula’s" in mains.pop()


def test_the_file_of_a_sheet_opens_with_its_result(phone: PhoneAt, table: TableOfPhones) -> None:
    file = table.app.test_client().get(f"{SHEETS}/{table.api.code('look')}/export.json").data
    for held in (file, b"\xef\xbb\xbf" + file, b"\n " + file):
        answer = uploaded(phone, held, "something else")
        assert answer.status_code == HTTPStatus.OK, answer.text
        assert str(table.seat(0)["total"]) in answer.text


def test_a_sheet_made_of_a_text_is_the_same_table(phone: PhoneAt, table: TableOfPhones) -> None:
    page = pasted(phone, text_of(table)).text
    address = phone.send(form_to(page, "/open/sheet")).location
    again = TableOfPhones(table.app, phone, address)
    assert typed(again.api.see()) == typed(table.api.see())
    assert {again.api.code(role) for role in roles(4)}.isdisjoint(
        {table.api.code(role) for role in roles(4)}
    )
    assert f'href="{address}"' in phone.page("/")


def test_a_table_too_long_for_an_address_is_shown_where_it_was_sent(phone: PhoneAt) -> None:
    noise = "".join(sha512(bytes([number])).hexdigest() for number in range(60))
    seats = [{"name": "Alex", "fields": {"city": noise}}]
    answer = phone.client.post("/open", data={"text": json.dumps({**BODY, "seats": seats})})
    assert answer.status_code == HTTPStatus.OK
    assert phone.send(form_to(answer.text, "/open/sheet")).status_code == SEE_OTHER


def test_a_reason_of_a_pasted_table_can_be_lit_up(phone: PhoneAt, table: TableOfPhones) -> None:
    page = pasted(phone, text_of(table)).text
    links = (unescape(part.partition('"')[0]) for part in page.split('href="'))
    lit = phone.page(next(link for link in links if "?mark=" in link))
    assert '<li class="marked">' in lit


def test_no_code_travels_with_a_table(phone: PhoneAt, table: TableOfPhones) -> None:
    page = pasted(phone, text_of(table)).text
    assert not any(table.api.code(role) in page for role in roles(4))
    assert "/s/" not in page


def test_opening_a_table_stores_nothing(phone: PhoneAt) -> None:
    answer = phone.client.get(f"/open/{portable(BODY)}")
    assert answer.status_code == HTTPStatus.OK
    assert "Set-Cookie" not in answer.headers


def test_a_table_opened_shows_states_winner_and_day(phone: PhoneAt) -> None:
    page = pasted(phone, json.dumps(BODY)).text
    assert "31 December 2025" in page
    assert "<b>" not in page
    assert sentence("result-wins", names=("Alex",), count=1) not in page
    alone = {**BODY, "seats": [{"name": name, "fields": {"city": "hb/tl"}} for name in "ABCD"]}
    four = sentence("result-wins", names=tuple("ABCD"), count=4)
    assert four in pasted(phone, json.dumps(alone)).text


def test_a_table_without_a_day_is_of_today(phone: PhoneAt) -> None:
    for setup in ({}, {"date": None}):
        page = pasted(phone, json.dumps({**BODY, "setup": setup})).text
        assert "1970" not in page


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_text_that_is_no_table_is_refused_and_stands_in_its_field_again(
    phone: PhoneAt, text: str
) -> None:
    answer = pasted(phone, text)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert '<div class="problems summary" role="alert"' in answer.text
    assert form_to(answer.text, "/open").value("text") == text
    assert "<script>" not in answer.text
    assert uploaded(phone, text.encode()).status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    sent = phone.client.post("/open/sheet", data={"text": text})
    assert sent.status_code == HTTPStatus.UNPROCESSABLE_ENTITY


def test_a_broken_text_in_an_address_is_refused_and_can_be_mended(phone: PhoneAt) -> None:
    answer = phone.client.get("/open/B1<b>/..")
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert str(escape(sentence("portable-broken"))) in answer.text


def test_a_file_that_no_sheet_could_hold_is_refused(phone: PhoneAt) -> None:
    seats = [{"name": "A", "fields": {"city": [1e15] * 40_000}}]
    grown = json.dumps({**BODY, "seats": seats}).replace("1000000000000000.0", "1e15")
    assert uploaded(phone, grown.encode()).status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    made = phone.client.post("/open/sheet", data={"text": grown})
    assert made.status_code in {
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        HTTPStatus.UNPROCESSABLE_ENTITY,
    }


def test_a_file_larger_than_any_sheet_is_refused(phone: PhoneAt) -> None:
    answer = uploaded(phone, b"x" * 300_000)
    assert answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE


def test_a_sheet_can_be_made_of_what_was_opened_only_once_it_is_a_table(phone: PhoneAt) -> None:
    answer = phone.client.post("/open/sheet", data={"text": portable(BODY)})
    assert answer.status_code == SEE_OTHER


SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=5)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["name", "fields", "city", "a.b", "date"]), inner, max_size=3
        )
    ),
    max_leaves=8,
)


@given(st.sampled_from(["title", "setup", "seats", "shared", "extras", "x"]), ANYTHING)
def test_no_file_whatever_ends_in_a_mistake_of_ours(app: Flask, key: str, value: Any) -> None:
    answer = uploaded(phone_of(app), json.dumps({**BODY, key: value}).encode())
    assert answer.status_code in {HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY}


@given(ANYTHING)
def test_no_field_whatever_ends_in_a_mistake_of_ours(app: Flask, value: Any) -> None:
    seats = [{"name": "Alex", "fields": {"city": value, "counts": value, "cards": value}}]
    answer = uploaded(phone_of(app), json.dumps({"title": TITLE, "seats": seats}).encode())
    assert answer.status_code in {HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY}
