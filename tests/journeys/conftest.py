"""People at the table with their phones: a real browser at a real server."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.house.conftest import CHROMIUM, server
from tests.house.test_pages import PATIENCE, PHONE, QUIET
from tests.house.visits import Visit

__all__ = ["server"]

NEED_A_BROWSER = ["test_*.py"]
FINGER, ENGLISH = {"has_touch": True}, {"locale": "en-GB"}

Visiting = Callable[..., Visit]

collect_ignore_glob = [] if CHROMIUM else NEED_A_BROWSER


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out for want of a browser is said, not passed over."""
    if not CHROMIUM:
        terminalreporter.write_line("Left out, as there is no chromium here: tests/journeys")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all journeys; each phone has a window and a memory of its own."""
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def phone(browser: Browser, server: int) -> Iterator[Visiting]:
    """Take out a phone; what is special about it is said in the browser's own words."""
    opened = []

    def taken_out(width: int = PHONE[0], **special: Any) -> Visit:
        size = {"viewport": {"width": width, "height": PHONE[1]}}
        context = browser.new_context(**{**ENGLISH, **FINGER, **size, **special})
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        return Visit(context.new_page(), f"http://127.0.0.1:{server}")

    yield taken_out
    for context in opened:
        context.close()
