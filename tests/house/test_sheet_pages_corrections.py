"""A finished table that somebody wants to correct: who asks, what the host reads, what comes."""

import re
from html import unescape

import pytest
from flask import Flask

from tests.house.forms_in_pages import form_to
from tests.house.table_of_phones import TableOfPhones, ready, sat_down_at_phones, sentence
from tests.sheets.sitting import Sitting, sat_down, told

FOUR_SEATS = range(4)
ASKS = sentence("sheet-asks-to-correct", names=("Paula",), count=1)


@pytest.fixture
def finished(app: Flask) -> TableOfPhones:
    """A table of four with a result."""
    table = sat_down_at_phones(app)
    ready(table, *FOUR_SEATS)
    table.api.finish()
    return table


@pytest.fixture
def waiting(finished: TableOfPhones) -> TableOfPhones:
    """Paula asks to correct."""
    phone, own = finished.phone(), finished.at("seat.1", "/result")
    page = phone.press(phone.page(own), "/ask-reopening")
    assert sentence("sheet-you-asked") in page
    return finished


def host_pages(table: TableOfPhones) -> list[str]:
    """What the host reads of a table."""
    return [table.host.page(f"{table.address}{rest}") for rest in ("", "/result")]


def test_who_asked_reads_so_and_cannot_ask_twice(waiting: TableOfPhones) -> None:
    for rest in ("", "/result"):
        page = waiting.phone().page(waiting.at("seat.1", rest))
        assert sentence("sheet-you-asked") in page
        assert "/ask-reopening" not in page
    revision = waiting.api.revision
    waiting.phone().client.post(waiting.at("seat.1", "/ask-reopening"))
    assert waiting.api.revision == revision
    others = waiting.phone().page(waiting.at("seat.2", "/result"))
    assert sentence("sheet-you-asked") not in others
    assert "/ask-reopening" in others


def test_the_host_reads_who_asks_until_it_is_answered(waiting: TableOfPhones) -> None:
    assert all(ASKS in page for page in host_pages(waiting))
    waiting.host.press(host_pages(waiting)[1], "/leave-finished")
    assert not any(ASKS in page for page in host_pages(waiting))
    assert waiting.api.see()["status"] == "finished"
    own = waiting.phone().page(waiting.at("seat.1", "/result"))
    assert sentence("sheet-you-asked") not in own
    assert "/ask-reopening" in own


def test_only_the_host_answers(waiting: TableOfPhones) -> None:
    answer = waiting.phone().client.post(waiting.at("seat.1", "/leave-finished"))
    assert answer.status_code == 403


def test_after_reopening_every_page_says_that_the_table_is_open(waiting: TableOfPhones) -> None:
    page = waiting.host.press(host_pages(waiting)[1], "/reopen")
    assert ASKS not in page
    assert sentence("sheet-open-again-host") in page
    says = {"seat.1": "sheet-open-again", "seat.2": "sheet-open-again"}
    for role, each in {**says, "look": "sheet-open-again-look"}.items():
        assert sentence(each) in waiting.phone().page(waiting.at(role))


def test_a_result_that_was_corrected_says_so_and_how(waiting: TableOfPhones) -> None:
    totals = [seat["total"] for seat in waiting.api.see()["seats"]]
    told(waiting.api.ask("host", "POST", "/reopen"))
    waiting.api.set({"seats.1.city": "mmhh/mmhh"}, "seat.1")
    now = waiting.api.finish()["seats"][1]["total"]
    assert now != totals[1]
    for role in ("host", "seat.2", "look"):
        page = unescape(waiting.phone().page(waiting.at(role, "/result")))
        assert unescape(sentence("result-corrected")) in page
        assert f"Paula {totals[1]} → {now}" in page
    assert re.search("Winner: Alex, Zoë,? and Kim. Before: Alex, Paula, Zoë,? and Kim.", page)


def test_a_result_that_was_not_corrected_says_nothing(finished: TableOfPhones) -> None:
    told(finished.api.ask("host", "POST", "/reopen"))
    finished.api.finish()
    assert sentence("result-corrected") not in finished.host.page(f"{finished.address}/result")


# ---- tokens that lay face down


@pytest.fixture
def turned_over(app: Flask) -> Sitting:
    """Ann and Ben have tokens; nobody is waited for as the host shows the result."""
    sitting = sat_down(app.test_client(), "Ann", "Ben", title="gold-rush")
    for number, tokens in enumerate(([5, 3], [1])):
        at = f"seats.{number}"
        sitting.set({f"{at}.points": 30, f"{at}.tokens": tokens}, f"seat.{number}")
    sitting.done(0, 1)
    told(sitting.ask("host", "POST", "/finish"))
    return sitting


def test_correcting_does_not_cover_again_what_showing_the_result_turned_over(
    turned_over: Sitting,
) -> None:
    sheet = told(turned_over.ask("host", "POST", "/reopen"))
    assert [seat["fields"]["tokens"] for seat in sheet["seats"]] == [[5, 3], [1]]
    assert [seat["total"] for seat in sheet["seats"]] == [38, 31]
    sheet = turned_over.set({"seats.1.tokens": [1, 5]})
    assert sheet["seats"][1]["total"] == 36


def test_a_game_that_was_finished_too_early_goes_on_face_down(app: Flask) -> None:
    sitting = sat_down(app.test_client(), "Ann", "Ben", title="gold-rush")
    sitting.set({"seats.0.points": 30, "seats.0.tokens": [5]}, "seat.0")
    sitting.finish()
    told(sitting.ask("host", "POST", "/reopen"))
    assert "tokens" not in sitting.see()["seats"][0]["fields"]
    assert sitting.see("seat.0")["seats"][0]["fields"]["tokens"] == [5]


def test_the_host_reads_that_showing_the_result_turns_over(app: Flask) -> None:
    sitting = sat_down(app.test_client(), "Ann", "Ben", title="gold-rush")
    for number in (0, 1):
        sitting.set({f"seats.{number}.points": 30, f"seats.{number}.tokens": [5]})
    sitting.done(0, 1)
    page = sitting.client.get(f"/s/{sitting.code('host')}").text
    assert sentence("sheet-waits-for-reveal-host") in page
    assert form_to(page, "/finish")
    seats = sitting.client.get(f"/s/{sitting.code('seat.0')}").text
    assert sentence("sheet-waits-for-reveal") in seats
