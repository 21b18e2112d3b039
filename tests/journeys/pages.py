"""What somebody sees and touches on a page, by the words on it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

DONE, ADD_UP = "To the table", "Add it up"
NONE_OF_THIS = "None of this – that’s us"


@contextmanager
def another_page(page: Page) -> Iterator[None]:
    """Wait for the page to which something leads; a changed address alone is none."""
    with page.expect_event("load"):
        yield


def link(page: Page, name: str) -> Locator:
    """The link of the page's own part that begins with these words."""
    found = page.locator("main").get_by_role("link", name=re.compile(f"^{re.escape(name)}"))
    return found.first


def button(page: Page, name: str) -> Locator:
    """The button with these words."""
    return page.get_by_role("button", name=name, exact=True)


def from_the_menu(page: Page, name: str) -> Locator:
    """What stands in the menu under this name, after it is opened."""
    menu = page.locator(".menu")
    if menu.get_attribute("open") is None:
        menu.locator("summary").click()
    return menu.locator("a, button").get_by_text(name, exact=True)


def to_parts(page: Page) -> Locator:
    """What leads to the things that belong to no seat: town, map, goals."""
    return page.locator("main").locator("a[href*='/parts']").first


def rename(page: Page, number: int, name: str) -> None:
    """Open the head of a seat and change whose it is."""
    page.locator(".seat-head > summary").click()
    field(page, f"seats.{number}.name").fill(name)


def all_people(page: Page) -> None:
    """Show the characters that nobody has chosen yet, too."""
    page.locator("#all-people").check()


def onward(page: Page, name: str) -> Locator:
    """The button to the next seat that is not done."""
    return button(page, f"Next: {name}")


def so_far(page: Page) -> Locator:
    """How many points the seat has so far."""
    return page.locator("#so-far")


def field(page: Page, path: str) -> Locator:
    """The place to type or choose something of a form."""
    return page.locator(f'[name="{path}"]:not([type="hidden"])')


def chip(page: Page, path: str, value: str) -> Locator:
    """The chip that stands for one of several choices."""
    return page.locator(f'[name="{path}"][value="{value}"]')


def chosen_chip(page: Page, path: str) -> str:
    """What the chosen chip of a field stands for."""
    return page.locator(f'[name="{path}"]:checked').input_value()


def chosen(page: Page, point: str) -> str:
    """The reading of an open point that is chosen in a form."""
    return page.locator(f'[name="house_rules.{point}"]:checked').input_value()


def click(place: Locator) -> None:
    """Go to another page."""
    with another_page(place.page):
        place.click()


def standing(page: Page) -> dict[str, str]:
    """What each seat of the table is worth so far."""
    names = page.locator(".seat-name").all_inner_texts()
    told = page.locator(".seat-total").all_inner_texts()
    return {name: worth.split("\n")[0] for name, worth in zip(names, told, strict=True)}


def totals(page: Page) -> list[int]:
    """The totals at the foot of the score pad, in order of rank."""
    return [int(total) for total in page.locator("tfoot tr").first.locator("td").all_inner_texts()]


def lit(city: Locator, how: str) -> list[str]:
    """The parcels of a drawn city that are drawn in this way."""
    parcels = city.locator(f".parcel.{how}")
    return [str(parcel.get_attribute("data-place")) for parcel in parcels.all()]


def problems_at(place: Locator) -> str:
    """The sentences that are tied to a field, as a screen reader finds them."""
    assert place.get_attribute("aria-invalid") == "true"
    told = (place.get_attribute("aria-describedby") or "").split()
    return " ".join(place.page.locator(f"#{one}").inner_text() for one in told)


def choose_of_many(page: Page, path: str, value: str) -> None:
    """Asks for all that can be chosen and taps one of them."""
    many = page.locator(".one-of-many", has=chip(page, path, value))
    many.locator(".all-of-them input").check()
    chip(page, path, value).click()
