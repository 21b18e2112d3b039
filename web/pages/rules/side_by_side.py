"""One worked case under each reading of an open point, beside one another."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rules.core.clauses import OpenPoint
from rules.core.rulings import Fact, Reason, Ruling, Verdict
from scoring.core.rows import Line
from scoring.titles import BuiltTitle, titles
from web.pages.rules.cases import Case, WorkedCase, worked

NO_RULING = Ruling(Verdict.ANSWER)


@dataclass(frozen=True, slots=True)
class UnderReading:
    """The case as it comes out under one reading, cut down to what is not so under all."""

    reading: str
    worked: WorkedCase
    reasons: tuple[Reason, ...]
    facts: Mapping[str, Fact]
    rows: frozenset[str]
    """The rows that bring something else under another reading."""

    def lines(self, seat: int) -> Iterator[Line[object]]:
        """The lines of a seat that differ."""
        if self.worked.breakdown:
            yield from (
                line
                for line in self.worked.breakdown.seats[seat].lines
                if line.row.key in self.rows
            )


@dataclass(frozen=True, slots=True)
class SideBySide:
    """The case in which a point matters most, and what each reading makes of it."""

    case: Case
    drawn: WorkedCase
    columns: tuple[UnderReading, ...]


def side_by_side(title: BuiltTitle, point: OpenPoint) -> SideBySide | None:
    """The case that tells the readings apart; none where no case of the room does."""
    number = _telling_case(title.slug, point.id)
    if number is None:
        return None
    case = title.cases[number]
    under = _under_each(title, point, case)
    drawn = under[point.readings[0]]
    return SideBySide(case, drawn, tuple(_columns(under)))


@cache
def _telling_case(slug: str, key: str) -> int | None:
    """The case with most different outcomes; of such the first that shows the point alone."""
    title = titles()[slug]
    point = title.facts.book.open_points[key]
    best: tuple[int, int, int] | None = None
    for number, case in enumerate(title.cases):
        if key in case["shows"]:
            under = _under_each(title, point, case).values()
            outcomes = len({str(_outcome(each)) for each in under})
            ranked = (outcomes, -len(case["shows"]), -number)
            best = max(best or ranked, ranked)
    return -best[2] if best and best[0] > 1 else None


def _under_each(title: BuiltTitle, point: OpenPoint, case: Case) -> Mapping[str, WorkedCase]:
    """The case, worked under each reading."""
    cases = {reading: _read_so(case, point, reading) for reading in point.readings}
    return {reading: worked(title, each, point.id) for reading, each in cases.items()}


def _read_so(case: Case, point: OpenPoint, reading: str) -> Case:
    """The same case at a table that reads a point in one way."""
    body = case["body"]
    agreed = {**body.get("house_rules", {}), point.id: reading}
    return {**case, "body": {**body, "house_rules": agreed}}


def _outcome(case: WorkedCase) -> object:
    """What somebody at the table would call the outcome."""
    if case.answer:
        return case.answer.ruling.verdict, sorted(case.answer.ruling.told.items())
    if case.breakdown:
        return [(seat.name, seat.rank, seat.total) for seat in case.breakdown.seats]
    return case.problems


def _columns(under: Mapping[str, WorkedCase]) -> Iterator[UnderReading]:
    """What each reading makes of the case, without what all of them do."""
    rulings = [each.answer.ruling for each in under.values() if each.answer]
    reasons = _in_all([{str(reason) for reason in each.because} for each in rulings])
    facts = _alike([each.told for each in rulings])
    rows = frozenset(_rows_that_differ([*under.values()]))
    for reading, case in under.items():
        ruling = case.answer.ruling if case.answer else NO_RULING
        own = tuple(each for each in ruling.because if str(each) not in reasons)
        told = {key: fact for key, fact in ruling.told.items() if key not in facts}
        yield UnderReading(reading, case, own, told, rows)


def _in_all(sets: Sequence[set[str]]) -> set[str]:
    return set.intersection(*sets) if sets else set()


def _alike(facts: Sequence[Mapping[str, Fact]]) -> set[str]:
    """The facts that are the same in all."""
    first = facts[0] if facts else {}
    return {key for key, fact in first.items() if all(each.get(key) == fact for each in facts)}


def _rows_that_differ(cases: Sequence[WorkedCase]) -> Iterator[str]:
    scores = [case.breakdown for case in cases if case.breakdown]
    for seats in zip(*(score.seats for score in scores), strict=False):
        for lines in zip(*(seat.lines for seat in seats), strict=True):
            if len({line.points for line in lines}) > 1:
                yield lines[0].row.key
