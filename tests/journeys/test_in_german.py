"""In German by the browser's wish or by hand, and by lamplight."""

from playwright.sync_api import Page, expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import CARDS, RESULT, SCORE, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import another_page, button, click, field, from_the_menu, link, totals

LIGHT_OF = """selector => {
    const style = getComputedStyle(document.querySelector(selector));
    const parts = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
    const light = colour => parts(colour).reduce((sum, part) => sum + part);
    return [light(style.backgroundColor), light(style.color)];
}"""


def is_dark(page: Page) -> bool:
    """Whether light letters stand on dark paper."""
    paper, ink = page.evaluate(LIGHT_OF, "body")
    return paper < ink


def test_a_german_phone_scores_in_german(phone: Visiting) -> None:
    visit = phone(locale="de-DE", color_scheme="dark")
    page = visit.go(CARDS)
    finger = Finger(page)
    finger.follow(link(page, "Ein Spiel zählen"))
    assert page.is_checked('[name="edition"][value="de"]')
    page.get_by_label("Spieler 1", exact=True).fill("Käthe")
    finger.follow(button(page, "Los, jeder mit Handy"))
    finger.follow(link(page, "Käthe"))
    finger.paint("a1")
    expect(finger.parcel("a1")).to_have_attribute("aria-label", "a1: Wohnhaus")
    assert is_dark(page)
    assert visit.said == []


def test_the_language_chosen_by_hand_stays_and_keeps_the_page(phone: Visiting) -> None:
    page = phone().go(at(RESULT, *TABLE))
    click(from_the_menu(page, "Deutsch"))
    assert page.inner_text("h1") == "Paul gewinnt"
    assert totals(page) == [133, 109, 91, 86]
    assert not is_dark(page)
    click(page.locator(".masthead .name"))
    assert page.get_attribute("html", "lang") == "de"
    assert from_the_menu(page, "Deutsch").get_attribute("aria-current") == "true"
    click(from_the_menu(page, "English"))
    assert page.get_attribute("html", "lang") == "en"


def test_what_was_just_painted_is_there_in_the_other_language(phone: Visiting) -> None:
    page = phone().go(at(f"{SCORE}/seat/0", *TABLE[:1]))
    finger = Finger(page)
    finger.paint("a1")
    finger.follow(from_the_menu(page, "Deutsch"))
    assert page.get_attribute("html", "lang") == "de"
    assert field(page, "seats.0.city").input_value() == "h"


def test_two_phones_read_one_table_each_in_its_own_language(phone: Visiting) -> None:
    address = at(RESULT, *TABLE)
    english, german = phone().go(address), phone(locale="de-AT").go(address)
    assert english.inner_text("h1") == "Paul wins"
    assert german.inner_text("h1") == "Paul gewinnt"
    assert totals(english) == totals(german)
    with another_page(german):
        german.reload()
    assert german.inner_text("h1") == "Paul gewinnt"
