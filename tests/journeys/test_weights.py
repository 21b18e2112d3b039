"""What the fullest pages weigh on a first visit, with all that comes while they are looked at."""

import re

import pytest

from scoring.titles import BuiltTitle, titles
from tests.house.visits import LIGHT_ENOUGH
from tests.journeys.conftest import Visiting
from tests.journeys.wide_pages import pages_of
from tests.thorough import thorough

FULLEST = re.compile(r".+, a sheet filled in: (the host|/seat/0|/parts|/beside/.+|/result)")
LOOKED_AT = 2_500
"""Milliseconds, after which a page that rests has fetched what it may need without a network."""


@thorough
@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_a_first_visit_stays_light_with_what_comes_late(phone: Visiting, title: BuiltTitle) -> None:
    home, heavy = phone().home, {}
    pages = {name: path for name, path in pages_of(title, home).items() if FULLEST.fullmatch(name)}
    assert pages
    for name, path in pages.items():
        visit = phone()
        visit.page.route("**/events*", lambda route: route.fulfill(status=204))
        visit.go(path)
        visit.page.wait_for_timeout(LOOKED_AT)
        if visit.weight() > LIGHT_ENOUGH:
            heavy[name] = visit.weight()
    assert heavy == {}
