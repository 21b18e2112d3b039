"""Scoring a table with the keyboard alone; the focus is seen wherever it goes."""

from playwright.sync_api import Page, expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY, PAUL_CITY, RESULT, SCORE, TABLE, at
from tests.journeys.keys import Keys
from tests.journeys.pages import DONE, button, field, link, lit, onward, so_far, standing, totals
from tests.thorough import thorough


def people(page: Page, keys: Keys, *names: str) -> None:
    keys.to(page.get_by_role("checkbox", name="Choose among all characters"))
    keys.press("Space")
    for name in names:
        keys.to(page.get_by_role("checkbox", name=name))
        keys.press("Space")


@thorough
def test_a_table_is_scored_with_the_keyboard_alone(phone: Visiting) -> None:
    page = phone(has_touch=False).go("/")
    keys = Keys(page)
    keys.follow(link(page, "Carson City: The Card Game"))
    keys.follow(link(page, "Score a game"))
    for number, name in enumerate(("Alex", "Paul"), 1):
        keys.type(page.get_by_label(f"Player {number}", exact=True), name)
    keys.follow(button(page, "All on this phone"))

    keys.follow(link(page, "Alex"))
    keys.to(page.locator('[data-spot="0"]'))
    page.keyboard.type(ALEX_CITY)
    people(page, keys, "Lawyer", "Banker", "Doctor", "Teacher")
    expect(so_far(page)).to_have_text("109 so far")
    keys.follow(onward(page, "Paul"))

    keys.to(page.get_by_text("The city as text"))
    keys.press("Enter")
    keys.type(field(page, "seats.1.city"), PAUL_CITY)
    people(page, keys, "Captain", "Heroes", "Editor", "Sheriff")
    expect(so_far(page)).to_have_text("133 so far")
    keys.follow(button(page, DONE))
    assert standing(page) == {"Alex": "109", "Paul": "133", "Eagle": "–", "Bear": "–"}


def test_enter_in_the_last_field_goes_on_to_the_next_seat(phone: Visiting) -> None:
    page = phone(has_touch=False).go(at(f"{SCORE}/seat/3", *TABLE))
    keys = Keys(page)
    keys.type(field(page, "seats.3.appeal"), "40+60")
    keys.enter()
    assert page.inner_text("h1") == "Alex"
    assert "more=" not in page.url
    page.go_back()
    expect(so_far(page)).to_have_text("100 so far")


def test_counted_points_are_typed_seat_after_seat_with_enter_alone(phone: Visiting) -> None:
    seats = [(f"seats.{n}.name", name) for n, name in enumerate(("Ann", "Ben", "Cid", "Dee"))]
    page = phone(has_touch=False).go(at(f"{SCORE}/seat/0", *seats, ("seats.0.way", "counts")))
    for number in range(4):
        first = field(page, f"seats.{number}.counts.ranches")
        expect(first).to_be_focused()
        for text in ("7", "6+4", "3", "", "4", "", "", "", "", "", "", "-6"):
            page.keyboard.type(text)
            page.keyboard.press("Enter")
        Keys(page).enter()
    assert totals(page) == [18, 18, 18, 18]


def test_pictures_are_chosen_and_painted_with_arrows_and_letters(phone: Visiting) -> None:
    page = phone(has_touch=False).go(at(f"{SCORE}/seat/0", *TABLE[:2]))
    keys = Keys(page)
    keys.to(page.locator('[role="radio"][tabindex="0"]'))
    keys.walk("ArrowRight")
    keys.to(page.locator('[data-spot="0"]'))
    keys.walk("Enter", "ArrowRight", "Space", "ArrowDown", "h", "ArrowLeft", "i")
    assert field(page, "seats.0.city").input_value() == "mm/-i"
    keys.walk(*["ArrowDown"] * 6, "End")
    assert page.locator(":focus").get_attribute("aria-label") == "h8: spot without a card"


def test_the_reasons_of_a_result_open_with_the_keyboard(phone: Visiting) -> None:
    page = phone(has_touch=False).go(at(RESULT, *TABLE))
    keys = Keys(page)
    assert totals(page) == [133, 109, 91, 86]
    keys.to(page.locator("#why-0"))
    keys.press("Enter")
    keys.to(page.locator("#line-0-mines summary"))
    keys.press("Enter")
    keys.to(page.locator("#line-0-mines a[data-at=g4]"))
    keys.press("Enter")
    assert lit(page.locator(".squares").nth(1), "at") == ["g4"]
    keys.follow(page.locator("#line-0-mines a[data-at=g4] + a.clause"))
    assert page.inner_text("main .clause") == "§ CCC-42"
