"""A question from the title's page on a phone that has a table: one tap brings all of it."""

from playwright.sync_api import Page, expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import CARDS
from tests.journeys.fingers import Finger
from tests.journeys.pages import click
from tests.journeys.sheets import complaints

TOWN = "/carson-city"
BOARD = ". 1s . . . . . ." + "/. . . . . . . ." * 7
MOST_TO_A_PRICE, MOST_PAINTED = 4, 8
PRICE = f'a[href$="{TOWN}/ask/parcel_price"]'


def a_table(page: Page) -> None:
    """Ann and Bob have a table, and go back to the start."""
    for number, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    click(page.locator('.sticky button[formmethod="post"]'))


def to_the_price(finger: Finger) -> None:
    """From the start to what a parcel costs."""
    finger.follow(finger.page.locator(f'a[href$="{TOWN}"]').first)
    finger.follow(finger.page.locator(PRICE).first)


def test_a_price_in_the_town_of_a_table_takes_few_touches(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(f"{TOWN}/score")
    a_table(page)
    sheet = f"{visit.home}/api/v1/sheets/{page.url.rpartition('/')[2]}"
    page.request.patch(sheet, data={"base": 0, "set": {"shared.board": BOARD}})
    page = visit.go("/")
    finger = Finger(page)
    to_the_price(finger)
    finger.follow(page.locator(".for-whom .chip").first)
    finger.follow(page.locator("#prices a").first)
    expect(page.locator("#verdict")).to_have_text("$2")
    assert finger.touches <= MOST_TO_A_PRICE, finger.touches
    assert complaints(visit) == []


def test_a_price_is_painted_without_owners_in_few_touches(phone: Visiting) -> None:
    visit = phone()
    page = visit.go("/")
    finger = Finger(page)
    to_the_price(finger)
    expect(page.locator('[data-kind="owner"]')).to_be_hidden()
    finger.tap(page.locator('.paint [data-value="s"]'))
    for parcel in (27, 35):
        finger.tap(page.locator(f'[data-spot="{parcel}"]'))
    finger.tap(page.get_by_role("radio", name="Parcel", exact=True))
    finger.tap(page.locator('[data-spot="28"]'))
    finger.follow(page.get_by_role("button", name="Ask", exact=True))
    expect(page.locator("#verdict")).to_have_text("$3")
    assert finger.touches <= MOST_PAINTED, finger.touches
    assert complaints(visit) == []


def test_a_number_typed_before_stays_when_a_seat_is_chosen(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(f"{CARDS}/score")
    a_table(page)
    page = visit.go(f"{CARDS}/ask/auction_card")
    page.get_by_label("Card", exact=False).first.fill("7")
    click(page.locator(".for-whom .chip").first)
    expect(page.locator('[name="card"]')).to_have_value("7")
    expect(page.locator(".along")).to_contain_text("Ann")
