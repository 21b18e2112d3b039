"""The contract's examples and the room's own worked cases, asked over the API."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from rules.carson_city import TITLE
from tests.examples import Case, answer_to, differences, name_of, read_cases

CONTRACT = read_cases(Path(__file__).with_name("contract.json"))
CASES = read_cases(Path("rules") / TITLE.room / "cases.json")
TAKES_PART = ("score", "refuse", "ask:", "open_point:")


@pytest.mark.parametrize("case", CONTRACT, ids=name_of)
def test_the_contracts_example_comes_out_word_for_word(client: FlaskClient, case: Case) -> None:
    assert not list(differences(answer_to(client, TITLE.slug, case), case))


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_worked_case_comes_out_as_it_says(client: FlaskClient, case: Case) -> None:
    assert not list(differences(answer_to(client, TITLE.slug, case), case))


def test_every_clause_that_takes_part_has_a_case() -> None:
    shown = {clause for case in CASES for clause in case["shows"]}
    taking_part = {
        clause.id
        for clause in TITLE.book.clauses.values()
        if any(use.startswith(TAKES_PART) for use in clause.does)
    }
    assert not taking_part - shown


@pytest.mark.parametrize("point", TITLE.book.open_points.values(), ids=lambda point: point.id)
def test_both_sides_of_every_open_point_have_a_case(point) -> None:  # type: ignore[no-untyped-def]
    chosen = {case["body"].get("house_rules", {}).get(point.id) for case in CASES}
    assert set(point.readings) <= chosen


@pytest.mark.parametrize("question", TITLE.questions)
def test_every_question_has_a_case(question: str) -> None:
    assert any(case["post"] == f"ask/{question}" for case in CASES)


def test_no_two_cases_have_the_same_name() -> None:
    names = [case["id"] for case in CASES]
    assert len(names) == len(set(names))
