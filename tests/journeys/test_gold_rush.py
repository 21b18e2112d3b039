"""A game of tiles: laid and logged by three phones, counted without a map, asked about."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from rules.gold_rush.notation import read_tile
from tests.house.visits import Visit, flaws
from tests.journeys.conftest import Recording, Visiting
from tests.journeys.examples import at
from tests.journeys.fingers import Finger
from tests.journeys.keys import Keys
from tests.journeys.laying import (
    cell,
    edge,
    has_laid,
    mark,
    put_into_box,
    seen_before,
    sign,
    tap,
)
from tests.journeys.pages import (
    ADD_UP,
    DONE,
    another_page,
    button,
    chip,
    click,
    field,
    link,
    to_parts,
    totals,
)
from tests.journeys.sheets import LAPTOP, SAVED, complaints, join_path, row, sending, sit_down
from tests.journeys.test_every_page import LOOKS
from tests.journeys.test_gold_rush_log import ADD, count, log_of, track
from tests.journeys.test_shared_sheet_pages import nothing_to_hear
from tests.thorough import one_in, thorough
from tests.touches import TOUCHES

SCORE = "/gold-rush/score"
ASK = "/gold-rush/ask/tile"
PEOPLE = ("Ann", "Ben", "Cid")
TABLE, REVEAL = "Back to the table", "Turn over what is face down"
RAILROAD = [("0,1", "pppp", ""), ("1,1", "rprp", "Ben"), ("1,0", "pprr", "")]
SHUT_IN = [("1,2", "rrpp n-j e-j", ""), ("-1,0", "mrpp ^3", "Cid")]
MOUNTAIN = [("-2,0", "pppp", ""), ("-2,-1", "pmpp ^1", "Ben"), ("-1,-1", "ppmm", "")]
PRAIRIE = [("-1,1", "pppp h", "Ann")]
FINAL_SCORING: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("railroad", "2", (0,)),
    ("city", "1", (1,)),
    ("mountain", "3", (2,)),
    ("mountain", "10", (3, 3, 4)),
)

FINAL_TOTALS = [10, 3, 3, 2]
MOST_TOUCHES = 50
"""Without the names and the way to them."""
SECRET = "3+4-1"
LOGGING = "/beside/log?kind=mountain&nuggets=4&cowboys.1=1"
ON_A_SHEET = ("/seat/1", LOGGING, "/beside/palette", "/parts")
ON_FROM_FIRST = {"p": 0, "r": 1, "m": 2, "-": 3}
"""How many arrows lead from the first chip to that of a land or of no tile."""
ALL_AROUND = {"n": "m", "e": "p", "s": "m", "w": "p"}


def share(visit: Visit) -> Page:
    """Three people sit down, and one of them shares the sheet."""
    page = visit.go(at(SCORE, *(("player", name) for name in PEOPLE)))
    click(page.locator("form[action$=sheets] button"))
    return page


def lay(page: Page, at_cell: str, tile: str, cowboy: str) -> None:
    """Lay a tile of the box on a cell, and put a cowboy on it if there is one."""
    x, y = map(int, at_cell.split(","))
    tap(seen_before(page, read_tile(tile).text))
    tap(cell(page, x, y))
    if cowboy:
        put(page, cowboy)


def put(page: Page, name: str) -> None:
    """Put somebody's cowboy on the first place of the newest tile that is free."""
    tap(page.locator(".tile-with-places .place:not(.closed)").first)
    tap(mark(page, name))


def compose(page: Page) -> None:
    """Compose a railroad with a locomotive by its edges, and lay it."""
    for place in (edge(page, "e"), edge(page, "w"), sign(page, "locomotives"), cell(page, 0, 0)):
        tap(place)


def holds(page: Page, secret: str) -> bool:
    """Whether a page holds something anywhere, also where nobody looks."""
    return secret in page.request.get(page.url).text() or secret in page.content()


def seats_of(*visits: Visit, host: Page) -> list[Page]:
    """Everybody follows the code for the table and taps their name."""
    return [
        sit_down(visit, join_path(host), name) for visit, name in zip(visits, PEOPLE, strict=True)
    ]


def points(page: Page, *now: int) -> None:
    """Wait until the markers are there."""
    for name, number in zip(PEOPLE, now, strict=True):
        expect(track(page, name).locator(".track-points")).to_have_text(str(number))


def on_track(page: Page) -> list[str]:
    """Where the markers are."""
    return page.locator(".track-points").all_inner_texts()


def reloaded(page: Page) -> Page:
    """The page as the server shows it now."""
    with another_page(page):
        page.reload()
    return page


def finish(host: Page) -> None:
    """The host ends the game although nobody has said to be done."""
    click(button(host, "Finish"))
    click(button(host, "Finish anyway"))


def log(page: Page, *cowboys: str, **numbers: int) -> None:
    """Count something that was completed."""
    for name, number in {**numbers, **dict.fromkeys(cowboys, 1)}.items():
        count(page, name.replace("_", " "), number)


def lay_ten(pages: list[Page]) -> None:
    """One phone after the other lays tiles; all see them, and where the markers go."""
    ann, ben, cid = pages
    for page in pages:
        click(to_parts(page))
    put_into_box(ann, *(tile for _, tile, _ in (*RAILROAD, *SHUT_IN, *MOUNTAIN, *PRAIRIE)))
    compose(ann)
    put(ann, "Ann")
    laid = 1
    for page, tiles in ((ann, RAILROAD), (ben, SHUT_IN), (cid, [*MOUNTAIN, *PRAIRIE])):
        for tile in tiles:
            lay(page, *tile)
        laid += len(tiles)
        for each in pages:
            has_laid(each, laid)
    for page in pages:
        expect(page.locator(".of-player span:last-child")).to_have_text(["10", "14", "4"])


def all_is_logged(pages: list[Page]) -> None:
    """What the tiles completed stands in the log, and can be read there by everybody."""
    for page in pages:
        click(page.locator(".name.back"))
        log_of(page)
        points(page, 10, 14, 4)
        expect(page.locator(".logged > li")).to_have_count(2)
        expect(page.locator(".logged > li").first).to_contain_text("4 nuggets")


def cover_tokens(ben: Page, cid: Page) -> None:
    """Two phones type tokens: one each by itself, one only the sum."""
    for page in (ben, cid):
        click(link(page, TABLE))
    log(ben, **{"5_nuggets": 2, "Gravel_(0)": 1})
    expect(sending(ben)).to_have_text(SAVED)
    cid.get_by_label("Only their sum").check()
    field(cid, "seats.2.gold").fill(SECRET)
    expect(sending(cid)).to_have_text(SAVED)


@thorough
def test_ten_tiles_are_laid_scored_covered_and_won(phone: Visiting) -> None:
    visits = laptop, *others = phone(**LAPTOP), phone(), phone(), phone()
    host = share(laptop)
    pages = ann, ben, cid = seats_of(*others, host=host)
    lay_ten(pages)
    all_is_logged(pages)
    cover_tokens(ben, cid)
    expect(row(cid, "Cid")).to_contain_text("10")
    expect(track(ann, "Ben")).to_contain_text("Total so far: 14.")
    click(row(host, "Cid").locator(".seat-line"))
    assert [holds(page, SECRET) for page in (host, ann, ben)] == [False] * 3
    click(button(host, DONE))
    for page in (host, cid):
        expect(page.locator("#standing")).not_to_contain_text("The winner")
    host.locator("#more summary").click()
    click(button(host, REVEAL))
    finish(host)
    for page in (host, cid):
        expect(page.locator(".winner")).to_have_text("Ben wins")
    assert totals(host) == [24, 14, 10]
    assert [line for visit in visits for line in complaints(visit)] == []


def tell(page: Page, number: int, kind: str, **numbers: str) -> None:
    """Tell a feature in numbers; of the people only who has cowboys there."""
    at_feature = f"shared.features.{number}"
    row = page.locator(".feature").nth(number)
    row.locator(".chip", has_text=kind).tap()
    for name, value in numbers.items():
        field(page, f"{at_feature}.{name.replace('of_', 'cowboys.')}").fill(value)


def why(page: Page, what: str) -> Locator:
    """The lines with this name among the reasons, opened, at whichever seat."""
    while (folded := page.locator(".why-seat:not([open]) > summary")).count():
        folded.first.click()
    lines = page.locator("details.line", has=page.locator("summary", has_text=what))
    for line in lines.all():
        line.locator("summary").click()
    return lines


@thorough
def test_two_log_at_once_and_the_end_is_counted_in_numbers(phone: Visiting) -> None:
    visits = phone(**LAPTOP), phone(), phone(), phone()
    host = share(visits[0])
    ann, ben, cid = seats_of(*visits[1:], host=host)
    for page, tiles in ((log_of(ann), "7"), (log_of(ben), "4")):
        field(page, "tiles").fill(tiles)
        field(page, "cowboys.0").fill("1")
    for page in (ann, ben):
        page.evaluate("document.querySelector('.log-form').requestSubmit()")
    for page in (ann, ben):
        points(page, 11, 0, 0)
        expect(page.locator(".logged > li")).to_have_count(2)
    newest = ben if button(ben, "Undo").count() else ann
    tiles_of_newest = newest.locator(".logged").first.inner_text()
    click(button(newest, "Undo"))
    left = 4 if "7 tiles" in tiles_of_newest else 7
    points(newest, left, 0, 0)
    field(cid, "seats.2.points").fill("48+4")
    expect(cid.locator("#marker")).to_have_text(
        "On space 2, one lap done. The cowboy is laid flat."
    )
    click(link(newest, TABLE))
    click(to_parts(newest))
    click(newest.get_by_role("link", name="In numbers"))
    tell(newest, 0, "prairie", tipis="2", horses="1", of_0="2", of_1="1")
    tell(newest, 1, "railroad", tiles="6", locomotives="1", of_1="1", of_2="1")
    expect(sending(newest)).to_have_text(SAVED)
    click(row(host, "Ben").locator(".seat-line"))
    field(host, "seats.1.points").fill("0")
    click(button(host, DONE))
    expect(host.locator(".leading")).to_contain_text("Cid leads")
    finish(host)
    assert host.inner_text(".winner") == "Cid wins"
    assert totals(host) == [58, left + 8, 6]
    assert "Incomplete railroad, 6 tiles" in why(host, "Railroads").first.inner_text()
    assert "2 tipi camps and 1 herd" in why(host, "Prairies").first.inner_text()
    assert [line for visit in visits for line in complaints(visit)] == []


def test_final_scoring_in_numbers_takes_few_touches(
    phone: Visiting, record_property: Recording
) -> None:
    page = phone().go("/gold-rush")
    finger = Finger(page)
    finger.follow(link(page, "Score a game"))
    finger.type_each("Red", "Yellow", "Blue", "Green", "Black")
    finger.follow(button(page, "All on this phone"))
    finger.follow(to_parts(page))
    finger.follow(page.get_by_role("link", name="In numbers"))
    for number, (kind, text, cowboys) in enumerate(FINAL_SCORING):
        row = page.locator(".feature").nth(number)
        finger.tap(row.locator(".chip", has_text=kind))
        finger.type(text)
        for seat in cowboys:
            finger.tap(row.locator(".coin").nth(seat))
    finger.follow(button(page, DONE))
    finger.follow(page.locator("main a[href*='/score/result']").first)
    assert [total for total in totals(page) if total] == FINAL_TOTALS
    record_property(TOUCHES, f"{finger.touches} of {MOST_TOUCHES}")
    assert finger.touches <= MOST_TOUCHES, finger.touches


def test_a_tile_and_its_neighbours_are_composed_by_touch(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(ASK)
    finger = Finger(page)
    for letter, land in (
        ("n", "railroad"),
        ("n", "mountain"),
        ("e", "railroad"),
        ("e", "mountain"),
    ):
        side = page.locator(f'[data-key="edge-{letter}"]')
        finger.tap(side)
        expect(side).to_have_attribute("aria-label", re.compile(f": {land}"))
    for side, letter in ALL_AROUND.items():
        finger.tap(chip(page, f"neighbours.{side}", letter))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "NO"
    assert "GR-17" in page.inner_text(".reasons")
    assert page.locator("#answer .between .neighbour").count() == 4
    assert page.locator("#answer .turns-drawn .fits-not").count() == 4
    finger.tap(button(page, "Ask again"))
    for side, letter in {"w": "-", "s": "p", "e": "m"}.items():
        finger.tap(chip(page, f"neighbours.{side}", letter))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"
    assert page.locator("#answer .turns-drawn .fits").all_inner_texts() == ["not turned: fits"]
    assert complaints(visit) == []


def test_a_tile_and_its_neighbours_are_composed_by_keyboard(phone: Visiting) -> None:
    visit = phone(**LAPTOP)
    page = visit.go(ASK)
    keys = Keys(page)
    for key, tile in (("edge-n", "rppp n-x"), ("edge-e", "rrpp n-e")):
        edge = page.locator(f'[data-key="{key}"]')
        keys.to(edge)
        keys.press("Enter")
        expect(page.locator("[data-tile]")).to_have_value(tile)
        expect(edge).to_have_accessible_name(re.compile("railroad. Press for"))  # drawn anew
    keys.to(page.get_by_role("button", name="One locomotive more"))
    keys.press("Space")
    expect(page.locator("[data-tile]")).to_have_value("rrpp n-e*")
    for side, letter in {"n": "p", "e": "-", "s": "r", "w": "r"}.items():
        keys.to(field(page, f"neighbours.{side}").first)
        keys.press("Space")
        keys.walk(*["ArrowDown"] * ON_FROM_FIRST[letter])
    keys.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"
    assert page.locator("#answer .turns-drawn .fits").all_inner_texts() == ["2 quarter turns: fits"]
    assert visit.said == []


def test_a_sign_keeps_the_focus_while_the_tile_is_drawn_anew(phone: Visiting) -> None:
    page = phone(**LAPTOP).go(at("/gold-rush/ask/tile", ("tile", "rrpp n-e"), ("draft", "1")))
    keys, sign = Keys(page), page.locator("summary.badge").first
    answers: list[Route] = []
    page.route("**/drawing/tile?*", lambda route: answers.append(route))  # noqa: PLW0108 (playwright looks at it)
    keys.to(page.get_by_role("button", name="One locomotive more"))
    with page.expect_request("**/drawing/tile?*"):
        keys.press("Space")
    keys.to(sign)
    answers[0].continue_()
    expect(page.get_by_role("button", name="One locomotive fewer")).to_be_visible()
    expect(sign).to_be_focused()


def test_seat_log_and_undo_work_by_plain_forms(phone: Visiting) -> None:
    laptop, pocket = phone(java_script_enabled=False), phone(java_script_enabled=False)
    host = share(laptop)
    ben = sit_down(pocket, join_path(host), "Ben")
    ben.get_by_text("Colour").first.click()
    ben.get_by_role("radio", name="blue").check()
    field(ben, "seats.1.points").fill("40+5")
    field(ben, "seats.1.tokens.of.3").fill("2")
    click(button(ben, ADD_UP))
    assert "51" in row(ben, "Ben").inner_text()
    log_of(ben)
    ben.get_by_role("radio", name="city").check()
    field(ben, "completed_railroads").fill("3")
    field(ben, "cowboys.1").fill("1")
    click(button(ben, ADD))
    assert on_track(ben) == ["0", "54", "0"]
    assert "The cowboy is laid flat." in track(ben, "Ben").inner_text()
    click(button(ben, "Undo"))
    assert on_track(ben) == ["0", "45", "0"]
    field(ben, "tiles").fill("2")
    field(ben, "cowboys.0").fill("5")
    click(button(ben, ADD))
    assert field(ben, "tiles").input_value() == "2"
    assert on_track(ben) == ["0", "45", "0"]
    click(row(reloaded(host), "Ben").locator(".seat-line"))
    assert field(host, "seats.1.points").input_value() == "45"
    assert host.locator(".face-down").inner_text() == "Ben has tokens face down."
    assert field(host, "seats.1.tokens.of.3").count() == 0


@pytest.mark.parametrize(("end", "look"), one_in(3, zip(ON_A_SHEET, LOOKS, strict=True)))
def test_its_pages_on_a_sheet_have_no_flaw(
    phone: Visiting, end: str, look: tuple[str, str]
) -> None:
    scheme, locale = look
    host = share(phone(**LAPTOP)).url.partition("/s/")[2]
    for size in ({}, LAPTOP):
        visit = phone(**{**size, "color_scheme": scheme, "locale": locale})
        visit.page.route("**/events*", nothing_to_hear)
        visit.go(f"/s/{host}{end}")
        assert list(flaws(visit)) == []
