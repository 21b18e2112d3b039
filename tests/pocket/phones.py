"""Phones that took Boomtown along, and lost their network."""

import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    Download,
    Error,
    Frame,
    FrameLocator,
    Locator,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.house.windows import CHROMIUM, ENGLISH, PHONE, QUIET
from tests.pocket.conftest import Host
from tests.pocket.processes import processes_of

SIZE = ViewportSize(width=PHONE[0], height=PHONE[1])
KEPT = "saved"
PATIENCE = 90_000
"""Milliseconds; Python wakes in a browser while other tests take the processor."""
IS_ANOTHER = "() => !window.isLeft && document.readyState === 'complete'"
A_MOMENT = 0.05
A_WHILE = 500
# The sizes of what this version compiled, by its names; null until all of it is there.
COMPILED = """async () => {
    const sizes = {};
    for (const version of await caches.keys()) {
        const kept = await caches.open(version);
        for (const { url } of await kept.keys()) {
            if (!url.includes("/compiled/")) continue;
            const found = await (await kept.match(url)).arrayBuffer();
            sizes[url.split("/").at(-1)] = found.byteLength;
        }
    }
    return sizes["program.tar"] > 1e6 ? sizes : null;
}"""


class Taken:
    """A phone that took Boomtown along and lost its network."""

    def __init__(
        self,
        driver: Playwright,
        memory: Path,
        host: Host,
        at_first: Callable[[Page], None] | None = None,
        **special: Any,
    ) -> None:
        self._driver, self._memory, self._at_first = driver, memory, at_first
        self._special = {"viewport": SIZE, **ENGLISH, **special}
        expect.set_options(timeout=PATIENCE)
        self.context = self._opened()
        self.address = host.address
        self._take()

    def _opened(self) -> BrowserContext:
        context = self._driver.chromium.launch_persistent_context(
            self._memory, executable_path=CHROMIUM, args=QUIET, **self._special
        )
        context.set_default_timeout(PATIENCE)
        return context

    def _take(self) -> None:
        """Fetch everything, once."""
        page = self.context.new_page()
        page.goto(self.address)
        if self._at_first:
            self._at_first(page)
        page.locator("[data-take]").click()
        expect(page.locator("[data-open]")).to_be_visible(timeout=PATIENCE)
        page.close()
        self.context.set_offline(True)

    def start_again(self) -> None:
        """The phone was off."""
        self.context.close()
        self._start()

    def _start(self) -> None:
        self.context = self._opened()
        self.context.set_offline(True)

    def kill(self) -> None:
        """Its battery is dead in this very moment; later it is charged and started."""
        for process in processes_of(self._memory):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while processes_of(self._memory):
            sleep(A_MOMENT)
        with suppress(Error):
            self.context.close()
        self._start()

    def open(self, path: str = "") -> "Opened":
        """A tab with a page in it."""
        page = self.context.new_page()
        page.goto(self.address + path)
        return Opened(page)

    def put_away(self) -> None:
        """The browser is closed."""
        self.context.close()


@contextmanager
def taken_along(
    host: Host, memory: Path, at_first: Callable[[Page], None] | None = None, **special: Any
) -> Iterator[Taken]:
    """A phone with Boomtown on it, and without a network."""
    with sync_playwright() as driver:
        phone = Taken(driver, memory, host, at_first, **special)
        host.stop()
        yield phone
        phone.put_away()


def compiled_on(page: Page) -> dict[str, int]:
    """The size of each part, once all of it is there."""
    until = monotonic() + PATIENCE / 1000
    while (sizes := page.evaluate(COMPILED)) is None:
        assert monotonic() < until
        page.wait_for_timeout(A_WHILE)
    return dict(sizes)


class Opened:
    """A page inside the one that stays."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.inside: FrameLocator = page.frame_locator("iframe[title=Boomtown]")

    @property
    def frame(self) -> Frame:
        """The page inside, by itself."""
        return self.page.frames[1]

    @property
    def path(self) -> str:
        """Where it is, below the folder of the site."""
        return str(self.page.evaluate("location.pathname"))

    def go(self, path: str) -> None:
        """As a link would lead there."""
        with self.another_page():
            self.frame.evaluate("path => { location.href = path; }", path)

    @contextmanager
    def another_page(self) -> Iterator[None]:
        """Wait for the page to which something leads."""
        self.frame.evaluate("window.isLeft = true")
        yield
        self.frame.wait_for_function(IS_ANOTHER, timeout=PATIENCE)

    def follow(self, place: Locator) -> None:
        """Tap what leads to another page."""
        with self.another_page():
            place.click()

    def reload(self) -> None:
        """The page that holds the others begins anew."""
        self.page.reload()
        self.frame.wait_for_function(IS_ANOTHER, timeout=PATIENCE)

    def link(self, name: str) -> Locator:
        """The first link of the page's own part that begins with these words."""
        words = re.compile(f"^{re.escape(name)}")
        return self.inside.locator("main").get_by_role("link", name=words).first

    def button(self, name: str) -> Locator:
        """The button with these words."""
        return self.inside.get_by_role("button", name=name, exact=True)

    def first_number(self) -> Locator:
        """The first field for a number, of a seat that was counted where there are other ways."""
        counted = self.inside.locator("main [name$='.way'][value=counts]")
        if counted.count():
            counted.check()
        return self.inside.locator("main input[inputmode]:visible").first

    def type_points(self, points: str) -> None:
        """Into the first field of a seat, until it is kept."""
        field = self.first_number()
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
