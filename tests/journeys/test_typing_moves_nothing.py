"""While somebody types at a shared table: what each line brings is seen, and all else stays."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from scoring.titles import titles
from tests.journeys.bad_wifi import new_sheet
from tests.journeys.conftest import Visiting
from tests.journeys.pages import field, so_far
from tests.journeys.sheets import SAVED, sending, sit_down
from tests.journeys.test_layout_shift import SHIFTED, WATCH

TYPED = {
    "carson-city": "victory_points",
    "carson-city-cards": "counts.mines",
    "gold-rush": "points",
    "nevada-city": "score_track",
}
"""A number that counts at once; more than one line of the page answers to it."""
BARELY = 0.01
ONE_LINE = 12
EDGE = """node => node.closest(".card").getBoundingClientRect().right
    - node.getBoundingClientRect().right"""
FINE = 24
COUNTED = "[value=counts]"


def seat_of(phone: Visiting, title: str) -> Page:
    """The seat of one of two, on a phone of its own."""
    visit = phone()
    links = new_sheet(visit.home, title, ("Ann", "Ben"))["links"]
    visit.page.add_init_script(f"({WATCH})()")
    page = sit_down(visit, links["join"], "Ann")
    if page.locator(COUNTED).count():
        page.locator(COUNTED).check()
    return page


def height_of(place: Locator) -> float:
    """How much of something is seen."""
    box = place.bounding_box()
    return box["height"] if box else 0


def shifted(page: Page) -> Any:
    """How far things have moved without having been touched."""
    return page.evaluate(SHIFTED)


def test_every_title_is_typed_at() -> None:
    assert TYPED.keys() == titles().keys()


@pytest.mark.parametrize("title", TYPED)
def test_a_number_moves_nothing_around_it(phone: Visiting, title: str) -> None:
    page = seat_of(phone, title)
    place = field(page, f"seats.0.{TYPED[title]}")
    place.tap()
    before, moved = place.bounding_box(), shifted(page)
    page.keyboard.type("12", delay=40)
    expect(so_far(page)).to_contain_text("12")
    expect(sending(page)).to_have_text(SAVED)
    page.wait_for_timeout(2500)  # until what waited for the hand to rest has found its place
    assert place.bounding_box() == before
    assert shifted(page) - moved < BARELY


@pytest.mark.parametrize("title", TYPED)
def test_the_numbers_of_all_seats_stand_at_the_edge(phone: Visiting, title: str) -> None:
    page = seat_of(phone, title)
    numbers = page.locator(".compact .seat-total").all()
    assert len(numbers) >= len(("Ann", "Ben"))
    assert max(number.evaluate(EDGE) for number in numbers) < FINE


def test_a_line_says_what_it_brings_while_the_next_is_typed(phone: Visiting) -> None:
    page = seat_of(phone, "carson-city")
    field(page, "seats.0.victory_points").tap()
    page.keyboard.type("21")
    brings = page.locator("#brings-victory_points")
    expect(brings).to_have_text("21 points")
    assert height_of(brings) > ONE_LINE


def test_pictures_to_choose_from_stand_beside_each_other(phone: Visiting) -> None:
    page = phone().go("/nevada-city/ask/buy")
    first, second = (page.locator("#f-building .chip").nth(number) for number in (0, 1))
    places = [chip.bounding_box() for chip in (first, second)]
    assert all(places)
    assert len({box["y"] for box in places if box}) == 1


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_one_next_thing_is_wide_enough_for_either_thumb(phone: Visiting, language: str) -> None:
    visit = phone(locale=language)
    links = new_sheet(visit.home, "gold-rush", ("Ann", "Ben"))["links"]
    for address in ("/gold-rush", "/gold-rush/score?seats.0.name=Ann", links["host"]):
        page = visit.go(address)
        bar = page.locator(".sticky").locator("visible=true")
        first = bar.locator(".button, button").locator("visible=true").first
        width = first.evaluate("button => button.offsetWidth / innerWidth")
        assert width > 1 / 2, (address, width)
