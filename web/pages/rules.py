"""The rules to look up: all clauses and open points, each with its worked cases."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, request

from rules.core.faults import RefusedError
from rules.core.forms import read
from rules.core.rulings import Answer, Reason, rule
from rules.core.titles import Title
from scoring.core.breakdown import Breakdown, score
from scoring.titles import BuiltTitle
from web.api.calls import ASK, SCORE
from web.forms.house_rules import marks_by_reading
from web.house.faults import faults_json
from web.house.language import words
from web.house.problems import NoSuchError
from web.house.rendering import page
from web.house.titles import find_title
from web.search.asking import LONGEST_SEARCH, asked_for
from web.search.finding import find
from web.search.showing import shown

rules_pages = Blueprint("rules_pages", __name__)

FEW_REASONS = 5
Reasons = tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class WorkedCase:
    """A case with what the program makes of it, computed as everything else is."""

    case: dict[str, Any]
    situation: Any = None
    answer: Answer | None = None
    breakdown: Breakdown | None = None
    problems: dict[str, list[str]] | None = None
    told: tuple[Reason, ...] = ()
    rest: tuple[Reason, ...] = ()
    """Of a long answer, what does not rest on the rules that the case shows."""


@rules_pages.get("/<slug>/rules")
def rules(slug: str) -> Response:
    """All clauses and open points, or what a search finds."""
    title = find_title(slug)
    wanted = request.args.get("q", "")
    found = find([title], asked_for()) if wanted.strip() else None
    return page(
        "pages/rules.html",
        title=title,
        wanted=wanted,
        found=found,
        lines=[*shown(found)] if found else [],
        longest=LONGEST_SEARCH,
        clauses=title.facts.book.clauses,
        points=title.facts.book.open_points,
    )


@rules_pages.get("/<slug>/rules/<clause>")
def clause(slug: str, clause: str) -> Response:
    """One clause or open point."""
    title = find_title(slug)
    book = title.facts.book
    point = book.open_points.get(clause)
    if clause not in book.clauses and clause not in book.open_points:
        raise NoSuchError("problem-404-clause", clause=clause)
    return page(
        "pages/clause.html",
        title=title,
        clause=book.clauses.get(clause),
        point=point,
        marks_of_readings=marks_by_reading(title, point) if point else {},
        cases=[worked(title, case, clause) for case in title.cases if clause in case["shows"]],
        points=[p.id for p in book.open_points.values() if clause in p.clauses],
        asked_in=list(_questions(title.facts, clause)),
    )


def worked(title: BuiltTitle, case: dict[str, Any], clause: str) -> WorkedCase:
    """A case, scored or answered, on the page of a rule that it shows."""
    try:
        if case["post"] == SCORE:
            setup, table = read(title.table_form, case["body"])
            return WorkedCase(case, table, breakdown=score(title.pad, table, setup))
        question = title.questions[case["post"].removeprefix(ASK)]
        setup, situation = read(question.form, case["body"])
        answer = rule(question.answer, situation, setup)
        told, rest = _parted(answer.ruling.because, _about(title.facts, case, clause))
        return WorkedCase(case, situation, answer=answer, told=told, rest=rest)
    except RefusedError as error:
        return WorkedCase(case, problems=dict(faults_json(error.faults, words(title.facts))))


def _about(title: Title, case: Mapping[str, Any], clause: str) -> list[set[str]]:
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


def _questions(title: Title, key: str) -> Iterator[str]:
    """The questions that rest on a clause; none on an open point."""
    for use in title.book.clauses[key].does if key in title.book.clauses else ():
        if use.startswith("ask:"):
            yield use.removeprefix("ask:")
