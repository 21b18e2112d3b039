"""How open points show in answers: each reading is asked alone and the answers are compared."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city_cards import TITLE
from tests.carson_city_cards import plain, situations
from tests.carson_city_cards.asking import refused_at, score
from tests.carson_city_cards.reading_by_reading import expected, told
from tests.carson_city_cards.strategies import questions
from tests.strategies import samples

Body = dict[str, Any]

A_FEW, ALL = 100, 1000


@pytest.mark.parametrize("question", TITLE.questions)
def test_a_ruling_lists_the_points_whose_other_reading_changes_it(
    question: str,
    whole: bool,
) -> None:
    for body in samples(situations.SITUATIONS[question], ALL if whole else A_FEW):
        assert told(question, body) == expected(question, body), body


@given(question=st.sampled_from(TITLE.questions), data=st.data())
def test_a_shrunk_ruling_lists_them_too(question: str, data: st.DataObject) -> None:
    body = data.draw(questions(question))
    assert told(question, body) == expected(question, body)


ACCEPTED_UNDER_ONE_READING_ONLY = {
    "a card on which the Prison came with the outlaws' parcel": (
        {
            "cards": [
                {"at": "a1", "parcels": "o./.."},
                {"at": "a1", "parcels": "p./.."},
            ]
        },
        {"CCC-O8": "with_this_card"},
    ),
    "a city that a sale left at a corner": (
        {"city": "h.--/..--/--../--..", "characters": ["auctioneer"], "auctioneer_sold": 1},
        {"CCC-O9": "corners_too"},
    ),
}


@pytest.mark.parametrize(
    ("seat", "rules"),
    ACCEPTED_UNDER_ONE_READING_ONLY.values(),
    ids=ACCEPTED_UNDER_ONE_READING_ONLY,
)
def test_another_reading_never_refuses_what_the_tables_own_accepts(
    seat: Body, rules: dict[str, str]
) -> None:
    body = {"partial": True, "seats": [seat]}
    others = {point: plain.other_reading(point, reading) for point, reading in rules.items()}
    assert refused_at("score", {**body, "house_rules": others})
    assert score({**body, "house_rules": rules})["depends_on"] == []


BIDS = [
    {"name": "Paul", "suit": "cow", "card": 8},
    {"name": "Eagle", "suit": "hat", "card": 1},
    {"name": "Bear", "suit": "boot", "card": 2},
    {"name": "Alex", "suit": "star", "card": 5, "uses": ["doctor", "heroes"]},
]


def test_players_tied_by_another_reading_alone_come_last_without_their_suits() -> None:
    """Alex has 5 + 3 + 2; with the larger bonus alone 8, as Paul, and nobody knows their suits."""
    answer = told("pick_order", {"players": BIDS})
    assert answer["facts"]["sequence"] == ["Alex", "Paul", "Bear", "Eagle"]
    then = answer["depends_on"][0]["otherwise"][0]["facts"]
    assert then["sequence"] == ["Paul", "Alex", "Bear", "Eagle"]
    assert then["ties"] == [{"value": 8, "names": ["Paul", "Alex"]}]
    asked = {"players": BIDS, "house_rules": {"CCC-O7": "one_per_round"}}
    assert refused_at("pick_order", asked) == {"suits"}
