"""Scoring a table with one finger, from the first page to the reason behind a number."""

from playwright.sync_api import expect

from tests.journeys.conftest import Recording, Visiting
from tests.journeys.examples import ALEX_CITY, PAUL_CITY, RESULT, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import DONE, button, field, link, lit, onward, so_far, standing, totals
from tests.journeys.painting import paint_the_example
from tests.touches import TOUCHES

MOST_TOUCHES = 41


def test_a_table_is_scored_with_one_finger(phone: Visiting, record_property: Recording) -> None:
    visit = phone()
    page = visit.go("/")
    finger = Finger(page)
    sit_down(finger, "Alex", "Paul")
    assert standing(page) == {"Alex": "–", "Paul": "–", "Eagle": "–", "Bear": "–"}

    finger.follow(link(page, "Alex"))
    before = finger.touches
    paint_the_example(finger)
    assert field(page, "seats.0.city").input_value() == ALEX_CITY
    tick(finger, "Doctor", "Teacher", "Banker", "Lawyer")
    record_property(TOUCHES, f"{finger.touches - before} of {MOST_TOUCHES}")
    assert finger.touches - before <= MOST_TOUCHES
    expect(so_far(page)).to_have_text("109 so far")
    finger.follow(onward(page, "Paul"))

    finger.tap(page.get_by_text("The city as text"))
    field(page, "seats.1.city").fill(PAUL_CITY)
    tick(finger, "Sheriff", "Captain", "Editor", "Heroes")
    expect(so_far(page)).to_have_text("133 so far")
    for number, (name, appeal) in enumerate((("Eagle", "40+46"), ("Bear", "91")), 2):
        finger.follow(onward(page, name))
        field(page, f"seats.{number}.appeal").fill(appeal)
    finger.follow(button(page, "Show the result"))
    assert page.inner_text(".winner") == "Paul wins"
    assert totals(page) == [133, 109, 91, 86]
    assert visit.said == []


def test_a_shared_first_place_is_said_with_what_becomes_of_it(phone: Visiting) -> None:
    page = phone().go(at(RESULT, *TABLE))
    finger = Finger(page)
    finger.follow(link(page, "Correct"))
    finger.follow(link(page, "Eagle"))
    field(page, "seats.2.appeal").fill("100 + 33")
    finger.follow(button(page, DONE))
    finger.follow(link(page, "Show the result"))
    assert page.inner_text(".winner") == "Paul and Eagle share the first place"
    assert "rematch" in page.inner_text(".tie")


def test_a_number_lights_up_the_parcels_it_came_from(phone: Visiting) -> None:
    page = phone().go(at(RESULT, *TABLE))
    finger = Finger(page)
    alex = page.locator("[data-seat]", has=page.locator("#line-0-mines"))
    city = alex.locator(".squares")
    assert not city.is_visible()
    finger.tap(page.locator('.pad a[href="#line-0-mines"]'))
    finger.tap(page.locator("#line-0-mines a[data-at=g4]"))
    assert lit(city, "at") == ["g4"]
    assert lit(city, "marked") == ["g3", "f4", "h4", "f5", "h5"]
    finger.tap(page.locator("#line-0-mines a[data-at=e3]"))
    assert lit(city, "at") == ["e3"]
    assert lit(city, "marked") == ["f2", "f4"]


def test_another_reading_moves_the_totals_as_it_said(phone: Visiting) -> None:
    page = phone().go(at(RESULT, *TABLE))
    finger = Finger(page)
    point = page.locator(".depends").filter(has_text="CCC-O5")
    assert "Paul 133 → 132, nothing else changes." in point.inner_text()
    finger.tap(point.locator("summary"))
    finger.follow(point.get_by_role("link", name="Read it so"))
    assert totals(page) == [132, 109, 91, 86]
    assert (
        "Paul 132 → 133, nothing else"
        in page.locator(".depends").filter(has_text="CCC-O5").inner_text()
    )


def test_every_clause_of_a_result_can_be_looked_up(phone: Visiting) -> None:
    visit = phone()
    page = visit.go(at(RESULT, *TABLE))
    links = page.locator("a.clause").evaluate_all("links => links.map(link => link.href)")
    assert len(set(links)) > 20
    for address in set(links):
        answer = page.request.get(address)
        assert answer.status == 200, address
        assert address.rpartition("/")[2] in answer.text()


def sit_down(finger: Finger, *names: str) -> None:
    """From the first page to the table."""
    page = finger.page
    finger.follow(link(page, "Carson City: The Card Game"))
    finger.follow(link(page, "Score a game"))
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    finger.follow(button(page, "All on this phone"))


def tick(finger: Finger, *people: str) -> None:
    finger.tap(finger.page.locator("#all-people"))
    for name in people:
        finger.tap(finger.page.get_by_role("checkbox", name=name))
