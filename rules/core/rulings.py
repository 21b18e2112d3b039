"""Answers to questions: verdict, reasons, facts, and what they depend on."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias, TypeVar

from rules.core.faults import RefusedError
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
    asides: frozenset[str] = frozenset()
    """Facts that only tell how others came about; nothing is said to depend on them."""

    def differs_from(self, other: "Ruling") -> bool:
        """Whether verdict or facts are not the same."""
        return self.verdict is not other.verdict or self.told != other.told

    @property
    def told(self) -> Facts:
        """The facts without the asides."""
        if not self.asides:
            return self.facts
        return {key: fact for key, fact in self.facts.items() if key not in self.asides}


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


def gathered(found: Iterable[tuple[str, Message]]) -> tuple[Reason, ...]:
    """Each clause once, with all that it says about this case."""
    by_clause: dict[str, list[Message]] = {}
    for clause, says in found:
        by_clause.setdefault(clause, []).append(says)
    return tuple(Reason(clause, tuple(says)) for clause, says in by_clause.items())


def rule(ask: Asked[Situation], situation: Situation, setup: Setup) -> Answer:
    """Answers under the table's readings and finds the open points that would change the answer.

    A reading under which the situation would be refused is passed over.
    """
    base = setup.readings()
    ruling = ask(situation, base)
    tried: dict[str, list[Alternative[Ruling]]] = {}
    for point, reading, varied in base.variations(base.asked):
        with suppress(RefusedError):
            tried.setdefault(point.id, []).append(Alternative(reading, ask(situation, varied)))
    entries = [
        Dependence(point, base.of(point), tuple(alternatives))
        for point, alternatives in tried.items()
        if any(other.outcome.differs_from(ruling) for other in alternatives)
    ]
    undecided = [entry for entry in entries if _turns(entry, ruling, setup)]
    depends_on = tuple(
        _all_readings(entry, ruling, setup) if entry in undecided else _what_changes(entry, ruling)
        for entry in entries
    )
    return Answer(_left_open(ruling, undecided, setup) if undecided else ruling, depends_on)


def _turns(entry: Dependence[Ruling], ruling: Ruling, setup: Setup) -> bool:
    """Whether an undecided point alone would turn a yes into a no or the other way round."""
    point = setup.title.book.open_points[entry.point]
    if ruling.verdict is Verdict.ANSWER or not point.leaves_open:
        return False
    turned = any(other.outcome.verdict is not ruling.verdict for other in entry.otherwise)
    return turned and not setup.is_chosen_or_settled(point)


def _what_changes(entry: Dependence[Ruling], ruling: Ruling) -> Dependence[Ruling]:
    """The readings that change something, beside the one in force."""
    changing = (other for other in entry.otherwise if other.outcome.differs_from(ruling))
    return Dependence(entry.point, entry.reading, tuple(changing))


def _all_readings(entry: Dependence[Ruling], ruling: Ruling, setup: Setup) -> Dependence[Ruling]:
    """No reading is in force: all stand side by side, in the book's order."""
    outcomes = {other.reading: other.outcome for other in entry.otherwise}
    if entry.reading is not None:
        outcomes[entry.reading] = ruling
    readings = setup.title.book.open_points[entry.point].readings
    alternatives = (Alternative(key, outcomes[key]) for key in readings if key in outcomes)
    return Dependence(entry.point, None, tuple(alternatives))


def _left_open(ruling: Ruling, undecided: Sequence[Dependence[Ruling]], setup: Setup) -> Ruling:
    """The ruling that no rulebook gives; whose facts it shows is the title's choice."""
    shown = ruling
    if setup.title.open_facts is OpenFacts.OF_YES and ruling.verdict is Verdict.NO:
        outcomes = (other.outcome for entry in undecided for other in entry.otherwise)
        shown = next(outcome for outcome in outcomes if outcome.verdict is Verdict.YES)
    return Ruling(Verdict.OPEN, ruling.because or shown.because, shown.facts)
