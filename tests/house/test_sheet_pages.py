"""The pages of a shared sheet: who sits where, what each may do, how it ends."""

from http import HTTPStatus

import pytest
from flask import Flask

from tests.house.forms_in_pages import form_to, has_form_to
from tests.house.table_of_phones import (
    FOUR,
    SEE_OTHER,
    PhoneAt,
    TableOfPhones,
    phone_of,
    ready,
    sat_down_at_phones,
    sentence,
)
from tests.sheets.sitting import NO_CODE, TITLE, code_in, roles

SEATS = range(len(FOUR))
PAGES = ("", "/seat/0", "/result", "/changes", "/setup", "/setup?place=Saloon", "/delete")
MORE_PAGES = ("/take-along", "/seat/1?more=seats.1.cards", "?mark=0.ranches.0")
HOST_ONLY = (
    "/seats/0/leave",
    "/seats/0/back",
    "/seats/0/free",
    "/seats/99/leave",
    "/finish",
    "/reopen",
    "/reveal",
    "/rematch",
    "/renew/host",
    "/renew/join",
    "/renew/look",
    "/delete",
    "/setup",
    "/switch/joining",
    "/switch/may_add_seats",
    "/switch/totals_covered",
    "/seat/3",
    "/seat/3/settle",
    "/changes/2/undo",
)


@pytest.fixture
def table(app: Flask) -> TableOfPhones:
    """A new sheet of four people."""
    return sat_down_at_phones(app)


def joined(table: TableOfPhones, number: int, phone: PhoneAt | None = None) -> str:
    """The address of the own seat of a phone that took it."""
    phone = phone or table.phone()
    answer = phone.client.post(table.at("join", f"/seats/{number}/take"))
    assert answer.status_code == SEE_OTHER, answer.text
    return str(answer.location)


def refused(phone: PhoneAt, address: str, status: int) -> str:
    """The page with the sentence that refuses what is sent to an address."""
    answer = phone.client.post(address)
    assert answer.status_code == status, f"{address}: {answer.text}"
    assert answer.mimetype == "text/html"
    assert '<p class="lead">' in answer.text
    return answer.text


def test_who_plays_is_asked_and_the_host_comes_to_a_sheet_with_these_seats(
    table: TableOfPhones,
) -> None:
    page = table.host.page(table.address)
    sheet = table.api.see()
    assert [seat["name"] for seat in sheet["seats"]] == list(FOUR)
    assert [seat["state"] for seat in sheet["seats"]] == ["empty"] * 4
    assert all(f'<bdi class="seat-name">{name}</bdi>' in page for name in FOUR)
    assert sheet["links"]["join"] in page


def test_two_people_get_virtual_players_at_the_table(app: Flask) -> None:
    sheet = sat_down_at_phones(app, "Alex", "Paula").api.see()
    assert [seat["fields"] for seat in sheet["seats"]] == [{}, {}, *[{"virtual": True}] * 2]


@pytest.mark.parametrize(
    "typed", [{"player": "x" * 41}, {"player": "A", "edition": "xx"}, {"seats.0.name": " "}]
)
def test_a_sheet_that_cannot_be_made_is_refused_in_a_sentence(
    app: Flask, typed: dict[str, str]
) -> None:
    answer = phone_of(app).client.post(f"/{TITLE}/sheets", data=typed)
    if answer.status_code == SEE_OTHER:
        assert typed == {"seats.0.name": " "}
        return
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert answer.mimetype == "text/html"


def test_a_table_typed_without_a_sheet_becomes_one(app: Flask) -> None:
    typed = {"seats.0.name": "Alex", "seats.0.city": "hb.i", "seats.1.name": "B", "edition": "de"}
    answer = phone_of(app).client.post(f"/{TITLE}/sheets", data=typed)
    table = TableOfPhones(app, phone_of(app), answer.location)
    sheet = table.api.see()
    assert [seat["fields"] for seat in sheet["seats"]] == [{"city": "hb.i"}, {}]
    assert sheet["setup"]["edition"] == "de"


def test_who_takes_a_seat_gets_a_link_of_their_own(table: TableOfPhones) -> None:
    own = joined(table, 2)
    page = table.phone().page(own)
    assert "<bdi>Zoë</bdi></h1>" in page
    assert code_in(own) not in {table.api.code(role) for role in roles(4)}
    assert table.seat(2)["taken"] is True


def test_a_taken_seat_is_offered_to_nobody_else(table: TableOfPhones) -> None:
    phone = table.phone()
    before = phone.page(table.at("join"))
    joined(table, 2)
    after = phone.page(table.at("join"))
    assert has_form_to(before, "/seats/2/take")
    assert not has_form_to(after, "/seats/2/take")
    assert has_form_to(after, "/seats/1/take")
    late = refused(phone, table.at("join", "/seats/2/take"), HTTPStatus.CONFLICT)
    assert sentence("sheet-seat-taken", name="Zoë") in late


def test_who_comes_back_to_the_code_of_the_table_goes_on_as_before(table: TableOfPhones) -> None:
    phone = table.phone()
    own = joined(table, 2, phone)
    again = phone.page(table.at("join"))
    going_on = sentence("sheet-go-on-as", name="Zoë")
    assert going_on in again
    assert f'href="{own}"' in again
    assert going_on not in table.phone().page(table.at("join"))


def test_the_host_goes_on_as_the_host(table: TableOfPhones) -> None:
    page = table.host.page(table.at("join"))
    assert sentence("sheet-go-on-as-host") in page
    assert f'href="{table.address}"' in page


def test_nobody_adds_themselves_unless_the_host_lets_them(table: TableOfPhones) -> None:
    phone = table.phone()
    assert not has_form_to(phone.page(table.at("join")), "/seats")
    refused(phone, table.at("join", "/seats"), HTTPStatus.FORBIDDEN)
    table.host.press(table.host.page(table.address), "/switch/may_add_seats")
    page = phone.press(phone.page(table.at("join")), "/seats", {"name": " Toni "})
    assert "<bdi>Toni</bdi></h1>" in page
    assert (table.seat(4)["name"], table.seat(4)["taken"]) == ("Toni", True)


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_player_without_a_name_that_fits_is_not_added(table: TableOfPhones, name: str) -> None:
    answer = table.host.client.post(f"{table.address}/seats", data={"name": name})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert answer.mimetype == "text/html"
    assert len(table.api.see()["seats"]) == 4


def test_no_more_are_added_than_may_play(table: TableOfPhones) -> None:
    for name in ("Toni", "Uli"):
        page = table.host.press(table.host.page(table.address), "/seats", {"name": name})
    assert not has_form_to(page, "/seats")
    answer = table.host.client.post(f"{table.address}/seats", data={"name": "Vera"})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY


def test_a_seat_that_the_host_frees_is_no_longer_on_the_old_phone(table: TableOfPhones) -> None:
    phone = table.phone()
    own = joined(table, 1, phone)
    derived = table.at("seat.1")
    table.host.press(table.host.page(table.address), "/seats/1/free")
    phone.page(own, HTTPStatus.NOT_FOUND)
    phone.page(derived, HTTPStatus.NOT_FOUND)
    assert sentence("sheet-go-on-as", name="Paula") not in phone.page(table.at("join"))
    assert "<bdi>Paula</bdi></h1>" in table.phone().page(joined(table, 1))


def test_a_seat_is_left_out_and_brought_back_with_what_was_typed(table: TableOfPhones) -> None:
    ready(table, 0, 1, 2)
    page = table.host.press(table.host.page(table.address), "/seats/3/leave")
    assert table.seat(3)["state"] == "left_out"
    assert 'class="winner"' in page
    assert not has_form_to(table.phone().page(table.at("join")), "/seats/3/take")
    page = table.host.press(page, "/seats/3/back")
    assert table.seat(3)["state"] == "empty"
    assert 'class="winner"' not in page


def test_a_seat_that_was_left_out_shows_its_form_and_takes_nothing(table: TableOfPhones) -> None:
    table.api.set({"seats.3.city": "hb.i"})
    form = table.form(3)
    table.host.press(table.host.page(table.address), "/seats/3/leave")
    page = table.phone().page(table.at("seat.3"))
    assert "hb.i" in page
    assert sentence("seat-left_out") in page
    assert table.form(3).fields == []
    answer = table.save(form, {"seats.3.city": "m"})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert sentence("sheet-seat-left-out", name="Kim") in answer.text
    assert table.fields(3) == {"city": "hb.i"}


def test_nobody_sits_down_once_the_host_has_closed_joining(table: TableOfPhones) -> None:
    page = table.host.press(table.host.page(table.address), "/switch/joining")
    assert sentence("sheet-joining-is-closed") in page
    phone = table.phone()
    assert not has_form_to(phone.page(table.at("join")), "/seats/0/take")
    late = refused(phone, table.at("join", "/seats/0/take"), HTTPStatus.CONFLICT)
    assert sentence("sheet-joining-closed") in late
    table.host.press(page, "/switch/joining")
    assert has_form_to(phone.page(table.at("join")), "/seats/0/take")


def test_a_player_changes_their_name(table: TableOfPhones) -> None:
    answer = table.save(table.form(0), {"seats.0.name": " Alexandra "})
    assert answer.status_code == SEE_OTHER
    assert table.seat(0)["name"] == "Alexandra"


def test_a_name_left_blank_stays_as_it_was(table: TableOfPhones) -> None:
    table.save(table.form(0), {"seats.0.name": "  "})
    assert table.seat(0)["name"] == "Alex"


def test_a_finished_sheet_takes_no_changes_until_it_is_reopened(table: TableOfPhones) -> None:
    ready(table, *SEATS)
    form = table.form(0)
    result = table.host.press(table.host.page(table.address), "/finish")
    assert 'class="winner"' in result
    page = table.host.page(table.address)
    assert sentence("sheet-is-finished") in page
    assert table.form(0).fields == []
    answer = table.save(form, {"seats.0.city": "mmmm"})
    assert answer.status_code == HTTPStatus.CONFLICT
    assert sentence("sheet-finished") in answer.text
    assert table.fields(0) == {"city": "hb.i/tl.i"}
    assert sentence("sheet-is-finished") in table.phone().page(table.at("join"))
    table.host.press(page, "/reopen")
    assert table.save(form, {"seats.0.city": "mmmm"}).status_code == SEE_OTHER
    assert table.fields(0) == {"city": "mmmm"}


@pytest.mark.parametrize("rest", ["/switch/joining", "/setup", "/seats", "/seats/0/leave"])
def test_a_finished_sheet_refuses_the_hosts_other_changes_on_a_page(
    table: TableOfPhones, rest: str
) -> None:
    ready(table, *SEATS)
    table.host.press(table.host.page(table.address), "/finish")
    typed = {"on": "1", "place": "Saloon", "name": "Toni"}
    answer = table.host.client.post(f"{table.address}{rest}", data=typed)
    assert answer.status_code == HTTPStatus.CONFLICT
    assert answer.mimetype == "text/html"


def test_who_finishes_without_somebody_is_asked_in_one_sentence(table: TableOfPhones) -> None:
    ready(table, 0, 1)
    form = form_to(table.host.page(table.address), "/finish")
    answer = table.host.send(form)
    assert answer.status_code == HTTPStatus.OK
    assert sentence("sheet-not-right", names=("Zoë", "Kim"), count=2) in answer.text
    assert table.api.see()["status"] == "open"
    page = table.host.press(answer.text, "/finish")
    assert sentence("sheet-without", names=("Zoë", "Kim")) in page
    assert 'class="winner"' in page
    assert not has_form_to(page, "/seats/2/back")


@pytest.mark.parametrize("role", ["seat.0", "host"])
def test_a_seat_says_that_it_is_done_on_its_page_and_what_is_typed_goes_along(
    table: TableOfPhones, role: str
) -> None:
    form = table.form(0, role)
    answer = table.save(form, {"seats.0.city": "hb.i/tl.i"}, ("is_done", "1"))
    assert answer.status_code == SEE_OTHER
    assert (table.seat(0)["done"], table.seat(0)["total"]) == (True, 10)
    assert sentence("sheet-leads", names=("Alex",), count=1, total="10") in table.host.page(
        table.address
    )
    table.save(table.form(0, role), {}, ("is_done", "0"))
    assert table.seat(0)["done"] is False


def test_what_was_typed_too_late_is_shown_with_a_way_to_ask(table: TableOfPhones) -> None:
    ready(table, *SEATS)
    form, phone = table.form(0), table.phone()
    table.api.finish()
    answer = phone.send(form, {"seats.0.city": "mmmm"})
    assert answer.status_code == HTTPStatus.CONFLICT
    assert "<li>Alex:" in answer.text
    phone.press(answer.text, "/ask-reopening")
    assert sentence("change-asked_to_reopen", name="Alex") in table.host.page(
        f"{table.address}/changes"
    )


def test_a_finished_sheet_leads_to_its_result_on_every_phone(table: TableOfPhones) -> None:
    ready(table, *SEATS)
    assert 'class="winner"' in table.phone().page(table.at("look"))
    assert "<table" not in table.phone().page(table.at("seat.1"))
    table.api.finish()
    for number in SEATS:
        phone = table.phone()
        page = phone.page(table.at(f"seat.{number}"))
        assert sentence("seat-is-over") in page
        assert "<table" not in page
        assert f"{table.at(f'seat.{number}')}/result" in page
        assert "<table" in phone.page(f"{table.at(f'seat.{number}')}/result")


def test_a_sheet_is_deleted_only_after_a_question(table: TableOfPhones) -> None:
    addresses = [table.at(role) for role in roles(4)]
    question = table.host.page(f"{table.address}/delete")
    table.host.page(table.address)
    answer = table.host.client.post(f"{table.address}/delete")
    assert has_form_to(question, "/delete")
    assert (answer.status_code, answer.location) == (SEE_OTHER, "/")
    for address in addresses:
        table.phone().page(address, HTTPStatus.NOT_FOUND)


@pytest.mark.parametrize("rest", HOST_ONLY)
@pytest.mark.parametrize("role", ["join", "look", "seat.0"])
def test_what_only_the_host_may_do_is_refused_to_others_on_a_page(
    table: TableOfPhones, role: str, rest: str
) -> None:
    table.api.set({"seats.0.appeal": 3})
    before = table.api.revision
    refused(table.phone(), table.at(role, rest), HTTPStatus.FORBIDDEN)
    assert table.api.revision == before


@pytest.mark.parametrize(
    ("role", "rest"),
    [
        ("host", "/seats/0/take"),
        ("look", "/seats/0/take"),
        ("seat.0", "/seats/1/take"),
        ("seat.0", "/seats"),
        ("look", "/seats"),
        ("look", ""),
        ("join", ""),
        ("look", "/seat/0/settle"),
        ("join", "/seat/0/settle"),
        ("seat.1", "/seat/0/settle"),
        ("join", "/seat/0"),
    ],
)
def test_what_a_role_may_not_do_is_refused_on_a_page(
    table: TableOfPhones, role: str, rest: str
) -> None:
    before = table.api.revision
    refused(table.phone(), table.at(role, rest), HTTPStatus.FORBIDDEN)
    assert table.api.revision == before


@pytest.mark.parametrize("rest", ["/setup", "/delete", "/seat/1"])
@pytest.mark.parametrize("role", ["join", "look", "seat.0"])
def test_the_hosts_pages_are_shown_to_nobody_else(
    table: TableOfPhones, role: str, rest: str
) -> None:
    page = table.phone().page(table.at(role, rest), HTTPStatus.FORBIDDEN)
    assert sentence("sheet-host-only") in page


@pytest.mark.parametrize("rest", [*PAGES, "/take-along"])
@pytest.mark.parametrize("code", [NO_CODE, "nothing", "%00", "B1", "é" * 26])
def test_a_code_that_opens_nothing_is_said_to_open_nothing(
    app: Flask, code: str, rest: str
) -> None:
    page = phone_of(app).page(f"/s/{code}{rest}", HTTPStatus.NOT_FOUND)
    assert sentence("sheet-none") in page


@pytest.mark.parametrize("rest", HOST_ONLY)
def test_what_is_sent_to_a_code_that_opens_nothing_is_refused(app: Flask, rest: str) -> None:
    refused(phone_of(app), f"/s/{NO_CODE}{rest}", HTTPStatus.NOT_FOUND)


def test_a_seat_that_is_not_there_is_not_found(table: TableOfPhones) -> None:
    table.host.page(f"{table.address}/seat/100", HTTPStatus.NOT_FOUND)
    table.host.page(f"{table.address}/seat/7", HTTPStatus.NOT_FOUND)
    refused(table.host, f"{table.address}/seat/7", HTTPStatus.NOT_FOUND)
    for what in ("leave", "back", "free"):
        refused(table.host, f"{table.address}/seats/7/{what}", HTTPStatus.NOT_FOUND)


def test_looking_at_any_page_in_any_role_changes_nothing(table: TableOfPhones) -> None:
    ready(table, 0, 1)
    sheet, changes = table.api.see(), table.api.changes()
    for role in roles(4):
        phone = table.phone()
        for rest in (*PAGES, *MORE_PAGES):
            for method in ("GET", "HEAD"):
                answer = phone.client.open(table.at(role, rest), method=method)
                assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR
    assert table.api.see() == sheet
    assert table.api.changes() == changes


def test_whatever_changes_something_cannot_be_asked_for_with_get(table: TableOfPhones) -> None:
    posts = {
        rule.rule
        for rule in table.app.url_map.iter_rules()
        if rule.rule.startswith("/s/") and "POST" in (rule.methods or ())
    }
    both = {
        rule.rule
        for rule in table.app.url_map.iter_rules()
        if rule.rule.startswith("/s/") and "GET" in (rule.methods or ())
    }
    assert posts & both == {
        "/s/<code>",
        "/s/<code>/seat/<int(max=99):number>",
        "/s/<code>/parts",
        "/s/<code>/beside/<key>",
        "/s/<code>/meet",
        "/s/<code>/setup",
        "/s/<code>/delete",
    }


@pytest.mark.parametrize("role", [*roles(4)])
def test_pages_of_a_sheet_are_kept_by_nobody_and_found_by_no_search(
    table: TableOfPhones, role: str
) -> None:
    phone = table.phone()
    for rest in (*PAGES, *MORE_PAGES):
        answer = phone.client.get(table.at(role, rest))
        if answer.status_code == HTTPStatus.OK:
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.headers["X-Robots-Tag"] == "noindex"
            assert answer.headers["Referrer-Policy"] == "same-origin"


def test_a_code_is_read_in_any_case_and_with_hyphens(table: TableOfPhones) -> None:
    code = table.code.lower()
    spoken = f"{code[:5]}-{code[5:]}"
    assert '<bdi class="seat-name">Paula</bdi>' in table.phone().page(f"/s/{spoken}")


def test_no_code_gets_into_the_log(table: TableOfPhones, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    ready(table, 0)
    for role in roles(4):
        for rest in (*PAGES, *MORE_PAGES):
            table.phone().client.get(table.at(role, rest))
            table.phone().client.post(table.at(role, rest))
    assert not any(table.api.code(role) in caplog.text for role in roles(4))


def test_the_totals_stay_covered_on_every_page_until_all_are_ready(table: TableOfPhones) -> None:
    ready(table, 0, 1, 2)
    total = table.seat(0)["total"]
    table.host.press(table.host.page(table.address), "/switch/totals_covered")
    shown = f"<strong data-seat-total>{total}</strong>"
    for role in ("host", "join", "look"):
        page = table.phone().page(table.at(role))
        assert shown not in page
        assert sentence("sheet-totals-covered") in page
    assert shown in table.phone().page(table.at("seat.0"))
    assert table.host.client.get(f"{table.address}/result").status_code == HTTPStatus.FOUND
    preview = table.host.page(f"{table.address}/setup?house_rules.CCC-O1=per_cluster")
    assert f"{total} →" not in preview
    ready(table, 3)
    assert shown in table.phone().page(table.at("look"))
