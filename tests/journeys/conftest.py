"""People at the table with their phones: a real browser at a real server."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.house.conftest import server
from tests.house.visits import Visit
from tests.house.windows import CHROMIUM, PHONE, opened_browser, windows

__all__ = ["server"]

NEED_A_BROWSER = ["test_*.py"]
FINGER = {"has_touch": True}

Visiting = Callable[..., Visit]
Recording = Callable[[str, object], None]

collect_ignore_glob = [] if CHROMIUM else NEED_A_BROWSER


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out for want of a browser is said, not passed over."""
    if not CHROMIUM:
        terminalreporter.write_line("Left out, as there is no chromium here: tests/journeys")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all journeys; each phone has a window and a memory of its own."""
    with opened_browser() as browser:
        yield browser


@pytest.fixture
def phone(browser: Browser, server: int) -> Iterator[Visiting]:
    """Take out a phone; what is special about it is said in the browser's own words."""
    with windows(browser, server) as window:

        def taken_out(width: int = PHONE[0], **special: Any) -> Visit:
            return window((width, PHONE[1]), **{**FINGER, **special})

        yield taken_out
