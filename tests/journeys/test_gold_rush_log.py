"""A table of the tile game: the running log on several phones, features in numbers, answers."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house.visits import Visit, flaws
from tests.journeys.conftest import Visiting
from tests.journeys.examples import Fields, at
from tests.journeys.pages import button, click, field
from tests.journeys.sheets import SAVED, complaints, join_path, sending, sit_down
from tests.journeys.test_every_page import FINGER, LOOKS, NARROW, TOO_LOW

HOME = "/gold-rush/score"
ADD = "Add to the track"
MAP = "0,0=rrrr_n-c_e-c_s-c_w-c;-1,0=mrpp_e-m_n^2!c1:mountain@n;1,0=pprr_s-w"
PLAYERS: Fields = [("seats.0.name", "Ann"), ("seats.0.points", "31"), ("seats.1.name", "Ben")]
STATES: dict[str, str] = {
    "a tile between its neighbours": "/gold-rush/ask/tile?tile=mrpr+e-w*&neighbours.n=m",
    "the parts of a tile": "/gold-rush/ask/tile_parts?tile=mrpr+e-w*+%5E1+t@en",
    "a feature lit up": at(
        "/gold-rush/ask/feature", ("map", MAP), ("at", "1,0"), ("on", "railroad@s")
    ),
    "a seat": at(f"{HOME}/seat/0", *PLAYERS),
}


def log_of(page: Page) -> Page:
    """Go on to the running log."""
    click(page.get_by_role("link", name="Score what was completed"))
    return page


def count(page: Page, what: str, times: int = 1) -> None:
    """Press for one more so often."""
    more = page.get_by_role("button", name=f"{what}: one more", exact=True).locator("visible=true")
    for _ in range(times):
        more.tap()


def track(page: Page, name: str) -> Locator:
    """Where somebody is on the score track."""
    return page.locator(".track-seats li", has_text=name)


def sheet_of_three(visit: Visit) -> Page:
    page = visit.go(at(HOME, *(("player", name) for name in ("Ann", "Ben", "Cy"))))
    click(page.locator("form[action$=sheets] button"))
    return page


def test_three_phones_see_who_gets_what_and_take_it_back(phone: Visiting) -> None:
    visits = host, *others = phone(), phone(), phone()
    table = sheet_of_three(host)
    path = join_path(table)
    pages = [log_of(table)]
    pages += [
        log_of(sit_down(v, path, name)) for v, name in zip(others, ("Ben", "Cy"), strict=True)
    ]
    ben = pages[1]
    count(ben, "Tiles", 5)
    count(ben, "Locomotives")
    for name in ("Ann", "Cy"):
        count(ben, name)
    expect(ben.locator("#brings")).to_contain_text("0 → 10")
    click(button(ben, ADD))
    for page in pages:
        for name, points in (("Ann", "10"), ("Ben", "0"), ("Cy", "10")):
            expect(track(page, name).locator(".track-points")).to_have_text(points)
        expect(page.locator(".logged").first).to_contain_text("5 tiles")
    expect(button(pages[2], "Undo")).to_have_count(0)
    click(button(pages[0], "Undo"))
    for page in pages:
        expect(track(page, "Ann").locator(".track-points")).to_have_text("0")
    assert [line for visit in visits for line in complaints(visit)] == []


def test_it_is_logged_by_plain_forms(phone: Visiting) -> None:
    page = log_of(sheet_of_three(phone(java_script_enabled=False)))
    page.get_by_label("mountain").check()
    field(page, "nuggets").fill("4+3")
    field(page, "cowboys.1").fill("1")
    click(page.locator(".sticky button.quiet"))
    expect(page.locator("#brings")).to_contain_text("0 → 7")
    click(button(page, ADD))
    expect(track(page, "Ben").locator(".track-points")).to_have_text("7")


def test_tokens_and_features_are_counted_by_touch(phone: Visiting) -> None:
    visit = phone()
    page = sheet_of_three(visit)
    host = page.url
    page.goto(f"{host}/seat/0")
    count(page, "5 nuggets", 2)
    expect(sending(page)).to_have_text(SAVED)
    page.goto(f"{host}/parts?form=1")
    feature = page.locator(".feature").first
    tiles, nuggets = (feature.locator(f'[name$=".{name}"]') for name in ("tiles", "nuggets"))
    expect(nuggets).to_be_hidden()
    feature.locator(".chip", has_text="mountain").tap()
    expect(tiles).to_be_hidden()
    nuggets.fill("3")
    feature.get_by_role("button", name="Ben: one more").tap()
    expect(sending(page)).to_have_text(SAVED)
    expect(page.locator("[data-seat-row='0']")).to_contain_text("counting")
    page.reload()
    expect(nuggets).to_have_value("3")
    assert complaints(visit) == []


@pytest.mark.parametrize(("state", "look"), [*zip(STATES, LOOKS, strict=True)])
def test_answers_and_seats_have_no_flaw(phone: Visiting, state: str, look: tuple[str, str]) -> None:
    scheme, locale = look
    visit = phone(NARROW, color_scheme=scheme, locale=locale)
    page = visit.go(STATES[state])
    assert list(flaws(visit)) == []
    assert page.evaluate(TOO_LOW, FINGER) == []
