"""Where a seat of a shared table goes on to: an own phone is done, the host fills in the next."""

import re

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

CITY = {"seats.0.city": "hb.i/tl.i"}
ON, GREY = ("next", "result"), 'aria-disabled="true"'
PRIMARY = re.compile(r'id="onward".*?<(?:button|a)[^>]*>([^<]+)<', re.DOTALL)


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A new sheet of four people."""
    return sat_down_at_phones(app)


def primary(page: str) -> str:
    """The one big thing in the bar."""
    found = PRIMARY.search(page)
    assert found, page
    return found[1].strip()


def seat_page(table: TableOfPhones, number: int) -> str:
    """A seat as the host sees it."""
    return table.host.page(f"{table.address}/seat/{number}")


def test_the_host_goes_on_to_the_next_seat_that_is_not_done(table: TableOfPhones) -> None:
    assert primary(seat_page(table, 0)) == sentence("seat-next", name="Paula")
    answer = table.save(table.form(0, "host"), CITY, ("next", "1"))
    assert answer.status_code == SEE_OTHER
    assert answer.location.startswith(f"{table.address}/seat/1")
    assert table.seat(0)["done"] is True
    assert table.fields() == {"city": "hb.i/tl.i"}


def test_the_host_passes_those_who_have_phones_of_their_own(table: TableOfPhones) -> None:
    table.phone().client.post(table.at("join", "/seats/1/take"))
    following = str(table.seat(2)["name"])
    assert primary(seat_page(table, 0)) == sentence("seat-next", name=following)
    answer = table.save(table.form(0, "host"), CITY, ("next", "1"))
    assert answer.location.startswith(f"{table.address}/seat/2")


def test_the_game_s_own_seat_is_not_filled_in_as_a_person_s_before_it(app: Flask) -> None:
    host = app.test_client()
    address = host.post("/carson-city-cards/sheets", data={"player": ["Ann"]}).location
    sent = {"base": "1", "seats.0.way": "counts", "seats.0.counts.mines": "3", "next": "1"}
    saved = form_to(host.get(f"{address}/seat/0").text, "/0")
    answer = host.post(saved.action, data={**saved.filled(), **sent})
    assert answer.location == f"{address}/seat/1"
    chosen = re.search(r'name="seats.1.way" value="(\w+)" checked', host.get(answer.location).text)
    assert chosen
    assert chosen[1] == "virtual"


def test_after_the_last_seat_comes_the_result(table: TableOfPhones) -> None:
    ready(table, *range(4))
    answer = table.save(table.form(3, "host"), {}, ("next", "1"))
    assert answer.location == f"{table.address}/result"
    assert primary(seat_page(table, 0)) == sentence("table-show-result")


def test_the_last_seat_leads_every_phone_to_the_result(table: TableOfPhones) -> None:
    ready(table, 0, 1, 2)
    blank = seat_page(table, 3)
    assert primary(blank) == sentence("table-show-result")
    assert GREY in blank
    assert table.save(table.form(3, "host"), {}, ON).location == f"{table.address}/seat/3"
    table.save(table.form(3, "host"), {"seats.3.city": "hb.i/tl.i"})
    assert primary(seat_page(table, 3)) == sentence("table-show-result")
    assert GREY not in seat_page(table, 3)
    assert table.api.see()["status"] == "open"
    table.save(table.form(3, "host"), {}, ON)
    assert table.api.see()["status"] == "finished"


def test_a_number_typed_just_before_the_grey_button_is_pressed_ends_the_game(
    table: TableOfPhones,
) -> None:
    ready(table, 0, 1, 2)
    answer = table.save(table.form(3, "host"), {"seats.3.city": "hb.i/tl.i"}, ON)
    assert answer.location == f"{table.address}/result"


@pytest.mark.parametrize("said", ["seat", "table"])
def test_a_button_that_says_something_else_ends_no_game(table: TableOfPhones, said: str) -> None:
    ready(table, *range(4))
    answer = table.save(table.form(3, "host"), {}, ("next", said))
    assert answer.location == table.address
    assert table.api.see()["status"] == "open"


def test_the_host_ends_nothing_while_somebody_else_is_counting(table: TableOfPhones) -> None:
    ready(table, 0, 1)
    table.phone().client.post(table.at("join", "/seats/2/take"))
    table.save(table.form(3, "host"), {"seats.3.city": "hb.i/tl.i"})
    assert primary(seat_page(table, 3)) == sentence("seat-to-table")
    answer = table.save(table.form(3, "host"), {}, ("next", "1"))
    assert answer.location == table.address
    assert table.api.see()["status"] == "open"


def test_an_own_phone_says_that_it_is_done_and_is_led_nowhere(table: TableOfPhones) -> None:
    phone = table.phone()
    own = table.at("seat.0")
    assert primary(phone.page(own)) == sentence("sheet-i-am-done")
    answer = table.save(table.form(0), CITY, ("next", "1"))
    assert answer.location.partition("?")[0] == own
    table.save(table.form(0), CITY, ("is_done", "1"))
    done = phone.page(own)
    assert primary(done) == sentence("table-show-result")
    assert GREY in done
    assert sentence("sheet-not-done-yet") in done


def test_once_the_table_is_finished_every_seat_leads_to_the_result(table: TableOfPhones) -> None:
    ready(table, *range(4))
    table.api.finish()
    for page in (seat_page(table, 0), table.phone().page(table.at("seat.0"))):
        assert sentence("seat-is-over") in page
        assert primary(page) == sentence("table-show-result")
        assert '<fieldset class="plain" disabled>' in page


def test_a_seat_says_its_last_good_total_while_something_is_not_right(
    table: TableOfPhones,
) -> None:
    table.save(table.form(0), CITY)
    assert 'data-total="10"' in table.phone().page(table.at("seat.0"))
    table.save(table.form(0), {"seats.0.city": "h?"})
    page = table.phone().page(table.at("seat.0"))
    assert 'data-total="10"' in page
    assert 'class="pencil"' in page
    assert '<a href="#f-seats-0-city">' in page
