"""Situations of a question, worked out for the values of what was not said."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from rules.core.faults import Fault, RefusedError
from rules.core.forms import read
from rules.core.messages import Message
from rules.core.readings import Readings, Setup
from rules.core.rulings import Answer, Asked, Ruling, Verdict, rule
from scoring.titles import BuiltTitle, Question
from web.asking.cases import Numbers
from web.asking.headlines import answer_in
from web.asking.unsaid import Unsaid, with_values

Body = dict[str, Any]

MOST_COMBINED = 1_500
"""So many situations are worked out for one page; of more, single fields and pairs are varied."""
MOST_ANSWERS = 400
"""So often the rules are asked for one page, each reading of an open point counted."""


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


def attempted(
    work: Work, body: Body, fields: Sequence[Unsaid], counted: Counted
) -> dict[Numbers, Worked | Lacking | None]:
    """What comes out by the numbers of the values of what was not said; None if it cannot be.

    First stands what a program gets; then one field has another value, then two, and so on.
    """
    found: dict[Numbers, Worked | Lacking | None] = {}
    nothing_fits: set[int] = set()
    for size in range(len(fields) + 1):
        for numbers in _with_others(fields, size, nothing_fits):
            if len(found) == MOST_COMBINED or counted.times > MOST_ANSWERS:
                return found
            values = [field.values[number] for field, number in zip(fields, numbers, strict=True)]
            paths = (field.path for field in fields)
            found[numbers] = work(with_values(body, [*zip(paths, values, strict=True)]))
        if size == 1:
            nothing_fits = _of_no_use(found, len(fields))
            if not any(isinstance(worked, Worked) for worked in found.values()):
                return found
    return found


def _of_no_use(found: Mapping[Numbers, Worked | Lacking | None], count: int) -> set[int]:
    """The fields of which no value is possible although leaving them out is."""
    if not found[(0,) * count]:
        return set()
    possible = {
        place
        for numbers, worked in found.items()
        if worked
        for place in range(count)
        if numbers[place]
    }
    return set(range(count)) - possible


def _with_others(
    fields: Sequence[Unsaid], size: int, passed_over: Collection[int]
) -> Iterator[Numbers]:
    """So many fields with another value than the first, in every way."""
    varied = [place for place in range(len(fields)) if place not in passed_over]
    for places in combinations(varied, size):
        for numbers in product(*(range(1, len(fields[place].values)) for place in places)):
            changed = dict(zip(places, numbers, strict=True))
            yield tuple(changed.get(place, 0) for place in range(len(fields)))


def not_tried(fields: Sequence[Unsaid], found: Collection[Numbers]) -> tuple[str, ...]:
    """The fields of which not every value was tried, as there was no time for it."""
    return tuple(
        field.path
        for place, field in enumerate(fields)
        if not all(_alone(len(fields), place, n) in found for n in range(1, len(field.values)))
    )


def _alone(count: int, place: int, number: int) -> Numbers:
    return tuple(number if each == place else 0 for each in range(count))
