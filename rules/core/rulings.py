"""Answers to questions: verdict, reasons, facts, and what they depend on."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from typing import TypeAlias, TypeVar

from rules.core.clauses import OpenPoint
from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.readings import Alternative, Dependence, Readings, Setup, worked_out

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
    warnings: tuple[Fault, ...] = ()
    """What is odd about what was typed, though not impossible."""
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
    hindrances: Iterable[Reason],
    facts: Facts,
    *,
    rests_on: Iterable[Reason] = (),
    facts_of_no: Facts | None = None,
    remedies: Iterable[Message] = (),
) -> Ruling:
    """Yes with these facts where nothing hinders, else no with all that does.

    Remedies are looked for only then, and what a yes rests on only with a yes.
    """
    if against := tuple(hindrances):
        return Ruling(Verdict.NO, against, facts_of_no or {}, tuple(remedies))
    return Ruling(Verdict.YES, tuple(rests_on), facts)


def gathered(found: Iterable[tuple[str, Message]]) -> tuple[Reason, ...]:
    """Each clause once, with all that it says about this case."""
    by_clause: dict[str, list[Message]] = {}
    for clause, says in found:
        by_clause.setdefault(clause, []).append(says)
    return tuple(Reason(clause, tuple(says)) for clause, says in by_clause.items())


def rule(ask: Asked[Situation], situation: Situation, setup: Setup) -> Answer:
    """Answers under the table's readings and finds the open points that would change the answer.

    A reading for which something was not typed says what it needs; one under which the situation
    is refused for another reason is passed over.
    """
    base = setup.readings()
    ruling = ask(situation, base)
    entries = [entry for entry in _dependences(ask, situation, base) if _matters(entry, ruling)]
    undecided = [entry for entry in entries if _turns(entry, ruling, setup)]
    depends_on = tuple(
        _all_readings(entry, ruling, setup) if entry in undecided else _what_changes(entry, ruling)
        for entry in entries
    )
    if not undecided:
        return Answer(ruling, depends_on)
    return Answer(_left_open([e for e in depends_on if e.reading is None], setup), depends_on)


def _dependences(
    ask: Asked[Situation], situation: Situation, base: Readings
) -> Iterator[Dependence[Ruling]]:
    """Every point that was asked about, with what its other readings would say."""
    tried: dict[str, list[Alternative[Ruling]]] = {}
    for point, reading, varied in base.variations(base.asked):
        if other := worked_out(reading, partial(ask, situation), varied):
            tried.setdefault(point.id, []).append(other)
    for key, alternatives in tried.items():
        yield Dependence(key, base.of(key), tuple(alternatives))


def _changes(other: Alternative[Ruling], ruling: Ruling) -> bool:
    """Whether a reading says something else, or might if more were known."""
    return other.outcome is None or other.outcome.differs_from(ruling)


def _matters(entry: Dependence[Ruling], ruling: Ruling) -> bool:
    return any(_changes(other, ruling) for other in entry.otherwise)


def _turns(entry: Dependence[Ruling], ruling: Ruling, setup: Setup) -> bool:
    """Whether an undecided point alone would turn a yes into a no or the other way round."""
    point = setup.title.book.open_points[entry.point]
    if ruling.verdict is Verdict.ANSWER or setup.is_chosen_or_settled(point):
        return False
    outcomes = (other.outcome for other in entry.otherwise)
    return any(outcome and outcome.verdict is not ruling.verdict for outcome in outcomes)


def _what_changes(entry: Dependence[Ruling], ruling: Ruling) -> Dependence[Ruling]:
    """The readings that change something, beside the one in force."""
    changing = (other for other in entry.otherwise if _changes(other, ruling))
    return Dependence(entry.point, entry.reading, tuple(changing))


def _all_readings(entry: Dependence[Ruling], ruling: Ruling, setup: Setup) -> Dependence[Ruling]:
    """No reading is in force: all stand side by side, the default first."""
    point = setup.title.book.open_points[entry.point]
    in_force = point.default(setup.edition)
    others = {other.reading: other for other in entry.otherwise}
    rest = (others[key] for key in point.others(in_force) if key in others)
    return Dependence(entry.point, None, (Alternative(in_force, ruling), *rest))


def _left_open(undecided: Sequence[Dependence[Ruling]], setup: Setup) -> Ruling:
    """The ruling that no rulebook gives: facts of a yes, and nothing that only one reading says."""
    points = [setup.title.book.open_points[entry.point] for entry in undecided]
    outcomes = [o.outcome for entry in undecided for o in entry.otherwise if o.outcome]
    shown = _first_yes(points[0], undecided[0])
    open_points = ((point.told_at, say("left-open", point=point.word)) for point in points)
    because = gathered([*_said_by_all(outcomes), *open_points])
    return replace(shown, verdict=Verdict.OPEN, because=because, remedies=())


def _first_yes(point: OpenPoint, entry: Dependence[Ruling]) -> Ruling:
    """What the first reading says that says yes, in the order of the book."""
    by_reading = {other.reading: other.outcome for other in entry.otherwise}
    outcomes = (by_reading.get(reading) for reading in point.readings)
    return next(outcome for outcome in outcomes if outcome and outcome.verdict is Verdict.YES)


def _said_by_all(outcomes: Sequence[Ruling]) -> list[tuple[str, Message]]:
    """The sentences, each with its clause, that are true however the points are read."""
    said = [
        [(reason.clause, says) for reason in outcome.because for says in reason.says]
        for outcome in outcomes
    ]
    return [each for each in said[0] if all(each in others for others in said[1:])]
