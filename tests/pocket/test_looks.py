"""The page that holds all others, and what it holds: narrow, in the dark, in German, for axe."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Frame, Page

from tests.house.visits import ALL_IS_DRAWN, FINGER, TO_TOUCH, TOO_SMALL, WIDTHS
from tests.house.windows import PHONE
from tests.pocket.conftest import Host
from tests.pocket.phones import PATIENCE, Opened, taken_along
from tests.thorough import thorough

NARROW = {"width": 360, "height": PHONE[1]}
LOCALES = {"en": "en-GB", "de": "de-DE"}
SCHEMES = ("light", "dark")
PAGES = (
    *("", "pocket", "nevada-city", "print/gold-rush/aid.pdf", "open", "carson-city/rules"),
    *("carson-city-cards/score", "gold-rush/score/result?seats.0.name=Ann&seats.0.points=3"),
)

pytestmark = thorough


def flaws(page: Page | Frame) -> Iterator[str]:
    """What a page must not have, or one inside another."""
    page.evaluate(ALL_IS_DRAWN)
    needed, there = page.evaluate(WIDTHS)
    if needed > there:
        yield f"{needed} pixels wide in a window of {there}"
    for told in page.evaluate(TOO_SMALL, [TO_TOUCH, FINGER]):
        yield f"too small to touch: {told}"
    found = Axe().run(page)
    if found.violations_count:
        yield found.generate_report()


def assert_without_flaws(opened: Opened, scheme: str) -> None:
    """Inside first, so that whoever looks from outside can look in."""
    opened.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    assert [*flaws(opened.frame)] == []
    assert [*flaws(opened.page)] == []


@pytest.mark.parametrize("language", LOCALES)
def test_it_looks_right_in_either_scheme(language: str, host: Host, tmp_path: Path) -> None:
    def look_at_the_offer(page: Page) -> None:
        page.goto(host.address + ("" if language == "en" else f"{language}.html"))
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert [*flaws(page)] == []

    special = {"viewport": NARROW, "locale": LOCALES[language]}
    with taken_along(host, tmp_path / "phone", look_at_the_offer, **special) as phone:
        opened = phone.open()
        opened.page.locator("body[data-awake]").wait_for(timeout=PATIENCE)
        for path in PAGES:
            opened.go(f"/{path}")
            assert opened.page.evaluate("document.documentElement.lang") == language
            for scheme in SCHEMES:
                assert_without_flaws(opened, scheme)


def test_a_python_that_does_not_wake_is_told_legibly(host: Host, tmp_path: Path) -> None:
    with taken_along(host, tmp_path / "phone") as phone:
        phone.context.add_init_script(
            "window.Worker = class { postMessage() {} set onerror(tell) { tell(); } };"
        )
        opened = phone.open("gold-rush/rules")
        opened.shows("h1", "Look up")
        failed = opened.page.get_by_role("alert")
        assert "could not wake up" in failed.inner_text()
        for scheme in SCHEMES:
            assert_without_flaws(opened, scheme)
