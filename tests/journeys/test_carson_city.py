"""The board game: a town painted once for all, questions about it, answers drawn on it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.house.visits import flaws
from tests.journeys.conftest import Recording, Visiting
from tests.journeys.examples import at
from tests.journeys.fingers import Finger
from tests.journeys.pages import (
    DONE,
    button,
    chosen_chip,
    click,
    field,
    link,
    lit,
    onward,
    problems_at,
    so_far,
    standing,
    to_parts,
    totals,
)
from tests.journeys.sheets import LAPTOP, SAVED, complaints, join_path, row, sending, sit_down
from tests.touches import TOUCHES

TOWN = "/carson-city"
SCORE = f"{TOWN}/score"
PEOPLE = ("Ann", "Bob", "Cid")
BARE = ". . . . . . . ."
SMALL = "/".join([*[BARE] * 3, ". . . h . . . .", ". . . 1b 2s . . .", *[BARE] * 3])
BOARD = "/".join(
    [
        BARE,
        ". . m h . . . .",
        ". 2r m 1s 1. . . .",
        ". . h 1b 1c 2d . .",
        ". 2i m h 1h . 3l .",
        ". 1. . 3. 2s . . .",
        *[BARE] * 2,
    ]
)
EXAMPLE_BOARD = (
    ". . . ~ . . . ./. . . ~ . . . ./. 1r 1s ~ 2b 2i 2m ./. 1d 1h ~ h m . ./"
    ". 1. . ~ . 3r . ./. . . ~ 3h 3r 3l ./. . m ~ . . . ./. . . ~ . . . ."
)
EXAMPLE: dict[str, dict[str, str]] = {
    "": {"h": "e4", "m": "c7 f4", "~": "d1-d8"},
    "1": {"r": "b3", "s": "c3", "d": "b4", "h": "c4", ".": "b5"},
    "2": {"b": "e3", "i": "f3", "m": "g3"},
    "3": {"r": "f5-f6", "h": "e6", "l": "g6"},
}
EXAMPLE_SEATS = (
    ("21", "47", "mercenary", "2"),
    ("18", "20", "settler", "1"),
    ("22", "12", "grocer", "3"),
)

MOST_TOUCHES = 95
"""Without the names, the way to them and the two variants."""
ROADS = ("roads", "d4-nesw")
PAYDAY = at(
    f"{TOWN}/ask/income",
    ("board", BOARD),
    ("grocer.seat", "1"),
    ("grocer.building", "bank"),
    ("attacks.0.parcel", "f4"),
    ("attacks.0.by", "1"),
    ("attacks.0.won", "on"),
    ("attacks.1.parcel", "b3"),
    ("attacks.1.by", "3"),
    ("attacks.1.won", "false"),
)
WHERE = at(
    f"{TOWN}/ask/build",
    ("board", BOARD),
    ("seat", "1"),
    ("building", "saloon"),
    ROADS,
    ("reserve", "1"),
    ("draft", "on"),
)
PRICES = at(f"{TOWN}/ask/parcel_price", ("board", BOARD), ("money", "3"), ("draft", "on"))


def who_plays(page: Page) -> None:
    """Three people sit down."""
    for number, name in enumerate(PEOPLE, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)


def brush(finger: Finger, thing: str, owner: str) -> None:
    """Choose what to paint, and whose it is."""
    for kind, value in (("thing", thing), ("owner", owner)):
        finger.tap(finger.page.locator(f'[data-kind="{kind}"] [data-value="{value}"]'))


def paint(finger: Finger, thing: str, owner: str, *parcels: str) -> None:
    """Put a thing of somebody on these parcels of the town."""
    brush(finger, thing, owner)
    for name in parcels:
        spot = (int(name[1:]) - 1) * 8 + ord(name[0]) - ord("a")
        finger.tap(finger.page.locator(f'[data-spot="{spot}"]'))


def parcel(page: Page, name: str) -> Locator:
    """A parcel of the painted town."""
    spot = (int(name[1:]) - 1) * 8 + ord(name[0]) - ord("a")
    return page.locator(f'[data-spot="{spot}"]')


def stroke(finger: Finger, thing: str, owner: str, *strokes: str) -> None:
    """Put a thing of somebody on parcels, several without lifting where a dash is between them."""
    chosen = finger.page.locator('[role="radio"][aria-checked="true"]')
    for kind, value in (("thing", thing), ("owner", owner)):
        brush = finger.page.locator(f'[data-kind="{kind}"] [data-value="{value}"]')
        if not brush.and_(chosen).count():
            finger.tap(brush)
    for each in strokes:
        parcels = [parcel(finger.page, name) for name in each.split("-")]
        finger.stroke(*parcels)


def board_of(page: Page) -> str:
    """The town as it stands in the form."""
    return field(page, "board").input_value().replace("\n", "")


def test_a_town_painted_by_touch_counts_for_all_three(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(SCORE)
    finger = Finger(page)
    who_plays(page)
    finger.follow(button(page, "All on this phone"))
    finger.follow(to_parts(page))
    paint(finger, "h", "", "d4")
    paint(finger, "b", "1", "d5")
    paint(finger, "s", "2", "e5")
    assert board_of(page) == SMALL
    for number, (name, points) in enumerate(zip(PEOPLE, ("20", "10 + 9", "5"), strict=True)):
        finger.follow(onward(page, name))
        expect(so_far(page)).to_have_text("– " if number == 2 else "2 so far")
        field(page, f"seats.{number}.victory_points").fill(points)
    expect(so_far(page)).to_have_text("5 so far")
    finger.follow(button(page, "Show the result"))
    assert page.inner_text(".winner") == "Ann wins"
    assert totals(page) == [22, 21, 5]
    assert visit.said == []


def test_each_line_says_at_once_what_it_brings_and_nothing_jumps(phone: Visiting) -> None:
    page = phone().go(
        at(f"{SCORE}/seat/0", *((f"seats.{n}.name", name) for n, name in enumerate(PEOPLE)))
    )
    money = field(page, "seats.0.money")
    before = money.bounding_box()
    field(page, "seats.0.victory_points").fill("21")
    money.fill("47")
    expect(page.locator("#brings-money")).to_contain_text("5 to 7 points: last personality?")
    assert money.bounding_box() == before
    page.get_by_role("radio", name="Mercenary").check()
    expect(page.locator("#brings-money")).to_contain_text("over the limit")
    expect(page.locator("#brings-victory_points")).to_have_text("21 points")
    assert money.bounding_box() == before
    money.fill("4x")
    expect(page.locator("#not-right a")).to_have_text("Money")
    expect(so_far(page)).to_contain_text("so far")
    assert "4x" in problems_at(money)
    assert money.bounding_box() == before
    money.fill("40")
    expect(page.locator("#not-right")).to_be_empty()
    assert money.get_attribute("aria-invalid") is None


def test_the_town_is_painted_from_a_seat_and_what_was_typed_comes_along(phone: Visiting) -> None:
    page = phone().go(
        at(f"{SCORE}/seat/1", *((f"seats.{n}.name", name) for n, name in enumerate(PEOPLE)))
    )
    finger = Finger(page)
    field(page, "seats.1.victory_points").fill("7")
    finger.follow(page.locator("#of-the-table"))
    assert page.inner_text("h1") == "The town"
    paint(finger, "s", "2", "e5")
    finger.follow(onward(page, "Ann"))
    finger.follow(onward(page, "Bob"))
    assert field(page, "seats.1.victory_points").input_value() == "7"
    expect(page.locator("#of-the-table")).to_contain_text("1 building: 2")


def test_the_complete_example_takes_few_touches(
    phone: Visiting, record_property: Recording
) -> None:
    page = phone().go(TOWN)
    finger = Finger(page)
    finger.follow(link(page, "Score a game"))
    finger.type_each(*PEOPLE)
    finger.tap(page.get_by_text("No variants"))
    for variant in ("carson_river", "kit_carson"):
        finger.tap(page.locator(f'[name="variants"][value="{variant}"]'))
    finger.follow(button(page, "All on this phone"))
    finger.follow(to_parts(page))
    for owner, things in EXAMPLE.items():
        for thing, parcels in things.items():
            stroke(finger, thing, owner, *parcels.split())
    finger.tap(button(page, "At a bridge"))
    for name in ("c3", "e3", "c4", "e4"):
        finger.tap(parcel(page, name))
    assert board_of(page) == EXAMPLE_BOARD
    assert field(page, "bridges").input_value() == "c3, e3, c4, e4"
    finger.tap(page.get_by_role("checkbox", name="Settler"))
    for number, (points, money, personality, order) in enumerate(EXAMPLE_SEATS):
        finger.follow(onward(page, PEOPLE[number]))
        finger.tap(field(page, f"seats.{number}.victory_points"))
        finger.type(points)
        finger.press("Enter")
        finger.type(money)
        finger.tap(page.locator(f'[name="seats.{number}.personality"][value="{personality}"]'))
        finger.tap(field(page, f"seats.{number}.order"))
        finger.type(order)
    expect(so_far(page)).to_have_text("32 so far")
    finger.follow(button(page, "Show the result"))
    record_property(TOUCHES, f"{finger.touches} of {MOST_TOUCHES}")
    assert finger.touches <= MOST_TOUCHES, finger.touches


def test_where_one_may_build_leads_to_a_yes_with_all_it_takes(phone: Visiting) -> None:
    page = phone().go(WHERE)
    finger = Finger(page)
    spots = page.locator("#sites svg a")
    at_hand = page.locator("#sites svg a:not(.later)")
    assert at_hand.evaluate_all("spots => spots.map(spot => spot.ariaLabel)") == [
        "e3: 1 road (e3-w)"
    ]
    assert spots.count() > 20
    later = page.locator('#sites svg a[aria-label^="b6: 2 roads"]')
    assert later.get_attribute("class") == "later"
    finger.follow(at_hand)
    assert page.inner_text("#verdict") == "YES"
    town = page.locator("#answer .town")
    assert lit(town, "at") == ["e3"]
    assert lit(town, "marked") == [field(page, "house").input_value()]
    finger.follow(link(page, "All parcels for this building"))
    assert page.locator("#sites svg a").count() == spots.count()
    finger.follow(page.locator('#sites svg a[aria-label^="b6: 2 roads"]'))
    assert page.inner_text("#verdict") == "NO"
    assert "CC-51" in page.inner_text(".reasons")
    finger.tap(button(page, "Ask again"))
    field(page, "reserve").fill("2")
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"
    assert page.locator("#answer .road.new").count() == 2


def test_a_parcel_that_nobody_owns_is_drawn_as_bought(phone: Visiting) -> None:
    page = phone().go(WHERE)
    spot = page.locator('#sites svg a[aria-label^="f5: 1 road"]')
    assert "First buy the parcel for $6." in (spot.get_attribute("aria-label") or "")
    Finger(page).follow(spot)
    assert page.inner_text("#verdict") == "YES"
    assert page.locator('#answer [data-place="f5"].owned').count() == 1


def test_every_price_stands_on_the_map(phone: Visiting) -> None:
    page = phone().go(PRICES)
    dear = page.locator('#prices svg a[aria-label^="c5 for"]')
    assert dear.get_attribute("class") == "later"
    Finger(page).follow(page.locator('#prices svg a[aria-label="a1 for $1"]'))
    assert page.inner_text("#verdict") == "$1"
    assert lit(page.locator("#answer .town"), "at") == ["a1"]


def test_the_whole_towns_income_is_read_off_the_map(phone: Visiting) -> None:
    page = phone().go(PAYDAY)
    bank = page.locator('#answer svg a[aria-label="d4, Player 1 (hat): $24"]')
    assert bank.locator(".sign").text_content() == "×2"
    Finger(page).tap(bank)
    expect(page).to_have_url(re.compile("#income-d4$"))
    assert "Doubled by the Grocer." in page.inner_text("#income-d4")
    won, lost = page.inner_text("#income-f4"), page.inner_text("#income-b3")
    assert "Player 1 (hat) attacks and wins: $2 for Player 2 (star). $1 for Player 1 (hat)." in won
    assert "Player 3 (cactus) attacks and loses." in lost
    sums = page.locator("#answer tbody strong").all_inner_texts()
    paid = page.locator("#answer .amount").all_inner_texts()
    assert sum(map(int, sums)) == sum(int(each.removeprefix("$")) for each in paid)


def test_all_of_it_works_by_plain_forms(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(SCORE)
    who_plays(page)
    click(button(page, "All on this phone"))
    click(to_parts(page))
    field(page, "board").fill(SMALL)
    click(button(page, DONE))
    click(link(page, "Ann"))
    field(page, "seats.0.victory_points").fill("7")
    click(button(page, DONE))
    assert standing(page)["Ann"] == "9"
    page.goto(page.url.partition("/carson-city")[0] + WHERE)
    click(page.locator("#sites ol a").first)
    assert page.inner_text("#verdict") == "YES"


def test_one_phone_paints_the_town_and_the_others_see_it(phone: Visiting) -> None:
    laptop, anns, bobs = phone(**LAPTOP), phone(), phone()
    host = laptop.go(SCORE)
    who_plays(host)
    click(host.locator('.sticky button[formmethod="post"]'))
    ann = sit_down(anns, join_path(host), "Ann")
    bob = sit_down(bobs, join_path(host), "Bob")
    field(bob, "seats.1.victory_points").fill("10")
    expect(sending(bob)).to_have_text(SAVED)
    click(to_parts(ann))
    paint(Finger(ann), "s", "2", "e5")
    expect(sending(ann)).to_have_text(SAVED)
    expect(row(host, "Bob").locator("[data-seat-total]")).to_have_text("12")
    click(bob.locator("#of-the-table"))
    assert "2s" in field(bob, "shared.board").input_value()
    paint(Finger(ann), "h", "", "d4")
    expect(bob.locator('[data-spot="27"]')).to_have_attribute("data-letter", "h")
    assert complaints(laptop) + complaints(anns) + complaints(bobs) == []


def test_a_seats_questions_know_the_board_and_whose_seat_it_is(phone: Visiting) -> None:
    host = phone(**LAPTOP).go(
        at(
            SCORE,
            *((f"seats.{n}.name", name) for n, name in enumerate(PEOPLE)),
            ("board", BOARD),
            ("seats.1.personality", "captain"),
            ("seats.1.money", "9"),
        )
    )
    click(button(host, "A phone for each"))
    click(row(host, "Bob").locator(".seat-line"))
    host.locator("summary", has_text="Settle").click()
    click(link(host, "May I build this here?"))
    assert board_of(host) == BOARD
    assert chosen_chip(host, "seat") == "2"
    assert chosen_chip(host, "personality") == "captain"
    assert field(host, "money").input_value() == "9"
    click(link(host, "Saloon"))
    assert host.locator("#sites .town .own").count() == 4


def test_its_pages_have_no_flaw(phone: Visiting) -> None:
    pages = (PAYDAY, PRICES, WHERE, at(f"{SCORE}/parts", ("seats.0.name", "Ann"), ("board", BOARD)))
    for address in pages:
        visit = phone(360, color_scheme="dark")
        visit.go(address)
        assert list(flaws(visit)) == [], address
