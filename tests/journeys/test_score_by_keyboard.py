"""Scoring a table with the keyboard alone; the focus is seen wherever it goes."""

from playwright.sync_api import Page, expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY, PAUL_CITY, RESULT, SCORE, TABLE, at
from tests.journeys.keys import Keys
from tests.journeys.pages import DONE, button, field, link, lit, standing, totals


def people(page: Page, keys: Keys, *names: str) -> None:
    for name in names:
        keys.to(page.get_by_role("checkbox", name=name))
        keys.press("Space")


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
    expect(page.locator("#standing")).to_have_text("Total: 109")
    keys.follow(button(page, DONE))

    keys.follow(link(page, "Paul"))
    keys.to(page.get_by_text("The city as text"))
    keys.press("Enter")
    keys.type(field(page, "seats.1.city"), PAUL_CITY)
    people(page, keys, "Captain", "Heroes", "Editor", "Sheriff")
    expect(page.locator("#standing")).to_have_text("Total: 133")
    keys.follow(button(page, DONE))
    assert standing(page) == {"Alex": "109", "Paul": "133", "Eagle": "–", "Bear": "–"}


def test_enter_in_a_field_counts_what_was_typed(phone: Visiting) -> None:
    page = phone(has_touch=False).go(at(f"{SCORE}/seat/3", *TABLE))
    keys = Keys(page)
    keys.type(field(page, "seats.3.appeal"), "40+60")
    keys.enter()
    assert "100" in page.inner_text("main")
    assert "more=" not in page.url


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
    assert totals(page) == [109, 133, 86, 91]
    keys.to(page.locator("#line-0-mines summary"))
    keys.press("Enter")
    keys.to(page.locator("#line-0-mines a[data-at=g4]"))
    keys.press("Enter")
    assert lit(page.locator(".squares").first, "at") == ["g4"]
    keys.follow(page.locator("#line-0-mines a[data-at=g4] + a.clause"))
    assert page.inner_text("main .clause") == "CCC-42"
