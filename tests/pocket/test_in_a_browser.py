"""Boomtown in a browser whose server is stopped and whose network is off."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import (
    BrowserContext,
    Download,
    FrameLocator,
    Page,
    expect,
    sync_playwright,
)

from scoring.titles import titles
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from tests.house.windows import CHROMIUM, ENGLISH, PHONE, QUIET
from tests.pocket.conftest import Host
from tests.thorough import thorough
from web.forms.typed import typed_from

A_SHEET = re.compile(r"/s/\w+")
SIZE = {"width": PHONE[0], "height": PHONE[1]}
PATIENCE = 90_000
"""Milliseconds; Python wakes in a browser while other tests take the processor."""


class Taken:
    """A phone that took Boomtown along and lost its network."""

    def __init__(self, memory: Path, host: Host) -> None:
        self._memory = memory
        expect.set_options(timeout=PATIENCE)
        self._driver = sync_playwright().start()
        self.context = self._opened()
        self.address = host.address
        self._take(host)

    def _opened(self) -> BrowserContext:
        context = self._driver.chromium.launch_persistent_context(
            self._memory, executable_path=CHROMIUM, args=QUIET, viewport=SIZE, **ENGLISH
        )
        context.set_default_timeout(PATIENCE)
        return context

    def _take(self, host: Host) -> None:
        """Fetch everything, once."""
        page = self.context.new_page()
        page.goto(host.address)
        page.get_by_role("button", name="Take it along").click()
        expect(page.get_by_role("link", name="Open it")).to_be_visible(timeout=PATIENCE)
        page.close()
        host.stop()
        self.context.set_offline(True)

    def start_again(self) -> None:
        """The phone was off."""
        self.context.close()
        self.context = self._opened()
        self.context.set_offline(True)

    def open(self, path: str = "") -> "Opened":
        """A tab with a page in it."""
        page = self.context.new_page()
        page.goto(self.address + path)
        return Opened(page)

    def put_away(self) -> None:
        """The browser is closed."""
        self.context.close()
        self._driver.stop()


class Opened:
    """A page inside the one that stays."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.inside: FrameLocator = page.frame_locator("iframe[title=Boomtown]")

    def go(self, path: str) -> None:
        """As a link would lead there."""
        self.page.frames[1].evaluate("path => { location.href = path; }", path)

    def shows(self, selector: str, text: str) -> None:
        """Something stands there."""
        found = self.inside.locator(selector, has_text=text).first
        expect(found).to_be_visible(timeout=PATIENCE)

    def saved_by(self, name: str) -> Download:
        """What a link or a button gives as a file."""
        with self.page.expect_download() as download:
            self.inside.locator(f"main :text-is('{name}')").click()
        return download.value


@pytest.fixture
def phone(host: Host, tmp_path: Path) -> Iterator[Taken]:
    """A phone with Boomtown on it, and without a network."""
    phone = Taken(tmp_path / "phone", host)
    yield phone
    phone.put_away()


@thorough
def test_a_table_outlives_the_browser(phone: Taken) -> None:
    opened = phone.open()
    opened.shows("main", "Carson City")
    opened.go("/nevada-city/score?seats.0.name=Ann&seats.1.name=Ben")
    opened.inside.get_by_role("button", name="A phone for each").click()
    expect(opened.page).to_have_url(A_SHEET)
    table = str(opened.page.evaluate("location.pathname"))
    opened.go(f"{table}/seat/0")
    field = opened.inside.locator("main input[inputmode]").first
    field.fill("7")
    field.press("Tab")
    opened.go(f"{table}?show=table")
    opened.shows("main", "Finish")
    before = opened.inside.locator("main").inner_text()
    phone.start_again()
    again = phone.open(f"{table[1:]}?show=table")
    again.shows("main", "Finish")
    assert again.inside.locator("main").inner_text() == before
    home = phone.open()
    home.shows("[data-my-tables]", "Nevada City")


@thorough
@pytest.mark.parametrize("slug", titles())
def test_a_result_comes_without_a_server(phone: Taken, slug: str) -> None:
    cases = read_cases(HOUSE / "tests" / titles()[slug].facts.room / "contract.json")
    bodies = [
        case["body"] for case in cases if case["post"] == "score" and "status" not in case["expect"]
    ]
    opened = phone.open()
    opened.shows("main", "Carson City")
    opened.go(f"/{slug}/score/result?{urlencode(typed_from(bodies[0]))}")
    opened.shows("main", str(bodies[0]["seats"][0].get("name", "1")))
    opened.go(f"/{slug}/rules")
    opened.shows("h1", "Look up")
