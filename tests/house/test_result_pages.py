"""The page of a result: what it leads to, by who has it open, and what came too late."""

import re
from http import HTTPStatus

import pytest
from flask import Flask

from tests.house.links_in_pages import links_of
from tests.house.table_of_phones import HOME, TableOfPhones, ready, sat_down_at_phones, sentence
from tests.sheets.sitting import roles

SEATS = range(4)
HANDED_OUT = re.compile(r'data-send="([^"]+)"')
REMATCH, REOPEN, ASK = "/rematch", "/reopen", "/ask-reopening"


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A table of four that is finished; Paula has most."""
    table = sat_down_at_phones(app)
    ready(table, *SEATS)
    table.api.set({f"seats.{number}.city": "hb/tl" for number in (0, 2, 3)})
    table.api.finish()
    return table


def result(table: TableOfPhones, role: str) -> str:
    """The result as a role sees it."""
    return table.phone().page(table.at(role, "/result"))


def forms_on(page: str) -> set[str]:
    """Where the forms of a page send to, by the end of the address."""
    return {f"/{action.rpartition('/')[2]}" for action in re.findall(r'action="([^"]+)"', page)}


def test_everybody_hands_out_the_address_to_look_on_and_no_other(table: TableOfPhones) -> None:
    shared = table.at("look", "/result")
    for role in roles(4):
        for page in (result(table, role), table.phone().page(table.at(role, "/take-along"))):
            assert set(HANDED_OUT.findall(page)) <= {shared}
            assert "data-send" in page or f">{shared}</textarea>" in page


@pytest.mark.usefixtures("at_home")
def test_where_it_is_known_under_which_address_we_stand_that_is_handed_out(app: Flask) -> None:
    table = sat_down_at_phones(app)
    ready(table, *SEATS)
    shared = f"{HOME}{table.at('look', '/result')}"
    assert HANDED_OUT.findall(result(table, "host")) == [shared]


def test_the_host_plays_again_and_reopens_a_seat_asks_and_others_only_look(
    table: TableOfPhones,
) -> None:
    assert {REMATCH, REOPEN} <= forms_on(result(table, "host"))
    seat = forms_on(result(table, "seat.0"))
    assert ASK in seat
    assert not {REMATCH, REOPEN} & seat
    for role in ("join", "look"):
        assert not {REMATCH, REOPEN, ASK} & forms_on(result(table, role))


def test_once_there_is_a_rematch_everybody_is_led_to_it(table: TableOfPhones) -> None:
    sure = table.host.client.post(f"{table.address}/rematch", data={"sure": "1"})
    assert sure.status_code == HTTPStatus.SEE_OTHER
    for role in ("host", "seat.0", "look"):
        page = result(table, role)
        assert sentence("result-do-to-rematch") in page
        assert not {REMATCH, REOPEN, ASK} & forms_on(page)
        first = page.partition('id="result-bar"')[2].partition("</a>")[0]
        assert sentence("result-do-to-rematch") in first


def test_the_seats_stand_in_order_of_rank_and_say_by_how_much_the_first_are_ahead(
    table: TableOfPhones,
) -> None:
    seats = sorted(table.api.see()["seats"], key=lambda seat: -seat["total"])
    page = result(table, "look")
    first, others = seats[0], [seat["name"] for seat in seats[1:]]
    assert sentence("result-wins", names=("Paula",), count=1) in page
    ahead = first["total"] - seats[1]["total"]
    points = sentence("result-points", count=first["total"], winners=1)
    assert sentence("result-ahead", points=points, count=ahead, names=tuple(others)) in page
    heads = re.findall(r"<th scope=\"col\">.*?<bdi>(\w+)</bdi>", page)
    assert heads == ["Paula", *others]


def test_as_long_as_somebody_is_not_done_there_is_no_podium(app: Flask) -> None:
    table = sat_down_at_phones(app)
    ready(table, 0, 1)
    page = result(table, "look")
    assert sentence("result-leads", names=("Alex", "Paula"), count=2, total=10) in page
    assert 'class="podium' not in page
    assert 'class="bars"' in page
    assert 'class="winner"' not in page


def test_a_row_from_which_a_seat_has_nothing_shows_a_dash(table: TableOfPhones) -> None:
    page = result(table, "look")
    dashes = page.count('<span class="none">–</span>')
    lines = [line for seat in table.api.see()["breakdown"]["seats"] for line in seat["lines"]]
    shown = {line["row"] for line in lines if line["parts"]}
    empty = [line for line in lines if line["row"] in shown and not line["parts"]]
    assert dashes == len(empty) > 0


def test_what_came_too_late_stands_above_the_result(app: Flask) -> None:
    table = sat_down_at_phones(app)
    ready(table, *SEATS)
    form, phone = table.form(0), table.phone()
    table.api.finish()
    late = phone.send(form, {"seats.0.city": "mmmm"})
    assert late.status_code == HTTPStatus.CONFLICT
    assert "data-late" in late.text
    assert 'class="winner"' in late.text
    assert table.at("seat.0", "/result") in links_of(late.text)
