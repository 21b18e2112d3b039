"""Phones that took Boomtown along, and lost their network."""

from pathlib import Path

from playwright.sync_api import (
    BrowserContext,
    Download,
    FrameLocator,
    Page,
    Playwright,
    ViewportSize,
    expect,
)

from tests.house.windows import CHROMIUM, ENGLISH, PHONE, QUIET
from tests.pocket.conftest import Host

SIZE = ViewportSize(width=PHONE[0], height=PHONE[1])
KEPT = "saved"
PATIENCE = 90_000
"""Milliseconds; Python wakes in a browser while other tests take the processor."""


class Taken:
    """A phone that took Boomtown along and lost its network."""

    def __init__(self, driver: Playwright, memory: Path, host: Host) -> None:
        self._driver, self._memory = driver, memory
        expect.set_options(timeout=PATIENCE)
        self.context = self._opened()
        self.address = host.address
        self._take(host)

    def _opened(self) -> BrowserContext:
        context = self._driver.chromium.launch_persistent_context(
            self._memory,
            executable_path=CHROMIUM,
            args=QUIET,
            viewport=SIZE,
            locale=ENGLISH["locale"],
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


class Opened:
    """A page inside the one that stays."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.inside: FrameLocator = page.frame_locator("iframe[title=Boomtown]")

    def go(self, path: str) -> None:
        """As a link would lead there."""
        with self.page.expect_event("framenavigated", timeout=PATIENCE):
            self.page.frames[1].evaluate("path => { location.href = path; }", path)

    @property
    def path(self) -> str:
        """Where it is, below the folder of the site."""
        return str(self.page.evaluate("location.pathname"))

    def type_points(self, points: str) -> None:
        """Into the first field of a seat, until it is kept."""
        field = self.inside.locator("main input[inputmode]").first
        field.fill(points)
        field.press("Tab")
        expect(self.inside.locator("[data-sending]").first).to_contain_text(KEPT)

    def shows(self, selector: str, text: str) -> None:
        """Something stands there."""
        found = self.inside.locator(selector, has_text=text).first
        expect(found).to_be_visible(timeout=PATIENCE)

    def saved_by(self, name: str) -> Download:
        """What a link or a button gives as a file."""
        with self.page.expect_download() as download:
            self.inside.locator(f"main :text-is('{name}')").click()
        return download.value
