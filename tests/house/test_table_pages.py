"""The page of a table: who stands where first, one next thing, the code on its own screen."""

from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.house.forms_in_pages import form_to, has_form_to
from tests.house.links_in_pages import links_of
from tests.house.table_of_phones import (
    CITY,
    FOUR,
    SEE_OTHER,
    TableOfPhones,
    ready,
    sat_down_at_phones,
    sentence,
)
from tests.sheets.sitting import sat_down

SEATS = range(len(FOUR))
NOTHING = "hh/hh"
CODE_IS_OPEN = 'class="code join open"'


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A new table of four people."""
    return sat_down_at_phones(app)


def host_page(table: TableOfPhones) -> str:
    return table.host.page(table.address)


def names_in_order(page: str) -> list[str]:
    """The seats as they stand below each other."""
    return [part.partition("<")[0] for part in page.split('<bdi class="seat-name">')[1:]]


def bar(page: str) -> str:
    """What stands at the lower edge."""
    return unescape(page.partition('id="next"')[2].partition("</div>")[0])


def test_who_has_most_stands_first_and_who_has_nothing_last(table: TableOfPhones) -> None:
    assert names_in_order(host_page(table)) == list(FOUR)
    table.api.set({"seats.2.city": CITY, "seats.3.city": NOTHING, "seats.1.city": "?"})
    for page in (host_page(table), table.phone().page(table.at("look"))):
        assert names_in_order(page) == ["Zoë", "Kim", "Alex", "Paula"]
    assert names_in_order(table.phone().page(table.at("seat.1"))) == ["Zoë", "Kim", "Alex", "Paula"]


def test_each_seat_says_how_far_it_is(table: TableOfPhones) -> None:
    ready(table, 0)
    table.api.set({"seats.1.city": "h?/.."}, "seat.1")
    table.phone().client.post(table.at("join", "/seats/2/take"))
    page = host_page(table)
    for word in ("done", "counting", "joined", "not-joined"):
        assert sentence(f"standing-{word}") in page
    assert "“?” stands for no picture" in page.partition("Paula")[2].partition("</li>")[0]


def test_while_something_is_not_right_the_last_number_stays_with_a_pencil(
    table: TableOfPhones,
) -> None:
    table.api.set({"seats.0.city": CITY})
    assert sentence("standing-behind") not in host_page(table)
    table.api.set({"seats.0.city": "h?/.."})
    page = host_page(table)
    assert sentence("standing-behind") in page
    assert "<strong data-seat-total>10</strong>" in page


def test_a_table_that_is_opened_with_its_points_keeps_them_too(client: FlaskClient) -> None:
    seats = [{"name": "Ann", "fields": {"city": CITY}}, {"name": "Ben"}]
    sitting = sat_down(client, seats=seats)
    assert sitting.set({"seats.0.city": "?"})["seats"][0]["last_total"] == 10


def test_the_bar_leads_to_whoever_is_next_and_at_last_to_the_result(table: TableOfPhones) -> None:
    for number, name in enumerate(FOUR):
        next_thing = bar(host_page(table))
        assert f"Fill in for {name}" in next_thing
        assert f"{table.address}/seat/{number}" in next_thing
        ready(table, number)
    page = host_page(table)
    assert "Fill in for" not in page
    assert "Show the result" in bar(page)
    answer = table.host.send(form_to(page, "/finish"))
    assert (answer.status_code, answer.location) == (SEE_OTHER, f"{table.address}/result")


def test_a_seat_with_a_phone_of_its_own_is_filled_in_last(table: TableOfPhones) -> None:
    table.phone().client.post(table.at("join", "/seats/0/take"))
    assert "Fill in for Paula" in bar(host_page(table))


def test_who_counts_on_an_own_phone_is_waited_for_and_not_filled_in(table: TableOfPhones) -> None:
    for number in (2, 3):
        table.phone().client.post(table.at("join", f"/seats/{number}/take"))
    ready(table, 0, 1)
    next_thing = bar(host_page(table))
    assert "Fill in for" not in next_thing
    assert sentence("sheet-waiting", names=FOUR[2:]) in next_thing
    assert has_form_to(next_thing, "/finish")
    ready(table, 2, 3)
    assert sentence("table-show-result") in bar(host_page(table))


def test_who_is_still_counting_is_asked_for_before_the_end(table: TableOfPhones) -> None:
    for number in SEATS:
        table.api.set({f"seats.{number}.city": CITY})
    ready(table, 0, 1, 2)
    question = table.host.send(form_to(host_page(table), "/finish")).text
    assert sentence("table-still-counting", names=("Kim",), count=1) in question
    assert table.api.see()["status"] == "open"
    assert 'class="winner"' in table.host.press(question, "/finish")


def test_after_the_end_only_what_makes_sense_then_is_there(table: TableOfPhones) -> None:
    ready(table, *SEATS)
    table.api.finish()
    page = host_page(table)
    assert f'href="{table.address}/result"' in bar(page)
    assert has_form_to(page, "/reopen")
    assert sentence("sheet-join") not in page
    for gone in (
        "/seats",
        "/seats/0/leave",
        "/finish",
        "/switch/joining",
        "/switch/totals_covered",
    ):
        assert not has_form_to(page, gone)


def test_who_comes_after_the_end_is_led_to_the_result(table: TableOfPhones) -> None:
    ready(table, *SEATS)
    table.api.finish()
    page = table.phone().page(table.at("join"))
    assert f"{table.at('join')}/result" in links_of(page)
    assert page.count(sentence("sheet-is-finished")) == 1
    assert 'class="winner"' in page


def test_a_rematch_in_the_middle_of_a_game_takes_two_steps(table: TableOfPhones) -> None:
    answer = table.host.send(form_to(host_page(table), "/rematch"))
    assert sentence("table-rematch-early") in answer.text
    assert "rematched" not in [change["kind"] for change in table.api.changes()]
    ready(table, *SEATS)
    table.api.finish()
    asked = table.host.send(form_to(host_page(table), "/rematch")).text
    assert sentence("table-rematch-asked") in asked


@pytest.mark.usefixtures("at_home")
def test_the_code_fills_the_screen_until_somebody_is_there(table: TableOfPhones) -> None:
    page = host_page(table)
    assert CODE_IS_OPEN in page
    by_hand = next(link for link in links_of(page) if link.endswith("?show=table"))
    assert CODE_IS_OPEN not in table.host.page(by_hand)
    table.phone().client.post(table.at("join", "/seats/0/take"))
    page = host_page(table)
    assert CODE_IS_OPEN not in page
    assert 'href="#code"' in page


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("what", ["closed", "typed"])
def test_the_code_does_not_come_by_itself_where_it_is_of_no_use(
    table: TableOfPhones, what: str
) -> None:
    puts = {"closed": {"setup.joining": "closed"}, "typed": {"seats.0.city": CITY}}
    table.api.set(puts[what])
    assert CODE_IS_OPEN not in host_page(table)


def test_the_last_that_was_typed_for_a_seat_is_undone_from_its_card(table: TableOfPhones) -> None:
    table.api.set({"seats.0.city": CITY}, "seat.0")
    table.api.set({"seats.0.characters": ["doctor"]}, "seat.0")
    page = host_page(table)
    assert "Undo the last: " in page
    answer = table.host.send(form_to(page, f"/changes/{table.api.revision}/undo"))
    assert answer.location == table.address
    assert "city" not in table.fields(0) or "characters" not in table.fields(0)


@pytest.mark.parametrize(
    ("slug", "name", "shared", "so_far"),
    [
        ("carson-city", "The town", {"board": "h . . . . . . ./" + "/".join(["."] * 7)}, ""),
        ("gold-rush", "The map", {"map": "0,0=rrrr_n-c_e-c_s-c_w-c;1,0=pprr_s-w"}, "2 tiles"),
        ("nevada-city", "Goals", {}, ""),
    ],
)
def test_what_belongs_to_no_seat_has_the_name_that_players_know(
    client: FlaskClient, slug: str, name: str, shared: dict[str, str], so_far: str
) -> None:
    sitting = sat_down(client, title=slug, shared=shared)
    on_a_sheet = client.get(sitting.links["host"]).text
    alone = client.get(f"/{slug}/score?seats.0.name=Ann&seats.1.name=Ben").text
    for page in (on_a_sheet, alone):
        assert f"<span>{name}</span>" in page
        assert "middle of the table" not in page.lower()
    assert so_far in on_a_sheet


def test_a_table_on_one_phone_looks_the_same(client: FlaskClient) -> None:
    seats = "seats.0.name=Ann&seats.1.name=Ben&seats.1.score_track=31"
    page = client.get(f"/nevada-city/score?{seats}").text
    assert names_in_order(page) == ["Ben", "Ann"]
    assert "Ben leads with 31." in page
    assert "Fill in for Ann" in page
    whole = client.get(f"/nevada-city/score?{seats}&seats.0.score_track=4").text
    assert "Show the result" in whole
    assert "leads" not in whole
