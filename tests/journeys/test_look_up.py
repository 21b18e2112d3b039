"""Looking up a rule in players' words, and agreeing how the open ones are read."""

import re

from playwright.sync_api import expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import CARDS, PAUL, SCORE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import button, chosen, chosen_chip, click, field, link, so_far


def test_the_words_of_players_find_rules_and_open_points(phone: Visiting) -> None:
    page = phone().go(CARDS)
    page.get_by_role("searchbox").fill("outlaw empty ranch")
    Finger(page).follow(button(page, "Find"))
    found = page.locator(".found .clause").all_inner_texts()
    assert {"§ CCC-41", "§ CCC-O3"} <= set(found)
    click(link(page, "Every empty parcel adjacent to a Ranch"))
    assert page.inner_text(".chapter-of .clause") == "§ CCC-41"


def test_the_question_beside_a_rule_is_answered_with_what_the_words_tell(phone: Visiting) -> None:
    page = phone().go(f"{CARDS}/rules")
    page.get_by_role("searchbox").fill("may my outlaw cover a ranch")
    Finger(page).follow(button(page, "Find"))
    assert page.inner_text(".decided .verdict") == "NO"
    Finger(page).follow(page.locator("[data-question-offer]"))
    assert chosen_chip(page, "over") == "outlaws"
    assert chosen_chip(page, "under") == "ranch"
    assert page.inner_text("#verdict") == "NO"


def test_results_come_while_somebody_types(phone: Visiting) -> None:
    page = phone().go("/search")
    box = page.get_by_role("searchbox")
    box.press_sequentially("wild horses")
    first = page.locator(".found li").filter(has_text="GR-56")
    first.wait_for()
    assert page.url.endswith("/search?q=wild+horses")
    assert page.locator(".found mark").count()
    assert box.input_value() == "wild horses"
    box.fill("")
    page.locator(".found").first.wait_for(state="detached")


def test_results_take_the_place_of_a_page_and_go_with_the_words(phone: Visiting) -> None:
    page = phone().go(CARDS)
    ways_on, box = page.locator(".ways-on"), page.get_by_role("searchbox")
    box.press_sequentially("may an outlaw cover a ranch")
    decides = page.locator("[data-verdict]")
    decides.wait_for()
    assert decides.locator(".verdict").inner_text() == "NO"
    assert box.input_value() == "may an outlaw cover a ranch"
    assert not ways_on.is_visible()
    box.press("ArrowDown")
    assert decides.locator("a").first.evaluate("link => link === document.activeElement")
    page.keyboard.press("ArrowUp")
    box.fill("")
    decides.wait_for(state="detached")
    expect(ways_on).to_be_visible()
    expect(page).to_have_url(re.compile(f"{CARDS}$"))


def test_every_page_has_a_field_to_look_up_in_its_menu(phone: Visiting) -> None:
    page = phone(java_script_enabled=False).go(SCORE)
    Finger(page).tap(page.locator(".menu > summary"))
    page.locator(".menu").get_by_role("searchbox").fill("outlaw empty ranch")
    Finger(page).follow(page.locator(".menu").get_by_role("button", name="Find"))
    assert "CCC-41" in page.inner_text(".found")


def test_a_rule_shows_worked_examples_that_are_computed(phone: Visiting) -> None:
    page = phone().go(f"{CARDS}/rules/CCC-41")
    cases = page.locator(".case")
    assert cases.count() >= 2
    for case in cases.all():
        assert case.locator(".squares").is_visible()
        assert case.locator("a.clause").first.is_visible()
    click(cases.get_by_role("link", name="Open this question").first)
    assert page.inner_text("#verdict") == "2 points"
    assert "CCC-41" in page.inner_text(".reasons")


def test_a_chapter_unfolds_and_the_bar_leads_to_another(phone: Visiting) -> None:
    page = phone().go(f"{CARDS}/rules")
    finger, jump = Finger(page), page.locator(".jump")
    assert not jump.is_visible()
    finger.tap(page.get_by_text("The round", exact=True).first)
    assert jump.is_visible()
    finger.follow(jump.get_by_role("link", name="Scoring"))
    opened = page.locator(".chapter[open]")
    assert opened.count() == 1
    assert opened.locator("a", has_text="CCC-41").is_visible()
    finger.tap(page.get_by_text("Characters", exact=True).first)
    assert opened.count() == 1
    assert not page.locator("a", has_text="CCC-41").is_visible()


def test_a_search_in_vain_says_so_and_offers_all_rules(phone: Visiting) -> None:
    page = phone().go(at(f"{CARDS}/rules", ("q", "photosynthesis")))
    assert page.inner_text("[data-search-silence=none]") == "No rule mentions this. Closest:"
    click(link(page, "All "))
    assert page.locator(".clauses li").count() > 90


def read_otherwise(finger: Finger, moves: str = "") -> None:
    """Opens a point, and chooses the reading that does not hold by itself."""
    point = finger.page.locator(".open-point").filter(has_text="Does the City Hall count itself?")
    finger.tap(point.locator("summary"))
    other = point.locator("label").filter(has_text="No: the City Hall counts only the other")
    assert other.locator(".moves").all_inner_texts() == ([moves] if moves else [])
    finger.tap(other)


def test_house_rules_travel_to_the_table_and_change_its_totals(phone: Visiting) -> None:
    page = phone().go(CARDS)
    finger = Finger(page)
    finger.follow(link(page, "House rules"))
    read_otherwise(finger)
    finger.follow(button(page, "Play by these"))
    page.get_by_label("Player 1", exact=True).fill("Paul")
    finger.follow(button(page, "All on this phone"))
    finger.tap(page.get_by_text("House rules: one of your own"))
    folded = page.locator(".open-point").filter(has_text="Does the City Hall count itself?")
    assert folded.locator(".ours").filter(visible=True).inner_text() == "your table reads it so"
    assert chosen(page, "CCC-O5") == "not_itself"
    finger.follow(link(page, "Paul"))
    finger.tap(page.get_by_text("The city as text"))
    field(page, "seats.0.city").fill("y./.h")
    expect(so_far(page)).to_have_text("1 so far")


def test_a_reading_chosen_at_the_table_is_that_of_the_result(phone: Visiting) -> None:
    page = phone().go(at(SCORE, *PAUL))
    finger = Finger(page)
    finger.tap(page.get_by_text("House rules: as we read it"))
    read_otherwise(finger, "Paul 133 → 132, nothing else changes")
    finger.follow(button(page, "Use these"))
    assert page.inner_text(".seat-total") == "132"
    finger.follow(link(page, "How it stands"))
    point = page.locator(".depends").filter(has_text="CCC-O5")
    finger.tap(point.locator("summary"))
    now = point.locator("li").first.inner_text()
    assert now.startswith("No: the City Hall counts only the other buildings.")
    assert now.endswith("as it is read now CCC-O5")
