"""No keystroke is lost: at any speed, while answers are late or lost and others type too."""

from collections.abc import Iterator
from itertools import count, product
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from scoring.titles import titles
from tests.house.visits import Visit
from tests.journeys.bad_wifi import another_phone, call, make_slow, new_sheet
from tests.journeys.conftest import Visiting
from tests.journeys.examples import at
from tests.journeys.fingers import Finger
from tests.journeys.hands import Hand
from tests.journeys.pages import DONE, another_page, button, click, field
from tests.journeys.sheets import (
    SAVED,
    complaints,
    sending,
    sit_down,
    start_sheet,
)

SLUGS = sorted(titles())
NAMES = ("Ann", "Ben", "Cid")
PACES = (0, 50, 200, 400)
LATE, LOST = 2000, 0.2
WAIT_UNTIL_LIFTED = """async () => {
    window.isLifted = false;
    const scripts = performance.getEntriesByType("resource").map(({ name }) => name);
    const { lifted } = await import(scripts.find((name) => name.endsWith("/sheets/use.js")));
    lifted().then(() => { window.isLifted = true; });
}"""
LEDGER, TILES = "nevada-city", "gold-rush"


class Sheet(NamedTuple):
    """A sheet, as the host's code opens it."""

    home: str
    links: dict[str, str]

    @property
    def code(self) -> str:
        """The host's code."""
        return self.links["host"].rpartition("/")[2]

    def change(self, path: str, value: object) -> None:
        """Another phone changes one thing."""
        address = f"{self.home}/api/v1/sheets/{self.code}"
        body = {"base": call(address)["revision"], "set": {path: value}}
        call(address, body, "PATCH")


def seated(visit: Visit, slug: str, seed: int = 1, late: int = LATE, lost: float = 0) -> Sheet:
    """Ann sits at her seat of a new sheet; answers come when they like."""
    sheet = Sheet(visit.home, new_sheet(visit.home, slug, NAMES)["links"])
    make_slow(visit.page, seed, late, lost)
    sit_down(visit, sheet.links["join"], "Ann")
    return sheet


def said(visit: Visit) -> list[str]:
    """What the console said, but for what this network makes it say."""
    return [line for line in complaints(visit) if "lost on the way" not in line]


def assert_all_is_kept(hand: Hand, visit: Visit) -> None:
    """All that was typed stands on the sheet, and nobody was asked which of two versions counts."""
    hand.is_sent()
    assert hand.typed
    assert hand.lost() == {}
    assert hand.page.locator("[data-conflict]").inner_text() == ""
    assert said(visit) == []


def choose_way(page: Page, number: int) -> bool:
    """Choose how to fill in the seat; whether there are so many ways."""
    radios = page.locator('[data-seat-form] [name$=".way"]')
    if number < radios.count():
        radios.nth(number).check()
    return number < max(1, radios.count())


def fill_in(visit: Visit, slug: str, seed: int, pace: int, way: int, in_one: bool) -> Hand | None:
    """Fill in a whole seat while another phone changes what lies beside it."""
    sheet = seated(visit, slug, seed, lost=LOST * (seed % 2))
    hand = Hand(visit.page, pace)
    if not choose_way(visit.page, way):
        return None
    with another_phone(sheet.home, sheet.code, 0):
        hand.fill_in(in_one=in_one)
    return hand


Plan = tuple[str, int, int, bool]


def plans(whole: bool) -> Iterator[Plan]:
    """A title, how quickly it is typed, which way, and whether one number stands for many."""
    if whole:
        yield from product(SLUGS, PACES, range(4), (False, True))
    else:
        yield from ((slug, 0, int(slug == LEDGER), False) for slug in SLUGS)


def test_every_field_of_a_seat_is_kept_however_late_the_answers_are(
    phone: Visiting, whole: bool
) -> None:
    seeds = count(0, 1 if whole else 2)
    hands = []
    for seed, (slug, pace, way, in_one) in zip(seeds, plans(whole), strict=False):
        visit = phone()
        hand = fill_in(visit, slug, seed, pace, way, in_one)
        if hand and whole:
            assert_all_is_kept(hand, visit)
            visit.page.close()
        elif hand:
            hands.append((hand, visit))
    for hand, visit in hands:
        assert_all_is_kept(hand, visit)


def test_answers_and_requests_that_get_lost_lose_nothing(phone: Visiting) -> None:
    visit = phone()
    seated(visit, TILES, seed=5, late=400, lost=0.5)
    hand = Hand(visit.page, 200)
    hand.fill_in()
    assert_all_is_kept(hand, visit)


def test_a_field_stays_under_the_finger_while_an_answer_comes(phone: Visiting) -> None:
    visit = phone()
    seated(visit, LEDGER, late=0)
    page = visit.page
    choose_way(page, 1)
    page.locator('a[data-opens$="properties-tiles"]').click()
    places = [field(page, f"seats.0.properties.{kind}") for kind in ("mines", "farms", "ranches")]
    places[0].evaluate("node => node.scrollIntoView({ block: 'center' })")
    spots = [place.bounding_box() for place in places]
    for number, spot in enumerate(spots, 2):
        assert spot
        page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        page.keyboard.type(str(number))
        expect(sending(page)).to_have_text(SAVED)
        assert [place.bounding_box() for place in places] == spots
    assert [place.input_value() for place in places] == ["2", "3", "4"]


def test_a_finger_that_leaves_a_field_for_a_button_is_still_down(phone: Visiting) -> None:
    host = start_sheet(phone())
    click(host.locator(".seat-line").first)
    host.locator(".seat-head > summary").click()
    field(host, "seats.0.name").press_sequentially("Ann")
    button(host, DONE).hover()
    host.mouse.down()
    host.evaluate(WAIT_UNTIL_LIFTED)
    host.wait_for_timeout(200)
    assert host.evaluate("isLifted") is False
    host.mouse.move(0, 0)
    host.mouse.up()
    host.wait_for_function("isLifted")


def test_rows_are_added_as_quickly_as_they_are_asked_for(phone: Visiting) -> None:
    visit = phone()
    seated(visit, LEDGER)
    page = visit.page
    choose_way(page, 1)
    for number in range(3):
        page.locator('a[data-opens$="buildings-rows"]').click()
        place = field(page, f"seats.0.buildings.{number}.vp")
        place.click()
        page.keyboard.type(str(4 + number))
    hand = Hand(page, typed={f"seats.0.buildings.{n}.vp": str(4 + n) for n in range(3)})
    assert_all_is_kept(hand, visit)


def test_a_button_pressed_again_and_again_counts_each_time(phone: Visiting) -> None:
    visit = phone()
    seated(visit, LEDGER)
    choose_way(visit.page, 1)
    visit.page.locator('a[data-opens*="newspaper"]').click()
    more = visit.page.locator('button[name="plus"][value="seats.0.newspaper=2,"]')
    for _ in range(4):
        more.click()
    assert_all_is_kept(Hand(visit.page, typed={"seats.0.newspaper": "2, 2, 2, 2"}), visit)


def test_a_drawing_that_two_paint_at_once_keeps_what_both_painted(phone: Visiting) -> None:
    visit = phone()
    sheet = seated(visit, "carson-city-cards")
    finger = Finger(visit.page)
    city = field(visit.page, "seats.0.city")
    finger.paint("a1")
    finger.paint("d4")
    Hand(visit.page).is_sent()
    for column in "bcdefgh":
        finger.paint(f"{column}1")
        if column == "d":
            sheet.change("seats.0.city.d3", "b")
    expect(city).to_have_value("hhhhhhhh/--------/---b----/---h----", timeout=20_000)
    Hand(visit.page).is_sent()
    assert said(visit) == []


def reload(page: Page) -> Page:
    """Load the page again."""
    with another_page(page):
        page.reload()
    return page


def close_and_open(page: Page) -> Page:
    """Close the tab; later the page is opened in a new one."""
    other = page.context.new_page()
    address = page.url
    page.close()
    other.goto(address)
    return other


@pytest.mark.parametrize("leave", [reload, close_and_open])
def test_what_was_under_way_when_the_page_went_is_sent_later(
    phone: Visiting, leave: object
) -> None:
    visit = phone()
    sheet = seated(visit, TILES)
    hand = Hand(visit.page)
    hand.fill_in()
    assert callable(leave)
    hand.page = leave(visit.page)
    for name in hand.typed:
        if "=" not in name and ".of." not in name:
            shown = hand.page.locator(":checked, :not([type=radio])")
            expect(field(hand.page, name).and_(shown)).to_have_value(hand.typed[name])
    sheet.change("seats.1.name", "Benjamin")
    assert_all_is_kept(hand, visit)


def test_two_versions_wait_until_whoever_types_has_left_the_field(phone: Visiting) -> None:
    visit = phone()
    sheet = seated(visit, TILES, late=0)
    page = visit.page
    points = field(page, "seats.0.points")
    page.context.set_offline(True)
    points.click()
    page.keyboard.type("31")
    expect(sending(page)).to_have_text("not sent yet")
    sheet.change("seats.0.points", 40)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("[data-live-note]")).to_contain_text("Two", timeout=15_000)
    page.keyboard.type("5")
    expect(points).to_be_focused()
    expect(points).to_have_value("315")
    page.keyboard.press("Tab")
    page.locator("h1").click()
    expect(page.locator("[data-conflict]")).to_contain_text("31")
    expect(page.locator("[data-conflict]")).to_contain_text("40")


def test_what_lies_in_the_middle_is_kept_as_quickly_as_it_is_typed(
    phone: Visiting, whole: bool
) -> None:
    shared = [slug for slug in SLUGS if titles()[slug].shared_parts]
    for slug in shared if whole else shared[-1:]:
        visit = phone()
        sheet = Sheet(visit.home, new_sheet(visit.home, slug, NAMES)["links"])
        make_slow(visit.page, 3, LATE)
        visit.go(f"{sheet.links['host']}/parts?form=1")
        hand = Hand(visit.page)
        with another_phone(sheet.home, sheet.code, 0):
            hand.fill_in()
        assert_all_is_kept(hand, visit)


def test_on_one_phone_too_nothing_is_lost_by_leaving_at_once(phone: Visiting, whole: bool) -> None:
    for slug in SLUGS if whole else (TILES,):
        visit = phone()
        seat = at(f"/{slug}/score/seat/0", ("seats.0.name", "Ann"), ("seats.1.name", "Ben"))
        page = visit.go(seat)
        if slug == LEDGER:
            choose_way(page, 1)
        hand = Hand(page)
        hand.fill_in()
        with another_page(page):
            page.evaluate("location.assign('/')")
        with another_page(page):
            page.go_back()
        assert hand.lost() == {}
        click(button(page, DONE))
        click(page.locator(".seat-line").first)
        assert hand.lost() == {}
        assert complaints(visit) == []


def test_a_tile_is_composed_as_quickly_as_its_buttons_are_pressed(phone: Visiting) -> None:
    visit = phone()
    make_slow(visit.page, 4, LATE)
    page = visit.go(f"/{TILES}/ask/tile")
    for edge in "nesw":
        page.locator(f'[data-key="edge-{edge}"]').click()
    tile = page.locator("[data-tile]")
    expect(tile).to_have_value("rrrr n-j e-j s-j w-j", timeout=20_000)
