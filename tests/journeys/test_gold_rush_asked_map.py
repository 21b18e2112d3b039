"""A question about a map: the tile is composed, laid and pointed at by tapping alone."""

from playwright.sync_api import Locator, Page, expect

from tests.journeys.conftest import Visiting
from tests.journeys.fingers import Finger
from tests.journeys.keys import MOST_STOPS, Keys
from tests.journeys.laying import edge, place
from tests.journeys.sheets import LAPTOP, complaints

ASK = "/gold-rush/ask/feature"
RAILROAD = "railroad@n"
MAP = "0,0=rprp;0,1=rppp_n-x"


def to_the_map(page: Page) -> Locator:
    """What leads from the form in numbers to the map."""
    return page.locator(".other-way a")


def ask_it(page: Page) -> Locator:
    """What leads to the answer about the place that was tapped."""
    return page.get_by_role("link", name="Ask about it")


def at_hand(page: Page, tile: str) -> None:
    """Wait until a tile is composed and can be laid."""
    expect(page.locator(".named-hand [data-tile]")).to_have_value(tile)
    expect(page.locator("#map-hand")).to_be_visible()


def back_to(page: Page, value: str) -> None:
    """Press Shift and Tab until the focus is on the button of this name and value."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.name + document.activeElement.value") == value:
            return
    raise AssertionError(f"no way back to {value}")


def test_a_tile_is_laid_and_its_railroad_asked_about_by_touch(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(ASK)
    finger = Finger(page)
    finger.follow(to_the_map(page))
    finger.tap(edge(page, "n"))
    at_hand(page, "rppp n-x")
    finger.tap(page.locator(".spot.fits button"))
    finger.tap(place(page, f"0,0 {RAILROAD}"))
    finger.tap(page.locator(".map-offers [name=map]").nth(1))
    expect(page.locator("#map-tile .map-standing .seat-mark")).to_be_visible()
    finger.tap(place(page, f"0,0 {RAILROAD}"))
    finger.follow(ask_it(page))
    assert "1" in page.locator("#answer").inner_text()
    assert finger.touches <= 12, finger.touches
    assert complaints(visit) == []


def test_a_place_of_an_older_tile_is_asked_about_by_keyboard(phone: Visiting) -> None:
    visit = phone(**LAPTOP)
    page = visit.go(f"{ASK}?map={MAP}&draft=on")
    keys = Keys(page)
    keys.to(page.locator("#map-counts > summary"))
    keys.press("Enter")
    keys.to(page.locator("#map-tiles > summary"))
    keys.press("Enter")
    keys.to(page.locator("#map-tiles button").first)
    keys.press("Enter")
    expect(page.locator("#map-tile")).to_contain_text("An earlier tile")
    back_to(page, "place0,0 railroad@n")
    keys.press("Enter")
    keys.follow(ask_it(page))
    assert "2 tiles" in page.locator("#answer").inner_text()
    assert visit.said == []


def test_it_is_done_by_plain_forms_too(phone: Visiting) -> None:
    page = phone(360, java_script_enabled=False).go(ASK)
    to_the_map(page).tap()
    edge(page, "n").tap()
    page.locator(".spot.fits button").tap()
    place(page, f"0,0 {RAILROAD}").tap()
    ask_it(page).tap()
    expect(page.locator("#answer")).to_have_count(1)
