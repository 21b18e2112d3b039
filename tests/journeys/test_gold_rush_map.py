"""The map of tiles: laid by touch, by two phones at once, and by plain forms."""

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.house.visits import flaws
from tests.journeys.conftest import Visiting
from tests.journeys.examples import at
from tests.journeys.pages import click
from tests.journeys.sheets import SAVED, complaints, sending
from tests.journeys.test_every_page import FINGER, LOOKS, NARROW, TOO_LOW

HOME = "/gold-rush/score"
HAND = "#f-hand"
PARTS = f"{HOME}/parts"
PLAYERS = [("seats.0.name", "Ann"), ("seats.0.points", "31"), ("seats.1.name", "Ben")]
CITY = "0,0=rrrr_n-c_e-c_s-c_w-c"
LOOP = (
    "0,0=rrrr_city!c0:city;0,-1=pprp_h@nw!c1:prairie@se;-1,0=mrpp_^2!c1:mountain@n!t0:mountain@n;"
    "1,0=pprr;1,1=rppr;0,1=pprr/2!c0:railroad@e"
)
STATES = {
    "nothing lies there": [],
    "a map with a tile in hand": [("map", LOOP.replace("!t0:mountain@n", "")), ("hand", "mrpr ^1")],
    "a map that cannot be": [("map", "0,0=rprp;0,1=pppp")],
    "a text that is no map": [("map", "0,0=zz")],
}


def take_in_hand(page: Page, tile: str) -> None:
    """Write the tile in hand into its text."""
    notation = page.locator(".composer-notation")
    if notation.get_attribute("open") is None:
        notation.locator("summary").click()
    page.fill(HAND, tile)


def places_for(page: Page) -> Locator:
    """Where the tile in hand can be laid."""
    return page.locator(".fits button, .otherwise button")


def map_of(page: Page) -> Locator:
    """The map as text."""
    return page.locator("[data-notation=landscape]")


def test_tiles_are_laid_turned_and_taken_back_by_touch(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(at(PARTS, *PLAYERS))
    take_in_hand(page, "rrrr city")
    places_for(page).tap()
    expect(map_of(page)).to_have_value(CITY)
    expect(page.locator(HAND)).to_have_value("")
    take_in_hand(page, "pprr")
    page.locator(".fits button[aria-label^='Lay it at 1,0,']").tap()
    expect(map_of(page)).to_have_value(f"{CITY};1,0=pprr_s-w")
    page.locator(".newest-one button").tap()
    expect(map_of(page)).to_have_value(f"{CITY};1,0=pprr_s-w/1")
    page.locator(".map-offers button", has_text="Ben").first.tap()
    expect(map_of(page)).to_have_value(f"{CITY};1,0=pprr_s-w/1!c1:railroad@n")
    expect(page.locator(".map-points tr", has_text="Ben").locator("td").last).to_have_text("2")
    page.locator(".laid button").tap()
    page.get_by_role("button", name="Undo to here (1 tile)").tap()
    expect(map_of(page)).to_have_value(CITY)
    page.wait_for_url(lambda address: address.endswith("w-c"))
    page.reload()
    expect(map_of(page)).to_have_value(CITY)
    assert complaints(visit) == []


def test_a_button_of_an_older_drawing_takes_back_nothing_that_was_pressed_since(
    phone: Visiting,
) -> None:
    page = phone().go(at(PARTS, *PLAYERS))
    take_in_hand(page, "rrrr city")
    places_for(page).tap()
    take_in_hand(page, "pprr")
    page.locator(".fits button[aria-label^='Lay it at 1,0,']").tap()
    offer = page.locator(".map-offers button", has_text="Ben").first
    expect(offer).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/drawing/map", hold)
    page.locator(".newest-one button").tap()
    offer.dispatch_event("click")
    expect(map_of(page)).to_have_value(f"{CITY};1,0=pprr_s-w/1")
    for route in held:
        route.continue_()
    page.unroute("**/drawing/map")
    offer.tap()
    expect(map_of(page)).to_have_value(f"{CITY};1,0=pprr_s-w/1!c1:railroad@n")


def test_two_phones_lay_a_tile_each_and_both_stay(phone: Visiting) -> None:
    one, other = phone(), phone()
    page = one.go(at(HOME, ("player", "Ann"), ("player", "Ben")))
    click(page.locator("form[action$=sheets] button"))
    host = page.url.removeprefix(one.home)
    pages = [visit.go(f"{host}/parts") for visit in (one, other)]
    take_in_hand(pages[0], "rrrr city")
    places_for(pages[0]).tap()
    for each in pages:
        expect(map_of(each)).to_have_value(CITY)
        take_in_hand(each, "rppp")
        expect(places_for(each)).to_have_count(4)
    places_for(pages[0]).nth(0).tap()
    places_for(pages[1]).nth(1).tap()
    for each in pages:
        expect(each.locator(".landscape [href^='#tile']:not(.ghost)")).to_have_count(3)
        laid = {CITY, "0,-1=rppp_n-x/2", "-1,0=rppp_n-x/1"}
        assert set(map_of(each).input_value().split(";")) == laid
        expect(sending(each)).to_have_text(SAVED)
    assert [*complaints(one), *complaints(other)] == []


def test_tiles_are_laid_by_plain_forms(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(at(PARTS, *PLAYERS))
    take_in_hand(page, "rrrr city")
    click(page.locator("[data-draw]"))
    click(places_for(page))
    expect(map_of(page)).to_have_value(CITY)
    expect(page.locator(HAND)).to_have_value("")
    click(page.locator(".map-offers button", has_text="Ann").first)
    expect(map_of(page)).to_have_value(f"{CITY}!c0:railroad@n")
    click(page.get_by_role("button", name="Take away"))
    click(page.get_by_role("button", name="Take it back"))
    expect(map_of(page)).to_have_value("")


@pytest.mark.parametrize(("state", "look"), [*zip(STATES, LOOKS, strict=True)])
def test_the_page_of_a_map_has_no_flaw(phone: Visiting, state: str, look: tuple[str, str]) -> None:
    scheme, locale = look
    visit = phone(NARROW, color_scheme=scheme, locale=locale)
    page = visit.go(at(PARTS, *PLAYERS, *STATES[state]))
    assert list(flaws(visit)) == []
    assert page.evaluate(TOO_LOW, FINGER) == []
