"""The result on phones: a tap on a bar, what is handed out, what came too late, what moves."""

import pytest
from playwright.sync_api import expect

from tests.journeys.bad_wifi import call, new_sheet
from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY, CARDS, RESULT, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import button, click, link, totals
from tests.journeys.sheets import back_again, cut_off, sending, type_city

SHARES = "navigator.share = (told) => { window.told = told; return Promise.resolve(); };"
SHARES_NOT = "delete Navigator.prototype.share;"
MOVING = "() => document.getAnimations().length"
ONE_LINE = 80
LATE = f"m{ALEX_CITY[1:]}"
COUNTED_OFF = [
    ("seats.0.name", "Alex"),
    ("seats.0.counts.mines", "8"),
    ("seats.0.counts.outlaws", "-6"),
]


def test_a_tap_on_a_part_of_a_bar_opens_its_line(phone: Visiting) -> None:
    page = phone().go(at(RESULT, *TABLE))
    finger = Finger(page)
    for line in ("#line-0-mines", "#line-1-ranches"):
        assert page.locator(f"{line}[open]").count() == 0
        finger.tap(page.locator(f'.bar a[href="{line}"]'))
        expect(page.locator(f"{line} ul")).to_be_in_viewport()
    assert page.locator(".bar").first.locator("title").first.text_content() == "Paul: 133"


def test_what_took_points_away_lies_left_of_nothing(phone: Visiting) -> None:
    page = phone().go(at(RESULT, *COUNTED_OFF, ("seats.1.name", "Ben")))
    loss, gain = page.locator(".loss"), page.locator(".segment:not(.loss)")
    ends = loss.evaluate("loss => Number(loss.getAttribute('x')) + loss.width.baseVal.value")
    assert ends == pytest.approx(float(gain.get_attribute("x") or 0), abs=0.2)
    assert loss.locator("..").get_attribute("aria-label") == "Outlaws: -6"
    assert totals(page) == [2]


def test_a_phone_that_can_share_hands_out_the_address_of_the_result(phone: Visiting) -> None:
    visit = phone()
    visit.page.add_init_script(SHARES)
    page = visit.go(at(RESULT, *TABLE))
    Finger(page).tap(link(page, "Share"))
    told = page.evaluate("window.told")
    assert told == {
        "title": "Carson City: The Card Game",
        "text": "Paul wins: 133 points, 24 ahead of Alex",
        "url": told["url"],
    }
    assert totals(phone().go(told["url"].removeprefix(visit.home))) == [133, 109, 91, 86]


def test_where_nothing_can_be_shared_the_address_is_copied(phone: Visiting) -> None:
    visit = phone()
    visit.page.add_init_script(SHARES_NOT)
    page = visit.go(at(RESULT, *TABLE))
    finger = Finger(page)
    finger.follow(link(page, "Share"))
    assert "/take-along?" in page.url
    finger.tap(button(page, "Copy"))
    expect(button(page, "Copied")).to_be_visible()
    copied = page.locator("#address").input_value()
    assert totals(phone().go(copied.removeprefix(visit.home))) == [133, 109, 91, 86]
    assert visit.said == []


@pytest.mark.parametrize(("language", "width"), [("en-GB", 390), ("de-DE", 390), ("de-DE", 360)])
def test_all_that_is_done_with_a_result_stands_in_one_line(
    phone: Visiting, language: str, width: int
) -> None:
    page = phone(width, locale=language).go(at(RESULT, *TABLE))
    bar = page.locator(".result-bar")
    box = bar.bounding_box()
    assert box
    assert box["height"] < ONE_LINE
    assert bar.locator("a, button").count() == 4


def test_nothing_moves_where_the_reader_wants_no_motion(phone: Visiting) -> None:
    lively = phone(reduced_motion="no-preference").go(at(RESULT, *TABLE))
    assert lively.evaluate(MOVING) > 0
    calm = phone(reduced_motion="reduce").go(at(RESULT, *TABLE))
    assert calm.evaluate(MOVING) == 0


def test_what_came_too_late_is_shown_on_the_result_and_sent_once_it_is_reopened(
    phone: Visiting,
) -> None:
    laptop, pocket = phone(), phone()
    sheet = new_sheet(laptop.home, "carson-city-cards", ("Alex", "Paul"))
    host, seat = sheet["links"]["host"], sheet["links"]["seats"][0]
    calls = f"{laptop.home}/api/v1/sheets/{host[3:]}"
    cities = {f"seats.{number}.city": ALEX_CITY for number in (0, 1)}
    call(calls, {"base": sheet["revision"], "set": cities}, "PATCH")
    alex = pocket.go(seat)
    if alex.locator(".are-you").count():
        click(alex.locator(".are-you button"))
    cut_off(alex)
    type_city(alex, LATE)
    expect(sending(alex)).to_have_text("not sent yet")
    call(f"{calls}/finish", {"anyway": True}, "POST")
    back_again(alex)
    alex.wait_for_url(f"**{seat}/result")
    expect(alex.locator("[data-late] li")).to_have_text("Alex: City a1: Mountain")
    click(button(alex, "Ask the host to reopen"))
    call(f"{calls}/reopen", {}, "POST")
    alex.wait_for_url(f"**{seat}")
    expect(alex.locator("[data-notation]")).to_have_value(LATE)
    expect(sending(alex)).to_have_text("saved")
    assert call(calls)["seats"][0]["fields"]["city"] == LATE


def test_without_scripts_a_result_leads_on_too(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(at(RESULT, *TABLE))
    click(link(page, "Share"))
    assert "/take-along?" in page.url
    click(link(page, "Back to the result"))
    click(link(page, "Rematch"))
    assert page.locator(".seat-name").all_inner_texts() == ["Alex", "Paul", "Eagle", "Bear"]
    assert f"{CARDS}/score?" in page.url
    assert ".city=" not in page.url


def test_on_a_television_the_moment_is_large(phone: Visiting) -> None:
    visit = phone(viewport={"width": 1920, "height": 1080}, has_touch=False)
    links = new_sheet(visit.home, "nevada-city", ("Ann", "Ben"))["links"]
    calls = f"{visit.home}/api/v1/sheets{links['host'][2:]}"
    points = {"seats.0.score_track": 31, "seats.1.score_track": 20}
    call(calls, {"base": 1, "set": points}, "PATCH")
    call(f"{calls}/finish", {"anyway": True})
    sizes = [
        visit.go(f"{links[role]}/result")
        .locator(".winner")
        .evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
        for role in ("look", "host")
    ]
    assert sizes[0] > 1.4 * sizes[1]
