"""Two people change the same seat; the host looks back, takes something back and finishes."""

import re

from playwright.sync_api import Page, Route, expect

from tests.house.visits import WIDTHS
from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY
from tests.journeys.pages import (
    ADD_UP,
    DONE,
    all_people,
    another_page,
    button,
    click,
    field,
    link,
    rename,
)
from tests.journeys.sheets import (
    LAPTOP,
    NOT_SENT,
    SAVED,
    choose,
    complaints,
    fill_in,
    join_path,
    note,
    sending,
    sit_down,
    start_sheet,
    total,
    type_city,
)

CONTESTED = "Failed to load resource: the server responded with a status of 409 (CONFLICT)"
RESULT = re.compile("/result$")
DOCTOR, BANKER = 'input[value="doctor"]', 'input[value="banker"]'
SMALL, THEIRS, MINE, BOTH = "hh/hh", "ih/hm", "mh/hh", "mh/hm"


def hold_back(route: Route) -> None:
    """Whatever is sent gets lost on the way."""
    if route.request.method == "POST":
        route.abort()
    else:
        route.fallback()


def is_anywhere_again(page: Page) -> None:
    """The way is free, and the phone hears of it."""
    page.unroute("**/s/**")
    page.evaluate("dispatchEvent(new Event('online'))")


def test_two_versions_stand_side_by_side_and_one_of_each_is_kept(phone: Visiting) -> None:
    laptop, pocket = phone(**LAPTOP), phone()
    host = start_sheet(laptop)
    paul = sit_down(pocket, join_path(host), "Paul")
    type_city(paul, SMALL)
    expect(sending(paul)).to_have_text(SAVED)
    paul.route("**/s/**", hold_back)
    type_city(paul, MINE)
    all_people(paul)
    paul.check(BANKER)
    expect(sending(paul)).to_have_text(NOT_SENT)
    fill_in(host, "Paul")
    type_city(host, THEIRS)
    all_people(host)
    host.check(DOCTOR)
    expect(sending(host)).to_have_text(SAVED)
    with another_page(paul):
        paul.reload()
    assert paul.locator("[data-notation]").input_value() == MINE
    assert paul.is_checked(BANKER)
    is_anywhere_again(paul)
    expect(paul.locator("#conflict")).to_contain_text("Paul: City a1")
    rename(paul, 1, "Paula")
    choose(paul, city="mine", characters="theirs")
    expect(sending(paul)).to_have_text(SAVED)
    expect(paul.locator("#conflict")).to_be_empty()
    for page in (paul, host):
        expect(page.locator("[data-notation]")).to_have_value(BOTH)
        expect(field(page, "seats.1.name")).to_have_value("Paula")
        expect(page.locator(".people :checked[name]")).to_have_count(1)
        expect(page.locator(DOCTOR)).to_be_checked()
    assert complaints(laptop) == []
    assert set(complaints(pocket)) <= {CONTESTED}


def test_the_host_takes_something_back_and_finishes(phone: Visiting) -> None:
    laptop, pocket = phone(**LAPTOP), phone()
    host = start_sheet(laptop)
    alex = sit_down(pocket, join_path(host), "Alex")
    type_city(alex, ALEX_CITY)
    expect(total(host, "Alex")).to_have_text("82")
    all_people(alex)
    alex.check(BANKER)
    expect(sending(alex)).to_have_text(SAVED)
    click(link(host, "What happened"))
    undo = host.locator(".timeline li", has_text="Banker").locator("button")
    alex.evaluate("document.activeElement.blur()")
    click(undo)
    expect(alex.locator(BANKER)).not_to_be_checked()
    expect(alex.locator("[data-notation]")).to_have_value("")
    expect(note(alex)).to_contain_text("took something back")
    type_city(alex, SMALL)
    expect(host.locator(".timeline li").first).to_contain_text("Alex has 0.")
    click(link(host, "Back"))
    click(button(host, "Finish"))
    expect(host.locator(".lead")).to_contain_text("Finish without")
    click(button(host, "Finish anyway"))
    for page in (host, alex):
        expect(page).to_have_url(RESULT)
        expect(page.locator(".winner")).to_contain_text("Alex")
    click(button(host, "Correct"))
    expect(alex.locator("[data-notation]")).to_be_enabled()
    host.locator("#more summary").click()
    click(link(host, "Delete this table"))
    click(button(host, "Delete for good"))
    type_city(alex, THEIRS)
    expect(note(alex)).to_contain_text("table")
    assert alex.locator("[data-notation]").input_value() == THEIRS


def test_a_way_that_is_only_looked_at_takes_nothing_away(phone: Visiting) -> None:
    laptop, pocket = phone(**LAPTOP), phone()
    host = start_sheet(laptop)
    paul = sit_down(pocket, join_path(host), "Paul")
    type_city(paul, ALEX_CITY)
    expect(total(host, "Paul")).to_have_text("82")
    paul.check('[value="cards"]')
    rename(paul, 1, "Paula")
    expect(total(host, "Paula")).to_have_text("82")
    paul.get_by_text("Card by card, as text").click()
    button(paul, "Add another").click()
    field(paul, "seats.1.cards.1.at").fill("a1")
    field(paul, "seats.1.cards.1.parcels").fill("im/..")
    expect(total(host, "Paula")).to_have_text("2")
    expect(sending(paul)).to_have_text(SAVED)
    assert field(paul, "seats.1.cards.0.at").input_value() == ""
    assert field(paul, "seats.1.cards.1.at").input_value() == "a1"
    paul.check('[value="city"]')
    expect(total(host, "Paula")).to_have_text("82")
    assert complaints(laptop) + complaints(pocket) == []


def test_without_scripts_people_join_and_save(phone: Visiting) -> None:
    laptop, pocket = phone(java_script_enabled=False), phone(java_script_enabled=False)
    host = start_sheet(laptop)
    paul = sit_down(pocket, join_path(host), "Paul")
    field(paul, "seats.1.city").fill(ALEX_CITY)
    click(button(paul, ADD_UP))
    assert total(paul, "Paul").inner_text() == "82"
    with another_page(host):
        host.reload()
    assert total(host, "Paul").inner_text() == "82"


# What is filled on a canvas: shapes of the file of marks, by what they are, and any others.
FILLED = """() => {
    const [shapes, filled] = [new Map(), []];
    window.filled = filled;
    window.Path2D = class extends Path2D {
        constructor(text) {
            super(text);
            shapes.set(this, text);
        }
    };
    const pen = CanvasRenderingContext2D.prototype;
    const { fill } = pen;
    pen.fill = function (...what) {
        filled.push(shapes.get(what[0]) ?? "circle");
        return fill.apply(this, what);
    };
}"""
MARKS = """async (marks) => {
    const file = await (await fetch("/static/house/marks.svg")).text();
    const symbols = new DOMParser().parseFromString(file, "image/svg+xml");
    const of = (mark) => [...symbols.querySelectorAll(`#mark-${mark} path`)];
    const shapes = (mark) => of(mark).map((each) => each.getAttribute("d"));
    return marks.flatMap((mark) => ["circle", ...shapes(mark)]);
}"""


def test_everybody_on_the_picture_has_the_own_mark_and_no_other(phone: Visiting) -> None:
    visit = phone()
    visit.page.add_init_script(f"({FILLED})()")
    host = start_sheet(visit, ("Ann", "Ben", "Cid", "Dee"))
    for name in ("Ann", "Ben", "Cid", "Dee"):
        fill_in(host, name)
        type_city(host, ALEX_CITY if name == "Cid" else SMALL)
        click(button(host, DONE))
    click(link(host, "Take it along"))
    button(host, "Make the picture").click()
    expect(host.locator("canvas.share-picture")).to_be_visible()
    drawn = host.evaluate(MARKS, ["cactus", "hat", "star", "boot"])
    assert host.evaluate("window.filled") == drawn


def test_a_picture_of_the_result_is_drawn_and_saved(phone: Visiting) -> None:
    visit = phone()
    names = ["שרה", "Wilhelmina-Charlotte-Antoinette-Dorothea", "Zoë 🤠"]
    host = start_sheet(visit, names)
    for number, name in enumerate(names):
        fill_in(host, name)
        type_city(host, ALEX_CITY if number else SMALL)
        click(button(host, DONE))
    click(link(host, "Take it along"))
    button(host, "Make the picture").click()
    picture = host.locator("canvas.share-picture")
    expect(picture).to_have_accessible_name(re.compile("Wilhelmina.*82.*שרה"))
    needed, there = host.evaluate(WIDTHS)
    assert needed == there
    with host.expect_download() as saved:
        link(host, "Save the picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert complaints(visit) == []
