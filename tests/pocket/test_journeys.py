"""What people do at a table, on a phone with no server and no network, with every title."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect, sync_playwright

from scoring.titles import titles
from tests.house.rooms import HOUSE
from tests.pocket.conftest import Host
from tests.pocket.phones import A_WHILE, KEPT, Opened, Taken
from tests.thorough import thorough

EVERY_TITLE = pytest.mark.parametrize("slug", titles())
RUSH = "gold-rush"
PEOPLE = {"Ann": "17", "Ben": "29"}
CORRECTED = "43"
A_TABLE = re.compile(r"/s/\w+(\?|$)")
RESULT = re.compile(r"/result($|\?)")
PRINTS = "window.print = () => { window.top.printed = location.pathname; };"

pytestmark = thorough


@pytest.fixture(scope="module")
def phone(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Taken]:
    """One phone for all journeys; a tab that stays open keeps its Python awake."""
    host = Host(site)
    with sync_playwright() as driver:
        phone = Taken(driver, tmp_path_factory.mktemp("phone"), host)
        host.stop()
        phone.context.add_init_script(PRINTS)
        phone.open().shows("main", "Carson City")
        yield phone
        phone.put_away()


@pytest.fixture
def home(phone: Taken) -> Iterator[Opened]:
    """A tab with the first page in it."""
    opened = phone.open()
    opened.shows("main", "Carson City")
    yield opened
    opened.page.close()


def to_title(home: Opened, slug: str) -> None:
    """From the first page to a title."""
    home.follow(home.inside.locator(f"main a[href$='/{slug}']").first)


def name_players(home: Opened) -> None:
    """Who plays, typed into the rows."""
    for number, name in enumerate(PEOPLE, 1):
        home.inside.get_by_label(f"Player {number}", exact=True).fill(name)


def share_a_table(home: Opened, slug: str) -> None:
    """From the first page to a table of this phone that others could join."""
    to_title(home, slug)
    home.follow(home.link("Score a game"))
    name_players(home)
    home.follow(home.button("Start, a phone for each"))
    expect(home.page).to_have_url(A_TABLE)


def fill_in_people(home: Opened) -> None:
    """A number for each of them, from the bar of the table to that of the second seat."""
    home.follow(home.link("Fill in for Ann"))
    home.type_points(PEOPLE["Ann"])
    home.follow(home.button("Next: Ben"))
    home.type_points(PEOPLE["Ben"])


def fill_in_all(home: Opened) -> None:
    """Where the game takes seats itself, those too."""
    fill_in_people(home)
    while (onward := home.inside.get_by_role("button", name=re.compile("^Next: "))).count():
        home.follow(onward)
        fill_in_a_virtual_player(home)


def play(home: Opened, slug: str) -> None:
    """A whole table, up to its result."""
    share_a_table(home, slug)
    fill_in_all(home)
    to_result(home)


def to_result(home: Opened) -> None:
    """The one big button of the last seat."""
    home.follow(home.inside.locator("#onward button[name=next]"))
    expect(home.page).to_have_url(RESULT)


def fill_in_a_virtual_player(home: Opened) -> None:
    """Where a title fills up the table, somebody says what those are worth."""
    appeal = home.inside.locator("main input[name$='.appeal']:visible")
    appeal.fill("5")
    appeal.press("Tab")
    expect(home.inside.locator("[data-sending]")).to_have_text(KEPT)


def winner(home: Opened) -> str:
    """The largest words of a result."""
    return home.inside.locator(".winner").first.inner_text()


@EVERY_TITLE
def test_a_table_is_scored_and_corrected(home: Opened, slug: str) -> None:
    play(home, slug)
    assert winner(home) == "Ben wins"
    home.follow(home.inside.locator(".result-bar :text-is('Correct')"))
    home.follow(home.inside.locator("a.seat-line", has_text="Ann"))
    home.type_points(CORRECTED)
    to_result(home)
    assert winner(home) == "Ann wins"


def table_of(home: Opened) -> str:
    """The address of the table on which somebody is."""
    return "/".join(home.path.split("/")[:3])


@EVERY_TITLE
def test_what_was_typed_is_taken_back_in_the_timeline(home: Opened, slug: str) -> None:
    share_a_table(home, slug)
    fill_in_people(home)
    home.follow(home.link("What happened"))
    change = home.inside.locator(".timeline > li").filter(has_text="Ben").first
    home.follow(change.get_by_role("link", name="What would that change?"))
    home.shows("[role=status]", "It would bring")
    home.follow(change.get_by_role("button", name="Undo"))
    home.follow(home.link("Back to the table"))
    lines = home.inside.locator("[data-seat-total]")
    expect(lines.filter(has_text=PEOPLE["Ann"])).to_have_count(1)
    expect(lines.filter(has_text=PEOPLE["Ben"])).to_have_count(0)


@EVERY_TITLE
def test_a_question_is_settled_and_reopened(home: Opened, slug: str) -> None:
    share_a_table(home, slug)
    table = table_of(home)
    home.follow(home.link("Settle"))
    home.follow(home.inside.locator("main .questions a").first)
    home.follow(home.link("Show an example"))
    said = home.inside.locator("#verdict").inner_text()
    home.follow(home.button("Keep on our table"))
    home.shows("#kept", "Kept on your table.")
    home.go(f"{table}?show=table")
    home.inside.locator("#rulings summary").click()
    home.follow(home.inside.locator("#rulings a").first)
    assert home.inside.locator("#verdict").inner_text() == said


@EVERY_TITLE
def test_a_house_rule_stands_beside_the_result(home: Opened, slug: str) -> None:
    to_title(home, slug)
    home.follow(home.inside.locator("main a[href$='/house-rules']"))
    point = home.inside.locator("details.open-point").first
    point.locator("summary").click()
    reading = point.locator("label").nth(1)
    said = reading.locator("span").first.inner_text().split("\n")[0]
    reading.click()
    home.follow(home.button("Play by these"))
    name_players(home)
    home.follow(home.button("Start, a phone for each"))
    fill_in_all(home)
    home.go(f"{table_of(home)}/result")
    expect(home.inside.locator("main")).to_contain_text(said)


def tokens(home: Opened, seat: int, nuggets: int) -> Locator:
    """How many tokens with so many nuggets are typed in at a seat."""
    return home.inside.locator(f"[name='seats.{seat}.tokens.of.{nuggets}']")


def test_tokens_typed_for_somebody_stay_one_after_the_other(home: Opened) -> None:
    share_a_table(home, RUSH)
    home.follow(home.link("Fill in for Ann"))
    home.type_points("31")
    for count, nuggets in enumerate((1, 1, 5, 1)):
        coin = home.inside.locator(".token", has=tokens(home, 0, nuggets)).locator(".coin")
        coin.click()
        expect(tokens(home, 0, 1)).to_have_value(str(count + (count < 2)))
        expect(home.inside.locator("[data-sending]").first).to_have_text(KEPT)
        home.page.wait_for_timeout(A_WHILE)
    home.reload()
    expect(tokens(home, 0, 1)).to_have_value("3")
    expect(tokens(home, 0, 5)).to_have_value("1")
    expect(home.inside.locator("[data-seat-total]", has_text="39")).to_have_count(1)


def read_codes(home: Opened, address: str, codes: str) -> None:
    """The codes of another table, as text."""
    home.go(address)
    typed = home.inside.locator("[data-typed]")
    if typed.get_attribute("open") is None:
        typed.locator("summary").click()
    typed.locator("#codes").fill(codes)
    home.follow(home.inside.locator("[data-typed] button"))


def codes_at(home: Opened, table: str) -> str:
    """What a table shows to other phones."""
    home.go(f"{table}/meet")
    return home.inside.locator("textarea[readonly]").input_value()


def test_of_two_versions_yours_is_what_was_typed_here(home: Opened) -> None:
    share_a_table(home, RUSH)
    table = table_of(home)
    read_codes(home, "/meet", codes_at(home, table))
    home.follow(home.button("Ben"))
    home.type_points("28")
    copy = table_of(home)
    home.go(f"{table}/seat/1")
    home.type_points("38")
    read_codes(home, f"{table}/meet", codes_at(home, copy))
    versions = home.inside.locator(".versions label")
    expect(versions).to_have_text([re.compile("Yours: 38"), re.compile("Theirs: 28")])
    versions.nth(1).click()
    home.follow(home.button("Keep these"))
    home.go(f"{table}/seat/1")
    expect(home.first_number()).to_have_value("28")


def misspelled(slug: str) -> tuple[str, list[str]]:
    """What a player of a title asked with a slip in it, and the rules that answer it."""
    file = HOUSE / "tests" / titles()[slug].facts.room / "players_questions.json"
    asked = json.loads(file.read_text("utf-8"))
    found = next(each for each in asked if each.get("misspelled") and each["language"] == "en")
    return found["asks"], found["accepted"]


@EVERY_TITLE
def test_a_rule_is_looked_up_with_a_slip(home: Opened, slug: str) -> None:
    asks, accepted = misspelled(slug)
    to_title(home, slug)
    home.inside.locator("main #q").fill(asks)
    home.follow(home.inside.locator("main").get_by_role("button", name="Find"))
    found = home.inside.locator(".found li", has_text=re.compile("|".join(accepted))).first
    home.follow(found.get_by_role("link").first)
    shown = home.inside.locator(".chapter-of .clause").first.inner_text()
    assert shown.replace("§", "").strip() in accepted


@EVERY_TITLE
def test_a_table_is_taken_along_and_comes_back(home: Opened, slug: str, tmp_path: Path) -> None:
    play(home, slug)
    home.follow(home.link("Take it along"))
    assert home.link("To BG Stats").get_attribute("href").startswith("https://")  # type: ignore[union-attr]
    table = home.saved_by("The score pad for a spreadsheet (CSV)").path().read_text("utf-8")
    assert all(name in table and points in table for name, points in PEOPLE.items())
    file = tmp_path / "table.json"
    home.saved_by("The table as a file (JSON)").save_as(file)
    text = home.inside.locator("#portable").input_value()
    home.follow(home.link("Open a saved table"))
    home.inside.locator("input[type=file]").set_input_files(file)
    home.follow(home.button("Open"))
    assert winner(home) == "Ben wins"
    home.go("/open")
    home.inside.locator("#text").fill(text)
    home.follow(home.button("Open"))
    assert winner(home) == "Ben wins"
    home.follow(home.button("Make a shared table of it"))
    expect(home.page).to_have_url(A_TABLE)


def test_everything_leaves_in_one_file_and_comes_back(home: Opened, tmp_path: Path) -> None:
    share_a_table(home, next(iter(titles())))
    fill_in_all(home)
    table, file = table_of(home), tmp_path / "everything.zip"
    home.go("/pocket")
    home.saved_by("Take everything out").save_as(file)
    home.go(f"{table}/seat/0")
    home.type_points(CORRECTED)
    home.go("/pocket")
    home.inside.locator("input[type=file]").set_input_files(file)
    home.follow(home.button("Put it in place"))
    home.shows("[role=status]", "Everything from the file is here.")
    home.go(f"{table}/seat/0")
    expect(home.first_number()).to_have_value(PEOPLE["Ann"])
    home.go("/")
    home.shows("[data-my-tables]", "Ann")


@EVERY_TITLE
def test_a_pdf_is_told_to_need_a_server_and_the_browser_prints(home: Opened, slug: str) -> None:
    to_title(home, slug)
    home.follow(home.inside.locator("main a[href*='kind=aid']"))
    with home.page.context.expect_page() as opening:
        home.button("Print (PDF)").click()
    paper = Opened(opening.value)
    paper.shows("main", "PDFs need a Boomtown with a network.")
    paper.follow(paper.link("Print the page"))
    expect(paper.inside.locator("main.aid, .leaf").first).to_be_visible()
    assert paper.page.evaluate("window.printed") == f"/print/{slug}/aid.html"
    paper.page.close()


@EVERY_TITLE
def test_a_result_is_printed_whole(home: Opened, slug: str) -> None:
    play(home, slug)
    home.follow(home.link("Print"))
    home.shows("main", "PDFs need a Boomtown with a network.")
    home.follow(home.link("Print the page"))
    assert winner(home) == "Ben wins"
    assert home.page.evaluate("window.printed") == home.path
    long = home.frame.evaluate("document.documentElement.scrollHeight")
    home.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert home.inside.locator("html").evaluate("() => innerHeight") >= long
