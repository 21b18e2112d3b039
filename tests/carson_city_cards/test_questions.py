"""Questions about one city: sales, buildings, characters, as the plain reference answers them."""

from typing import Any

import pytest
from hypothesis import assume, given

from tests.carson_city_cards import dealing, plain, situations
from tests.carson_city_cards.asking import rule
from tests.carson_city_cards.strategies import questions
from tests.strategies import samples

Body = dict[str, Any]

A_FEW, ALL = 300, 10_000
PLAIN = {"sale": plain.sale, "building": plain.building, "character": plain.character}


def all_chosen(body: Body) -> Body:
    """The same situation at a table that has chosen every reading, its own default ones too."""
    return {**body, "house_rules": plain.readings_of(body)}


@pytest.mark.parametrize("question", PLAIN)
def test_random_situations_are_answered_as_the_plain_reference_does(
    question: str,
    whole: bool,
) -> None:
    for body in samples(situations.SITUATIONS[question], ALL if whole else A_FEW):
        answer, expected = rule(question, all_chosen(body)), PLAIN[question](body)
        assert (answer["verdict"], answer["facts"]) == (expected["verdict"], expected["facts"]), (
            body
        )
        if expected["verdict"] == "no":
            assert answer["clauses"] == expected["clauses"], body


@pytest.mark.parametrize("question", PLAIN)
def test_the_random_situations_show_every_kind_of_answer(question: str) -> None:
    expected = [PLAIN[question](body) for body in samples(situations.SITUATIONS[question], A_FEW)]
    if question == "sale":
        assert set().union(*(each["clauses"] for each in expected)) == {
            "CCC-59",
            "CCC-60",
            "CCC-61",
        }
        assert {each["verdict"] for each in expected} == {"yes", "no"}
    if question == "building":
        pictures = {each["facts"]["picture"] for each in expected}
        assert pictures >= set(plain.WORDS.split()) - {"empty", "mountain"}
    assert any(each["facts"].get("score_change", each["facts"].get("points")) for each in expected)


@given(questions("sale"))
def test_the_order_in_which_cards_are_sold_changes_nothing(body: Body) -> None:
    assert rule("sale", {**body, "sell": body["sell"][::-1]}) == rule("sale", body)


@given(questions("character"))
def test_a_character_brings_the_same_whether_he_is_named_among_the_others_or_not(
    body: Body,
) -> None:
    who, owned = body["character"], body.get("characters", [])
    assume(who not in owned)
    with_him = {**body, "characters": [*owned, who]}
    assert rule("character", with_him)["facts"] == rule("character", body)["facts"]


@given(questions("building"))
def test_parcels_asked_one_by_one_make_the_total_of_the_city(body: Body) -> None:
    body = all_chosen(body)
    body["house_rules"]["CCC-O1"] = "per_symbol"
    city, owned = plain.typed_city(body), body.get("characters", [])
    lines = plain.city_lines(city, owned, 0, body["house_rules"])
    worth = [
        rule("building", {**body, "at": dealing.name_of(spot)})["facts"]["points"] for spot in city
    ]
    assert sum(worth) == sum(lines.values()) - lines["characters"]
