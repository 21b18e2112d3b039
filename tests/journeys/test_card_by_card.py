"""A seat filled in by its cards or by points that were counted already."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.journeys.conftest import Visiting
from tests.journeys.examples import SCORE, TABLE, at
from tests.journeys.fingers import Finger
from tests.journeys.pages import DONE, all_people, button, field, link, problems_at, so_far

TILL_IT_IS_FELT = 3
"""So many pixels below a thumb nobody sees."""
SEAT = at(f"{SCORE}/seat/0", *TABLE[:1])


def lay(page: Page, number: int, at_parcel: str, pictures: str) -> None:
    """Write down one card."""
    field(page, f"seats.0.cards.{number}.at").fill(at_parcel)
    field(page, f"seats.0.cards.{number}.parcels").fill(pictures)


def seen(page: Page) -> dict[str, str]:
    """The pictures that are seen of the stack of cards."""
    parcels = page.locator(".way-cards .parcel:not(.bare)").all()
    return {
        str(parcel.get_attribute("data-place")): str(
            parcel.locator("use").get_attribute("href")
        ).partition("#picture-")[2]
        for parcel in parcels
    }


def top_of(place: Locator) -> float:
    """How far down on the screen something stands."""
    box = place.bounding_box()
    assert box
    return box["y"]


def test_cards_are_stacked_and_one_that_may_not_lie_there_says_so_at_its_row(
    phone: Visiting,
) -> None:
    page = phone().go(SEAT)
    finger = Finger(page)
    finger.tap(page.get_by_role("radio", name="Card by card"))
    expect(page.locator('.way-cards [data-spot="0"]')).to_be_visible()
    finger.tap(page.get_by_text("Card by card, as text"))
    lay(page, 0, "a1", "s./.h")
    lay(page, 1, "b1", "r./h.")
    expect(page.locator('#stack [data-place="c1"]')).not_to_have_class(re.compile("bare"))
    top = {"a1": "saloon", "b1": "ranch", "c1": "empty"}
    below = {"a2": "empty", "b2": "house", "c2": "empty"}
    assert seen(page) == {**top, **below}

    lay(page, 2, "a1", "b./..")
    expect(page.locator("#not-right")).to_have_text("Cards in the order laid 3")
    wrong = page.locator(".way-cards .row-of-fields").filter(has_text="CCC-29")
    assert wrong.count() == 1
    assert wrong.locator('[name="seats.0.cards.2.at"]').input_value() == "a1"
    assert "the Bank may not cover the Saloon" in wrong.inner_text()
    assert seen(page)["a1"] == "bank"


def test_a_board_that_comes_late_moves_nothing_under_the_thumb(phone: Visiting) -> None:
    visit = phone()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visit.page.route("**/carson_city_cards/laying.js", hold)
    page = visit.go(SEAT)
    finger = Finger(page)
    finger.tap(page.get_by_role("radio", name="Card by card"))
    finger.tap(page.get_by_text("Card by card, as text"))
    for name, text in (("at", "a1"), ("parcels", "s./.h")):
        finger.tap(field(page, f"seats.0.cards.0.{name}"))
        page.keyboard.type(text)
    near = [field(page, f"seats.0.cards.{name}") for name in ("0.parcels", "1.at")]
    before = [top_of(each) for each in near]
    assert held
    for route in held:
        route.continue_()
    expect(page.locator('.way-cards [data-spot="0"]')).to_be_visible()
    assert [top_of(each) for each in near] == pytest.approx(before, abs=TILL_IT_IS_FELT)


def test_the_board_is_fetched_before_somebody_asks_for_it(phone: Visiting) -> None:
    visit = phone()
    with visit.page.expect_request("**/carson_city_cards/laying.js"):
        visit.go(SEAT)


def test_points_out_of_step_are_told_at_their_row(phone: Visiting) -> None:
    page = phone().go(SEAT)
    finger = Finger(page)
    finger.tap(page.get_by_label("Counted points"))
    field(page, "seats.0.counts.ranches").fill("3+4+2")
    field(page, "seats.0.counts.mines").fill("4+3")
    expect(page.locator("#not-right")).to_contain_text("steps of 2")
    assert "steps of 2" in problems_at(field(page, "seats.0.counts.mines"))
    assert field(page, "seats.0.counts.ranches").get_attribute("aria-invalid") is None
    field(page, "seats.0.counts.mines").fill("4+4")
    expect(so_far(page)).to_have_text("17 so far")


def test_what_is_wrong_is_told_with_the_name_of_its_field(phone: Visiting) -> None:
    page = phone().go(SEAT)
    Finger(page).tap(page.get_by_label("Counted points"))
    field(page, "seats.0.counts.mines").fill("7")
    expect(page.locator("#not-right")).to_contain_text("steps of 2")
    expect(page.locator("#not-right")).to_contain_text("Mines")


def test_a_character_at_one_seat_cannot_be_ticked_at_another(phone: Visiting) -> None:
    page = phone().go(at(SCORE, *TABLE))
    finger = Finger(page)
    finger.follow(link(page, "Paul"))
    all_people(page)
    doctor = page.get_by_role("checkbox", name="Doctor")
    assert doctor.is_disabled()
    assert page.locator("label.taken").filter(has_text="Doctor with Alex").count() == 1
    finger.follow(button(page, DONE))
    finger.follow(link(page, "Alex"))
    all_people(page)
    finger.tap(page.get_by_role("checkbox", name="Doctor"))
    finger.follow(button(page, DONE))
    finger.follow(link(page, "Paul"))
    all_people(page)
    assert doctor.is_enabled()
