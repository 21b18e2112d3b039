"""Who plays: names with few touches, in the right order, and those who played before as chips."""

import re
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from scoring.titles import BuiltTitle, titles
from tests.house.visits import flaws
from tests.journeys.conftest import Visiting
from tests.journeys.examples import SCORE
from tests.journeys.fingers import Finger
from tests.journeys.pages import another_page, button, click, from_the_menu

HERE, SHARED = "All on this phone", "Start, a phone for each"
CITY = "/carson-city/score"
EVERY_TITLE = pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
LONGEST_IN_SCREENS = 1.5
LENGTH = "() => document.documentElement.scrollHeight / innerHeight"


def name_of(page: Page, number: int) -> Locator:
    return page.get_by_label(f"Player {number}", exact=True)


def sitting(page: Page) -> list[str]:
    """The names that stand in the rows on the screen, from the top."""
    rows = page.locator(".players li:visible input")
    return [name for name in rows.evaluate_all("all => all.map(each => each.value)") if name]


def names_in_address(page: Page) -> list[str]:
    fields = parse_qsl(urlsplit(page.url).query)
    return [text for name, text in fields if name.startswith("seats.") and name.endswith(".name")]


def type_names(page: Page, *names: str) -> None:
    """One after the other, with Enter between them."""
    for number, name in enumerate(names):
        if number:
            page.keyboard.press("Enter")
        page.keyboard.type(name)


def sit_down_here(page: Page, *names: str) -> None:
    page.goto(page.url.partition("?")[0])
    for number, name in enumerate(names, 1):
        name_of(page, number).fill(name)
    click(button(page, HERE))


def test_names_are_typed_without_a_touch_between_them(phone: Visiting) -> None:
    page = phone().go(CITY)
    expect(name_of(page, 1)).to_be_focused()
    type_names(page, "Ann", "Ben", "Cid", "Dee", "Eve")
    page.keyboard.press("Enter")
    expect(button(page, SHARED)).to_be_focused()
    click(button(page, HERE))
    assert names_in_address(page) == ["Ann", "Ben", "Cid", "Dee", "Eve"]


def test_nobody_named_is_nobody_refused(phone: Visiting) -> None:
    page = phone().go(CITY)
    finger = Finger(page)
    for _ in range(2):
        finger.tap(button(page, "One player more"))
    finger.tap(button(page, "One player fewer"))
    assert page.inner_text("[data-how-many]") == "3"
    finger.follow(button(page, HERE))
    assert names_in_address(page) == ["Player 1", "Player 2", "Player 3"]


def test_an_order_is_made_by_arrows_and_by_dragging(phone: Visiting) -> None:
    page = phone(has_touch=False).go(CITY)
    type_names(page, "Ann", "Ben", "Cid")
    button(page, "Player 3: move up").click()
    assert sitting(page) == ["Ann", "Cid", "Ben"]
    marks = page.locator(".players .seat-mark")
    boxes = [marks.nth(number).bounding_box() for number in range(3)]
    assert all(boxes)
    top, *_, bottom = [(box["x"] + 9, box["y"] + 9) for box in boxes if box]
    page.mouse.move(*top)
    page.mouse.down()
    page.mouse.move(*bottom, steps=8)
    page.mouse.up()
    assert sitting(page) == ["Cid", "Ben", "Ann"]
    button(page, "Player 2: take out").click()
    assert sitting(page) == ["Cid", "Ann"]
    click(button(page, HERE))
    assert names_in_address(page) == ["Cid", "Ann"]


def test_two_marks_are_swapped_by_tapping_or_pressing_one_and_the_other(phone: Visiting) -> None:
    page = phone().go(CITY)
    type_names(page, "Ann", "Ben", "Cid")
    finger = Finger(page)
    hat, cactus = (button(page, f"Player {at}: swap marks") for at in ("1, Hat", "3, Cactus"))
    finger.tap(hat)
    expect(page.locator(".marks-swap")).to_have_text("Now tap the mark to swap with.")
    finger.tap(cactus)
    assert sitting(page) == ["Cid", "Ben", "Ann"]
    expect(page.locator(".marks-swap")).to_be_empty()
    hat.focus()
    page.keyboard.press("Enter")
    cactus.press("Space")
    assert sitting(page) == ["Ann", "Ben", "Cid"]


def test_who_played_here_before_is_a_tap_away_and_can_be_forgotten(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(CITY)
    assert not page.locator("[data-recent]").is_visible()
    sit_down_here(page, "Ann", "Ben", "Cid")
    page = visit.go("/nevada-city/score")
    finger = Finger(page)
    for name in ("Cid", "Ann"):
        finger.tap(button(page, name))
    assert sitting(page) == ["Cid", "Ann"]
    finger.tap(button(page, "Forget names"))
    finger.tap(button(page, "× Ben"))
    expect(page.locator("[data-recent]")).to_be_hidden()
    assert phone().go(CITY).locator("[data-recent]").is_hidden()


def test_two_of_the_same_name_are_told_at_the_second(phone: Visiting) -> None:
    page = phone().go(CITY)
    type_names(page, "Ann", "ann")
    page.keyboard.press("Enter")
    told = page.locator(".players li").nth(1).locator(".problems")
    expect(told).to_contain_text("There is “ann” twice.")
    name_of(page, 2).fill("Anna")
    expect(told).to_have_count(0)
    name_of(page, 2).fill("ANN")
    click(button(page, SHARED))
    assert sitting(page) == ["Ann", "ANN"]
    assert "twice" in page.locator(".players li").nth(1).inner_text()


def test_neither_a_reload_nor_another_language_loses_a_name(phone: Visiting) -> None:
    page = phone().go(CITY)
    type_names(page, "Ann", "Ben", "Cid")
    expect(page).to_have_url(re.compile("player=Cid"))
    with another_page(page):
        page.reload()
    assert sitting(page) == ["Ann", "Ben", "Cid"]
    click(from_the_menu(page, "Deutsch"))
    assert sitting(page) == ["Ann", "Ben", "Cid"]
    click(button(page, "Nur dieses Handy"))
    assert names_in_address(page) == ["Ann", "Ben", "Cid"]


def test_what_is_folded_says_what_was_chosen(phone: Visiting) -> None:
    page = phone().go(CITY)
    finger = Finger(page)
    finger.tap(page.get_by_text("No variants"))
    finger.tap(page.locator('[value="kit_carson"]'))
    assert page.locator(".fold summary").nth(1).inner_text() == "Kit Carson"
    finger.follow(button(page, HERE))
    assert ("variants", "kit_carson") in parse_qsl(urlsplit(page.url).query)


@EVERY_TITLE
def test_a_title_and_its_set_up_are_short_and_have_no_flaw(
    phone: Visiting, title: BuiltTitle
) -> None:
    visit = phone(locale="de-DE")
    for address in (f"/{title.slug}", f"/{title.slug}/score"):
        visit.received.clear()
        page = visit.go(address)
        assert page.evaluate(LENGTH) <= LONGEST_IN_SCREENS
        assert [*flaws(visit)] == []


def test_a_form_without_scripts_asks_for_every_name(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(SCORE)
    assert page.locator(".players input:visible").count() == 6
    assert page.locator(".players button:visible:enabled").count() == 0
    name_of(page, 5).fill("Eve")
    click(button(page, HERE))
    assert names_in_address(page)[0] == "Eve"
