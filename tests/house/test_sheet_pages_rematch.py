"""The rematch of a shared table: the same people, each in the same seat."""

import pytest
from flask import Flask

from tests.house.forms_in_pages import form_to, has_form_to
from tests.house.table_of_phones import (
    FOUR,
    TableOfPhones,
    ready,
    sat_down_at_phones,
    sentence,
)

SEATS = range(len(FOUR))


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A new sheet of four people."""
    return sat_down_at_phones(app)


def test_a_rematch_has_the_same_people_and_the_old_sheet_leads_there(table: TableOfPhones) -> None:
    ready(table, *SEATS)
    table.host.press(table.host.page(table.address), "/seats/3/leave")
    question = table.host.send(form_to(table.host.page(table.address), "/rematch")).text
    assert sentence("table-rematch-early") in question
    page = table.host.press(question, "/rematch")
    assert table.address not in page
    look = table.phone().page(table.at("look"))
    before = look.partition(sentence("sheet-to-rematch"))[0]
    there = before.rpartition('href="')[2].partition('"')[0]
    joining = table.phone().page(there)
    assert [has_form_to(joining, f"/seats/{n}/take") for n in range(4)] == [True] * 3 + [False]
    assert sentence("sheet-go-on-as-host") in table.host.page(there)
    assert table.seat(0)["fields"]


def test_who_sat_at_the_table_sits_in_the_same_seat_of_the_rematch(table: TableOfPhones) -> None:
    ready(table, *SEATS)
    table.host.press(table.host.page(table.address), "/seats/1/leave")
    result = table.host.press(table.host.page(table.address), "/finish")
    question = table.host.send(form_to(result, "/rematch")).text
    table.host.press(question, "/rematch")
    phones = {number: table.phone() for number in (0, 2, 1)}
    old = {number: phone.page(table.at(f"seat.{number}")) for number, phone in phones.items()}
    there = {number: phone.press(old[number], "/again") for number, phone in phones.items()}
    for number, own in ((0, 0), (2, 1)):
        code = there[number].partition("/changes")[0].rpartition("/s/")[2]
        sheet = table.host.client.get(f"/api/v1/sheets/{code}").json
        assert sheet["role"] == f"seat.{own}"
        assert sheet["seats"][own]["name"] == table.seat(number)["name"]
    assert not has_form_to(there[1], "/seats/1/take")  # the phone of seat 2 sits there
    assert has_form_to(there[1], "/seats/2/take")
    once_more = phones[2].press(old[2], "/again")
    assert sentence("sheet-go-on-as", name=table.seat(2)["name"]) in once_more
