"""What more of something can only help or only harm."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.carson_city_cards import plain
from tests.carson_city_cards.asking import lines_of, rule
from tests.carson_city_cards.seating import room_beside
from tests.carson_city_cards.strategies import cities_alone, questions
from tests.strategies import a_share

Body = dict[str, Any]

# Instead of an empty parcel this one stands in the city: the rows that can only rise or only fall.
RISES = {
    "h": "drugstores banks saloons general_stores_city_hall house_symbols",
    "t": "drugstores banks saloons general_stores_city_hall house_symbols",
    "l": "drugstores banks saloons general_stores_city_hall house_symbols hotels city_hall",
    "m": "mines",
    "r": "ranch_symbols city_hall",
    "i": "mine_symbols city_hall mines",
    "d": "ranch_symbols drugstores city_hall",
    "b": "mine_symbols banks city_hall",
    "k": "ranch_symbols mine_symbols city_hall",
    "s": "saloons city_hall",
    "c": "house_symbols city_hall",
    "p": "outlaws city_hall",
}
FALLS = dict.fromkeys("hmtikdbslgcy", "ranches") | {"o": "outlaws"}
# The reading of a point that never brings less than the other one.
BRINGS_MORE = {
    "CCC-O1": "per_cluster",
    "CCC-O2": "bare_too",
    "CCC-O3": "empty",
    "CCC-O5": "counts_itself",
    "CCC-O10": "both_count",
    "CCC-O11": "counts",
    "CCC-O13": "counts",
    "CCC-O17": "counts",
}


def built_instead(body: Body, letter: str, number: int) -> tuple[Body, Body] | None:
    """The lines of a city's seat, before and after one of its empty parcels became another."""
    seat = dict(body["seats"][0])
    city = plain.typed_city(seat)
    spots = sorted(plain.spots_of(city, "."))
    if not spots:
        return None
    changed = {**city, spots[number % len(spots)]: letter}
    seat.pop("cards", None)
    # Two groups that a third one joins may become one.
    rules = {**body.get("house_rules", {}), "CCC-O1": "per_symbol"}
    before, after = (
        lines_of({**seat, "city": plain.drawing(parcels)}, house_rules=rules)
        for parcels in (city, changed)
    )
    return before, after


@pytest.mark.parametrize(("letter", "rows"), RISES.items(), ids=RISES)
@a_share
@given(body=cities_alone, number=st.integers(0, 70))
def test_one_more_never_lowers_these_rows(letter: str, rows: str, body: Body, number: int) -> None:
    assume(room_in_box(body, letter))
    before_and_after = built_instead(body, letter, number)
    assume(before_and_after)
    before, after = before_and_after or ({}, {})
    assert [row for row in rows.split() if after[row] < before[row]] == []


@pytest.mark.parametrize(("letter", "rows"), FALLS.items(), ids=FALLS)
@a_share
@given(body=cities_alone, number=st.integers(0, 70))
def test_one_more_never_raises_these_rows(letter: str, rows: str, body: Body, number: int) -> None:
    assume(room_in_box(body, letter))
    before_and_after = built_instead(body, letter, number)
    assume(before_and_after)
    before, after = before_and_after or ({}, {})
    assert [row for row in rows.split() if after[row] > before[row]] == []


def room_in_box(body: Body, letter: str) -> bool:
    """Whether the box certainly has one more of this picture."""
    most = {"c": 3, "p": 4, "y": 1, "g": 2, "k": 3, "l": 5, "s": 6, "o": 8}.get(letter, 11)
    shown = list(plain.typed_city(body["seats"][0]).values())
    return shown.count(letter) < most


@pytest.mark.parametrize(("point", "more"), BRINGS_MORE.items(), ids=BRINGS_MORE)
@given(body=cities_alone)
def test_this_reading_never_brings_less_than_the_other(point: str, more: str, body: Body) -> None:
    rules = body.get("house_rules", {})
    other = next(reading for reading in plain.READINGS[point] if reading != more)
    seat, edition = body["seats"][0], body.get("edition", "en")
    if plain.lacks_choice(seat, seat.get("characters", []), {"CCC-O17": "does_not_count"}):
        seat = {**seat, "paperboy_choice": "none"}
    under_more, under_other = (
        lines_of(seat, edition=edition, house_rules={**rules, point: reading})
        for reading in (more, other)
    )
    assert [row for row in under_more if under_more[row] < under_other[row]] == []


@given(cities_alone)
def test_with_the_sheriff_outlaws_never_cost_anything(body: Body) -> None:
    city = plain.typed_city(body["seats"][0])
    kept = {"captain", "auctioneer"}.intersection(body["seats"][0].get("characters", []))
    seat = {"city": plain.drawing(city), "characters": [*sorted(kept), "sheriff"]}
    sold = 1 if "auctioneer" in kept else 0
    # Eighteen rounds give eighteen cards, and the characters are three of them at most.
    assume(-(-len(city) // 4) + sold <= room_beside(seat["characters"]))
    table = {key: body[key] for key in ("edition", "house_rules") if key in body}
    assert lines_of({**seat, "auctioneer_sold": sold}, **table)["outlaws"] == 0


@given(questions("character"))
def test_a_character_more_never_lowers_a_total(body: Body) -> None:
    facts = rule("character", body)["facts"]
    assert facts["score_change"] >= facts["points"] >= 0


@given(questions("building"))
def test_nothing_but_outlaws_costs_points(body: Body) -> None:
    facts = rule("building", body)["facts"]
    assert facts["points"] >= (-6 if facts["picture"] == "outlaws" else 0)
