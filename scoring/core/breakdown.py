"""The score of a whole table: lines, totals, ranks, and what they depend on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from rules.core.faults import Fault
from rules.core.messages import Message
from rules.core.readings import Alternative, Dependence, Readings, Setup, worked_out
from scoring.core.rows import Line, Row, Tally

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
    asks: str = "tie"
    """What is asked by that: how a tie is broken, or something of which a total depends."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat of a breakdown; its total and its lines come from the same tally."""

    name: str
    rank: int
    rows: tuple[Row, ...]
    tally: Tally[Any]

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
    asks: str = "tie"

    @property
    def winners(self) -> tuple[str, ...]:
        """Everybody on the first place."""
        return tuple(seat.name for seat in self.seats if seat.rank == 1)

    @property
    def undecided(self) -> tuple[Fault, ...]:
        """What nobody typed and what decides who is first, at its field."""
        return (*(warning for warning in self.warnings if warning.lacks), *self.left_open)


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


def score(pad: ScorePad[Table], table: Table, setup: Setup) -> Breakdown:
    """Counts every seat, ranks them, and varies each open point that anything asked about."""
    base = setup.readings()
    names = tuple(pad.names(table))
    tallies = [pad.tally(table, number, base) for number in range(len(names))]
    totals = [tally.total for tally in tallies]
    ranking = pad.rank(table, totals, base)
    outcome = _outcome(names, totals, ranking)
    otherwise: dict[str, list[Alternative[ScoreOutcome]]] = {}
    for point, reading, varied in base.variations(setup.open_among(base.asked)):
        then = worked_out(reading, partial(_outcome_under, pad, table, names, tallies), varied)
        if then and then.outcome != outcome:
            otherwise.setdefault(point, []).append(then)
    return Breakdown(
        setup=setup,
        seats=tuple(
            SeatScore(name, rank, pad.rows, tally)
            for name, rank, tally in zip(names, ranking.ranks, tallies, strict=True)
        ),
        tie_break=ranking.tie_break,
        tie_break_clauses=ranking.tie_break_clauses,
        depends_on=tuple(
            Dependence(point, base.of(point), tuple(others)) for point, others in otherwise.items()
        ),
        warnings=(*pad.warnings(table, setup), *ranking.warnings),
        left_open=ranking.left_open,
        asks=ranking.asks,
    )


def _outcome_under(
    pad: ScorePad[Table],
    table: Table,
    names: Sequence[str],
    tallies: Sequence[Tally[Any]],
    varied: Readings,
) -> ScoreOutcome:
    """How it would stand with one point read otherwise: only the rows that asked count again."""
    totals = [tally.total_under(varied) for tally in tallies]
    return _outcome(names, totals, pad.rank(table, totals, varied))


def _outcome(names: Sequence[str], totals: Sequence[int], ranking: Ranking) -> ScoreOutcome:
    winners = (name for name, rank in zip(names, ranking.ranks, strict=True) if rank == 1)
    return ScoreOutcome(tuple(zip(names, totals, strict=True)), tuple(winners))
