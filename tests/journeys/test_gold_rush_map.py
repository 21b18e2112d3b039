"""The map of tiles as a page: by touch and keys, on three phones, away, and by plain forms."""

import re
from collections.abc import Iterator
from statistics import median

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.house.visits import flaws
from tests.journeys.conftest import Recording, Visiting
from tests.journeys.examples import at
from tests.journeys.fingers import Finger
from tests.journeys.keys import Keys
from tests.journeys.laying import (
    HOME,
    PARTS,
    badge,
    cell,
    edge,
    has_laid,
    is_drawn,
    mark,
    next_tile,
    on_track,
    place,
    seen_before,
    sign,
    stands_there,
    tap,
)
from tests.journeys.pages import click
from tests.journeys.sheets import back_again, complaints, cut_off
from tests.journeys.test_every_page import FINGER, LOOKS, NARROW, TOO_LOW
from tests.thorough import thorough
from tests.touches import TOUCHES

PLAYERS = [("seats.0.name", "Ann"), ("seats.0.points", "31"), ("seats.1.name", "Ben")]
BEND = "pprr s-w"
CITY = "0,0=rrrr_n-c_e-c_s-c_w-c"
LOOP = (
    "0,0=rrrr_city!c0:city;0,-1=pprp_h@nw!c1:prairie@se;-1,0=mrpp_^2!c1:mountain@n;"
    "1,0=pprr;1,1=rppr;0,1=pprr/2!c0:railroad@e"
)
STATES = {
    "nothing lies there": [],
    "a map with a tile in hand": [("map", LOOP), ("hand", "mrpr ^1"), ("composing", "1")],
    "a map whose tile was tapped": [("map", LOOP), ("on", "prairie@nw")],
    "a map that cannot be": [("map", "0,0=rprp;0,1=pppp")],
    "a text that is no map": [("map", "0,0=zz")],
}
A_CITY, A_TILE = 30, 5
A_SECOND = 1_000
CROSS, TURNS = ((1, 0), (-1, 0), (0, -1)), ("Ann", "Ben", "Ann")
NOTE_TILES = """() => {
    const [map, tiles] = [document.getElementById("laying-map"), ".landscape > .laid"];
    let known = map.querySelectorAll(tiles).length;
    Object.assign(window, { pressed: [], came: [] });
    new MutationObserver(() => {
        const now = map.querySelectorAll(tiles).length;
        if (now > known) came.push(Date.now());
        known = now;
    }).observe(map, { childList: true, subtree: true });
    addEventListener("submit", (event) => {
        if (event.submitter.name === "lay") pressed.push(Date.now());
    }, { capture: true });
}"""
LAPTOP = {"viewport": {"width": 1280, "height": 800}, "has_touch": False}


def map_in(page: Page) -> str:
    """The map in the address of a table on one phone."""
    return str(page.locator("#laying-fields [name=map]").get_attribute("value"))


def test_a_map_with_a_city_is_laid_in_few_touches(
    phone: Visiting, record_property: Recording
) -> None:
    visit = phone()
    page = visit.go(at(PARTS, *PLAYERS))
    finger = Finger(page)
    for each in city_laid(page):
        finger.tap(each)
        is_drawn(page)
    has_the_city(page)
    click(page.locator(".masthead .back"))
    expect(page.locator("[data-seat-row='0'] [data-seat-total]")).to_have_text("44")
    record_property(TOUCHES, f"{finger.touches} of {A_CITY}")
    assert finger.touches <= A_CITY, finger.touches
    assert complaints(visit) == []


def city_laid(page: Page) -> Iterator[Locator]:
    """What is pressed, one after the other, to lay a city with all that ends there."""
    yield from (edge(page, "s"), sign(page, "horses"), cell(page, 0, 0))
    yield from (next_tile(page), badge(page, "city"), cell(page, 0, 1))
    yield from (place(page, "city"), mark(page, "Ann"))
    nugget = sign(page, "nuggets")
    yield from (next_tile(page), edge(page, "n"), edge(page, "n"), edge(page, "e"), nugget, nugget)
    yield from (cell(page, -1, 1), place(page, "mountain@n"), mark(page, "Ben"))
    yield from (next_tile(page), edge(page, "s"), edge(page, "w"), cell(page, 1, 1))
    yield from (seen_before(page, BEND), cell(page, 1, 2), seen_before(page, BEND))
    yield cell(page, 0, 2)
    expect(page.locator("#laying-told")).to_contain_text("City complete: 9 for Ann")
    yield from (place(page, "railroad@n"), mark(page, "Ann"))


def has_the_city(page: Page) -> None:
    """What it brought is told and counted, and nobody who went home still stands there."""
    expect(page.locator("#laying-told")).to_contain_text("Railroad complete: 4 for Ann (4 tiles")
    assert on_track(page) == [31 + 9 + 4, 0]
    assert "!c0" not in map_in(page)


@thorough
def test_a_map_with_a_city_is_laid_by_keys_alone(phone: Visiting) -> None:
    visit = phone(**LAPTOP)
    page = visit.go(at(PARTS, *PLAYERS))
    keys = Keys(page)
    for each in city_laid(page):
        keys.to(each)
        keys.press("Enter")
        is_drawn(page)
    has_the_city(page)
    back = page.get_by_role("button", name="Take it back")
    keys.to(back)
    keys.press("Enter")
    has_laid(page, 5)
    assert on_track(page) == [31, 0]
    assert visit.said == []


def test_a_tile_of_the_palette_with_its_cowboy_takes_few_touches(
    phone: Visiting, record_property: Recording
) -> None:
    page = phone().go(at(PARTS, *PLAYERS, ("map", "0,0=rprp;0,1=pprr/2")))
    finger = Finger(page)
    for each in (
        seen_before(page, BEND),
        cell(page, 1, 1),
        place(page, "railroad@s"),
        mark(page, "Ann"),
    ):
        finger.tap(each)
        is_drawn(page)
    stands_there(page, "Ann")
    assert map_in(page).endswith("!c0:railroad@s")
    record_property(TOUCHES, f"{finger.touches} of {A_TILE}")
    assert finger.touches <= A_TILE, finger.touches


def test_a_tile_is_turned_on_the_map_and_taken_back_with_what_it_scored(phone: Visiting) -> None:
    visit = phone()
    opened = [("map", "0,0=rprp!c1:railroad@n;0,1=rppp"), ("log", "")]
    page = visit.go(at(PARTS, *PLAYERS, *opened))
    tap(next_tile(page))
    tap(edge(page, "s"))
    tap(cell(page, 0, -1))
    has_laid(page, 3)
    expect(page.locator("#laying-told")).to_contain_text("Railroad complete: 3 for Ben")
    assert on_track(page) == [31, 3]
    page.reload()
    assert on_track(page) == [31, 3]
    tap(page.get_by_role("button", name="Take it back"))
    has_laid(page, 2)
    assert on_track(page) == [31, 0]
    assert "!c1:railroad@n" in map_in(page)
    assert complaints(visit) == []


def test_a_tent_is_pitched_and_its_token_taken_by_tapping(phone: Visiting) -> None:
    laid = "0,0=rmrp_e^2;0,1=rprp"
    page = phone().go(at(PARTS, *PLAYERS, ("map", laid), ("seen", "0,0")))
    tap(place(page, "mountain@e"))
    tap(mark(page, "Ann", "tent"))
    expect(page.locator(".landscape .tent")).to_have_count(1)
    tap(place(page, "mountain@e"))
    expect(page.locator(".drawer .hint").first).to_contain_text(
        "No tent: A cowboy or a tent stands"
    )
    click(page.get_by_role("group", name="Token").get_by_role("link", name="Ann"))
    page.locator(".coin", has_text="3").tap()
    expect(page.locator("[name='seats.0.tokens.of.3']")).to_have_value("1")
    assert "%21t0" in page.url


def test_the_sheet_is_drawn_up_to_compose_and_down_again(phone: Visiting) -> None:
    page = phone().go(at(PARTS, *PLAYERS, ("map", CITY)))
    finger, head = Finger(page), page.locator("#laying-head")
    finger.stroke(page.locator(".drawer .whose"), head)
    expect(edge(page, "s")).to_be_visible()
    finger.stroke(page.locator(".badges"), page.locator(".drawer-bar .told"))
    expect(page.locator("#on-tile")).to_be_visible()
    finger.stroke(page.locator(".drawer-bar .told"), page.locator(".drawer .whose"))
    tap(edge(page, "s"))
    finger.stroke(page.locator(".asks-end span").first, page.locator(".drawer-bar .told"))
    expect(edge(page, "s")).to_be_visible()
    assert page.locator("#laying-fields [name=hand]").input_value() == "pprp s-x"


def test_nothing_that_is_tapped_quickly_is_lost(phone: Visiting) -> None:
    page = phone().go(at(PARTS, *PLAYERS))
    for letter in ("n", "n", "e", "w"):
        edge(page, letter).tap(no_wait_after=True)
    expect(page.locator("#laying-fields [name=hand]")).to_have_value("mrpr e-w n^0")


def test_what_lies_under_a_finger_stays_until_it_is_lifted(phone: Visiting) -> None:
    page = phone().go(at(PARTS, *PLAYERS))
    answers: list[Route] = []
    page.route("**/gold-rush/**", lambda route: answers.append(route))  # noqa: PLW0108 (playwright looks at it)
    edge(page, "n").tap(no_wait_after=True)
    edge(page, "e").hover()
    page.mouse.down()
    answers[0].continue_()
    page.unroute("**/gold-rush/**")
    page.wait_for_timeout(300)
    assert page.locator("#laying-fields [name=hand]").input_value() == ""
    page.mouse.up()
    expect(page.locator("#laying-fields [name=hand]")).to_have_value("rrpp n-e")


def test_the_newest_tile_turns_among_the_turns_that_fit(phone: Visiting) -> None:
    page = phone().go(at(PARTS, *PLAYERS, ("map", CITY)))
    tap(next_tile(page))
    tap(edge(page, "s"))
    tap(edge(page, "w"))
    tap(cell(page, 1, 0))
    assert map_in(page).endswith("1,0=pprr_s-w")
    tap(page.locator(".newest-one button"))
    assert map_in(page).endswith("1,0=pprr_s-w/1")
    tap(page.locator(".newest-one button"))
    assert map_in(page).endswith("1,0=pprr_s-w")
    for _ in range(3):
        page.locator(".newest-one button").tap(no_wait_after=True)
    expect(page.locator("#laying-fields [name=map]")).to_have_value(re.compile("pprr_s-w/1$"))
    is_drawn(page)
    assert map_in(page).endswith("1,0=pprr_s-w/1")


def test_whoever_may_not_stand_there_is_told_why(phone: Visiting) -> None:
    page = phone().go(at(PARTS, *PLAYERS, ("map", "0,0=rprp!c0:railroad@n;0,1=rprp")))
    expect(place(page, "railroad@n")).to_have_class(re.compile("closed"))
    tap(place(page, "railroad@n"))
    expect(page.locator(".drawer .hint")).to_contain_text("GR-23")
    expect(page.locator(".map-offers")).to_have_count(0)


def sheet_of_two(visit: object) -> str:
    """A shared table; where its map is."""
    page = visit.go(at(HOME, ("player", "Ann"), ("player", "Ben")))  # type: ignore[attr-defined]
    click(page.locator("form[action$=sheets] button"))
    return f"{page.url.removeprefix(visit.home)}/parts"  # type: ignore[attr-defined]


def test_three_phones_lay_at_one_map_and_all_is_seen_by_all(phone: Visiting) -> None:
    visits = phone(), phone(), phone()
    address = sheet_of_two(visits[0])
    one, other, third = pages = [visit.go(address) for visit in visits]
    tap(badge(one, "city"))
    tap(cell(one, 0, 0))
    for page in pages:
        has_laid(page, 1)
    for page in (one, other):
        tap(next_tile(page))
        tap(edge(page, "s"))
        tap(edge(page, "w"))
        expect(cell(page, 1, 0)).to_be_visible()
    tap(cell(one, 1, 0))
    has_laid(other, 2)
    expect(edge(other, "s")).to_be_visible()
    tap(cell(other, 0, -1))
    for page in pages:
        has_laid(page, 3)
    tap(place(one, "railroad@s"))
    tap(mark(one, "Ann"))
    expect(third.locator(".landscape .figure")).to_have_count(1)
    assert [line for visit in visits for line in complaints(visit)] == []


def test_who_looks_on_sees_each_tile_within_a_second_and_whose_turn_it_is(
    phone: Visiting,
) -> None:
    laying, *looking_on = phone(), phone(), phone()
    address = sheet_of_two(laying)
    page, *others = (visit.go(address) for visit in (laying, *looking_on))
    tap(badge(page, "city"))
    tap(cell(page, 0, 0))
    for each in (page, *others):
        has_laid(each, 1)
        each.evaluate(NOTE_TILES)
    for count, (there, name) in enumerate(zip(CROSS, TURNS, strict=True), 2):
        tap(page.locator(".laying-palette .tile-choice").first)
        tap(cell(page, *there))
        for other in others:
            has_laid(other, count)
            expect(other.locator(".drawer .whose")).to_contain_text(f"{name} has laid")
    pressed = page.evaluate("pressed")
    seen = [zip(pressed, other.evaluate("came"), strict=True) for other in others]
    waits = [came - sent for tiles in seen for sent, came in tiles]
    assert median(waits) < A_SECOND, waits


def test_of_two_that_lay_on_one_cell_the_slower_chooses_and_no_tile_is_lost(
    phone: Visiting,
) -> None:
    visits = phone(), phone()
    address = sheet_of_two(visits[0])
    one, other = (visit.go(address) for visit in visits)
    tap(badge(one, "city"))
    tap(cell(one, 0, 0))
    has_laid(other, 1)
    other.route("**/events*", lambda route: route.abort())
    other.route("**/api/v1/sheets/*", lambda route: route.abort())
    other.reload()
    for page, second in ((one, "s"), (other, "n")):
        tap(next_tile(page))
        tap(edge(page, "w"))
        tap(edge(page, second))
    tap(cell(one, 1, 0))
    tap(cell(other, 1, 0))
    expect(other.locator("#laying-told")).to_contain_text("has laid a tile there meanwhile")
    expect(other.locator("#clash figure")).to_have_count(2)
    tap(other.locator("[data-key=keep-mine]"))
    expect(other.locator("#laying-fields [name=hand]")).to_have_value("pprr s-w")
    has_laid(other, 2)
    expect(place(one, "railroad@n")).to_be_visible()
    tap(cell(other, 0, -1))
    has_laid(one, 3)


def test_what_is_pressed_without_a_network_waits_and_goes_out(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(sheet_of_two(visit))
    tap(badge(page, "city"))
    cut_off(page)
    cell(page, 0, 0).tap()
    expect(page.locator("#laying-told")).to_contain_text("Not sent yet")
    back_again(page)
    has_laid(page, 1)
    expect(page.locator("#laying-told")).not_to_contain_text("Not sent yet")


def test_tiles_are_laid_by_plain_forms(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(at(PARTS, *PLAYERS))
    for each in (badge(page, "city"), cell(page, 0, 0), next_tile(page), edge(page, "s")):
        click(each)
    click(cell(page, 0, -1))
    laid = map_in(page)
    assert laid.startswith(f"{CITY};0,-1=")
    click(place(page, "prairie@nw"))
    click(mark(page, "Ann"))
    assert map_in(page) == f"{laid}!c0:prairie@nw"
    click(page.locator("[name=home]"))
    assert map_in(page) == laid
    click(page.get_by_role("button", name="Take it back"))
    assert map_in(page) == CITY


def test_tiles_are_laid_by_keyboard(phone: Visiting) -> None:
    visit = phone(**LAPTOP)
    page = visit.go(at(PARTS, *PLAYERS, ("map", CITY)))
    keys = Keys(page)
    for each in (
        next_tile(page),
        edge(page, "s"),
        edge(page, "w"),
        cell(page, 1, 0),
        place(page, "railroad@s"),
        mark(page, "Ann"),
    ):
        keys.to(each)
        keys.press("Enter")
        is_drawn(page)
    stands_there(page, "Ann")
    assert map_in(page) == f"{CITY};1,0=pprr_s-w!c0:railroad@s"
    assert visit.said == []


def test_the_map_stays_where_it_was_looked_at(phone: Visiting) -> None:
    page = phone().go(at(PARTS, *PLAYERS, ("map", LOOP)))
    box = page.locator("#map-box")
    for _ in range(3):
        page.get_by_role("button", name="Nearer").tap()
    box.evaluate("box => box.scrollTo(40, 30)")
    where = "box => [box.scrollLeft, box.scrollTop, box.querySelector('svg').clientWidth]"
    page.wait_for_timeout(100)
    before = box.evaluate(where)
    tap(place(page, "prairie@nw"))
    assert box.evaluate(where) == before
    page.reload()
    after = box.evaluate(where)
    assert all(abs(one - other) <= 1 for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize(("state", "look"), [*zip(STATES, LOOKS, strict=False)])
def test_the_page_of_a_map_has_no_flaw(phone: Visiting, state: str, look: tuple[str, str]) -> None:
    scheme, locale = look
    visit = phone(NARROW, color_scheme=scheme, locale=locale)
    page = visit.go(at(PARTS, *PLAYERS, *STATES[state]))
    assert list(flaws(visit)) == []
    assert page.evaluate(TOO_LOW, FINGER) == []
