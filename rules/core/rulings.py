"""Answers to questions: verdict, reasons, facts, and what they depend on."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias, TypeVar

from rules.core.messages import Message
from rules.core.readings import Alternative, Dependence, Readings, Setup
from rules.core.titles import OpenFacts

Fact: TypeAlias = "str | int | bool | Sequence[Fact] | Mapping[str, Fact] | None"
Facts = Mapping[str, Fact]
Situation = TypeVar("Situation")


class Verdict(StrEnum):
    """What a ruling says."""

    YES = "yes"
    NO = "no"
    OPEN = "open"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause and what it says about this case, in one sentence or several."""

    clause: str
    says: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to a question under one set of readings."""

    verdict: Verdict
    because: tuple[Reason, ...] = ()
    facts: Facts = field(default_factory=dict)
    remedies: tuple[Message, ...] = ()

    def differs_from(self, other: "Ruling") -> bool:
        """Whether verdict or facts are not the same."""
        return self.verdict is not other.verdict or self.facts != other.facts


@dataclass(frozen=True, slots=True)
class Answer:
    """A ruling with the open points that it depends on."""

    ruling: Ruling
    depends_on: tuple[Dependence[Ruling], ...] = ()


Asked = Callable[[Situation, Readings], Ruling]


def answered(facts: Facts, *because: Reason) -> Ruling:
    """The ruling on a question that asks for values."""
    return Ruling(Verdict.ANSWER, because, facts)


def allowed_unless(
    hindrances: Sequence[Reason],
    facts: Facts,
    *,
    rests_on: Iterable[Reason] = (),
    facts_of_no: Facts | None = None,
    remedies: Iterable[Message] = (),
) -> Ruling:
    """Yes with these facts where nothing hinders, else no with all that does."""
    if hindrances:
        return Ruling(Verdict.NO, tuple(hindrances), facts_of_no or {}, tuple(remedies))
    return Ruling(Verdict.YES, tuple(rests_on), facts)


def rule(ask: Asked[Situation], situation: Situation, setup: Setup) -> Answer:
    """Answers under the table's readings and finds the open points that would change the answer."""
    base = setup.readings()
    ruling = ask(situation, base)
    otherwise: dict[str, list[Alternative[Ruling]]] = {}
    for point, reading, varied in base.variations(base.asked):
        other = ask(situation, varied)
        if other.differs_from(ruling):
            otherwise.setdefault(point.id, []).append(Alternative(reading, other))
    depends_on = tuple(
        Dependence(point, base.of(point), tuple(others)) for point, others in otherwise.items()
    )
    return _left_open(Answer(ruling, depends_on), setup)


def _left_open(answer: Answer, setup: Setup) -> Answer:
    """Turns a yes or no that hangs on an undecided point into "open"."""
    undecided = [entry for entry in answer.depends_on if _turns(entry, answer.ruling, setup)]
    if not undecided:
        return answer
    ruling = answer.ruling
    entries = tuple(
        entry.left_open(Alternative(str(entry.reading), ruling)) if entry in undecided else entry
        for entry in answer.depends_on
    )
    shown = ruling
    if setup.title.open_facts is OpenFacts.OF_YES and ruling.verdict is Verdict.NO:
        shown = _first_yes(undecided)
    return Answer(Ruling(Verdict.OPEN, ruling.because or shown.because, shown.facts), entries)


def _turns(entry: Dependence[Ruling], ruling: Ruling, setup: Setup) -> bool:
    point = setup.title.book.open_points[entry.point]
    if ruling.verdict is Verdict.ANSWER or not point.leaves_open:
        return False
    turned = any(other.outcome.verdict is not ruling.verdict for other in entry.otherwise)
    return turned and not setup.is_chosen_or_settled(point)


def _first_yes(undecided: Sequence[Dependence[Ruling]]) -> Ruling:
    outcomes = (other.outcome for entry in undecided for other in entry.otherwise)
    return next(outcome for outcome in outcomes if outcome.verdict is Verdict.YES)
