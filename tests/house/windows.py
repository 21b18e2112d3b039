"""Debian's Chromium, and the windows that people open in it."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.house.visits import Visit

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The one without windows of its own opens a page four times as fast."""
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE, LAPTOP = (390, 844), (1280, 800)
PATIENCE = 30_000
"""Milliseconds; a machine may be busy with other things, and who fails at once never waits."""
ENGLISH = {"locale": "en-GB"}

Opening = Callable[..., Visit]


@contextmanager
def opened_browser() -> Iterator[Browser]:
    """The browser, which asks nobody for anything by itself."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def windows(browser: Browser, port: int) -> Iterator[Opening]:
    """Opens windows of some size, each with a memory of its own; all are closed at the end."""
    opened = []

    def window(size: tuple[int, int] = PHONE, **special: Any) -> Visit:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(**{**ENGLISH, "viewport": viewport, **special})
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        return Visit(context.new_page(), f"http://127.0.0.1:{port}")

    yield window
    for context in opened:
        context.close()
