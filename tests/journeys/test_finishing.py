"""The game ends for all at once; what is said meanwhile is said quietly."""

import re

from playwright.sync_api import Page, expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY
from tests.journeys.pages import another_page, button, click, field
from tests.journeys.sheets import (
    LAPTOP,
    NOT_SENT,
    SAVED,
    back_again,
    complaints,
    cut_off,
    fill_in,
    join_path,
    note,
    row,
    sending,
    sit_down,
    start_sheet,
    total,
    type_city,
)

RESULT = re.compile("/result$")
SMALL = "hh/hh"
REFUSED = "Failed to load resource: the server responded with a status of 409 (CONFLICT)"
OVERLAP = """() => {
    const [note, used] = [document.querySelector("[data-live-note]"), document.activeElement]
        .map((node) => node.getBoundingClientRect());
    return note.height > 0 && note.top < used.bottom && note.bottom > used.top;
}"""


def bar(page: Page) -> str:
    return page.locator("#next").inner_text()


def test_when_all_are_done_one_touch_leads_every_phone_to_the_result(phone: Visiting) -> None:
    visits = phone(**LAPTOP), phone(), phone(), phone()
    host = start_sheet(visits[0])
    alex, paul = (
        sit_down(visit, join_path(host), name)
        for visit, name in zip(visits[1:], ("Alex", "Paul"), strict=False)
    )
    looking = visits[3].go(str(host.locator("#code details a").get_attribute("href")))
    for page, city in ((alex, ALEX_CITY), (paul, SMALL)):
        type_city(page, city)
        expect(sending(page)).to_have_text(SAVED)
        expect(page.locator(".leading").first).to_contain_text("lead")
        button(page, "I am done").click()
    expect(host.locator("#next")).to_contain_text("Fill in for Alex")  # as when it was opened
    with another_page(host):
        host.reload()
    for name in ("Eagle", "Bear"):
        expect(host.locator("#next")).to_contain_text(f"Fill in for {name}")
        fill_in(host, name)
        field(host, f"seats.{2 if name == 'Eagle' else 3}.appeal").fill("5")
        expect(sending(host)).to_have_text(SAVED)
        click(host.get_by_role("link", name="The table"))
    expect(host.locator("#next")).to_contain_text("Show the result")
    assert [page.locator(".winner").count() for page in (alex, paul)] == [1, 1]
    click(button(host, "Show the result"))
    for page in (host, alex, paul, looking):
        expect(page).to_have_url(RESULT)
        expect(page.locator(".winner")).to_contain_text("Alex")
    assert [line for visit in visits for line in complaints(visit)] == []


def test_what_was_not_sent_when_the_game_ended_is_shown_and_sent_once_it_is_reopened(
    phone: Visiting,
) -> None:
    laptop, anns, pauls = phone(**LAPTOP), phone(), phone()
    host = start_sheet(laptop)
    home = host.url
    alex = sit_down(anns, join_path(host), "Alex")
    paul = sit_down(pauls, join_path(host), "Paul")
    type_city(alex, SMALL)
    expect(total(host, "Alex")).to_have_text("0")
    cut_off(paul)
    type_city(paul, ALEX_CITY)
    expect(sending(paul)).to_have_text(NOT_SENT)
    click(button(host, "Finish"))
    click(button(host, "Finish anyway"))
    expect(alex).to_have_url(RESULT)
    back_again(paul)
    expect(paul).to_have_url(RESULT)
    expect(paul.locator("[data-late]")).to_contain_text("City")
    click(button(paul, "Ask the host to reopen"))
    host.goto(home)
    click(button(host, "Reopen"))
    expect(alex).not_to_have_url(RESULT)
    expect(total(host, "Paul")).to_have_text("82")
    expect(sending(paul)).to_have_text(SAVED)
    assert set(complaints(pauls)) <= {REFUSED}


def test_a_phone_asks_to_correct_and_the_host_answers(phone: Visiting) -> None:
    visits = pocket, anns, pauls = phone(), phone(), phone()
    host = start_sheet(pocket)
    alex = sit_down(anns, join_path(host), "Alex")
    paul = sit_down(pauls, join_path(host), "Paul")
    for page, city in ((alex, ALEX_CITY), (paul, SMALL)):
        type_city(page, city)
        expect(sending(page)).to_have_text(SAVED)
        button(page, "I am done").click()
        expect(page.locator("#onward")).to_contain_text("Not done after all")
    click(button(host, "Finish"))
    click(button(host, "Finish anyway"))
    for page in (alex, paul):
        expect(page).to_have_url(RESULT)
    click(button(paul, "Ask to correct"))
    expect(paul.locator(".asking")).to_have_text("You have asked the host to reopen this table.")
    host.wait_for_timeout(4000)
    expect(host.locator(".asking")).to_contain_text("Paul asks to correct something.")
    click(button(host, "Let the result stand"))
    expect(host.locator(".asking")).to_have_count(0)
    click(button(paul, "Ask to correct"))
    expect(host.locator(".asking")).to_contain_text("Paul asks to correct something.")
    click(button(host, "Reopen"))
    expect(paul).not_to_have_url(RESULT)
    expect(paul.locator(".open-again")).to_contain_text("This table is open again")
    type_city(paul, ALEX_CITY)
    expect(total(host, "Paul")).to_have_text("82")
    click(button(host, "Finish"))
    click(button(host, "Finish anyway"))
    expect(paul.locator(".corrected")).to_contain_text("Paul 0 → 82")
    assert [line for visit in visits for line in complaints(visit)] == []


def test_what_others_did_is_one_line_for_a_moment_and_never_over_the_field(
    phone: Visiting,
) -> None:
    laptop, anns, pauls = phone(**LAPTOP), phone(), phone()
    host = start_sheet(laptop)
    alex = sit_down(anns, join_path(host), "Alex")
    paul = sit_down(pauls, join_path(host), "Paul")
    type_city(alex, ALEX_CITY)
    expect(note(host)).to_have_text("Alex 82")
    expect(note(alex)).to_be_empty()
    expect(note(host)).to_be_empty(timeout=5000)
    paul.locator(".seat-head summary").click()
    field(paul, "seats.1.name").focus()
    paul.evaluate("document.activeElement.scrollIntoView({ block: 'end' })")
    type_city(alex, "hh/hh")
    expect(total(paul, "Alex")).to_have_text("0")
    assert not paul.evaluate(OVERLAP)
    type_city(alex, "h?/hh")
    expect(row(host, "Alex").locator(".behind")).to_be_visible()
    expect(total(host, "Alex")).to_have_text("0")
