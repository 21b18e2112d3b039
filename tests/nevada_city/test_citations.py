"""Every clause that a question or a score rests on is named by an answer to a worked case."""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest
from flask import Flask

from rules.nevada_city import TITLE
from tests.examples import answer_to, read_cases

CASES = [
    *read_cases(Path("rules") / TITLE.room / "cases.json"),
    *read_cases(Path(__file__).with_name("contract.json")),
]
Cited = Mapping[str, set[str]]
NEVER_AS_A_PART = {"NC-61", "NC-94"}
"""Who wins is no part of a line, and the Bank has none."""


@pytest.fixture(scope="module")
def cited(app: Flask) -> Cited:
    """The clauses that were named by the answers to each call."""
    client = app.test_client()
    found: dict[str, set[str]] = defaultdict(set)
    for case in CASES:
        body = answer_to(client, TITLE.slug, case).body
        found[case["post"]] |= {reason["clause"] for reason in body.get("because", ())}
        for seat in body.get("seats", ()):
            for line in seat["lines"]:
                found["score"] |= {*line["clauses"]}
                found["score"] |= {one for part in line["parts"] for one in part["clauses"]}
    return found


@pytest.mark.parametrize("question", TITLE.questions)
def test_an_answer_names_every_clause_that_its_question_rests_on(
    cited: Cited, question: str
) -> None:
    clauses = TITLE.book.clauses.values()
    needed = {clause.id for clause in clauses if f"ask:{question}" in clause.does}
    assert not needed - cited[f"ask/{question}"]


def test_a_breakdown_names_every_clause_that_scores(cited: Cited) -> None:
    needed = {clause.id for clause in TITLE.book.clauses.values() if "score" in clause.does}
    assert not needed - cited["score"] - NEVER_AS_A_PART


def test_answers_name_only_clauses_that_there_are(cited: Cited) -> None:
    assert not {clause for found in cited.values() for clause in found} - {*TITLE.book.clauses}
