"""Boomtown in a browser whose server is stopped and whose network is off."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from scoring.titles import titles
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from tests.pocket.phones import Taken
from tests.thorough import first_quickly, thorough
from web.forms.typed import typed_from

A_SHEET = re.compile(r"/s/\w+")


@thorough
def test_a_table_outlives_the_browser(phone: Taken) -> None:
    opened = phone.open()
    opened.shows("main", "Carson City")
    opened.go("/nevada-city/score?seats.0.name=Ann&seats.1.name=Ben")
    opened.inside.get_by_role("button", name="A phone for each").click()
    expect(opened.page).to_have_url(A_SHEET)
    table = str(opened.page.evaluate("location.pathname"))
    opened.go(f"{table}/seat/0")
    opened.type_points("7")
    opened.go(f"{table}?show=table")
    opened.shows("main", "Finish")
    before = opened.inside.locator("main").inner_text()
    phone.start_again()
    again = phone.open(f"{table[1:]}?show=table")
    again.shows("main", "Finish")
    assert again.inside.locator("main").inner_text() == before
    home = phone.open()
    home.shows("[data-my-tables]", "Nevada City")


@pytest.mark.parametrize("slug", first_quickly(titles()))
def test_a_result_comes_without_a_server(phone: Taken, slug: str) -> None:
    cases = read_cases(HOUSE / "tests" / titles()[slug].facts.room / "contract.json")
    bodies = [
        case["body"] for case in cases if case["post"] == "score" and "status" not in case["expect"]
    ]
    opened = phone.open()
    opened.shows("main", "Carson City")
    opened.go(f"/{slug}/score/result?{urlencode(typed_from(bodies[0]))}")
    opened.shows("main", str(bodies[0]["seats"][0].get("name", "1")))
    opened.go(f"/{slug}/rules")
    opened.shows("h1", "Look up")
