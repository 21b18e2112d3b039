"""Everything by plain forms: an old phone, or scripts that never arrived."""

from playwright.sync_api import Page

from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY, ALEX_PEOPLE, CARDS, SCORE, TABLE, at
from tests.journeys.pages import (
    ADD_UP,
    DONE,
    all_people,
    another_page,
    button,
    click,
    field,
    from_the_menu,
    link,
    onward,
    problems_at,
    rename,
    so_far,
    standing,
    totals,
)
from tests.thorough import thorough

SEAT = at(f"{SCORE}/seat/0", *TABLE[:1])
UNREADABLE = "h?/.."
MOST_CARDS_EACH = 16  # of the 96 in the box, six people


def send(page: Page, path: str, text: str) -> None:
    """Type the city as text and have it counted."""
    field(page, path).fill(text)
    click(button(page, ADD_UP))


def test_a_table_is_scored_by_plain_forms(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(CARDS)
    click(link(page, "Score a game"))
    page.get_by_label("Player 1", exact=True).fill("Alex")
    click(button(page, "All on this phone"))
    click(link(page, "Alex"))
    field(page, "seats.0.city").fill(ALEX_CITY)
    all_people(page)
    for person in ALEX_PEOPLE:
        page.check(f'[name="seats.0.characters"][value="{person}"]')
    click(button(page, ADD_UP))
    assert so_far(page).inner_text() == "109 so far"
    click(button(page, DONE))
    assert standing(page) == {"Alex": "109", "Eagle": "–", "Bear": "–", "Coyote": "–"}
    click(link(page, "Eagle"))
    for number, following in enumerate(("Bear", "Coyote", "Alex"), 1):
        field(page, f"seats.{number}.appeal").fill(f"{number}0, 5")
        click(onward(page, following))
    click(page.locator("#onward"))
    assert page.inner_text(".winner") == "Alex wins"
    assert totals(page) == [109, 35, 25, 15]


def test_a_number_lights_up_its_parcels_by_a_plain_link(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(at(f"{SCORE}/result", *TABLE))
    page.click("#why-0")
    page.click("#line-0-mines summary")
    click(page.locator("#line-0-mines a[data-at=g4]"))
    assert page.locator(".parcel.at").get_attribute("data-place") == "g4"
    assert page.locator(".parcel.marked").count() == 5
    assert page.locator("#line-0-mines").get_attribute("open") is not None


def test_a_draft_says_what_is_wrong_and_is_kept_in_either_language(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(SEAT)
    send(page, "seats.0.city", UNREADABLE)
    for _ in range(2):
        assert "“?” stands for no picture" in problems_at(field(page, "seats.0.city"))
        assert field(page, "seats.0.city").input_value() == UNREADABLE
        page.reload()
    click(button(page, DONE))
    assert page.inner_text(".seat-state").startswith("counting")
    click(link(page, "Alex"))
    click(from_the_menu(page, "Deutsch"))
    assert page.get_attribute("html", "lang") == "de"
    assert field(page, "seats.0.city").input_value() == UNREADABLE


def test_a_look_at_the_rules_takes_nothing_from_an_unsent_form(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(SEAT)
    rename(page, 0, "Alexandra")
    field(page, "seats.0.city").fill(UNREADABLE)
    all_people(page)
    page.check('input[value="doctor"]')
    click(from_the_menu(page, "Look up"))
    with another_page(page):
        page.go_back()
    assert page.is_checked('input[value="doctor"]')
    assert field(page, "seats.0.city").input_value() == UNREADABLE
    assert field(page, "seats.0.name").input_value() == "Alexandra"


def test_a_row_is_added_and_what_stands_in_the_others_stays(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(f"{CARDS}/ask/sale")
    for number in range(4):
        field(page, f"cards.{number}.at").fill(f"a{number + 1}")
        click(button(page, "Add another"))
    at_rows = [field(page, f"cards.{number}.at").input_value() for number in range(5)]
    assert at_rows == ["a1", "a2", "a3", "a4", ""]


@thorough
def test_six_full_seats_card_by_card_fit_into_one_address(phone: Visiting) -> None:
    laid = [("at", "c3"), ("parcels", "h./.m")]
    cards = [
        (f"seats.{seat}.cards.{card}.{part}", text)
        for seat in range(6)
        for card in range(MOST_CARDS_EACH)
        for part, text in laid
    ]
    names = [(f"seats.{seat}.name", f"Käthe Müller {seat}") for seat in range(6)]
    page = phone(java_script_enabled=False).go(at(SCORE, *names, *cards))
    for seat in range(6):
        click(page.locator(".seat-line").nth(seat))
        last_card = field(page, f"seats.{seat}.cards.{MOST_CARDS_EACH - 1}.parcels")
        assert last_card.input_value() == "h./.m"
        click(button(page, DONE))
    assert page.locator(".card").count() == 6
