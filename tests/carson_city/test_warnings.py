"""What is possible but not likely is scored all the same, with a word of warning."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.carson_city.asking import answer_to, rule, score
from tests.carson_city.broken import board_of

Body = dict[str, Any]

WARNED: dict[str, tuple[Body, list[str]]] = {
    "all the money there is": ({"seats.0": {"money": 450, "cash_limit": 20}}, []),
    "a dollar more": ({"seats.0": {"money": 451, "cash_limit": 20}}, ["seats"]),
    "$20 without a limit": ({"seats.0": {"money": 20}}, []),
    "$21 without a limit": ({"seats.0": {"money": 21}}, ["seats.0.personality"]),
    "$21 with a personality": ({"seats.0": {"money": 21, "personality": "sheriff"}}, []),
    "$21 with a limit": ({"seats.0": {"money": 21, "cash_limit": 0}}, []),
    "a town without a mountain": ({"board": board_of(a1="h")}, ["board"]),
    "a town with a mountain": ({"board": board_of(a1="m")}, []),
    "the river is missing": (
        *({"board": board_of(a1="m"), "variants": ["carson_river"]}, ["board"]),
    ),
    "the river is there": ({"board": board_of(a1="m", b1="~"), "variants": ["carson_river"]}, []),
    "neither river nor mountain": (
        *({"board": board_of(), "variants": ["carson_river"]}, ["board", "board"]),
    ),
}


@pytest.mark.parametrize(("changes", "paths"), WARNED.values(), ids=WARNED)
def test_a_table_is_warned_about(client: FlaskClient, changes: Body, paths: list[str]) -> None:
    seats = [{"name": "Ann", **changes.get("seats.0", {})}, {"name": "Bob", "money": 20}]
    rest = {key: value for key, value in changes.items() if key != "seats.0"}
    assert score(client, {**rest, "seats": seats})["warnings"] == paths


OF_A_BOARD = {name: case for name, case in WARNED.items() if "board" in case[0]}


@pytest.mark.parametrize(("changes", "paths"), OF_A_BOARD.values(), ids=OF_A_BOARD)
def test_the_income_of_a_town_is_warned_about_its_board(
    client: FlaskClient, changes: Body, paths: list[str]
) -> None:
    assert rule(client, "income", changes)["warnings"] == paths


OF_A_PARCEL: dict[str, Body] = {
    "parcel_price": {"parcel": "a1"},
    "build": {"parcel": "a1", "seat": 1, "building": "ranch", "roads": ["d4-n"]},
    "road": {"roads": ["d4-n"], "new": ["d4-e"], "reserve": 1},
    "house": {"parcel": "a1", "seat": 1, "roads": ["d4-n"]},
    "attack": {"parcel": "a1", "seat": 1},
    "place_cowboy": {"parcel": "a1", "seat": 1},
}


@pytest.mark.parametrize("question", OF_A_PARCEL)
@pytest.mark.parametrize("changes", [changes for changes, _ in OF_A_BOARD.values()])
def test_a_question_about_a_parcel_is_not_warned_about_the_rest_of_the_board(
    client: FlaskClient, question: str, changes: Body
) -> None:
    assert rule(client, question, {**OF_A_PARCEL[question], **changes})["warnings"] == []


@pytest.mark.parametrize("question", ["build", "house"])
@pytest.mark.parametrize("none", [{}, {"roads": []}])
def test_a_town_without_any_road_is_warned_about(
    client: FlaskClient, question: str, none: Body
) -> None:
    rest = {key: value for key, value in OF_A_PARCEL[question].items() if key != "roads"}
    found = rule(client, question, {**rest, "board": board_of(a1="1."), **none})
    assert found["warnings"] == ["roads"]


GIVEN_LATER: dict[str, tuple[Body, bool]] = {
    "red banker with $3": ({"personality": "banker", "money": 3}, True),
    "red banker with $2": ({"personality": "banker", "money": 2}, False),
    "red grocer": ({"personality": "grocer"}, True),
    "red settler": ({"personality": "settler"}, True),
    "red captain": ({"personality": "captain", "money": 9}, False),
}


@pytest.mark.parametrize(("seat", "is_warned"), GIVEN_LATER.values(), ids=GIVEN_LATER)
def test_what_a_red_personality_gives_at_the_end_must_be_counted_already(
    client: FlaskClient, seat: Body, is_warned: bool
) -> None:
    body = {"seats": [{"name": "Bob"}, {"name": "Ann", **seat}]}
    red = {**body, "red": [seat["personality"]]}
    assert score(client, red)["warnings"] == ["seats.1.personality"] * is_warned
    assert score(client, body)["warnings"] == []


def test_what_takes_no_board_is_not_warned_about(client: FlaskClient) -> None:
    assert rule(client, "parcel_price", {"things": 3})["warnings"] == []
    assert rule(client, "place_cowboy", {"square": "wages", "seat": 1})["warnings"] == []
    assert rule(client, "income", {"building": "hotel"})["warnings"] == []


def test_every_warning_is_a_sentence(client: FlaskClient) -> None:
    body = {
        "variants": ["carson_river"],
        "board": board_of(),
        "seats": [{"name": "Ann", "money": 471}, {"name": "Bob"}],
    }
    warnings = answer_to(client, "score", body)["warnings"]
    assert [warning["at"] for warning in warnings].count("board") == 2
    assert len({warning["message"] for warning in warnings}) == len(warnings) == 4
