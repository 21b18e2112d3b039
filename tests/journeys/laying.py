"""The page of the map as hands use it: composing a tile, laying it, putting figures on it."""

import re

from playwright.sync_api import Locator, Page, expect

from rules.gold_rush.notation import read_tile
from web.gold_rush.palette import puts_of

HOME = "/gold-rush/score"
PARTS = f"{HOME}/parts"


def edge(page: Page, letter: str) -> Locator:
    """An edge of the tile that is composed."""
    return page.locator(f".composing-tile .edge-{letter}")


def badge(page: Page, key: str) -> Locator:
    """A sign that is tapped on the tile."""
    return page.locator(f'.badges [data-key="{key}"]')


def sign(page: Page, name: str) -> Locator:
    """One more of a sign, where only one place can have it."""
    return page.locator(f'.badges > .counted-badge [data-key$="-{name}-more"]')


def seen_before(page: Page, tile: str) -> Locator:
    """A tile of the palette."""
    return page.locator(f'.laying-palette [value="{tile}"]')


def cell(page: Page, x: int, y: int) -> Locator:
    """A glowing cell."""
    return page.locator(f'.spot button[name=lay][value^="{x},{y}/"]')


def place(page: Page, name: str) -> Locator:
    """A place of the tile that was laid."""
    return page.locator(f'.tile-with-places .place[value="{name}"]')


def mark(page: Page, name: str, figure: str = "cowboy") -> Locator:
    """The mark of somebody whose figure may stand on the chosen place."""
    return page.locator(f".map-offers [name={figure}]", has_text=re.compile(f"^{name}$"))


def next_tile(page: Page) -> Locator:
    """What goes on to composing."""
    return page.locator(".drawer [name=composing][value='1']")


def tap(place: Locator) -> None:
    """Touch something, and wait until what it does is drawn."""
    place.tap()
    is_drawn(place.page)


def is_drawn(page: Page) -> None:
    """Wait until nothing is under way."""
    expect(page.locator("#drawer")).not_to_have_attribute("aria-busy", "true")


def put_into_box(page: Page, *tiles: str) -> None:
    """The box of a shared table knows these tiles."""
    home, _, rest = page.url.partition("/s/")
    address = f"{home}/api/v1/sheets/{re.split(r'[/?]', rest)[0]}"
    base = page.request.get(address).json()["revision"]
    puts = puts_of((), map(read_tile, tiles))
    answer = page.request.patch(address, data={"base": base, "set": puts})
    assert answer.ok, answer.text()


def on_track(page: Page) -> list[int]:
    """The points beside the marks."""
    return [int(text) for text in page.locator(".of-player span:last-child").all_inner_texts()]


def has_laid(page: Page, count: int) -> None:
    """Wait until so many tiles lie there, and all that this changes is drawn."""
    expect(page.locator(".landscape > .laid")).to_have_count(count)
    is_drawn(page)


def stands_there(page: Page, name: str) -> None:
    """Wait until somebody's cowboy stands on the tile, or went home from it."""
    expect(page.locator(".drawer .map-standing", has_text=name)).to_be_visible()
