"""The rules to look up: all clauses and open points, each with its worked cases."""

import re
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
from translations.catalogue import Catalogue
from web.api.calls import ASK, SCORE
from web.forms.house_rules import marks_by_reading
from web.house.faults import faults_json
from web.house.language import words
from web.house.problems import NoSuchError
from web.house.rendering import page
from web.house.titles import find_title

rules_pages = Blueprint("rules_pages", __name__)

WORD = re.compile(r"\w+")
SHORTEST_STEM = 4
MANY_WORDS = 3
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
    """All clauses and open points, or those that a search finds."""
    title = find_title(slug)
    wanted = request.args.get("q", "").strip()
    spoken = words(title.facts)
    book = title.facts.book
    texts = {key: _searched(title.facts, key, spoken) for key in (*book.clauses, *book.open_points)}
    found = _found(WORD.findall(wanted.casefold()), texts)
    return page(
        "pages/rules.html",
        title=title,
        wanted=wanted,
        clauses=[key for key in found if key in book.clauses],
        points=[key for key in found if key in book.open_points],
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
        marks=marks_by_reading(title, point) if point else {},
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


def _searched(title: Title, key: str, spoken: Catalogue) -> str:
    """Everything in which a search looks: the text, readings, the questions that rest on it."""
    texts = [key, spoken.name(key)]
    if key in title.book.open_points:
        texts += [spoken.name(key, reading) for reading in title.book.open_points[key].readings]
    else:
        texts += [spoken.name(f"question-{asked}") for asked in _questions(title, key)]
    if spoken.has(f"also-{key}"):
        texts.append(spoken.name(f"also-{key}"))
    return " ".join(texts).casefold()


def _questions(title: Title, key: str) -> Iterator[str]:
    """The questions that rest on a clause; none on an open point."""
    for use in title.book.clauses[key].does if key in title.book.clauses else ():
        if use.startswith("ask:"):
            yield use.removeprefix("ask:")


def _found(wanted: list[str], texts: Mapping[str, str]) -> list[str]:
    """What holds all words that are wanted; of many words one may be missing."""
    enough = len(wanted) - (len(wanted) >= MANY_WORDS)
    hits = {key: _hits(wanted, text) for key, text in texts.items()}
    return sorted((key for key in texts if hits[key] >= enough), key=lambda key: -hits[key])


def _hits(wanted: list[str], text: str) -> int:
    """How many of the words stand in a text, or begin as one there does."""
    there = WORD.findall(text)
    return sum(
        part in text or any(word.startswith(_stem(part)) for word in there) for part in wanted
    )


def _stem(word: str) -> str:
    """Players write "rule" and "rules", "Regel" and "Regeln"."""
    for ending in ("en", "es", "s", "n", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return word.removesuffix(ending)
    return word
