"""What lies on the table is tapped in questions, not typed."""

from playwright.sync_api import Locator, Page, expect

from tests.journeys.conftest import Recording, Visiting
from tests.journeys.examples import CARDS, SCORE, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import button, field, lit, so_far
from tests.touches import TOUCHES

MINES = ("city", "mmi./m.pm")
DRAFT = ("draft", "on")
PLACEMENT = f"{CARDS}/ask/placement"
MOST_TOUCHES = 10


def in_hand(page: Page, place: int) -> Locator:
    """One of the four parcels of the card in hand."""
    return page.locator(".with-hand .in-hand button").nth(place)


def take_in_hand(finger: Finger, **pictures: int) -> None:
    """Put pictures on parcels of the card in hand; the others are empty."""
    for letter, place in pictures.items():
        finger.brush(letter)
        finger.tap(in_hand(finger.page, place))


def gain_at(finger: Finger, name: str) -> str | None:
    """What a spot says that the card would bring there."""
    return finger.parcel(name).get_attribute("data-gain")


def test_whether_a_card_may_lie_there_takes_few_touches(
    phone: Visiting, record_property: Recording
) -> None:
    page = phone().go(at(PLACEMENT, MINES, DRAFT))
    finger = Finger(page)
    take_in_hand(finger, i=0, m=3)
    expect(finger.parcel("e1")).to_have_attribute("data-gain", "+4")
    finger.tap(finger.parcel("d4"))
    told = page.locator(".laid-told")
    expect(told).to_contain_text("d4, no: At e4 the empty parcel may not cover the Prison.")
    finger.tap(finger.parcel("d5"))
    expect(told).to_contain_text("d5: brings 4 points")
    finger.follow(button(page, "Ask"))
    record_property(TOUCHES, f"{finger.touches} of {MOST_TOUCHES}")
    assert finger.touches <= MOST_TOUCHES
    assert page.inner_text("#verdict") == "YES"
    assert lit(page.locator("#answer .squares"), "ghost") == ["d5", "e5", "d6", "e6"]


def test_a_city_known_card_by_card_is_laid_on_as_it_lies(phone: Visiting) -> None:
    cards = [("cards.0.at", "c3"), ("cards.0.parcels", "mm/m."), DRAFT]
    page = phone().go(at(PLACEMENT, *cards))
    finger = Finger(page)
    take_in_hand(finger, i=0)
    expect(finger.parcel("e3")).to_have_attribute("data-lay", "yes")
    expect(finger.parcel("c3")).to_have_attribute("data-lay", "no")
    finger.tap(finger.parcel("e3"))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"


def test_the_parcel_asked_about_is_tapped(phone: Visiting) -> None:
    page = phone().go(at(f"{CARDS}/ask/building", MINES, DRAFT))
    finger = Finger(page)
    finger.tap(finger.parcel("c1"))
    finger.follow(button(page, "Ask"))
    assert "Mine" in page.inner_text("#answer")
    assert lit(page.locator("#answer .squares"), "at") == ["c1"]


def test_cards_are_laid_one_by_one_taken_back_and_sold(phone: Visiting) -> None:
    page = phone().go(f"{CARDS}/ask/sale")
    finger = Finger(page)
    take_in_hand(finger, o=0)
    finger.tap(finger.parcel("b2"))
    take_in_hand(finger, p=0)
    finger.tap(finger.parcel("d2"))
    take_in_hand(finger, h=0)
    finger.tap(finger.parcel("d4"))
    assert [field(page, f"cards.{n}.at").input_value() for n in range(3)] == ["b2", "d2", "d4"]
    finger.tap(button(page, "Take back the last card"))
    assert field(page, "cards.2.at").input_value() == ""
    finger.tap(page.get_by_role("button", name="sell").nth(1))
    assert field(page, "sell").input_value().strip(", ") == "2"
    finger.tap(page.locator(".all-of-them"))
    finger.tap(page.get_by_role("checkbox", name="Auctioneer"))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"


def test_a_seat_is_filled_in_card_by_card_without_typing(phone: Visiting) -> None:
    page = phone().go(at(f"{SCORE}/seat/0", *TABLE[:1]))
    finger = Finger(page)
    finger.tap(page.get_by_role("radio", name="Card by card"))
    stack = page.locator(".stack")
    for letter, spot in (("s", 2 * 26 + 2), ("h", 2 * 26 + 4)):
        finger.tap(stack.locator(f'[role="radio"][data-letter="{letter}"]'))
        finger.tap(stack.locator(".in-hand button").nth(1 if letter == "s" else 0))
        finger.tap(stack.locator(f'[data-spot="{spot}"]'))
    expect(so_far(page)).to_have_text("2 so far")
    page.reload()
    assert field(page, "seats.0.cards.1.parcels").input_value() == "h./.."


def test_the_spots_are_links_without_scripts(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(
        at(PLACEMENT, MINES, ("card", "i./.m"), ("asked", ""))
    )
    best = page.locator("#spots svg a").first
    with page.expect_event("load"):
        best.click()
    assert page.inner_text("#verdict") == "YES"
