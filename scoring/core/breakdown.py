"""The score of a whole table: lines, totals, ranks, and what they depend on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from rules.core.faults import Fault
from rules.core.messages import Message
from rules.core.readings import Alternative, Dependence, Readings, Setup, worked_out
from scoring.core.possible import Numbers, Unknown, are_apart, deciding
from scoring.core.rows import Line, Row, Tally

TIE = "tie"
"""What is asked where it is not known how a tie is broken."""

Table = TypeVar("Table")


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who stands where, and how a tie for the first place was broken or that it stands."""

    ranks: tuple[int, ...]
    tie_break: Message | None = None
    tie_break_clauses: tuple[str, ...] = ()
    warnings: tuple[Fault, ...] = ()
    """What a place hangs on and nobody typed."""
    left_open: tuple[Fault, ...] = ()
    """What decides who is first and nobody typed, where programs need no warning of it."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat of a breakdown; its total and its lines come from the same tally."""

    name: str
    rank: int
    rows: tuple[Row, ...]
    tally: Tally[Any]
    possible: tuple[Tally[Any], ...] = ()
    """With each thing that something unknown can be; programs get the tally without it."""

    @property
    def totals(self) -> Numbers:
        """All totals that are possible."""
        return tuple(sorted({tally.total for tally in self.possible})) or (self.total,)

    @property
    def least_lines(self) -> tuple[Line[Any], ...]:
        """The lines of the lowest total that is possible."""
        least = min(self.possible, key=lambda tally: tally.total, default=self.tally)
        return least.lines(self.rows)

    @property
    def points(self) -> tuple[Numbers, ...]:
        """The points that are possible in each row."""
        each = [tally.lines(self.rows) for tally in self.possible or (self.tally,)]
        return tuple(
            tuple(sorted({lines[number].points for lines in each}))
            for number in range(len(self.rows))
        )

    @property
    def used(self) -> frozenset[str]:
        """The rows that the seat has something for, or may have."""
        found = zip(self.rows, self.lines, self.points, strict=True)
        return frozenset(row.key for row, line, points in found if line.findings or points[1:])

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return self.tally.total

    @property
    def lines(self) -> tuple[Line[Any], ...]:
        """All rows of the pad, those worth 0 too."""
        return self.tally.lines(self.rows)


@dataclass(frozen=True, slots=True)
class ScoreOutcome:
    """Totals and winners under one set of readings."""

    totals: tuple[tuple[str, int], ...]
    winners: tuple[str, ...]
    is_decided: bool = field(default=True, compare=False)
    """Whether these have won whatever is not known."""


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The score of every seat, line by line."""

    setup: Setup
    seats: tuple[SeatScore, ...]
    tie_break: Message | None
    tie_break_clauses: tuple[str, ...]
    depends_on: tuple[Dependence[ScoreOutcome], ...]
    warnings: tuple[Fault, ...]
    left_open: tuple[Fault, ...] = ()
    unknown: tuple[Fault, ...] = ()
    """What counts and nobody knows of those who may be first with it or without."""
    lacks_shared: bool = False
    """Nothing is typed of what all share and what is scored at the end."""
    asks_unknown: str = ""
    """What is asked where something unknown decides."""

    @property
    def winners(self) -> tuple[str, ...]:
        """Everybody on the first place, as programs rank them."""
        return tuple(seat.name for seat in self.seats if seat.rank == 1)

    @property
    def asks(self) -> str:
        """What has to be known before anybody is first; nothing where somebody is."""
        if self.unknown:
            return self.asks_unknown
        return TIE if self.undecided else ""

    def is_decided(self, *, is_agreed: bool) -> bool:
        """Whether the first have won; `is_agreed`: the table says that all shared is counted."""
        return not self.asks and (is_agreed or not self.lacks_shared)

    def sure_rank(self, place: int, *, is_agreed: bool) -> int | None:
        """Where a seat stands whatever is not known; None where that depends on it."""
        own = self.seats[place]
        if self.lacks_shared and not is_agreed:
            return None
        if self.asks == TIE and own.rank == 1:
            return None
        others = (seat for number, seat in enumerate(self.seats) if number != place)
        are_known = (
            len(own.totals) == len(seat.totals) == 1 or are_apart(own.totals, seat.totals)
            for seat in others
        )
        return own.rank if all(are_known) else None

    @property
    def undecided(self) -> tuple[Fault, ...]:
        """What nobody typed and what decides who is first, at its field."""
        lacking = (warning for warning in self.warnings if warning.lacks)
        return (*lacking, *self.left_open, *self.unknown)


@dataclass(frozen=True, slots=True)
class ScorePad(Generic[Table]):
    """How a title is scored: the rows in order, and the room's own functions."""

    rows: tuple[Row, ...]
    names: Callable[[Table], Sequence[str]]
    tally: Callable[[Table, int, Readings], Tally[Any]]
    rank: Callable[[Table, Sequence[int], Readings], Ranking]
    warnings: Callable[[Table, Setup], Sequence[Fault]]
    subjects: tuple[str, ...] = ("at",)
    """What a part can be about: the keys of its subject."""
    named_by: str = ""
    """The subject by whose name a part is called, before it says why."""
    unknown: Callable[[Table, int], Unknown[Table] | None] = lambda _, __: None
    """What counts of a seat and nobody typed."""
    asks_unknown: str = ""
    """What it is, for the page that asks for it."""
    lacks_shared: Callable[[Table], bool] = lambda _: False
    """Whether nothing is typed of what all share and what is scored at the end."""


def score(pad: ScorePad[Table], table: Table, setup: Setup) -> Breakdown:
    """Counts every seat, ranks them, and varies each open point that anything asked about."""
    base = setup.readings()
    names = tuple(pad.names(table))
    tallies = [pad.tally(table, number, base) for number in range(len(names))]
    totals = [tally.total for tally in tallies]
    unknown = [pad.unknown(table, number) for number in range(len(names))]
    possible = [_possible(pad, each, number, base) for number, each in enumerate(unknown)]
    ranking = pad.rank(table, totals, base)
    work = _Counted(pad, table, names, tallies, possible)
    outcome = _outcome(work, totals, ranking)
    otherwise: dict[str, list[Alternative[ScoreOutcome]]] = {}
    for point, reading, varied in base.variations(setup.open_among(base.asked)):
        then = worked_out(reading, partial(_outcome_under, work), varied)
        if then and then.outcome != outcome:
            otherwise.setdefault(point, []).append(then)
    return Breakdown(
        setup=setup,
        seats=tuple(
            SeatScore(name, rank, pad.rows, tally, others)
            for name, rank, tally, others in zip(
                names, ranking.ranks, tallies, possible, strict=True
            )
        ),
        tie_break=ranking.tie_break,
        tie_break_clauses=ranking.tie_break_clauses,
        depends_on=tuple(
            Dependence(point, base.of(point), tuple(others)) for point, others in otherwise.items()
        ),
        warnings=(*pad.warnings(table, setup), *ranking.warnings),
        left_open=ranking.left_open,
        unknown=tuple(
            each.fault
            for number, each in enumerate(unknown)
            if each and number in work.deciding(totals)
        ),
        lacks_shared=pad.lacks_shared(table),
        asks_unknown=pad.asks_unknown,
    )


def _possible(
    pad: ScorePad[Table], unknown: Unknown[Table] | None, number: int, base: Readings
) -> tuple[Tally[Any], ...]:
    tables = unknown.tables if unknown else ()
    return tuple(pad.tally(table, number, base) for table in tables)


class _Counted(NamedTuple):
    """A table with what was counted of it."""

    pad: ScorePad[Any]
    table: Any
    names: Sequence[str]
    tallies: Sequence[Tally[Any]]
    possible: Sequence[tuple[Tally[Any], ...]]

    def deciding(self, totals: Sequence[int]) -> frozenset[int]:
        """Of whom it must be known what they have, with these totals."""
        if not any(self.possible):
            return frozenset()
        moved = [total - tally.total for total, tally in zip(totals, self.tallies, strict=True)]
        possible = [
            tuple(tally.total + by for tally in each)
            for each, by in zip(self.possible, moved, strict=True)
        ]
        return frozenset(deciding(totals, possible))


def _outcome_under(work: _Counted, varied: Readings) -> ScoreOutcome:
    """How it would stand with one point read otherwise: only the rows that asked count again."""
    totals = [tally.total_under(varied) for tally in work.tallies]
    return _outcome(work, totals, work.pad.rank(work.table, totals, varied))


def _outcome(work: _Counted, totals: Sequence[int], ranking: Ranking) -> ScoreOutcome:
    winners = (name for name, rank in zip(work.names, ranking.ranks, strict=True) if rank == 1)
    is_tied = ranking.left_open or any(warning.lacks for warning in ranking.warnings)
    is_decided = not is_tied and not work.deciding(totals)
    return ScoreOutcome(tuple(zip(work.names, totals, strict=True)), tuple(winners), is_decided)
