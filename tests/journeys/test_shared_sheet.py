"""One table on three screens: everybody sees at once what the others do."""

import re

from playwright.sync_api import expect

from tests.house.visits import Visit
from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY, ALEX_PEOPLE
from tests.journeys.fingers import Finger
from tests.journeys.pages import all_people, field, rename
from tests.journeys.sheets import (
    LAPTOP,
    NOT_SENT,
    SAVED,
    back_again,
    complaints,
    cut_off,
    join_path,
    note,
    row,
    sending,
    sit_down,
    start_sheet,
    total,
    type_city,
)

WAS_LOADED = "window.wasLoaded"


def around_a_table(phone: Visiting) -> tuple[Visit, Visit, Visit]:
    """The host at a laptop and two phones; nobody loads a page again from here on."""
    visits = phone(**LAPTOP), phone(), phone()
    host = start_sheet(visits[0])
    for visit, name in zip(visits[1:], ("Alex", "Paul"), strict=True):
        sit_down(visit, join_path(host), name)
    for visit in visits:
        visit.page.evaluate(f"{WAS_LOADED} = true")
    return visits


def assert_quiet(*visits: Visit) -> None:
    """No page was loaded again, none complained, none asked anybody else."""
    for visit in visits:
        assert visit.page.evaluate(WAS_LOADED)
        assert complaints(visit) == []
        assert [each.url for each in visit.fetched if not each.url.startswith(visit.home)] == []


def test_what_one_paints_the_others_see_without_loading_again(phone: Visiting) -> None:
    visits = around_a_table(phone)
    host, alex, paul = (visit.page for visit in visits)
    finger = Finger(alex)
    finger.paint("a1", "b1")
    finger.paint("b2", "a2")
    for page in (host, paul):
        expect(total(page, "Alex")).to_have_text("0")
        expect(row(page, "Alex")).to_have_class(re.compile("moved"))
        expect(row(page, "Alex").locator("[data-seat-state]")).to_contain_text("counting")
    expect(note(host)).to_contain_text("Alex")
    expect(note(alex)).not_to_contain_text("Alex")
    expect(sending(alex)).to_have_text(SAVED)
    type_city(alex, ALEX_CITY)
    all_people(alex)
    for person in ALEX_PEOPLE:
        alex.check(f'[value="{person}"]')
    expect(total(host, "Alex")).to_have_text("109")
    expect(total(alex, "Alex")).to_have_text("109")
    expect(
        field(paul, "seats.1.characters").and_(paul.locator('input[value="doctor"]'))
    ).to_be_disabled()
    assert_quiet(*visits)


def test_what_was_typed_away_from_the_network_is_sent_later(phone: Visiting) -> None:
    visits = around_a_table(phone)
    host, _, paul = (visit.page for visit in visits)
    cut_off(paul)
    type_city(paul, ALEX_CITY)
    expect(sending(paul)).to_have_text(NOT_SENT)
    expect(note(paul)).to_contain_text("No connection")
    rename(paul, 1, "Paula")
    assert total(host, "Paul").inner_text() == "–"
    back_again(paul)
    expect(sending(paul)).to_have_text(SAVED)
    expect(note(paul)).not_to_contain_text("No connection")
    expect(total(host, "Paula")).to_have_text("82")
    assert_quiet(*visits)
