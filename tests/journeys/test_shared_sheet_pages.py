"""What no page of a sheet may have, in light and dark, English and German, on a narrow phone."""

import json
from itertools import cycle
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Route

from tests.house.visits import flaws
from tests.journeys.conftest import Visiting
from tests.journeys.examples import ALEX_CITY, CARDS
from tests.journeys.test_every_page import FINGER, LOOKS, NARROW, TOO_LOW, in_both

LONG_NAME = "Wilhelmina-Charlotte-Antoinette-Dorothea"
TABLE = {
    "title": CARDS.strip("/"),
    "seats": [
        {"name": LONG_NAME, "fields": {"city": ALEX_CITY}},
        {"name": "Paul", "fields": {"city": "h?/.."}},
        {"name": "Eagle", "fields": {"appeal": 40, "virtual": True}},
        {"name": "שרה"},
    ],
}
PAGES = {
    "the host": ("host", ""),
    "a seat that is ready": ("host", "/seat/0"),
    "a seat with a fault": ("seat", ""),
    "joining": ("join", ""),
    "looking on": ("look", ""),
    "the timeline": ("host", "/changes"),
    "the result so far": ("host", "/result"),
    "the agreements": ("host", "/setup"),
    "taking along": ("host", "/take-along"),
    "showing codes": ("host", "/meet"),
    "deleting": ("host", "/delete"),
}
SAMPLE = ("the host", "a seat with a fault", "joining", "looking on", "the timeline")


@pytest.fixture(scope="module")
def links(server: int) -> dict[str, str]:
    """Where a sheet leads whom: a seat that is ready, one with a fault, one virtual, one blank."""
    home = f"http://127.0.0.1:{server}/api/v1/sheets/"
    asked = Request(home, json.dumps(TABLE).encode(), {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        found = json.load(answer)["links"]
    return {**found, "seat": found["seats"][1]}


def nothing_to_hear(route: Route) -> None:
    """No stream of changes, which nobody makes here."""
    route.fulfill(status=204)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each page in both schemes and languages with --all; else some, each in one look."""
    seen = [*zip(SAMPLE, cycle(LOOKS), strict=False)]
    if metafunc.config.getoption("--all"):
        seen = [*in_both(PAGES)]
    ids = [", ".join((name, *look)) for name, look in seen]
    metafunc.parametrize(("name", "look"), seen, ids=ids)


def test_a_page_of_a_sheet_has_no_flaw(
    phone: Visiting, links: dict[str, str], name: str, look: tuple[str, str]
) -> None:
    scheme, locale = look
    visit = phone(NARROW, color_scheme=scheme, locale=locale)
    role, more = PAGES[name]
    visit.page.route("**/events*", nothing_to_hear)  # its size would be known when it ends
    page = visit.go(links[role] + more)
    assert list(flaws(visit)) == []
    assert page.evaluate(TOO_LOW, FINGER) == []
