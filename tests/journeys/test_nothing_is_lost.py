"""Reload, back and forward: what was typed or painted is there, however quickly one left."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY, CARDS, SCORE, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import (
    DONE,
    all_people,
    another_page,
    button,
    click,
    field,
    from_the_menu,
    rename,
    so_far,
)

SEAT = at(f"{SCORE}/seat/0", *TABLE[:1])


def away_and_back(page: Page) -> None:
    click(from_the_menu(page, "Look up"))
    with another_page(page):
        page.go_back()


def done_and_back(page: Page) -> None:
    click(button(page, DONE))
    for go in (page.go_back, page.go_forward, page.go_back):
        with another_page(page):
            go()


def reload(page: Page) -> None:
    with another_page(page):
        page.reload()


WAYS = pytest.mark.parametrize(
    "leave",
    [
        pytest.param(reload, id="the page is loaded again"),
        pytest.param(away_and_back, id="away and back"),
        pytest.param(done_and_back, id="to the table, back, forward and back"),
    ],
)


@WAYS
def test_what_was_touched_last_is_kept_at_once(
    phone: Visiting, leave: Callable[[Page], None]
) -> None:
    page = phone().go(SEAT)
    finger = Finger(page)
    rename(page, 0, "Alexandra")
    all_people(page)
    page.check('input[value="doctor"]')
    finger.paint("a1", "c1")
    finger.paint("b2")
    leave(page)
    assert field(page, "seats.0.name").input_value() == "Alexandra"
    assert page.is_checked('input[value="doctor"]')
    assert field(page, "seats.0.city").input_value() == "hhh/-h-"
    expect(finger.parcel("b2")).to_have_attribute("data-letter", "h")


def test_the_address_holds_the_painted_city_for_others(phone: Visiting) -> None:
    page = phone().go(SEAT)
    finger = Finger(page)
    finger.tap(page.get_by_text("The city as text"))
    field(page, "seats.0.city").fill(ALEX_CITY)
    expect(so_far(page)).to_have_text("82 so far")
    other = phone().page
    other.goto(page.url)
    assert field(other, "seats.0.city").input_value() == ALEX_CITY
    assert so_far(other).inner_text() == "82 so far"


def test_a_question_that_was_not_asked_yet_is_kept(phone: Visiting) -> None:
    page = phone().go(f"{CARDS}/ask/placement")
    finger = Finger(page)
    finger.brush("h")
    finger.tap(page.locator(".in-hand button").first)
    assert field(page, "card").input_value() == "h./.."
    away_and_back(page)
    assert field(page, "card").input_value() == "h./.."


def test_away_from_the_network_the_address_keeps_on_holding_everything(phone: Visiting) -> None:
    page = phone().go(SEAT)
    finger = Finger(page)
    page.context.set_offline(True)
    finger.paint("a1", "c1")
    expect(page).to_have_url(re.compile("hhh"))
    page.context.set_offline(False)
    reload(page)
    assert field(page, "seats.0.city").input_value() == "hhh"
