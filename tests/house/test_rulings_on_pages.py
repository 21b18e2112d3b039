"""An answer is kept with one button, stands on the pages of its table and asks the same again."""

import re
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from markupsafe import escape

from rules.core.rulings import Ruling, Verdict
from scoring.titles import titles
from tests.examples import read_cases
from tests.house.forms_in_pages import form_to, has_form_to
from tests.house.links_in_pages import links_of
from tests.house.rooms import HOUSE
from tests.house.table_of_phones import (
    SEE_OTHER,
    PhoneAt,
    TableOfPhones,
    phone_of,
    ready,
    sat_down_at_phones,
    sentence,
)
from tests.sheets.sitting import code_in, sat_down, told
from translations.catalogue import catalogue
from web.asking.links import spelled_out
from web.forms.typed import typed_from
from web.house.addresses import in_query
from web.house.configuration import VERSION

ASKED = "/carson-city-cards/ask/cover?edition=en&under=prison&over=mine"
OPEN = "/carson-city-cards/ask/paperboy?edition=en&moment=when_taken&source=pile"
KEEP = sentence("ruling-keep")
KEPT = sentence("ruling-kept-here")
QUESTION = str(escape(catalogue("en", "carson_city_cards").name("question-cover")))


KEPT_CHANGE, GONE_CHANGE = f"Settled: {QUESTION} No.", f"No longer kept: {QUESTION}"


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A shared sheet of four people."""
    return sat_down_at_phones(app)


def at_seat(table: TableOfPhones, number: int) -> PhoneAt:
    """The phone of a seat, which has its page open."""
    phone = table.phone()
    phone.page(table.at(f"seat.{number}"))
    return phone


def keep(phone: PhoneAt, address: str = ASKED) -> str:
    """The question's page after its answer was kept."""
    return phone.press(phone.page(address), "/rulings")


def rulings(table: TableOfPhones) -> list[dict[str, Any]]:
    """What the table has settled, as programs see it."""
    found: list[dict[str, Any]] = table.api.see()["rulings"]
    return found


def example_of(slug: str) -> tuple[str, Any]:
    """A question of a title's contract with its address."""
    cases = read_cases(HOUSE / "tests" / titles()[slug].facts.room / "contract.json")
    case = next(c for c in cases if c["post"].startswith("ask/") and "status" not in c["expect"])
    question = titles()[slug].questions[case["post"].removeprefix("ask/")]
    whole = spelled_out(titles()[slug], question, case["body"])
    return f"/{slug}/{case['post']}?{in_query(typed_from(whole))}", case


def test_a_seat_keeps_an_answer_and_comes_back_to_it(table: TableOfPhones) -> None:
    phone = at_seat(table, 1)
    page = phone.page(ASKED)
    assert KEEP in page
    assert KEPT not in page
    page = keep(phone)
    assert KEPT in page
    assert KEEP not in page
    assert "verdict-no" in page
    (ruling,) = rulings(table)
    assert ruling["who"] == {"role": "seat.1", "name": "Paula"}
    assert (ruling["question"], ruling["ruling"]["verdict"]) == ("cover", "no")


def test_a_kept_answer_holds_nothing_that_rests_on_a_default(table: TableOfPhones) -> None:
    phone = at_seat(table, 1)
    sure_but_not_why = "/carson-city-cards/ask/auction_card?card=5&played=8"
    page = keep(phone, sure_but_not_why)
    assert "verdict-yes" in page
    assert "how-much" in page  # It says on what the reason hangs.
    (ruling,) = rulings(table)
    because = [reason["says"] for reason in ruling["ruling"]["because"]]
    assert all(str(escape(says)) in page for says in because)
    whole = keep(phone, f"{sure_but_not_why}&level=-")
    *_, all_said = rulings(table)
    assert all_said["said_none"] is None
    assert len(all_said["ruling"]["because"]) > len(because)
    assert KEPT in whole


def test_the_address_stays_one_that_can_be_sent(table: TableOfPhones) -> None:
    phone = at_seat(table, 0)
    form = form_to(phone.page(ASKED), "/rulings")
    answer = phone.send(form)
    assert answer.status_code == SEE_OTHER
    assert answer.location == f"{ASKED}#kept"
    for role in ("host", "seat.0", "join", "look"):
        assert table.api.code(role) not in answer.location


def test_who_sits_at_no_table_is_offered_nothing(app: Flask, table: TableOfPhones) -> None:
    assert "/rulings" not in phone_of(app).page(ASKED)
    for role in ("look", "join"):
        guest = table.phone()
        guest.page(table.at(role))
        assert "/rulings" not in guest.page(ASKED)


def test_a_table_of_another_title_is_none(table: TableOfPhones) -> None:
    address, _ = example_of("carson-city")
    assert "/rulings" not in at_seat(table, 0).page(address)


def test_nothing_is_offered_before_there_is_an_answer(table: TableOfPhones) -> None:
    phone = at_seat(table, 0)
    for address in (
        "/carson-city-cards/ask/cover",
        f"{ASKED}&draft=on",
        ASKED.replace("mine", "moon"),
    ):
        assert "/rulings" not in phone.page(address)


def test_a_finished_table_is_offered_nothing(table: TableOfPhones) -> None:
    phone = at_seat(table, 0)
    table.api.finish()
    assert "/rulings" not in phone.page(ASKED)


def test_a_page_that_knows_the_table_is_kept_by_nobody(table: TableOfPhones) -> None:
    phone = at_seat(table, 0)
    assert phone.client.get(ASKED).headers["Cache-Control"] == "no-store"
    assert "Cache-Control" not in table.phone().client.get(ASKED).headers


def test_everybody_finds_it_on_the_pages_of_the_table(table: TableOfPhones) -> None:
    keep(at_seat(table, 0))
    (ruling,) = rulings(table)
    for role in ("host", "seat.0", "seat.2", "look"):
        page = table.phone().page(table.at(role))
        assert QUESTION in page
        assert ruling["address"] in links_of(page)
        assert "CCC-29" in page


def test_it_asks_the_same_again(table: TableOfPhones) -> None:
    keep(at_seat(table, 0), OPEN)
    (before,) = rulings(table)
    table.api.set({"setup.house_rules.CCC-O6": "at_once"})
    page = table.phone().page(before["address"])
    assert "verdict-open" in page


def test_who_kept_it_and_the_host_may_remove_it(table: TableOfPhones) -> None:
    keep(at_seat(table, 0))
    (number,) = (ruling["number"] for ruling in rulings(table))
    address = f"/rulings/{number}/delete"
    assert address not in table.phone().page(table.at("seat.1"))
    assert address in table.phone().page(table.at("seat.0"))
    page = table.host.press(table.host.page(table.address), address)
    assert QUESTION not in page
    assert rulings(table) == []


def test_somebody_else_may_not_remove_it(table: TableOfPhones) -> None:
    keep(at_seat(table, 0))
    number = rulings(table)[0]["number"]
    answer = table.phone().client.post(table.at("seat.1", f"/rulings/{number}/delete"))
    assert answer.status_code == HTTPStatus.FORBIDDEN
    assert sentence("ruling-not-yours") in answer.text


def test_two_taps_keep_one(table: TableOfPhones) -> None:
    phone = at_seat(table, 0)
    form = form_to(phone.page(ASKED), "/rulings")
    for _ in range(2):
        assert phone.send(form).status_code == SEE_OTHER
    assert len(rulings(table)) == 1


def test_an_answer_of_other_rules_is_not_said_to_be_kept(
    table: TableOfPhones, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = at_seat(table, 0)
    keep(phone)
    title = titles()["carson-city-cards"]
    now = replace(title.questions["cover"], answer=lambda *_: Ruling(Verdict.YES))
    monkeypatch.setitem(title.__dict__, "questions", {**title.questions, "cover": now})
    page = phone.page(ASKED)
    assert KEPT not in page
    assert sentence("ruling-kept-otherwise", version=VERSION) in page
    assert KEPT in keep(phone)
    assert [ruling["ruling"]["verdict"] for ruling in rulings(table)] == ["no", "yes"]


def test_the_result_and_the_keepsake_list_it(table: TableOfPhones) -> None:
    keep(at_seat(table, 0))
    ready(table, 0, 1, 2, 3)
    page = table.host.page(table.at("host", "/result"))
    assert sentence("rulings-you-settled") in page
    assert QUESTION in page
    table.api.finish()
    for role in ("host", "seat.3", "look"):
        page = table.phone().page(table.at(role, "/result"))
        assert QUESTION in page
        assert "/delete" not in page[page.index("you-settled") :]


@pytest.mark.parametrize("slug", titles())
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_question_of_every_title_can_be_kept(
    client: FlaskClient, slug: str, language: str
) -> None:
    sitting = sat_down(client, "Ann", "Ben", title=slug)
    address, case = example_of(slug)
    client.set_cookie("language", language)
    client.set_cookie("sheets", code_in(sitting.links["seats"][1]))
    page = client.get(address).text
    form = form_to(page, "/rulings")
    back = client.post(form.action, data=form.filled())
    assert back.status_code == SEE_OTHER
    assert (
        str(escape(catalogue(language).name("ruling-kept-here"))) in client.get(back.location).text
    )
    (ruling,) = sitting.see("look")["rulings"]
    assert ruling["ruling"]["verdict"] == case["expect"].get("verdict", "answer")
    asked_again = client.get(ruling["address"]).text
    assert _answer_in(asked_again) == _answer_in(page)
    seat = client.get(f"/s/{code_in(sitting.links['seats'][1])}").text
    for reason in ruling["ruling"]["because"]:
        assert reason["clause"] in seat


def _answer_in(page: str) -> str:
    """The answer on a question's page, without the addresses in it."""
    found = re.search(r'<section class="answer.*?</section>', page, re.DOTALL)
    assert found
    return re.sub(r'href="[^"]*"', "", found[0])


def test_the_host_reads_an_open_point_so_for_the_table(table: TableOfPhones) -> None:
    form = form_to(table.host.page(OPEN), "/readings")
    answer = table.host.send(form, button=("reading", "at_once"))
    assert answer.status_code == SEE_OTHER
    assert answer.location.startswith(OPEN)
    assert "verdict-yes" in table.host.page(answer.location)
    assert table.api.see()["setup"]["house_rules"] == {"CCC-O6": "at_once"}
    assert not has_form_to(table.host.page(answer.location), "/readings")


def test_others_are_told_to_ask_the_host(table: TableOfPhones) -> None:
    phone = at_seat(table, 0)
    page = phone.page(OPEN)
    assert not has_form_to(page, "/readings")
    assert sentence("ruling-ask-host") in page
    assert sentence("ruling-ask-host") not in phone.page(ASKED)
    assert sentence("ruling-ask-host") not in table.phone().page(OPEN)
    sent = {"question": "paperboy", "point": "CCC-O6", "reading": "at_once"}
    answer = phone.client.post(table.at("seat.0", "/readings"), data=sent)
    assert answer.status_code == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("wrong", [{"point": "CCC-O99"}, {"reading": "never so"}, {"point": "."}])
def test_a_reading_that_there_is_not_is_refused(
    table: TableOfPhones, wrong: dict[str, str]
) -> None:
    sent = {"question": "paperboy", "point": "CCC-O6", "reading": "at_once", **wrong}
    answer = table.host.client.post(table.at("host", "/readings"), data=sent)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert table.api.see()["setup"]["house_rules"] == {}


def test_a_saved_file_that_is_opened_brings_it_along(table: TableOfPhones) -> None:
    keep(at_seat(table, 0))
    ready(table, 0)
    saved = table.host.client.get(f"/api/v1/sheets/{table.code}/export.json").text
    phone = table.phone()
    page = phone.client.post("/open", data={"text": saved}).text
    assert QUESTION in page
    answer = phone.send(form_to(page, "/open/sheet"))
    assert answer.status_code == SEE_OTHER
    assert QUESTION in phone.page(answer.location)


@pytest.mark.parametrize("names", ["names.x=Ann", "names.0.1=Ann", "names=Ann", "names.99999=Ann"])
def test_strange_names_in_an_address_do_no_harm(table: TableOfPhones, names: str) -> None:
    client = table.app.test_client()
    sitting = sat_down(client, "Ann", "Ben", title="carson-city")
    address, _ = example_of("carson-city")
    client.set_cookie("sheets", code_in(sitting.links["seats"][1]))
    form = form_to(client.get(f"{address}&{names}").text, "/rulings")
    assert client.post(form.action, data=form.filled()).status_code == SEE_OTHER
    assert client.get(sitting.links["host"]).status_code == HTTPStatus.OK


def test_the_timeline_tells_it_and_takes_it_back(table: TableOfPhones) -> None:
    keep(at_seat(table, 0))
    for said in (KEPT_CHANGE, GONE_CHANGE, KEPT_CHANGE):
        page = table.host.page(table.at("host", "/changes"))
        last = page[page.index('id="timeline"') :].partition("</li>")[0]
        assert said in last
        assert "paperboy" not in last
        assert "mine" not in last
        revision = table.api.revision
        table.host.press(page, f"/changes/{revision}/undo")
    assert rulings(table) == []


def test_a_question_that_is_none_is_not_kept(table: TableOfPhones) -> None:
    phone = at_seat(table, 0)
    for sent in ({}, {"question": "weather"}, {"question": "cover", "asked": "under=moon"}):
        answer = phone.client.post(table.at("seat.0", "/rulings"), data=sent)
        assert answer.status_code in {HTTPStatus.NOT_FOUND, HTTPStatus.UNPROCESSABLE_ENTITY}
    assert rulings(table) == []
    assert told(table.api.ask("host", "GET"))["revision"] == 1
