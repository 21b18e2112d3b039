"""What no page may have, in light and dark, English and German, on a narrow phone."""

import re
from collections.abc import Iterable, Iterator
from itertools import cycle, product

import pytest

from tests.house.visits import flaws
from tests.journeys.conftest import Visiting
from tests.journeys.every_page import every_page

NARROW = 360
FINGER = 44
CLAUSE = re.compile(r"[A-Z]+-\d+")
LOOKS = [*product(("light", "dark"), ("en-GB", "de-DE"))]
BOTH = ((LOOKS[0], LOOKS[3]), (LOOKS[1], LOOKS[2]))
"""Two looks are enough for both schemes and both languages, as colours and words are apart."""
SAMPLE = (
    "home",
    "carson-city-cards: rules found",
    "carson-city-cards: house rules",
    "carson-city: rules",
    "nevada-city: what is known",
    "CCC-41",
    "CCC-O3",
    "CC-61",
    "placements, answered",
    "pick_order, blank",
    "build, blank",
    "parcel_price, answered",
    "feature, answered",
    "claim, blank",
    "goal, answered",
    "seat painted",
    "seat card by card with a fault",
    "result",
)
TOLD_BY_THE_BROWSER = (
    "said: Failed to load resource: the server responded with a status of 404 (NOT FOUND)"
)
TOO_LOW = """finger => [...document.querySelectorAll(
        "input, button, select, textarea, summary, .button, .seats a, .clauses a, .questions a")]
    .filter(place => place.type !== "hidden" && !place.ariaHidden && place.checkVisibility())
    .map(place => place.closest("label.tick") ?? place)
    .filter(place => place.getBoundingClientRect().height < finger)
    .map(place => place.outerHTML.slice(0, 120))"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every page with --all, each kind of page in both schemes and languages; else some."""
    one_look, both = [*SAMPLE], []
    if metafunc.config.getoption("--all"):
        one_look = [name for name in every_page() if CLAUSE.fullmatch(name)]
        both = [name for name in every_page() if name not in one_look]
    seen = [*zip(one_look, cycle(LOOKS), strict=False), *in_both(both)]
    ids = [", ".join((name, *look)) for name, look in seen]
    metafunc.parametrize(("name", "look"), seen, ids=ids)


def in_both(names: Iterable[str]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Each page light and dark, English and German."""
    for name, looks in zip(names, cycle(BOTH), strict=False):
        yield from ((name, look) for look in looks)


def test_a_page_has_no_flaw(phone: Visiting, name: str, look: tuple[str, str]) -> None:
    scheme, locale = look
    visit = phone(NARROW, color_scheme=scheme, locale=locale)
    page = visit.go(every_page()[name])
    told = [TOLD_BY_THE_BROWSER] if name == "nothing there" else []
    assert list(flaws(visit)) == told
    assert page.evaluate(TOO_LOW, FINGER) == []
