"""Situations of a question that were worked out as far as they can be."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.forms import read
from rules.core.messages import Message
from rules.core.readings import Readings, Setup
from rules.core.rulings import Answer, Asked, Ruling, Verdict, rule
from scoring.titles import BuiltTitle, Question
from web.asking.headlines import answer_in

Body = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a page would say as the answer: yes, no, or the value that was asked for."""

    verdict: Verdict | None
    """None where more has to be said before there is any."""
    headline: Message | None = None
    open_points: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Worked:
    """A situation that was worked out."""

    body: Body
    outcome: Outcome
    answer: Answer
    setup: Setup
    situation: Any


@dataclass(frozen=True, slots=True)
class Lacking:
    """A situation that lacks something before it can be worked out."""

    body: Body
    outcome: Outcome
    faults: tuple[Fault, ...]


Work = Callable[[Body], Worked | Lacking | None]


class Counted:
    """The rules of a question, with how often they were asked."""

    def __init__(self, answer: Asked[Any]) -> None:
        self.answer, self.times = answer, 0

    def __call__(self, situation: Any, readings: Readings) -> Ruling:
        """As the rules answer."""
        self.times += 1
        return self.answer(situation, readings)


def worked_out(title: BuiltTitle, question: Question, body: Body) -> Worked | Lacking | None:
    """One whole situation worked out; None where it cannot be."""
    try:
        setup, situation = read(question.form, body)
        answer = rule(question.answer, situation, setup)
    except RefusedError as error:
        return Lacking(body, Outcome(None), error.faults) if error.only_lacks else None
    return Worked(body, outcome_of(title, question.key, answer), answer, setup, situation)


def outcome_of(title: BuiltTitle, key: str, answer: Answer) -> Outcome:
    """What a page says first of an answer."""
    ruling = answer.ruling
    points = tuple(entry.point for entry in answer.depends_on if entry.reading is None)
    if ruling.verdict is not Verdict.ANSWER:
        return Outcome(ruling.verdict, open_points=points)
    said = answer_in(title, key, ruling)
    if said is None and ruling.because:
        said = next(iter(ruling.because[0].says), None)
    return Outcome(ruling.verdict, said, points)
