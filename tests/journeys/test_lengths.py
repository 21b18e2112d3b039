"""How many screens of a phone a page is long: who plays has thirty seconds of patience."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page

from scoring.titles import BuiltTitle, titles
from tests.house.windows import PHONE
from tests.journeys.conftest import Visiting
from tests.journeys.wide_pages import pages_of
from tests.thorough import thorough
from web.forms.typed import typed_from

SCREEN = PHONE[1]
NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
AT_MOST = {
    "{0}": 1.5,
    "{0}: who plays": 1.5,
    "{0}, a table blank: ": 2.0,
    "{0}, a table blank: /seat/0": 2.0,
    "{0}, a sheet blank: the host": 2.0,
    "{0}, a sheet blank: /seat/0": 2.0,
    "{0}: house rules": 3.0,
    "{0}: rules": 1.5,
}
QUESTION_AT_MOST, ANSWER_AT_MOST = 1.5, 2.5
LENGTH = "() => document.fonts.ready.then(() => document.documentElement.scrollHeight)"


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_no_page_is_longer_than_somebody_at_a_table_reads(
    phone: Visiting, title: BuiltTitle
) -> None:
    visit = phone()
    pages = pages_of(title, visit.home, NAMES)
    names = {name.format(title.slug): most for name, most in AT_MOST.items()}
    found = {name: screens(visit.go(pages[name])) for name in names}
    assert {name: long for name, long in found.items() if long > names[name]} == {}


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_no_blank_question_is_longer_than_somebody_asking_reads(
    phone: Visiting, title: BuiltTitle
) -> None:
    visit = phone()
    found = {key: screens(visit.go(f"/{title.slug}/ask/{key}")) for key in title.questions}
    assert {key: long for key, long in found.items() if long > QUESTION_AT_MOST} == {}
    ask = visit.page.locator(".ask-bar button").first
    assert (box := ask.bounding_box())
    assert box["y"] + box["height"] <= SCREEN


@thorough
@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_no_answer_is_longer_than_an_argument(phone: Visiting, title: BuiltTitle) -> None:
    visit = phone()
    found = {}
    for case in title.cases:
        if case["post"].startswith("ask/") and "status" not in case["expect"]:
            asked = urlencode(typed_from(case["body"]))
            found[asked] = screens(visit.go(f"/{title.slug}/{case['post']}?{asked}"))
    assert {asked: long for asked, long in found.items() if long > ANSWER_AT_MOST} == {}


def screens(page: Page) -> float:
    """The length of a page, in screens of a phone."""
    return int(page.evaluate(LENGTH)) / SCREEN
