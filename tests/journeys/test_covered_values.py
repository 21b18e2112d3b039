"""Tokens face down: the host fills them in for others, and phones have their own."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.house.visits import Visit
from tests.journeys.conftest import Visiting
from tests.journeys.examples import at
from tests.journeys.pages import another_page, click, field
from tests.journeys.sheets import (
    NOT_SENT,
    SAVED,
    complaints,
    fill_in,
    join_path,
    note,
    sending,
    sit_down,
    total,
)
from tests.journeys.test_shared_sheet_together import hold_back, is_anywhere_again

SCORE = "/gold-rush/score"
PEOPLE = ("Ann", "Ben")


def shared(visit: Visit) -> Page:
    """Two people sit down at a table; the host's page."""
    page = visit.go(at(SCORE, *(("player", name) for name in PEOPLE)))
    click(page.locator("form[action$=sheets] button"))
    return page


def count_of(page: Page, seat: int, nuggets: int) -> Locator:
    """How many tokens with so many nuggets are typed in at a seat."""
    return field(page, f"seats.{seat}.tokens.of.{nuggets}")


def tap(page: Page, seat: int, nuggets: int) -> None:
    """One token more, and wait until it is saved."""
    token = page.locator(".token", has=count_of(page, seat, nuggets))
    token.locator(".coin").tap()
    expect(sending(page)).to_have_text(SAVED)


def on_the_table(page: Page) -> Page:
    """Back from the form of a seat."""
    click(page.locator(".name.back"))
    return page


def test_tokens_that_the_host_taps_for_somebody_stay(phone: Visiting) -> None:
    visits = pocket, anns = phone(), phone()
    host = shared(pocket)
    ann = sit_down(anns, join_path(host), "Ann")
    fill_in(host, "Ann")
    field(host, "seats.0.points").fill("31")
    for now, nuggets in enumerate((1, 1, 0, 1), 1):
        tap(host, 0, nuggets)
        host.wait_for_timeout(400)
        expect(count_of(host, 0, 1)).to_have_value(str(now - (now > 2)))
    expect(count_of(host, 0, 0)).to_have_value("1")
    expect(total(host, "Ann")).to_have_text("34")
    expect(count_of(ann, 0, 1)).to_have_value("3")
    with another_page(host):
        host.reload()
    expect(count_of(host, 0, 1)).to_have_value("3")
    assert [line for visit in visits for line in complaints(visit)] == []


def test_what_a_phone_has_typed_is_closed_to_the_host(phone: Visiting) -> None:
    visits = pocket, bens = phone(), phone()
    host = shared(pocket)
    ben = sit_down(bens, join_path(host), "Ben")
    field(ben, "seats.1.points").fill("28")
    for nuggets in (5, 3):
        tap(ben, 1, nuggets)
    fill_in(host, "Ben")
    expect(host.locator(".face-down")).to_have_text("Ben has tokens face down.")
    expect(host.locator(".token")).to_have_count(0)
    field(host, "seats.1.points").fill("29")
    expect(sending(host)).to_have_text(SAVED)
    expect(field(ben, "seats.1.points")).to_have_value("29")
    expect(total(ben, "Ben")).to_have_text("37")
    expect(count_of(ben, 1, 5)).to_have_value("1")
    assert [line for visit in visits for line in complaints(visit)] == []


def test_what_the_host_tapped_too_late_is_said_not_to_be_saved(phone: Visiting) -> None:
    pocket, bens = phone(), phone()
    host = shared(pocket)
    path = join_path(host)
    fill_in(host, "Ben")
    ben = sit_down(bens, path, "Ben")
    host.route("**/s/**", hold_back)
    host.locator(".token", has=count_of(host, 1, 1)).locator(".coin").tap()
    expect(sending(host)).to_have_text(NOT_SENT)
    tap(ben, 1, 5)
    is_anywhere_again(host)
    expect(note(host)).to_contain_text("not saved: Ben has tokens face down.")
    expect(host.locator(".face-down")).to_have_text("Ben has tokens face down.")
    expect(count_of(ben, 1, 5)).to_have_value("1")
    expect(count_of(ben, 1, 1)).to_have_value("")
    field(host, "seats.1.points").fill("28")
    expect(sending(host)).to_have_text(SAVED)
    expect(note(host)).not_to_contain_text("not saved")
    assert complaints(bens) == []


def test_a_form_that_is_open_at_the_host_closes_as_the_phone_begins(phone: Visiting) -> None:
    visits = pocket, bens = phone(), phone()
    host = shared(pocket)
    path = join_path(host)
    fill_in(host, "Ben")
    tap(host, 1, 1)
    ben = sit_down(bens, path, "Ben")
    expect(count_of(ben, 1, 1)).to_have_value("1")
    tap(ben, 1, 5)
    expect(host.locator(".face-down")).to_have_text("Ben has tokens face down.")
    host.locator(".clear-unseen summary").click()
    host.get_by_role("button", name="Clear", exact=True).click()
    expect(host.locator(".token")).to_have_count(5)
    expect(count_of(ben, 1, 5)).to_have_value("")
    tap(host, 1, 2)
    expect(count_of(ben, 1, 2)).to_have_value("1")
    history = on_the_table(host)
    click(history.get_by_role("link", name=re.compile("History|What happened")))
    expect(host.locator("#timeline")).to_contain_text("face down")
    assert [line for visit in visits for line in complaints(visit)] == []
