"""The bit boards give what the slow and plain reference gives, with everything that hangs on it."""

from collections import Counter
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rules.carson_city import TITLE
from tests.carson_city import asking, dealing, plain, situations
from tests.carson_city.plain_board import (
    LEFT_OPEN_BY,
    READINGS,
    RIVER,
    Body,
    has,
    readings_of,
)
from tests.carson_city.plain_roads import needs_house, town_of
from tests.carson_city.strategies import questions, same_client, samples, tables

A_FEW, ALL = 60, 2_000
NOS = (
    *(21, 22, 24, 29, 40, 41, 42, 43, 44, 47, 48, 49, 51, 52, 53, 54, 55, 56),
    *(62, 86, 88, 90, 91, 92, 110, 115),
)


def test_every_question_has_a_plain_answer() -> None:
    assert list(plain.QUESTIONS) == list(TITLE.questions) == list(situations.SITUATIONS)


def left_to_the_program(question: str, body: Body) -> set[str]:
    """The clauses that the contract lets stand beside another or not."""
    free = set()
    signs = {name: sign for name, (_, sign) in town_of(body).items()}
    site = signs.get(body.get("parcel", ""))
    if question == "build":
        free |= {"CC-48"} if site == RIVER else set()
        needed = needs_house(body["building"], readings_of(body))
        site = signs.get(body.get("house", "")) if needed else None
    if question in {"build", "house"} and site == "m":
        free.add("CC-56")
    if question == "place_cowboy" and site == RIVER:
        free.add("CC-91")
    return free


def assert_as_plain(client: FlaskClient, question: str, body: Body) -> None:
    """The same verdict, facts, reasons of a no, and open points."""
    found, expected = asking.rule(client, question, body), plain.rule(question, body)
    assert {**found, "clauses": None} == {**expected, "clauses": None}, body
    if expected["verdict"] == "no":
        free = left_to_the_program(question, body)
        assert found["clauses"] - free == expected["clauses"] - free, body
        assert found["clauses"], body
    if expected["verdict"] == "open":
        assert found["clauses"] >= {LEFT_OPEN_BY[point] for point in undecided(expected)}, body


def undecided(expected: dict[str, Any]) -> set[str]:
    """The points that leave an answer open."""
    entries = expected["depends_on"]
    return {entry["open_point"] for entry in entries if entry["reading"] is None}


def what_is_needed(found: dict[str, Any]) -> set[str]:
    """The fields that another reading would need."""
    others = [other for entry in found["depends_on"] for other in entry["otherwise"]]
    return {path.rpartition(".")[2] for other in others for path in other.get("needs", ())}


@pytest.mark.parametrize("question", situations.SITUATIONS)
@same_client
@given(data=st.data())
def test_a_random_situation_is_answered_as_the_plain_reference_says(
    client: FlaskClient, question: str, data: st.DataObject
) -> None:
    assert_as_plain(client, question, data.draw(questions(question)))


@pytest.mark.parametrize("question", ["build", "income", "road", "attack", "place_cowboy"])
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


def test_the_random_tables_show_every_row_ties_warnings_and_the_open_point() -> None:
    bodies = samples(dealing.table, 300)
    scored = [plain.score(body) for body in bodies]
    rows = {row for found in scored for line in found["lines"] for row in line if line[row]}
    assert rows == {*scored[0]["lines"][0]}
    assert {len(found["winners"]) for found in scored} >= {1, 2}
    assert {found["tie_break"] for found in scored} == {True, False}
    assert any(found["depends_on"] for found in scored)
    needed: set[str] = set().union(*[what_is_needed(found) for found in scored])
    assert needed == {"order", "personality"}
    warned = {at.rpartition(".")[2] for found in scored for at in found["warnings"]}
    assert warned == {"seats", "board", "personality"}
    assert {has(body, "kit_carson") for body in bodies} == {True, False}


def test_the_random_situations_show_every_verdict_every_no_and_every_open_point() -> None:
    verdicts: Counter[str] = Counter()
    clauses, points, open_points, needed = set(), set(), set(), set()
    for question, deal in situations.SITUATIONS.items():
        for body in samples(deal, 200):
            found = plain.rule(question, body)
            verdicts[found["verdict"]] += 1
            clauses |= found["clauses"]
            points |= {entry["open_point"] for entry in found["depends_on"]}
            open_points |= undecided(found)
            needed |= what_is_needed(found)
    assert set(verdicts) == {"yes", "no", "open", "answer"}
    assert points == set(READINGS)
    assert open_points == set(LEFT_OPEN_BY)
    assert needed == {"order", "personality"}
    assert clauses == {f"CC-{number}" for number in NOS}
