"""The bit boards give what the slow and plain reference gives, with everything that hangs on it."""

from typing import Any

from hypothesis import given

from tests.carson_city_cards import plain, seating
from tests.carson_city_cards.asking import score
from tests.carson_city_cards.strategies import samples, tables

A_FEW, ALL = 300, 10_000


def test_random_cities_score_as_the_plain_reference_says(whole: bool) -> None:
    for body in samples(seating.city_alone, ALL if whole else A_FEW):
        assert score(body) == plain.score(body), body


@given(tables)
def test_random_tables_score_as_the_plain_reference_says(body: dict[str, Any]) -> None:
    assert score(body) == plain.score(body)


def test_the_random_cities_show_every_row_every_size_and_every_open_point() -> None:
    bodies = samples(seating.city_alone, A_FEW)
    scored = [score(body) for body in bodies]
    lines = [found["seats"][0]["lines"] for found in scored]
    assert [row for row in plain.ROWS.split() if not any(each[row] for each in lines)] == ["appeal"]
    points = {entry["open_point"] for found in scored for entry in found["depends_on"]}
    assert points == {"CCC-O1", "CCC-O2", "CCC-O3", "CCC-O5", "CCC-O10", "CCC-O11", "CCC-O13"}
    sizes = [len(plain.typed_city(body["seats"][0])) for body in bodies]
    assert min(sizes) == 0
    assert max(sizes) >= 56
