"""What is possible but not likely is scored all the same, with a word of warning."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.carson_city.asking import answer_to, score
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


def test_every_warning_is_a_sentence(client: FlaskClient) -> None:
    body = {
        "variants": ["carson_river"],
        "board": board_of(),
        "seats": [{"name": "Ann", "money": 471}, {"name": "Bob"}],
    }
    warnings = answer_to(client, "score", body)["warnings"]
    assert [warning["at"] for warning in warnings].count("board") == 2
    assert len({warning["message"] for warning in warnings}) == len(warnings) == 4
