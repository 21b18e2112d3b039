"""What lies on the table is tapped in questions, not typed."""

from playwright.sync_api import Locator, Page, expect

from tests.journeys.conftest import Recording, Visiting
from tests.journeys.examples import CARDS, SCORE, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.keys import Keys
from tests.journeys.pages import (
    NONE_OF_THIS,
    button,
    chip,
    choose_of_many,
    chosen_chip,
    field,
    link,
    lit,
    so_far,
)
from tests.journeys.sheets import LAPTOP
from tests.touches import TOUCHES

MINES = ("city", "mmi./m.pm")
DRAFT = ("draft", "on")
PLACEMENT = f"{CARDS}/ask/placement"
MOST_TOUCHES, FROM_A_SEAT = 10, 8


def in_hand(page: Page, place: int) -> Locator:
    """One of the four parcels of the card in hand."""
    return page.locator(".with-hand .in-hand button").nth(place)


def take_in_hand(finger: Finger, **pictures: int) -> None:
    """Put pictures on parcels of the card in hand; the others are empty."""
    for letter, place in pictures.items():
        finger.brush(letter)
        finger.tap(in_hand(finger.page, place))


def unfold(finger: Finger, label: str) -> None:
    """Open what is folded, as it matters seldom."""
    finger.tap(finger.page.locator("details.folded > summary", has_text=label))


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


def test_from_a_seat_it_takes_no_more_than_eight_touches(
    phone: Visiting, record_property: Recording
) -> None:
    own = [("seats.0.name", "Ann"), ("seats.0.way", "city"), ("seats.0.city", "mmi./m.pm")]
    page = phone().go(at(f"{SCORE}/seat/0", *own))
    finger = Finger(page)
    finger.follow(page.locator("button", has_text="Settle a question"))
    finger.follow(link(page, "May this card lie there?"))
    finger.tap(in_hand(page, 0))  # A House is in the brush already.
    take_in_hand(finger, m=3)
    finger.tap(finger.parcel("d5"))
    finger.follow(button(page, "Ask"))
    record_property(TOUCHES, f"{finger.touches} of {FROM_A_SEAT}")
    assert page.inner_text("#verdict") == "YES"
    assert finger.touches <= FROM_A_SEAT
    assert "What it comes to depends on: Characters" in page.inner_text("#answer")


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
    finger.tap(chip(page, "moment", "taking"))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "IT DEPENDS"
    assert "Cards sold before this sale: 3" in page.inner_text("#answer")
    finger.follow(button(page, NONE_OF_THIS))
    assert page.inner_text("#verdict") == "YES"


def test_one_of_many_is_tapped_and_the_others_fold_away(phone: Visiting) -> None:
    page = phone().go("/nevada-city/ask/use_building")
    building = page.locator(".one-of-many")
    assert building.get_by_role("radio").count() == 0
    choose_of_many(page, "building", "saw_mill")
    assert building.get_by_role("radio").count() == 1
    assert chosen_chip(page, "building") == "saw_mill"


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


TOWN = "/carson-city"
EMPTY_ROW = ". . . . . . . ."
BOARD = "/".join([EMPTY_ROW, ". h . . . . . .", ". 1b 2s . . . . .", *[EMPTY_ROW] * 5])


def parcel(page: Page, name: str) -> Locator:
    """A parcel of a town."""
    return page.locator(f'[data-spot="{(int(name[1]) - 1) * 8 + ord(name[0]) - ord("a")}"]')


def test_a_parcel_is_tapped_on_the_town_and_taken_back_by_a_second_tap(phone: Visiting) -> None:
    fields = (("board", BOARD), ("roads", "d4-nesw"), ("seat", "1"))
    page = phone().go(at(f"{TOWN}/ask/house", *fields, DRAFT))
    finger = Finger(page)
    finger.tap(parcel(page, "d4"))
    assert field(page, "parcel").input_value() == "d4"
    finger.tap(parcel(page, "d4"))
    assert field(page, "parcel").input_value() == ""
    finger.tap(parcel(page, "c2"))
    finger.follow(button(page, "Ask"))
    assert lit(page.locator("#answer .town"), "at") == ["c2"]


def test_where_prices_stand_on_a_drawn_town_there_is_no_second_one(phone: Visiting) -> None:
    page = phone().go(at(f"{TOWN}/ask/parcel_price", ("board", BOARD), DRAFT))
    expect(parcel(page, "c2")).to_be_hidden()
    Finger(page).tap(page.get_by_role("radio", name="Paint"))
    expect(parcel(page, "c2")).to_be_visible()


def side(finger: Finger, name: str, across: float, down: float) -> None:
    """Tap a parcel near one of its sides."""
    finger.tap(parcel(finger.page, name))
    finger.tap(parcel(finger.page, name))  # twice the same side: laid and taken up again
    box = parcel(finger.page, name).bounding_box()
    assert box
    place = (box["x"] + box["width"] * across, box["y"] + box["height"] * down)
    finger.page.touchscreen.tap(*place)


def test_roads_are_tapped_beside_parcels(phone: Visiting) -> None:
    page = phone().go(at(f"{TOWN}/ask/road", ("roads", "d4-nesw"), ("reserve", "3"), DRAFT))
    finger = Finger(page)
    finger.tap(page.get_by_role("radio", name="New roads"))
    side(finger, "e4", 0.5, 0.1)
    assert field(page, "new").input_value() == "e4-n"
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"


def test_attacks_are_tapped_one_after_the_other(phone: Visiting) -> None:
    page = phone().go(at(f"{TOWN}/ask/income", ("board", BOARD), DRAFT))
    finger = Finger(page)
    finger.tap(page.get_by_role("radio", name="Attacks"))
    finger.tap(parcel(page, "b3"))
    finger.tap(parcel(page, "c3"))
    finger.tap(chip(page, "attacks.0.by", "2"))
    finger.tap(chip(page, "attacks.1.by", "1"))
    for number in range(2):
        finger.tap(chip(page, f"attacks.{number}.won", "false"))
    finger.follow(button(page, "Ask"))
    finger.follow(button(page, NONE_OF_THIS))  # Nobody doubles as the yellow Grocer.
    assert field(page, "attacks.1.parcel").input_value() == "c3"
    assert "attacks and loses" in page.inner_text("#answer")


def test_a_parcel_and_a_road_are_put_by_keyboard(phone: Visiting) -> None:
    page = phone(**LAPTOP).go(at(f"{TOWN}/ask/house", ("board", BOARD), DRAFT))
    keys = Keys(page)
    keys.to(parcel(page, "a1"))
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        keys.press(key)
    assert field(page, "parcel").input_value() == "b2"
    page.get_by_role("radio", name="Parcel").focus()
    keys.press("ArrowRight")
    parcel(page, "b2").focus()
    keys.press("e")
    assert field(page, "roads").input_value() == "b2-e"


def test_duellists_are_chips_and_each_chosen_one_has_a_row(phone: Visiting) -> None:
    page = phone().go(f"{TOWN}/ask/duel?names.0=Ann&names.1=Ben&names.2=Cid")
    finger = Finger(page)
    for number, die in ((0, "5"), (2, "3")):
        finger.tap(page.locator(f".who-{number}"))
        for name, count in (("cowboys", "2"), ("revolvers", "1"), ("die", die)):
            field(page, f"duellists.{number}.{name}").fill(count)
    expect(page.locator(".of-1")).to_be_hidden()
    finger.follow(button(page, "Ask"))
    assert "Ann" in page.inner_text("#answer")


def test_who_passed_when_is_tapped_in_order(phone: Visiting) -> None:
    page = phone().go(f"{TOWN}/ask/turn_order?names.0=Ann&names.1=Ben&names.2=Cid")
    finger = Finger(page)
    unfold(finger, "In the order in which you passed")
    order = page.locator("[data-in-order]")
    for name in ("Cid", "Ann", "Ben"):
        finger.tap(order.get_by_role("button", name=name))
    expect(order.locator("output")).to_have_text("1. Cid 2. Ann 3. Ben")
    finger.tap(order.get_by_role("button", name="Ann"))
    expect(order.locator("output")).to_have_text("1. Cid 2. Ben")
    finger.tap(order.get_by_role("button", name="Take back the last"))
    finger.tap(order.get_by_role("button", name="Ann"))
    finger.tap(order.get_by_role("button", name="Ben"))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#answer").index("Cid") < page.inner_text("#answer").index("Ann")
