"""What an answer depends on is what comes out when a table chooses the other reading."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.gold_rush import TITLE
from tests.gold_rush.asking import rule, score
from tests.gold_rush.plain_readings import READINGS, Body, readings_of
from tests.gold_rush.strategies import a_share, questions, tables

CLAUSE_OF = {
    "GR-O1": "GR-34",
    "GR-O2": "GR-39",
    "GR-O3": "GR-18",
    "GR-O4": "GR-19",
    "GR-O5": "GR-40",
    "GR-O6": "GR-20",
    "GR-O7": "GR-36",
}
"""The clause that leaves each point open."""


def choosing(body: Body, point: str, reading: str) -> Body:
    """The same body of a table that has chosen one reading more."""
    return {**body, "house_rules": {**body.get("house_rules", {}), point: reading}}


def test_the_book_has_the_open_points_and_readings_of_the_contract() -> None:
    points = TITLE.book.open_points.values()
    assert {point.id: point.readings for point in points} == READINGS
    assert {point.id: point.told_at for point in points} == CLAUSE_OF
    defaults = {point.id: point.default("en") for point in points}
    assert defaults == {point: keys[0] for point, keys in READINGS.items()}


@pytest.mark.parametrize("question", TITLE.questions)
@a_share
@given(data=st.data())
def test_an_other_reading_says_what_it_gives_once_it_is_chosen(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    for entry in rule(client, question, body)["depends_on"]:
        for other in entry["otherwise"]:
            chosen = choosing(body, entry["open_point"], other["reading"])
            found = rule(client, question, chosen)
            assert {**other, **found}["facts"] == other["facts"]
            assert found["verdict"] == other["verdict"]


@a_share
@given(body=questions("tent"))
def test_nothing_is_left_open_once_the_table_has_chosen(client: FlaskClient, body: Body) -> None:
    found = rule(client, "tent", body)
    settled = rule(client, "tent", {**body, "house_rules": readings_of(body)})
    assert settled["verdict"] in {"yes", "no"}
    assert found["verdict"] in {settled["verdict"], "open"}
    named = [[entry["open_point"] for entry in each["depends_on"]] for each in (found, settled)]
    assert named[0] == named[1]
    undecided = [entry for entry in found["depends_on"] if entry["reading"] is None]
    assert bool(undecided) == (found["verdict"] == "open")
    outcomes = [other for entry in undecided for other in entry["otherwise"]] or [settled]
    says_yes = [other["facts"] for other in outcomes if other["verdict"] == "yes"]
    assert found["facts"] in (says_yes or [settled["facts"]])


@a_share
@given(body=tables)
def test_a_table_scores_by_pieces_as_it_was_told(client: FlaskClient, body: Body) -> None:
    for entry in score(client, body)["depends_on"]:
        assert entry["open_point"] == "GR-O1"
        for other in entry["otherwise"]:
            found = score(client, choosing(body, "GR-O1", other["reading"]))
            told: dict[str, Any] = {"totals": found["totals"], "winners": found["winners"]}
            assert {"reading": other["reading"], **told} == other


@a_share
@given(body=tables, reading=st.sampled_from(READINGS["GR-O2"]))
def test_a_score_is_the_same_whether_a_gap_keeps_a_mountain_incomplete(
    client: FlaskClient, body: Body, reading: str
) -> None:
    assert score(client, choosing(body, "GR-O2", reading)) == score(client, body)
