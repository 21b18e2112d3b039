"""The pages as people see and use them, in a real browser at a real server."""

import json
from collections.abc import Callable, Iterator
from itertools import cycle, product
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from rules.carson_city_cards import TITLE
from scoring.titles import titles
from tests.house.visits import SEND, Visit, flaws
from tests.house.windows import LAPTOP, PHONE, opened_browser, windows

Look = tuple[tuple[int, int], Literal["light", "dark"]]
LOOKS: dict[str, Look] = {
    "phone in light": (PHONE, "light"),
    "phone in the dark": (PHONE, "dark"),
    "laptop": (LAPTOP, "light"),
}
SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
WITH_OR_WITHOUT = pytest.mark.parametrize(
    "scripts", [True, False], ids=["with scripts", "without scripts"]
)
ENOUGH_TABS = 60
CARDS = f"/{TITLE.slug}"
ASKED = f"{TITLE.slug}/ask/pick_order"
FIRST = next(iter(titles().values())).facts
Visiting = Callable[..., Visit]

STATES: dict[str, Callable[[Visit], Page]] = {
    "home": lambda visit: visit.go("/"),
    "a game": lambda visit: visit.go(CARDS),
    "try it": lambda visit: visit.go("/api/"),
    "an answer": lambda visit: visit.send(ASKED),
    "a refusal": lambda visit: visit.send(ASKED, {"players": []}),
    "nothing there": lambda visit: visit.go("/nothing"),
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all pages."""
    with opened_browser() as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, server: int) -> Iterator[Visiting]:
    """Open windows of some size, scheme and language, with scripts or without."""
    with windows(browser, server) as window:

        def visited(
            size: tuple[int, int] = PHONE,
            scheme: Literal["light", "dark"] = "light",
            locale: str = "en-GB",
            *,
            scripts: bool = True,
        ) -> Visit:
            special = {"color_scheme": scheme, "locale": locale, "java_script_enabled": scripts}
            return window(size, **special)

        yield visited


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each page in one of the looks; with `--all` in every one."""
    if "look" in metafunc.fixturenames:
        seen = [*zip(STATES, cycle(LOOKS), strict=False)]
        if metafunc.config.getoption("--all"):
            seen = [*product(STATES, LOOKS)]
        metafunc.parametrize(("state", "look"), seen, ids=[", ".join(each) for each in seen])


def test_a_page_has_no_flaw(visit: Visiting, state: str, look: str) -> None:
    visited = visit(*LOOKS[look])
    STATES[state](visited)
    told = ["said: Failed to load resource: the server responded with a status of 404 (NOT FOUND)"]
    assert list(flaws(visited)) == (told if state == "nothing there" else [])


def focus_on(page: Page, selector: str) -> None:
    """Press Tab until this has the focus; on the way everything shows that it has it."""
    for _ in range(ENOUGH_TABS):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        style = focused.evaluate("node => getComputedStyle(node).outlineStyle")
        assert style != "none", focused.evaluate("node => node.outerHTML")
        if focused.evaluate("(node, selector) => node.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector}")


def follow(page: Page, selector: str) -> None:
    """Go to this with the keyboard and press Enter."""
    focus_on(page, selector)
    with page.expect_navigation():
        page.keyboard.press("Enter")


@WITH_OR_WITHOUT
@SIZES
def test_the_keyboard_alone_leads_from_home_to_an_answer(
    visit: Visiting, size: tuple[int, int], *, scripts: bool
) -> None:
    visited = visit(size, scripts=scripts)
    page = visited.go("/")
    follow(page, f'main a[href="{CARDS}"]')
    focus_on(page, "main details > summary")
    page.keyboard.press("Enter")
    follow(page, f'main a[href="{CARDS}/ask/auction_card"]')
    assert page.locator("#answer").count() == 0
    follow(page, "main a.example")
    assert page.inner_text("#answer .verdict") == "YES"
    assert "1, 2, 3, 4, 5, 6, 7, 8" in page.inner_text("#answer")
    assert visited.said == []


@WITH_OR_WITHOUT
def test_the_keyboard_alone_tries_a_call(visit: Visiting, *, scripts: bool) -> None:
    visited = visit(LAPTOP, scripts=scripts)
    page = visited.go("/api/")
    before = page.input_value("#body")
    focus_on(page, "#call")
    page.keyboard.press("ArrowDown")
    follow(page, "form[action='/api/'][method=get] button")
    assert page.input_value("#call") == f"{FIRST.slug}/ask/{FIRST.questions[0]}"
    assert page.input_value("#body") != before
    follow(page, SEND)
    assert json.loads(page.inner_text("#answer pre"))["question"] == FIRST.questions[0]
    top = page.locator("#answer").evaluate("node => node.getBoundingClientRect().top")
    assert -1 <= top < LAPTOP[1] / 2
    focus_on(page, "#answer pre")
    assert visited.said == []


def test_the_first_tab_leads_past_the_head_of_the_page(visit: Visiting) -> None:
    page = visit().go("/")
    page.keyboard.press("Tab")
    skip = page.locator(":focus")
    assert skip.get_attribute("href") == "#content"
    box = skip.bounding_box()
    assert box
    assert box["y"] >= 0
    page.keyboard.press("Enter")
    assert page.locator(":focus").get_attribute("id") == "content"


@pytest.mark.parametrize(
    ("locale", "language", "heading"),
    [("de-AT", "de", "Zählen, klären, drucken"), ("en-US", "en", "Score it, settle it, print it")],
)
def test_the_page_speaks_as_the_browser(
    visit: Visiting, locale: str, language: str, heading: str
) -> None:
    page = visit(locale=locale).go("/")
    assert page.get_attribute("html", "lang") == language
    assert page.inner_text("h1") == heading
    page = visit(locale=locale).send(f"{TITLE.slug}/ask/setup", {"people": 0})
    sentence = json.loads(page.inner_text("#answer pre"))["errors"]["people"][0]
    assert ("möglich" in sentence) is (language == "de")
