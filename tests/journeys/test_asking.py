"""Somebody asks with the thumb: the bar asks, asks again, sends, and leads back to the table."""

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import CARDS, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import NONE_OF_THIS, button, click, field, link

PRICE = at("/carson-city/ask/parcel_price", ("things", "5"))
FIREPOWER = at("/carson-city/ask/firepower", ("cowboys", "4"), ("revolvers", "3"))
SHARES = """Object.defineProperty(navigator, "share", {
    value: (what) => { window.shared = what; return Promise.resolve(); } })"""
IN_VIEW = (
    "place => { const { top } = place.getBoundingClientRect(); return top >= 0 && top < 844; }"
)


def test_asking_again_begins_with_the_fields_and_then_asks(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(FIREPOWER)
    finger = Finger(page)
    assert page.inner_text("#verdict") == "IT DEPENDS"
    finger.follow(button(page, NONE_OF_THIS))
    assert page.inner_text("#verdict") == "Firepower 7"
    received = len(visit.received)
    finger.tap(button(page, "Ask again"))
    expect(field(page, "cowboys")).to_be_focused()
    assert len(visit.received) == received
    field(page, "revolvers").fill("4")
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "Firepower 8"
    assert button(page, "Ask again").evaluate(IN_VIEW)
    assert visit.said == []


def test_an_answer_is_sent_by_the_phones_own_menu(phone: Visiting) -> None:
    visit = phone()
    visit.page.add_init_script(SHARES)
    page = visit.go(PRICE)
    Finger(page).tap(link(page, "Send"))
    shared = page.evaluate("window.shared")
    assert shared["text"] == "What does this parcel cost? $6"
    assert shared["url"] == page.url


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_elsewhere_it_is_sent_by_its_address(phone: Visiting, *, scripts: bool) -> None:
    page = phone(java_script_enabled=scripts).go(PRICE)
    click(link(page, "Send"))
    assert PRICE in page.locator("#address").input_value()
    click(link(page, "Back to the answer"))
    assert page.inner_text("#verdict") == "$6"


def test_where_one_asks_is_said_beside_the_button(phone: Visiting) -> None:
    page = phone().go("/carson-city/ask/house")
    told = page.locator(".situation")
    expect(told).to_be_hidden()
    place = page.locator("#f-parcel")
    place.evaluate("""place => {
        place.value = "d4";
        place.dispatchEvent(new Event("input", { bubbles: true }));
    }""")
    expect(told).to_have_text("at d4")


def test_from_a_seat_to_an_answer_and_back_to_the_table(phone: Visiting) -> None:
    page = phone().go(
        at(
            f"{CARDS}/score/seat/0",
            ("seats.0.name", "Ann"),
            ("seats.0.city", "hb.i/tl.i"),
            ("seats.1.name", "Ben"),
        )
    )
    finger = Finger(page)
    finger.follow(page.locator("button[name=for]"))
    finger.follow(link(page, "What is this parcel worth?"))
    assert field(page, "city").input_value() == "hb.i/tl.i"
    page.locator("#f-at").evaluate("place => { place.value = 'a1'; }")
    finger.follow(button(page, "Ask"))
    assert "point" in page.inner_text("#verdict")
    back = page.locator(".masthead .back")
    expect(back).to_contain_text("Our table")
    finger.follow(back)
    assert page.locator(".seat-name").all_inner_texts() == ["Ann", "Ben"]
