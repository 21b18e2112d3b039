"""The clauses that the room's own worked cases name."""

from pathlib import Path

import pytest

from rules.gold_rush import TITLE
from tests.examples import Answer, answer_to, read_cases

CASES = read_cases(Path("rules") / TITLE.room / "cases.json")
ASKED = [
    (clause.id, use.removeprefix("ask:"))
    for clause in TITLE.book.clauses.values()
    for use in clause.does
    if use.startswith("ask:")
]
# What a score says in its ranks, or by leaving somebody out; and the sum itself.
WITHOUT_A_LINE = {"GR-7", "GR-33", "GR-37", "GR-49", "GR-52", "GR-59", "GR-60"}


@pytest.fixture(scope="module")
def cited(app) -> dict[str, set[str]]:  # type: ignore[no-untyped-def]
    """The clauses that the answers to all cases name, by what was asked."""
    client, found = app.test_client(), dict[str, set[str]]()
    for case in CASES:
        found.setdefault(case["post"], set()).update(named_in(answer_to(client, TITLE.slug, case)))
    return found


def named_in(answer: Answer) -> set[str]:
    """The clauses of a ruling's reasons, or of a breakdown's lines."""
    if answer.status != 200:
        return set()
    lines = [line for seat in answer.body.get("seats", []) for line in seat["lines"]]
    reasons = {reason["clause"] for reason in answer.body.get("because", [])}
    return reasons | {clause for line in lines for clause in line["clauses"]}


@pytest.mark.parametrize(("clause", "question"), ASKED)
def test_a_question_names_the_clause_that_it_rests_on_in_some_case(
    cited: dict[str, set[str]], clause: str, question: str
) -> None:
    assert clause in cited[f"ask/{question}"]


def test_the_score_names_every_clause_that_a_line_rests_on(cited: dict[str, set[str]]) -> None:
    scoring = {clause.id for clause in TITLE.book.clauses.values() if "score" in clause.does}
    assert scoring - cited["score"] == WITHOUT_A_LINE
