"""Every title brings what the tests of every title need."""

import pytest

from scoring.titles import titles
from tests.title_tests import every_title

TITLES = every_title()


def test_every_title_is_tried() -> None:
    assert list(TITLES) == list(titles())


@pytest.mark.parametrize("slug", TITLES)
def test_a_room_brings_its_own_title(slug: str) -> None:
    assert TITLES[slug].title is titles()[slug].facts
    assert {*TITLES[slug].dealers.situations} == {*titles()[slug].questions}
    assert TITLES[slug].pad.rows == tuple(row.key for row in titles()[slug].pad.rows)
