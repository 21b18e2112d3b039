"""The map engine and all questions give what the slow and plain reference gives."""

from collections import Counter
from itertools import chain

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.gold_rush import TITLE
from tests.gold_rush import asking, dealing_tables, plain, plain_score, situations
from tests.gold_rush.plain_readings import READINGS, Body, readings_of
from tests.gold_rush.strategies import questions, same_client, samples, tables

NOS = {f"GR-{number}" for number in (13, 14, 16, 17, 18, 22, 23, 24, 25, 27, 28, 30)}
NEVER_ASKED = {"GR-O6"}


def test_every_question_has_a_plain_answer() -> None:
    assert list(plain.QUESTIONS) == list(TITLE.questions) == list(situations.SITUATIONS)


def assert_as_plain(client: FlaskClient, question: str, body: Body) -> None:
    """The same verdict, facts, warnings, open points, and reasons of a no or an open answer."""
    found, expected = asking.rule(client, question, body), plain.rule(question, body)
    assert {**found, "clauses": None} == {**expected, "clauses": None}, body
    if expected["verdict"] in {"no", "open"}:
        assert found["clauses"] == expected["clauses"], body


@pytest.mark.parametrize("question", situations.SITUATIONS)
@same_client
@given(data=st.data())
def test_a_random_situation_is_answered_as_the_plain_reference_says(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    assert_as_plain(client, question, data.draw(questions(question)))


@pytest.mark.parametrize("question", ["tile", "placements", "cowboy", "tent", "feature"])
def test_many_random_situations_are_answered_as_the_plain_reference_says(
    client: FlaskClient, question: str, whole: bool
) -> None:
    for body in samples(situations.SITUATIONS[question], 2_000 if whole else 20):
        assert_as_plain(client, question, body)


@same_client
@given(body=tables)
def test_a_random_table_scores_as_the_plain_reference_says(client: FlaskClient, body: Body) -> None:
    assert asking.score(client, body) == plain.score(body)


def test_many_random_tables_score_as_the_plain_reference_says(
    client: FlaskClient, whole: bool
) -> None:
    for body in samples(dealing_tables.table, 10_000 if whole else 100):
        assert asking.score(client, body) == plain.score(body), body


def test_the_random_tables_show_every_row_ties_and_the_open_point() -> None:
    scored = [plain.score(body) for body in samples(dealing_tables.table, 100)]
    rows = {row for found in scored for line in found["lines"] for row in line if line[row]}
    assert rows == {*plain_score.PAD}
    assert {len(found["winners"]) for found in scored} >= {1, 2}
    assert any(found["depends_on"] for found in scored)


def test_the_random_tables_show_every_feature_complete_and_not_alone_and_shared() -> None:
    found = Counter(
        (one["kind"], one.get("completed", False), len(plain_score.majority(one["cowboys"])) > 1)
        for body in samples(dealing_tables.table, 250)
        for one in plain_score.features_of(body, readings_of(body))
    )
    kinds = chain(("railroad", "mountain"), ("city", "prairie"))
    expected = {
        (kind, done, tie) for kind in kinds for done in (True, False) for tie in (True, False)
    }
    expected -= {("city", True, True), ("city", False, True)}
    expected -= {("prairie", True, True), ("prairie", True, False)}
    assert set(found) == expected


def test_the_random_situations_show_every_verdict_every_no_and_every_open_point() -> None:
    verdicts: Counter[str] = Counter()
    clauses: set[str] = set()
    points: set[str] = set()
    for question, deal in situations.SITUATIONS.items():
        for body in samples(deal, 60):
            found = plain.rule(question, body)
            verdicts[found["verdict"]] += 1
            clauses |= found["clauses"]
            points |= {entry["open_point"] for entry in found["depends_on"]}
    assert set(verdicts) == {"yes", "no", "open", "answer"}
    assert points == set(READINGS) - NEVER_ASKED
    assert clauses == NOS | {plain.LEFT_OPEN_BY["GR-O2"]}
