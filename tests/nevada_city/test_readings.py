"""What an answer depends on is what comes out when a table chooses the other reading."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.nevada_city import TITLE
from tests.carson_city.test_readings import choosing
from tests.nevada_city.asking import rule, score
from tests.nevada_city.plain_box import READINGS, Body, readings_of
from tests.nevada_city.strategies import a_share, questions, tables


def test_the_book_has_the_open_points_and_readings_of_the_contract() -> None:
    points = TITLE.book.open_points.values()
    assert {point.id: point.readings for point in points} == READINGS
    assert not any(point.leaves_open for point in points)
    assert all(point.default("en") == point.readings[0] for point in points)


def test_the_book_has_the_clauses_of_the_contract() -> None:
    assert list(TITLE.book.clauses) == [f"NC-{number}" for number in range(1, 124)]


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
            found = rule(client, question, chosen)
            assert (found["verdict"], found["facts"]) == (other["verdict"], other["facts"])


@pytest.mark.parametrize("question", TITLE.questions)
@a_share
@given(data=st.data())
def test_choosing_the_readings_in_force_changes_nothing(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    body = data.draw(questions(question))
    settled = {**body, "house_rules": readings_of(body)}
    assert rule(client, question, settled) == rule(client, question, body)


@a_share
@given(body=tables)
def test_a_table_scores_under_another_reading_as_it_was_told(
    client: FlaskClient, body: Body
) -> None:
    for entry in score(client, body)["depends_on"]:
        for other in entry["otherwise"]:
            found = score(client, choosing(body, **{entry["open_point"]: other["reading"]}))
            told: dict[str, Any] = {"totals": found["totals"], "winners": found["winners"]}
            assert {"reading": other["reading"], **told} == other
