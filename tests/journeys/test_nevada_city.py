"""Nevada City: ledgers kept on three phones, the year step by step, questions with small forms."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, Route, expect

from tests.house.visits import flaws
from tests.journeys.conftest import Visiting
from tests.journeys.examples import Fields, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import (
    DONE,
    another_page,
    button,
    chip,
    chosen_chip,
    click,
    field,
    link,
    standing,
)
from tests.journeys.sheets import LAPTOP, SAVED, complaints, join_path, row, sending, sit_down
from tests.thorough import one_in

CITY = "/nevada-city"
SCORE = f"{CITY}/score"
PEOPLE = ("Ann", "Bob", "Cid")
YEAR = "The year, step by step"
GOALS: Fields = [
    ("goals.0.name", "Ranches"),
    ("goals.0.levels", "8, 5, 3"),
    ("goals.0.counts", "5, 5, 1"),
]
LEDGERS: Fields = [
    ("seats.0.name", "Ann"),
    ("seats.0.score_track", "20"),
    ("seats.0.properties.mines", "2"),
    ("seats.0.properties.farms", "2"),
    ("seats.0.properties.ranches", "3"),
    ("seats.0.buildings.0.building", "newspaper"),
    ("seats.0.buildings.0.vp", "4"),
    ("seats.0.resources.iron", "1"),
    ("seats.0.resources.entertainment", "3"),
    ("seats.1.name", "Bob"),
    ("seats.1.score_track", "30"),
    ("seats.2.name", "Cid"),
    ("seats.2.score_track", "25"),
]
BUILDING: Fields = [
    ("cost.iron", "3"),
    ("cost.brick", "1"),
    ("skills.masonry", "1"),
    ("delivered.iron", "0"),
    ("owner", "self"),
    ("character_built_here_this_year", "false"),
    ("at_hand.iron", "2"),
    ("at_hand.entertainment", "1"),
    ("draft", "on"),
]
CONTRACT: Fields = [
    ("action", "work"),
    ("homestead_cards", "1"),
    ("character_done", "none"),
    ("requires.livestock", "3"),
    ("requires.iron", "2"),
    ("requires.entertainment", "2"),
    ("deposited.livestock", "1"),
    ("pay.livestock", "1"),
    ("pay.entertainment", "1"),
    ("skills.blacksmithing", "1"),
    ("entertainment_as.iron", "1"),
]
SCHEMES = ("light", "dark")
FLAWLESS = (
    at(f"{CITY}/ask/charts", ("production.silver", "3"), ("market.silver", "2")),
    at(f"{CITY}/ask/construct", *BUILDING[:-1]),
    at(f"{CITY}/ask/setup", ("players", "2"), ("year", "1")),
    at(f"{CITY}/ask/goal", ("levels", "8, 5, 3"), ("counts", "5, 5, 3, 1")),
    f"{CITY}/ask/claim",
)


def nothing_to_hear(route: Route) -> None:
    """No stream of changes, which nobody makes here."""
    route.fulfill(status=204)


def who_plays(page: Page) -> None:
    """Three people sit down."""
    for number, name in enumerate(PEOPLE, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)


def open_line(page: Page, opens: str, *further: str) -> None:
    """Choose the ledger and open a line of it."""
    page.locator('[value="ledger"]').check()
    page.locator(f'.pluses a[data-opens*="{opens}"]').click()
    for name in further:
        link(page, name).click()


def test_three_phones_keep_their_ledgers_and_the_host_sees_them(phone: Visiting) -> None:
    laptop, anns, bobs, cids = phone(**LAPTOP), phone(), phone(), phone()
    host = laptop.go(SCORE)
    who_plays(host)
    click(host.locator('.sticky button[formmethod="post"]'))
    path = join_path(host)
    ann, bob, cid = (
        sit_down(visit, path, name) for visit, name in zip((anns, bobs, cids), PEOPLE, strict=True)
    )
    field(ann, "seats.0.score_track").fill("20")
    open_line(ann, "properties-tiles", "All properties in one number")
    field(ann, "seats.0.properties").fill("14")
    field(bob, "seats.1.score_track").fill("10+20")
    open_line(cid, "newspaper")
    field(cid, "seats.2.newspaper").fill("5, 2")
    for page in (ann, bob, cid):
        expect(sending(page)).to_have_text(SAVED)
    for name, points in {"Ann": "14", "Bob": "30", "Cid": "7"}.items():
        expect(row(host, name).locator("[data-seat-total]")).to_have_text(points)
    expect(ann.locator("#both-ways")).to_contain_text("6 points behind the pawn")
    for visit in (laptop, anns, bobs, cids):
        assert complaints(visit) == []


def unfold(page: Page) -> None:
    """Open all parts of the year."""
    for part in page.locator(".checks:not([open]) > summary").all()[::-1]:
        part.click()


def test_two_phones_tick_the_same_year_and_nobody_loses_a_tick(phone: Visiting) -> None:
    laptop, anns = phone(**LAPTOP), phone()
    host = laptop.go(SCORE)
    who_plays(host)
    click(host.locator('.sticky button[formmethod="post"]'))
    ann = sit_down(anns, join_path(host), "Ann")
    for page in (host, ann):
        click(link(page, YEAR))
        unfold(page)
    field(host, "year.1.NC-15").check()
    field(ann, "year.1.NC-17").check()
    for page in (host, ann):
        expect(page.locator(".check :checked")).to_have_count(2)
        expect(page.locator("#part-1-prepare-told")).to_contain_text("2 of")
    field(ann, "year.1.unhired").fill("3")
    field(ann, "year.1.boarding_house").select_option("player")
    expect(host.locator("#check-1-NC-73")).to_contain_text("3 workers were not hired")
    button(host, "On to 1856").click()
    expect(ann.locator("h2").first).to_contain_text("Year 2 of 4")
    expect(ann.locator(".check :checked")).to_have_count(0)
    button(ann, "Back to 1855").click()
    expect(host.locator(".check :checked")).to_have_count(2)
    expect(field(host, "year.1.unhired")).to_have_value("3")
    assert complaints(laptop) + complaints(anns) == []


def test_a_seats_questions_know_what_it_has(phone: Visiting) -> None:
    host = phone(**LAPTOP).go(at(SCORE, *LEDGERS, *GOALS))
    assert standing(host)["Bob"] == "36"
    click(button(host, "A phone for each"))
    click(row(host, "Ann").locator(".seat-line"))
    host.locator("summary", has_text="Settle").click()
    asking = host.url
    click(host.locator('a[href*="/ask/newspaper"]'))
    assert chosen_chip(host, "owner") == "self"
    host.goto(asking)
    host.locator("summary", has_text="Settle").click()
    click(host.locator('a[href*="/ask/construct"]'))
    assert field(host, "at_hand.entertainment").input_value() == "3"
    host.goto(asking)
    host.locator("summary", has_text="Settle").click()
    click(host.locator('a[href*="/ask/goal"]'))
    click(button(host, "Ask"))
    assert "Rounding loses one point." in host.inner_text("#answer")


def test_what_completes_a_building_is_filled_in_by_one_touch(phone: Visiting) -> None:
    page = phone().go(at(f"{CITY}/ask/construct", *BUILDING))
    assert "Then it is complete." in page.inner_text("#plan")
    Finger(page).follow(link(page, "Fill it in like this"))
    assert page.inner_text("#verdict") == "YES"
    assert field(page, "bring.iron").input_value() == "2"
    assert field(page, "entertainment_as.iron").input_value() == "1"
    assert page.locator("#answer .lacking").count() == 0


def test_only_what_belongs_to_a_choice_is_asked(phone: Visiting) -> None:
    page = phone().go(f"{CITY}/ask/loan")
    expect(field(page, "loans")).to_be_hidden()
    finger = Finger(page)
    finger.tap(chip(page, "action", "carry_over"))
    field(page, "markers").fill("9")
    field(page, "loans").fill("1")
    finger.tap(chip(page, "action", "repay"))
    expect(field(page, "loans")).to_be_hidden()
    field(page, "money").fill("7")
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"


def test_all_of_it_works_by_plain_forms(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(SCORE)
    who_plays(page)
    click(page.locator('.sticky button[formmethod="post"]'))
    sheet = page.url
    click(link(page, YEAR))
    unfold(page)
    field(page, "year.1.NC-16").check()
    with another_page(page):
        button(page, "Keep the ticks").last.click()
    expect(field(page, "year.1.NC-16")).to_be_checked()
    click(button(page, "On to 1856"))
    assert "Year 2 of 4" in page.inner_text("h2 >> nth=0")
    page.goto(sheet)
    click(row(page, "Ann").locator(".seat-line"))
    page.locator('[value="ledger"]').check()
    page.locator("#f-seats-0-properties-whole > summary").click()
    field(page, "seats.0.properties").fill("8")
    click(button(page, DONE))
    assert standing(page)["Ann"] == "8"
    page.goto(page.url.partition("/s/")[0] + f"{CITY}/ask/charts")
    click(page.locator('[aria-label="Production chart, Crops: one cube more"]'))
    assert page.inner_text("#verdict") == "NO"
    assert page.locator("#charts .cube-crops").count() > 0


def test_ticks_without_a_sheet_stay_in_the_address(phone: Visiting) -> None:
    page = phone().go(at(f"{CITY}/ask/setup", ("players", "3"), ("year", "1")))
    page.locator(".steps-of-year > summary").click()
    page.locator('[value="1.NC-15"]').check()
    page.wait_for_url("**done=1.NC-15**")
    with another_page(page):
        page.reload()
    expect(page.locator(".check :checked")).to_have_count(1)
    click(link(page, "1856"))
    expect(page.locator(".check :checked")).to_have_count(0)
    click(link(page, "1855"))
    expect(page.locator(".check :checked")).to_have_count(1)


@pytest.mark.parametrize(
    ("address", "scheme"), one_in(3, zip(FLAWLESS, cycle(SCHEMES), strict=False))
)
def test_a_page_has_no_flaw(phone: Visiting, address: str, scheme: str) -> None:
    visit = phone(360, color_scheme=scheme)
    visit.go(address)
    assert list(flaws(visit)) == []


def test_the_year_of_a_sheet_has_no_flaw(phone: Visiting) -> None:
    host = phone().go(at(SCORE, *LEDGERS))
    click(button(host, "A phone for each"))
    click(link(host, YEAR))
    visit = phone(360, color_scheme="dark")
    visit.page.route("**/events*", nothing_to_hear)  # a stream's size is known when it ends
    visit.go("/s/" + host.url.partition("/s/")[2])
    assert list(flaws(visit)) == []


@pytest.mark.parametrize("locale", ["en", "de"])
def test_goods_are_told_good_by_good_without_a_wider_page(phone: Visiting, locale: str) -> None:
    page = phone(360, locale=locale).go(at(f"{CITY}/ask/contract", *CONTRACT))
    window = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert window == [360, 360]
    table = page.locator(".good-by-good")
    missing = table.locator("thead th").last.bounding_box()
    assert missing is not None
    assert missing["x"] + missing["width"] <= 360
