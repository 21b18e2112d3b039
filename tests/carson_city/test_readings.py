"""What an answer depends on is what comes out when a table chooses the other reading."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city import TITLE
from tests.carson_city.asking import refused_at, rule, score
from tests.carson_city.plain_board import LEFT_OPEN_BY, READINGS, Body, has, readings_of
from tests.carson_city.strategies import a_share, questions, tables


def choosing(body: Body, **chosen: str) -> Body:
    """The same body of a table that has chosen some readings more."""
    more = {point.replace("_", "-"): reading for point, reading in chosen.items()}
    return {**body, "house_rules": {**body.get("house_rules", {}), **more}}


def test_the_book_has_the_open_points_and_readings_of_the_contract() -> None:
    points = TITLE.book.open_points.values()
    assert {point.id: point.readings for point in points} == READINGS
    left_open_by = {point.id: point.clauses[0] for point in points if point.clauses}
    assert left_open_by.keys() == READINGS.keys()
    assert left_open_by.items() >= LEFT_OPEN_BY.items()
    settled = {point.id: point.default("it") for point in points}
    assert settled == {**{point.id: point.readings[0] for point in points}, "CC-O1": "one"}


@pytest.mark.parametrize("question", TITLE.questions)
@a_share
@given(data=st.data())
def test_an_other_reading_says_what_it_gives_once_it_is_chosen(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    for entry in rule(client, question, body)["depends_on"]:
        for other in entry["otherwise"]:
            chosen = choosing(body, **{entry["open_point"]: other["reading"]})
            if "needs" in other:
                assert refused_at(client, question, chosen) == {*other["needs"]}
                continue
            found = rule(client, question, chosen)
            assert found["facts"] == other["facts"]
            assert found["verdict"] in {other["verdict"], "open"}


@pytest.mark.parametrize("question", ["build", "road", "house", "attack", "place_cowboy"])
@a_share
@given(data=st.data())
def test_nothing_is_left_open_once_the_table_has_chosen(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    found = rule(client, question, body)
    settled = rule(client, question, {**body, "house_rules": readings_of(body)})
    assert settled["verdict"] in {"yes", "no"}
    named = [[entry["open_point"] for entry in each["depends_on"]] for each in (found, settled)]
    assert named[0] == named[1]
    assert all(entry["reading"] is not None for entry in settled["depends_on"])
    undecided = [entry for entry in found["depends_on"] if entry["reading"] is None]
    assert (found["verdict"] == "open") == bool(undecided)
    if not undecided:
        assert told(found) == told(settled)
    elif settled["verdict"] == "yes":
        assert found["facts"] == settled["facts"]
    else:
        outcomes = [other for entry in undecided for other in entry["otherwise"]]
        says_yes = next(other for other in outcomes if other["verdict"] == "yes")
        assert found["facts"] == says_yes["facts"]


def told(found: dict[str, Any]) -> dict[str, Any]:
    """What another reading may change."""
    return {"verdict": found["verdict"], "facts": found["facts"]}


@a_share
@given(body=tables)
def test_a_table_scores_on_the_other_track_as_it_was_told(client: FlaskClient, body: Body) -> None:
    for entry in score(client, body)["depends_on"]:
        for other in entry["otherwise"]:
            chosen = choosing(body, CC_O7=other["reading"])
            if "needs" in other:
                assert_it_lacks(client, chosen, other["needs"])
                continue
            found = score(client, chosen)
            told: dict[str, Any] = {"totals": found["totals"], "winners": found["winners"]}
            assert {"reading": other["reading"], **told} == other


def assert_it_lacks(client: FlaskClient, chosen: Body, needs: list[str]) -> None:
    """Without what is needed the bonus cannot be counted, or the tie stands."""
    if has(chosen, "kit_carson"):
        assert refused_at(client, "score", chosen) == {*needs}
    else:
        assert len(score(client, chosen)["winners"]) > 1
