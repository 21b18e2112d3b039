"""Worked cases on the page of a rule, computed as everything else is."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.rulings import Answer, Reason, rule
from rules.core.titles import Title
from scoring.core.breakdown import Breakdown, score
from scoring.titles import BuiltTitle
from web.api.calls import ASK, SCORE
from web.house.faults import faults_json
from web.house.language import words

FEW_REASONS = 5
Case = Mapping[str, Any]
Reasons = tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class WorkedCase:
    """A case with what the program makes of it."""

    case: Case
    situation: Any = None
    answer: Answer | None = None
    breakdown: Breakdown | None = None
    problems: dict[str, list[str]] | None = None
    told: Reasons = ()
    rest: Reasons = ()
    """Of a long answer, what does not rest on the rules that the case shows."""


def worked(title: BuiltTitle, case: Case, clause: str) -> WorkedCase:
    """A case, scored or answered, on the page of a rule that it shows."""
    try:
        if case["post"] == SCORE:
            setup, table = read(title.table_form, case["body"])
            return WorkedCase(case, table, breakdown=score(title.pad, table, setup))
        question = title.questions[question_of(case)]
        setup, situation = read(question.form, case["body"])
        answer = rule(question.answer, situation, setup)
        told, rest = _parted(answer.ruling.because, _about(title.facts, case, clause))
        return WorkedCase(case, situation, answer=answer, told=told, rest=rest)
    except RefusedError as error:
        return WorkedCase(case, problems=dict(faults_json(error.faults, words(title.facts))))


def question_of(case: Case) -> str:
    """The question that a case asks; `score` where it counts a table."""
    return str(case["post"]).removeprefix(ASK)


def _about(title: Title, case: Case, clause: str) -> list[set[str]]:
    """The rule of the page; all that the case shows, with what leaves open what it shows."""
    points = title.book.open_points
    left_open = (points[key].clauses for key in case["shows"] if key in points)
    return [{clause}, {*case["shows"]}.union(*left_open)]


def _parted(reasons: Sequence[Reason], about: Iterable[set[str]]) -> tuple[Reasons, Reasons]:
    """Of many reasons those that matter most here, and the others; few stay together."""
    if len(reasons) > FEW_REASONS:
        for clauses in about:
            if told := tuple(reason for reason in reasons if reason.clause in clauses):
                return told, tuple(reason for reason in reasons if reason not in told)
    return tuple(reasons), ()
