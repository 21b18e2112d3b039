"""A table that several phones fill in: who sits where, and what they see of each other."""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.house.visits import Visit
from tests.journeys.examples import CARDS
from tests.journeys.pages import another_page, click

SCORE = f"{CARDS}/score"
OUT_OF_REACH = "Failed to load resource: net::ERR_"
NAMES = ("Alex", "Paul")
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "has_touch": False}
NOT_SENT, SAVED = "not sent yet", "saved"


def start_sheet(visit: Visit, names: Iterable[str] = NAMES) -> Page:
    """Somebody names who plays and shares a sheet; the host's page."""
    page = visit.go(SCORE)
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    click(page.locator('.sticky button[formmethod="post"]'))
    return page


def join_path(host: Page) -> str:
    """Where the host's code for the table leads."""
    return str(host.locator(".join .address a").get_attribute("href"))


def sit_down(visit: Visit, path: str, name: str) -> Page:
    """Somebody follows the code for the table and taps a name."""
    page = visit.go(path)
    with another_page(page):
        page.locator(".name-button", has_text=name).click()
    return page


def row(page: Page, name: str) -> Locator:
    """The line of a seat in how it stands."""
    return page.locator("[data-seat-row]", has_text=name)


def fill_in(host: Page, name: str) -> None:
    """The host goes to the form of a seat."""
    click(row(host, name).locator(".seat-line"))


def total(page: Page, name: str) -> Locator:
    """What that seat is worth so far."""
    return row(page, name).locator("[data-seat-total]")


def type_city(page: Page, city: str) -> None:
    """Open the text of the city and replace it."""
    details = page.locator(".paint .as-text")
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    page.locator("[data-notation]").fill(city)


def sending(page: Page) -> Locator:
    """Whether what was typed is saved."""
    return page.locator("[data-sending]")


def note(page: Page) -> Locator:
    """What is said quietly at the edge of the page."""
    return page.locator("[data-live-note]")


def choose(page: Page, **kept: str) -> None:
    """Of each thing that has two versions keep one, and say so."""
    for thing, whose in kept.items():
        page.locator(f'#conflict [name*="{thing}"][value="{whose}"]').check()
    page.locator("#conflict button").click()


def cut_off(page: Page) -> None:
    """The phone loses the network."""
    page.context.set_offline(True)


def back_again(page: Page) -> None:
    """The phone finds the network again."""
    page.context.set_offline(False)


def complaints(visit: Visit) -> list[str]:
    """What the console said, but for what a browser says itself of a lost network."""
    return [line for line in visit.said if not line.startswith(OUT_OF_REACH)]
