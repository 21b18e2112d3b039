"""Somebody asks, everybody reads the answer, and it can be sent, printed and reopened."""

from tests.journeys.conftest import Visiting
from tests.journeys.examples import CARDS, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import (
    NONE_OF_THIS,
    button,
    chip,
    choose_of_many,
    chosen,
    field,
    link,
    lit,
)

MINES = ("city", "----/----/--mmi./--m.pm")
PLACEMENT = at(f"{CARDS}/ask/placement", MINES, ("card", "i./.m"), ("at", "d4"))
PAPERBOY = at(f"{CARDS}/ask/paperboy", ("moment", "when_taken"), ("source", "pile"))


def test_no_says_why_and_what_would_help_and_that_helps(phone: Visiting) -> None:
    page = phone().go(CARDS)
    finger = Finger(page)
    finger.tap(page.get_by_text("All 14 questions"))
    finger.follow(link(page, "May this picture cover that one?"))
    choose_of_many(page, "under", "outlaws")
    choose_of_many(page, "over", "house")
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "IT DEPENDS"
    finger.follow(button(page, NONE_OF_THIS))
    assert page.inner_text("#verdict") == "NO"
    assert page.inner_text(".reasons a.clause") == "CCC-32"
    assert "A Prison in the city already, or the Sheriff." in page.inner_text("#answer")
    finger.tap(button(page, "Ask again"))
    finger.tap(chip(page, "sheriff", "true"))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"


def test_a_card_goes_where_the_answer_says_it_would_be_legal(phone: Visiting) -> None:
    page = phone().go(PLACEMENT)
    assert page.inner_text("#verdict") == "NO"
    assert lit(page.locator("#answer .squares"), "ghost") == ["d4", "e4", "d5", "e5"]
    assert "At d5 this card would be legal." in page.inner_text("#answer")
    finger = Finger(page)
    finger.tap(page.get_by_text("What was asked"))
    finger.tap(finger.parcel("d5"))
    finger.follow(button(page, "Ask"))
    assert page.inner_text("#verdict") == "YES"
    assert lit(page.locator("#answer .squares"), "ghost")[0] == "d5"


def test_a_spot_on_the_drawing_leads_to_its_answer(phone: Visiting) -> None:
    page = phone().go(at(f"{CARDS}/ask/placements", ("city", "h./.."), ("card", "r./..")))
    best = page.locator("#answer svg a").filter(has_text="+5").first
    told = best.get_attribute("aria-label")
    assert told == "e3 brings 5 points"
    assert "The points are without characters" in page.inner_text("#answer figcaption")
    assert page.inner_text("#verdict") == "17 spots"
    Finger(page).follow(best)
    assert page.inner_text("#verdict") == "YES"
    assert lit(page.locator("#answer .squares"), "ghost")[0] == "e3"


def test_where_the_rulebook_is_silent_the_table_decides(phone: Visiting) -> None:
    page = phone().go(PAPERBOY)
    finger = Finger(page)
    assert page.inner_text("#verdict") == "THE RULEBOOK DOES NOT SAY"
    readings = page.locator(".depends li")
    assert [reading.locator("strong").inner_text() for reading in readings.all()] == ["NO", "YES"]
    finger.follow(readings.last.get_by_role("link", name="Read it so"))
    assert page.inner_text("#verdict") == "YES"
    assert chosen(page, "CCC-O6") == "at_once"


def test_the_address_shows_the_same_answer_to_whoever_opens_it(phone: Visiting) -> None:
    asked = phone().go(at(f"{CARDS}/ask/placement", MINES))
    asked.get_by_text("The city as text").click()
    field(asked, "card").fill("i./.m")
    field(asked, "at").fill("d4")
    Finger(asked).follow(button(asked, "Ask"))
    page = phone(locale="de-DE").page
    page.goto(asked.url)
    assert page.inner_text("#verdict") == "NEIN"
    for opened in (asked, page):
        assert lit(opened.locator("#answer .squares"), "ghost") == ["d4", "e4", "d5", "e5"]
        assert opened.inner_text(".reasons a.clause") == "CCC-29"


def test_on_paper_there_is_the_answer_and_no_form(phone: Visiting) -> None:
    page = phone().go(PLACEMENT)
    page.emulate_media(media="print")
    for shown in ("#verdict", "#answer .squares"):
        assert page.locator(shown).is_visible(), shown
    for hidden in page.locator("form, button, nav, .button").all():
        assert not hidden.is_visible()
    page.goto(page.url.partition("/ask")[0] + at("/score/result", *TABLE))
    for shown in (".winner", ".pad", ".squares >> nth=0", ".squares >> nth=1"):
        assert page.locator(shown).is_visible(), shown
    assert not page.locator(".button").first.is_visible()
