"""No sentence says more than the answer, and none calls silent what is decided."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.carson_city.asking import answer_to
from tests.carson_city.broken import board_of

Body = dict[str, Any]

TWELVE = board_of(**{f"{column}{row}": "1." for column in "abc" for row in range(1, 5)})
TOWN = board_of(d4="1b", e4="h", g8="m")
ATTACK = {"board": TOWN, "parcel": "d4", "seat": 2}
SILENT = "the rulebook does not say"


def says(client: FlaskClient, post: str, body: Body) -> str:
    """All reasons of an answer."""
    return " ".join(reason["says"] for reason in answer_to(client, post, body)["because"])


@pytest.mark.parametrize("reading", ["must_serve", "allowed"])
def test_nobody_without_a_property_tile_is_promised_a_parcel(
    client: FlaskClient, reading: str
) -> None:
    body = {"board": TWELVE, "parcel": "h8", "house_rules": {"CC-O18": reading}}
    assert "you may buy" not in says(client, "place_cowboy", {**body, "seat": 1})
    assert "you may buy" in says(client, "place_cowboy", {**body, "seat": 2})


@pytest.mark.parametrize("question", ["attack", "place_cowboy"])
def test_a_table_that_has_chosen_what_happens_undefended_hears_of_no_silence(
    client: FlaskClient, question: str
) -> None:
    assert SILENT in says(client, question, ATTACK).lower()
    for reading, words in (("no_duel", "without dice"), ("owner_duels", "duel all the same")):
        chosen = {**ATTACK, "house_rules": {"CC-O16": reading}}
        assert SILENT not in says(client, question, chosen).lower()
        assert words in says(client, question, chosen)


BARRED: dict[str, Body] = {
    "passed": {"passed": True},
    "without a cowboy": {"cowboys": 0},
}


def test_open_squares_are_named_where_one_of_them_is_enough(client: FlaskClient) -> None:
    closed = {"square": "buy_vp_2", "seat": 1, "turn": 2}
    assert len(answer_to(client, "place_cowboy", closed)["remedies"]) == 1
    joined = {**closed, "standing": [1]}
    assert len(answer_to(client, "place_cowboy", joined)["remedies"]) == 1


@pytest.mark.parametrize("barred", BARRED.values(), ids=BARRED)
def test_no_open_square_is_named_to_who_may_place_no_cowboy(
    client: FlaskClient, barred: Body
) -> None:
    closed = {"square": "buy_vp_2", "seat": 1, "turn": 2, **barred}
    assert answer_to(client, "place_cowboy", closed)["remedies"] == []


def test_no_one_is_sent_elsewhere_with_a_house_that_is_not_there(client: FlaskClient) -> None:
    full = board_of(**{f"{column}{row}": "h" for column in "abcde" for row in range(1, 5)})
    body = {"board": full, "parcel": "e4", "seat": 1, "roads": ["e5-nesw"]}
    chosen = {**body, "house_rules": {"CC-O17": "limited", "CC-O4": "occupied"}}
    assert answer_to(client, "house", chosen)["remedies"] == []


ANN, BOB = ({"name": name, "victory_points": 9} for name in ("Ann", "Bob"))
TIES: dict[str, tuple[list[Body], str, bool]] = {
    "the tracks disagree": (
        [{**ANN, "order": 1, "personality": "captain"}, {**BOB, "personality": "banker"}],
        "Ann",
        True,
    ),
    "both tracks agree": (
        [{**ANN, "order": 1, "personality": "banker"}, {**BOB, "personality": "captain"}],
        "Ann",
        False,
    ),
    "the other track is not known": ([{**ANN, "order": 1}, BOB], "Ann", True),
    "nothing is known": ([ANN, BOB], "not decided", False),
}


@pytest.mark.parametrize(("seats", "named", "is_silent"), TIES.values(), ids=TIES)
def test_a_tie_speaks_of_a_silence_only_where_it_matters(
    client: FlaskClient, seats: list[Body], named: str, *, is_silent: bool
) -> None:
    tie_break = answer_to(client, "score", {"seats": seats})["tie_break"]
    assert named in tie_break
    assert (SILENT in tie_break) is is_silent


def test_a_doubled_building_under_attack_is_told_in_one_sentence(client: FlaskClient) -> None:
    attacks = [{"parcel": "d4", "by": 2, "won": True}]
    body = {"board": TOWN, "attacks": attacks, "grocer": {"seat": 1, "building": "bank"}}
    for reading in ("each_normal", "undoubled_split"):
        chosen = {**body, "house_rules": {"CC-O11": reading}}
        because = answer_to(client, "income", chosen)["because"]
        assert "CC-62" not in {reason["clause"] for reason in because}
        (sentence,) = [reason["says"] for reason in because if reason["clause"] == "CC-95"]
        assert "instead of" not in sentence


def test_a_limit_that_was_typed_is_no_personality_s(client: FlaskClient) -> None:
    because = answer_to(client, "cash_out", {"money": 5, "cash_limit": 0})["because"]
    assert "CC-106" not in {reason["clause"] for reason in because}
