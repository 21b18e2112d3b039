"""Answers to questions: verdict, reasons, facts, and what they depend on."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
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

MOST_TOGETHER = 4
"""So many combinations of readings are named at the most."""
PAIR = 2
MOST_IN_EVERY_WAY = 4
"""Up to so many undecided points are combined in every way, more of them in pairs only."""


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
class Combination:
    """Readings of several open points that turn a verdict round only together."""

    readings: tuple[tuple[str, str], ...]
    """Each point with its reading."""
    outcome: Ruling


@dataclass(frozen=True, slots=True)
class Answer:
    """A ruling with the open points that it depends on."""

    ruling: Ruling
    depends_on: tuple[Dependence[Ruling], ...] = ()
    together: tuple[Combination, ...] = ()
    """The smallest combinations that turn the verdict round where no point does so alone."""


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
    case = _Case(partial(ask, situation), setup)
    ruling = case.ruling
    entries = case.each_alone(case.base.asked)
    turning = [entry.point for entry in entries if _turns(entry, ruling, setup)]
    together = () if turning else case.smallest_combinations()
    if not turning and not together:
        return Answer(ruling, tuple(_what_changes(e, ruling) for e in case.mattering(entries)))
    turning += [point for each in together for point, _ in each.readings]
    missing = set(turning) - {entry.point for entry in entries}
    depends_on = tuple(
        _all_readings(entry, ruling, setup)
        if entry.point in turning
        else _what_changes(entry, ruling)
        for entry in case.in_order([*entries, *case.each_alone(missing)])
        if entry.point in turning or _matters(entry, ruling)
    )
    open_entries = [entry for entry in depends_on if entry.reading is None]
    return Answer(_left_open(open_entries, together, setup), depends_on, together[:MOST_TOGETHER])


class _Case:
    """One situation, worked out under the readings in force and under others."""

    def __init__(self, work: Callable[[Readings], Ruling], setup: Setup) -> None:
        self.work, self.setup, self.base = work, setup, setup.readings()
        self.ruling = work(self.base)
        self.asked = set(self.base.asked)
        """The points that this situation asks about under any reading tried so far."""

    def each_alone(self, points: Collection[str]) -> list[Dependence[Ruling]]:
        """What each of these points would change, set to each of its other readings."""
        found: dict[str, list[Alternative[Ruling]]] = {}
        for point, reading, varied in self.base.variations(self.setup.open_among(points)):
            if other := worked_out(reading, self.work, varied):
                found.setdefault(point, []).append(other)
            self.asked |= varied.asked
        return [Dependence(key, self.base.of(key), tuple(each)) for key, each in found.items()]

    def smallest_combinations(self) -> tuple[Combination, ...]:
        """The smallest sets of undecided points that turn the verdict round only together."""
        if self.ruling.verdict is Verdict.ANSWER:
            return ()
        sizes = range(PAIR, MOST_IN_EVERY_WAY + 1)
        return next(filter(None, map(self._combinations, sizes)), ())

    def _combinations(self, size: int) -> tuple[Combination, ...]:
        points = [*filter(self.setup.is_undecided, self.setup.open_among(self.asked))]
        if size > PAIR and len(points) > MOST_IN_EVERY_WAY:
            return ()
        found = []
        for chosen, varied in self.base.combinations(points, size):
            other = worked_out("", self.work, varied)
            self.asked |= varied.asked
            if other and other.outcome and other.outcome.verdict is not self.ruling.verdict:
                found.append(Combination(tuple(chosen.items()), other.outcome))
        return tuple(found)

    def mattering(self, entries: Iterable[Dependence[Ruling]]) -> Iterator[Dependence[Ruling]]:
        """The entries of which another reading changes something, or might."""
        return (entry for entry in entries if _matters(entry, self.ruling))

    def in_order(self, entries: Sequence[Dependence[Ruling]]) -> list[Dependence[Ruling]]:
        """These entries in the order of the book."""
        order = [*self.setup.title.book.open_points]
        return sorted(entries, key=lambda entry: order.index(entry.point))


def _changes(other: Alternative[Ruling], ruling: Ruling) -> bool:
    """Whether a reading says something else, or might if more were known."""
    return other.outcome is None or other.outcome.differs_from(ruling)


def _matters(entry: Dependence[Ruling], ruling: Ruling) -> bool:
    return any(_changes(other, ruling) for other in entry.otherwise)


def _turns(entry: Dependence[Ruling], ruling: Ruling, setup: Setup) -> bool:
    """Whether an undecided point alone would turn a yes into a no or the other way round."""
    point = setup.title.book.open_points[entry.point]
    if ruling.verdict is Verdict.ANSWER or not setup.is_undecided(point):
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


def _left_open(
    undecided: Sequence[Dependence[Ruling]], together: Sequence[Combination], setup: Setup
) -> Ruling:
    """The ruling that no rulebook gives: facts of a yes, and nothing that only one reading says."""
    points = [setup.title.book.open_points[entry.point] for entry in undecided]
    alone = [o.outcome for entry in undecided for o in entry.otherwise if o.outcome]
    outcomes = [*alone, *(each.outcome for each in together)]
    by_order = _by_order(points[0], undecided[0])
    first_yes = next(o for o in (*by_order, *outcomes) if o.verdict is Verdict.YES)
    open_points = ((point.told_at, say("left-open", point=point.word)) for point in points)
    because = gathered([*_said_by_all(outcomes), *open_points])
    return replace(first_yes, verdict=Verdict.OPEN, because=because, remedies=())


def _by_order(point: OpenPoint, entry: Dependence[Ruling]) -> list[Ruling]:
    """What the readings of a point say, in the order of the book."""
    by_reading = {other.reading: other.outcome for other in entry.otherwise}
    outcomes = (by_reading.get(reading) for reading in point.readings)
    return [outcome for outcome in outcomes if outcome]


def _said_by_all(outcomes: Sequence[Ruling]) -> list[tuple[str, Message]]:
    """The sentences, each with its clause, that are true however the points are read."""
    said = [
        [(reason.clause, says) for reason in outcome.because for says in reason.says]
        for outcome in outcomes
    ]
    return [each for each in said[0] if all(each in others for others in said[1:])]
