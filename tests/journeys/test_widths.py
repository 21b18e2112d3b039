"""No page of any title is wider than a phone, however long the names at the table are."""

import re
from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Page

from scoring.titles import BuiltTitle, titles
from tests.house.windows import PHONE
from tests.journeys.conftest import Visiting
from tests.journeys.wide_pages import pages_of

WIDTHS = (PHONE[0], 360)
OF_A_CLAUSE = re.compile(r"[A-Z]+-O?\d+")
IN_THE_SAMPLE = re.compile(r"[A-Z]+-O?1|CC-61")
"""A clause and an open point of each title, and the clause with the widest worked case."""
LIKE_ANOTHER = re.compile(
    r", blank$|, refused$|blank: |/seat/[1-9]$|finished: (?!the host|/result|/seat)"
)
OF_ITS_OWN = re.compile(r", answered$|filled in: (?:/result|/seat/0|/parts|/beside/.+)$|: aid$")
OF_NO_TITLE = ("/", "/tables", "/api/", "/open", "/meet", "/nothing")
NEEDED = """() => document.fonts.ready.then(
    () => [document.scrollingElement.scrollWidth, innerWidth])"""
TOO_FAR = """() => {
    const tooFar = place => place.getBoundingClientRect().right > innerWidth;
    return [...document.querySelectorAll("main *")]
        .filter(place => tooFar(place) && ![...place.children].some(tooFar))
        .slice(0, 2).map(place => place.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_every_page_of_a_title_fits_a_phone(
    phone: Visiting, title: BuiltTitle, *, whole: bool
) -> None:
    visit = phone(WIDTHS[0])
    pages = pages_of(title, visit.home)
    seen = pages if whole else [*sample(pages, list(titles()).index(title.slug))][::4]
    found = [line for name in seen for line in too_wide(visit.page, name, visit.home + pages[name])]
    assert found == []


def test_every_page_of_no_title_fits_a_phone(phone: Visiting) -> None:
    visit = phone(WIDTHS[0])
    found = [too_wide(visit.page, path, visit.home + path) for path in OF_NO_TITLE]
    assert [line for lines in found for line in lines] == []


def sample(names: Iterable[str], turn: int) -> Iterator[str]:
    """Each kind of page once: few of the clauses and seats, what all titles share by turns."""
    for number, name in enumerate(names):
        if OF_A_CLAUSE.fullmatch(name):
            if IN_THE_SAMPLE.fullmatch(name):
                yield name
        elif (OF_ITS_OWN.search(name) and number % 2) or (
            number % len(titles()) == turn and not LIKE_ANOTHER.search(name)
        ):
            yield name


def too_wide(page: Page, name: str, address: str) -> Iterator[str]:
    """The widths at which a page has to be moved sideways, and what is that wide."""
    page.set_viewport_size({"width": WIDTHS[0], "height": PHONE[1]})
    page.goto(address, wait_until="domcontentloaded")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": PHONE[1]})
        needed, there = page.evaluate(NEEDED)
        if needed > there:
            yield f"{name}: {needed} pixels of {there}, {page.evaluate(TOO_FAR)}, {address}"
