"""The head of a page: one line on the narrowest phone, and a menu for all that is rarely wanted."""

import pytest

from scoring.titles import titles
from tests.journeys.conftest import Visiting
from tests.journeys.keys import Keys
from tests.journeys.pages import from_the_menu

NARROW = 360
ONE_LINE = 64
PATHS = ["/", "/tables", *(f"/{title}{page}" for title in titles() for page in ("", "/score"))]
BOTH = pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
BROKEN = """() => [...document.querySelectorAll(".masthead > *")]
    .filter((part) => part.getBoundingClientRect().top > 24).length"""


@BOTH
def test_the_head_is_one_line(phone: Visiting, locale: str) -> None:
    visit = phone(NARROW, locale=locale)
    for path in PATHS:
        page = visit.go(path)
        box = page.locator(".masthead").bounding_box()
        assert box
        assert box["height"] <= ONE_LINE
        assert page.evaluate(BROKEN) == 0


def test_the_menu_opens_and_closes_by_keyboard(phone: Visiting) -> None:
    page = phone(has_touch=False).go("/gold-rush")
    keys = Keys(page)
    keys.to(page.locator(".menu > summary"))
    keys.press("Enter")
    keys.to(page.locator(".menu").get_by_text("Look up"))
    keys.press("Escape")
    assert not page.locator(".menu-list").is_visible()
    keys.press("Enter")
    keys.follow(page.locator(".menu").get_by_text("All games"))
    assert page.locator(".titles").is_visible()


def test_the_menu_closes_when_somebody_taps_elsewhere(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go("/")
    assert from_the_menu(page, "Deutsch").is_visible()
    page.touchscreen.tap(20, 700)
    assert not page.locator(".menu-list").is_visible()
