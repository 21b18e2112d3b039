"""House rules on a phone: few screens, opened by key or finger, with and without scripts."""

import pytest
from playwright.sync_api import Page

from scoring.titles import titles
from tests.house.visits import flaws
from tests.house.windows import PHONE
from tests.journeys.conftest import Visiting
from tests.journeys.examples import CARDS, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import button, chosen, field, link

MOST_SCREENS = 3
SCREENS = "document.documentElement.scrollHeight / innerHeight"
OPEN_ALL = "document.querySelectorAll('details').forEach(each => { each.open = true; })"
NARROW = 360
ENOUGH_TABS = 60
NEVADA = "/nevada-city/house-rules"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("slug", titles())
def test_all_points_fit_on_three_screens_while_they_are_folded(
    phone: Visiting, slug: str, locale: str
) -> None:
    visit = phone(locale=locale)
    page = visit.go(f"/{slug}/house-rules")
    assert page.evaluate(SCREENS) <= MOST_SCREENS
    page.set_viewport_size({"width": NARROW, "height": PHONE[1]})
    page.evaluate(OPEN_ALL)
    assert list(flaws(visit)) == []


def press_on(page: Page, selector: str, key: str) -> None:
    """Go to something with Tab, and press a key there."""
    for _ in range(ENOUGH_TABS):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        if focused.count() and focused.evaluate("(node, wanted) => node.matches(wanted)", selector):
            page.keyboard.press(key)
            return
    raise AssertionError(f"no way to {selector}")


def test_a_line_says_what_is_chosen_below_it_at_once(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go("/nevada-city/score")
    finger = Finger(page)
    finger.tap(page.get_by_text("House rules: as we read it"))
    line = page.locator(".open-point").filter(has_text="Which resources break a tie?")
    finger.tap(line.locator("summary"))
    finger.tap(line.locator("label").filter(has_text="Resources and commodities"))
    finger.tap(line.locator("summary"))
    assert line.locator(".reads").filter(visible=True).all_inner_texts() == [
        "Resources and commodities, but nothing that lies on contracts.\nyour table reads it so"
    ]
    assert page.locator(".changed").filter(visible=True).count() == 1


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_a_reading_is_chosen_by_keys_alone(phone: Visiting, *, scripts: bool) -> None:
    page = phone(java_script_enabled=scripts).go("/gold-rush/house-rules")
    press_on(page, ".open-point:first-of-type > summary", "Enter")
    press_on(page, "[name='house_rules.GR-O1']", "ArrowDown")
    with page.expect_navigation():
        press_on(page, ".buttons .quiet", "Enter")
    assert chosen(page, "GR-O1") == "per_piece"
    assert (
        page.locator(".open-point .ours").filter(visible=True).inner_text()
        == "your table reads it so"
    )


def test_who_plays_and_with_what_says_which_points_can_matter(phone: Visiting) -> None:
    page = phone().go(NEVADA)
    finger = Finger(page)
    finger.tap(page.get_by_text("Any number of players, no variants"))
    finger.tap(page.get_by_label("3", exact=True))
    finger.tap(page.get_by_label("Troublemakers"))
    finger.follow(button(page, "Show what can matter"))
    shown = page.locator("details.open-point").filter(visible=True).all_inner_texts()
    assert [text for text in shown if text.startswith("Two players")] == []
    assert [text for text in shown if text.startswith("A point for a tied duel?")]
    finger.tap(page.get_by_text("9 others, which cannot matter here"))
    finger.tap(page.get_by_text("Two players: how many goals?"))
    assert page.get_by_text("Only with 2 players.").filter(visible=True).count() == 1


def test_a_link_to_a_reading_opens_what_it_lies_in(phone: Visiting) -> None:
    page = phone().go(at(f"{CARDS}/score", ("seats.0.city", "y./.h")) + "#reading-CCC-O5")
    assert field(page, "house_rules.CCC-O5").first.is_visible()
    assert link(page, "§ CCC-O5").is_visible()
