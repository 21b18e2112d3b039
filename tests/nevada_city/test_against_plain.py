"""The rules give what the slow and plain reference gives, with everything that hangs on it."""

from collections import Counter

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.nevada_city import TITLE
from tests.nevada_city import asking, dealing, plain, situations
from tests.nevada_city.plain_box import CUBES, LEFT_OPEN_BY, READINGS, VARIANTS, Body
from tests.nevada_city.plain_setup import count_states
from tests.nevada_city.strategies import questions, same_client, samples, tables

A_FEW, ALL = 60, 2_000
NOS = (
    *(1, 3, 4, 12, 13, 23, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38, 39, 40, 42, 43),
    *(54, 56, 57, 65, 66, 68, 70, 75, 77, 79, 80, 83, 89, 90, 93, 106, 116, 118, 119, 123),
)
WARNED = {"goals", "variants", "score_track", "properties", "building_owner_bonus"}
IN_TABLES = {"NC-O9", "NC-O10"}


def test_every_question_has_a_plain_answer() -> None:
    assert list(plain.QUESTIONS) == list(TITLE.questions) == list(situations.SITUATIONS)


def assert_as_plain(client: FlaskClient, question: str, body: Body) -> None:
    """The same verdict, facts, reasons of a no, and open points."""
    found, expected = asking.rule(client, question, body), plain.rule(question, body)
    if expected["verdict"] != "no":
        assert expected["clauses"] <= found["clauses"], body
        expected["clauses"] = found["clauses"]
    assert found == expected, body


@pytest.mark.parametrize("question", situations.SITUATIONS)
@same_client
@given(data=st.data())
def test_a_random_situation_is_answered_as_the_plain_reference_says(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    assert_as_plain(client, question, data.draw(questions(question)))


@pytest.mark.parametrize("question", situations.SITUATIONS)
def test_many_random_situations_are_answered_as_the_plain_reference_says(
    client: FlaskClient, question: str, whole: bool
) -> None:
    for body in samples(situations.SITUATIONS[question], ALL if whole else A_FEW):
        assert_as_plain(client, question, body)


@same_client
@given(body=tables)
def test_a_random_table_scores_as_the_plain_reference_says(client: FlaskClient, body: Body) -> None:
    assert asking.score(client, body) == plain.score(body)


def test_many_random_tables_score_as_the_plain_reference_says(
    client: FlaskClient, whole: bool
) -> None:
    for body in samples(dealing.table, 10_000 if whole else 300):
        assert asking.score(client, body) == plain.score(body), body


@pytest.mark.parametrize("variant", [None, *CUBES])
def test_the_possible_charts_are_as_many_as_one_can_count(
    client: FlaskClient, variant: str | None
) -> None:
    body = {
        "variants": [variant] if variant else [],
        "production": {"silver": 1, "crops": 2, "livestock": 2},
        "market": {"silver": 3, "crops": 3, "livestock": 2},
    }
    facts = asking.rule(client, "charts", body)["facts"]
    assert facts["possible_states"] == count_states(body)


def test_the_random_tables_show_every_row_ties_warnings_and_both_open_points() -> None:
    bodies = samples(dealing.table, 600)
    scored = [plain.score(body) for body in bodies]
    rows = {row for found in scored for line in found["lines"] for row in line if line[row]}
    assert rows == {*scored[0]["lines"][0]}
    assert {len(found["winners"]) for found in scored} == {1, 2, 3, 4}
    assert {found["tie_break"] for found in scored} == {True, False}
    points = {entry["open_point"] for found in scored for entry in found["depends_on"]}
    assert points == IN_TABLES
    warned = {at.rpartition(".")[2] for found in scored for at in found["warnings"]}
    assert warned == {*WARNED, "contracts", "resources"}
    assert {one for body in bodies for one in body.get("variants", ())} == {*VARIANTS}


def test_the_random_situations_show_every_verdict_every_no_and_every_open_point() -> None:
    verdicts: Counter[str] = Counter()
    clauses, points, undecided = set(), set(), set()
    for question, deal in situations.SITUATIONS.items():
        for body in samples(deal, 300):
            found = plain.rule(question, body)
            verdicts[found["verdict"]] += 1
            if found["verdict"] == "no":
                clauses |= found["clauses"]
            points |= {entry["open_point"] for entry in found["depends_on"]}
            undecided |= {
                entry["open_point"] for entry in found["depends_on"] if entry["reading"] is None
            }
    assert set(verdicts) == {"yes", "no", "open", "answer"}
    assert points == {*READINGS} - {"NC-O9", "NC-O22"}
    assert undecided == {*LEFT_OPEN_BY}
    assert clauses == {f"NC-{number}" for number in NOS}
