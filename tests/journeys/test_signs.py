"""The number keys of many phones have no plus, minus or comma: the page brings them along."""

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.bad_wifi import new_sheet
from tests.journeys.conftest import Visiting
from tests.journeys.pages import field, so_far
from tests.journeys.sheets import sit_down

KEYBOARD_OPENS = """() => {
  Object.defineProperty(visualViewport, "height", { get: () => innerHeight - 300 });
  visualViewport.dispatchEvent(new Event("resize"));
}"""
FIELDS = {
    "carson-city": ("victory_points", "+", 5 + 4),
    "gold-rush": ("points", "+", 5 + 4),
    "nevada-city": ("score_track", "+", 5 + 4),
    "carson-city-cards": ("appeal", "+,", 5 + 4),
}


def sat_down(phone: Visiting, title: str) -> Page:
    """A seat of one of two, on a phone of its own."""
    visit = phone()
    page = sit_down(visit, new_sheet(visit.home, title, ("Ann", "Ben"))["links"]["join"], "Ann")
    if title == "carson-city-cards":
        page.locator("[value=virtual]").check()
    return page


@pytest.mark.parametrize("title", FIELDS)
def test_what_the_keys_lack_stands_above_them(phone: Visiting, title: str) -> None:
    name, signs, points = FIELDS[title]
    page = sat_down(phone, title)
    place, row = field(page, f"seats.0.{name}"), page.locator(".signs")
    place.tap()
    expect(row).to_be_hidden()
    page.evaluate(KEYBOARD_OPENS)
    expect(row).to_be_visible()
    assert row.get_by_role("button").all_inner_texts() == [*signs]
    page.keyboard.type("5")
    row.get_by_role("button", name=signs[-1]).tap()
    expect(place).to_be_focused()
    page.keyboard.type("4")
    expect(place).to_have_value(f"5{signs[-1]}4")
    if title != "carson-city-cards":
        expect(so_far(page)).to_contain_text(str(points))
    page.evaluate("document.activeElement.blur()")
    expect(row).to_be_hidden()
