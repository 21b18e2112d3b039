"""What the table agrees on: tried out first, kept when somebody says so."""

from http import HTTPStatus

import pytest
from flask import Flask

from tests.house.forms_in_pages import form_to
from tests.house.table_of_phones import (
    SEE_OTHER,
    TableOfPhones,
    ready,
    sat_down_at_phones,
    sentence,
)

MOVING = "hbh/bhb"
DAY = "2026-11-18"


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A sheet of four, one of them ready."""
    table = sat_down_at_phones(app)
    ready(table, 1)
    table.api.set({"seats.0.city": "hb.i/tl.i", "seats.0.characters": ["editor", "doctor"]})
    return table


def agreements(table: TableOfPhones) -> str:
    """The host's page of agreements."""
    return table.host.page(f"{table.address}/setup")


def test_an_agreement_is_shown_with_what_it_moves_before_it_is_kept(table: TableOfPhones) -> None:
    form = form_to(agreements(table), "/setup")
    trying = next(button for button in form.buttons if button.goes_to != form.action)
    before = table.api.see()
    sent = form.filled({"house_rules.CCC-O10": "arrow_only"})
    page = table.host.client.get(trying.goes_to, query_string=sent).text
    assert sentence("sheet-not-kept-yet") in page
    assert sentence("total-moved", name="Alex", old=21, new=20) in page
    assert table.api.see() == before


def test_an_agreement_that_moves_nothing_says_so(table: TableOfPhones) -> None:
    page = table.host.page(f"{table.address}/setup?place=Saloon")
    assert sentence("sheet-moves-nothing") in page
    assert form_to(page, "/setup").value("place") == "Saloon"


def test_an_agreement_tried_out_is_kept_by_its_form(table: TableOfPhones) -> None:
    page = table.host.page(f"{table.address}/setup?house_rules.CCC-O10=arrow_only")
    kept = table.host.press(page, "/setup", {"date": DAY, "place": " At Paula’s "})
    setup = table.api.see()["setup"]
    assert setup["house_rules"] == {"CCC-O10": "arrow_only"}
    assert (setup["date"], setup["place"]) == (DAY, "At Paula’s")
    assert "<bdi>At Paula’s</bdi>" in kept
    assert table.seat(0)["total"] == 20


def test_a_house_rule_goes_back_to_the_rulebook(table: TableOfPhones) -> None:
    table.host.press(agreements(table), "/setup", {"house_rules.CCC-O10": "arrow_only"})
    table.host.press(agreements(table), "/setup", {"house_rules.CCC-O10": ""})
    assert table.api.see()["setup"]["house_rules"] == {}


def test_the_same_agreements_once_more_change_nothing(table: TableOfPhones) -> None:
    before = table.api.revision
    table.host.press(agreements(table), "/setup")
    assert table.api.revision == before


def test_the_edition_is_changed_for_all(table: TableOfPhones) -> None:
    table.host.press(agreements(table), "/setup", {"edition": "de"})
    assert table.api.see()["setup"]["edition"] == "de"


@pytest.mark.parametrize("day", ["18.11.2026", "2026-13-01", "", "<b>", "2026-W47-3", "٢٠٢٦"])
def test_a_day_that_is_none_is_refused_and_everything_typed_stands_there_again(
    table: TableOfPhones, day: str
) -> None:
    before = table.api.see()
    form = form_to(agreements(table), "/setup")
    typed = {"date": day, "place": "Saloon", "house_rules.CCC-O10": "arrow_only"}
    answer = table.host.send(form, typed)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert sentence("sheet-no-date", given=day) in answer.text
    again = form_to(answer.text, "/setup")
    assert {name: again.value(name) for name in typed} == typed
    assert table.api.see() == before
    tried = table.host.client.get(f"{table.address}/setup", query_string=typed)
    assert tried.status_code == HTTPStatus.UNPROCESSABLE_ENTITY


@pytest.mark.parametrize(
    "typed",
    [
        {"edition": "xx"},
        {"house_rules.CCC-O10": "as we like"},
        {"place": "two\nlines"},
        {"place": "x" * 81},
        {"place": "\x00"},
    ],
)
def test_an_agreement_that_cannot_be_is_refused_on_a_page(
    table: TableOfPhones, typed: dict[str, str]
) -> None:
    before = table.api.revision
    answer = table.host.client.post(f"{table.address}/setup", data=typed)
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert answer.mimetype == "text/html"
    assert table.api.revision == before


@pytest.mark.parametrize("typed", [{}, {"house_rules.NO-1": "x"}, {"seats.0.city": "m"}])
def test_what_is_no_agreement_is_passed_over(table: TableOfPhones, typed: dict[str, str]) -> None:
    before = table.api.revision
    answer = table.host.client.post(f"{table.address}/setup", data=typed)
    assert answer.status_code == SEE_OTHER
    assert table.api.revision == before


def test_another_reading_is_offered_beside_the_result_to_the_host_alone(
    table: TableOfPhones,
) -> None:
    table.api.set({f"seats.{number}.city": MOVING for number in (2, 3)})
    offered = "/setup?house_rules.CCC-O10=arrow_only"
    assert offered in table.host.page(f"{table.address}/result")
    for role in ("join", "look", "seat.0"):
        assert "/setup?" not in table.phone().page(table.at(role, "/result"))


@pytest.mark.parametrize("name", ["joining", "may_add_seats", "totals_covered"])
def test_a_switch_goes_on_and_off_again(table: TableOfPhones, name: str) -> None:
    before = table.api.see()["setup"]
    page = table.host.press(table.host.page(table.address), f"/switch/{name}")
    assert table.api.see()["setup"] != before
    table.host.press(page, f"/switch/{name}")
    assert table.api.see()["setup"] == before


def test_a_switch_that_is_none_is_not_there(table: TableOfPhones) -> None:
    answer = table.host.client.post(f"{table.address}/switch/lights", data={"on": "1"})
    assert answer.status_code in {HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED}
