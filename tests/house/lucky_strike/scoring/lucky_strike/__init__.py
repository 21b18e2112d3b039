"""The score pad of Lucky Strike."""

from collections.abc import Sequence

from rules.lucky_strike.table import Seat, Table

from rules.core.messages import say
from rules.core.readings import Readings
from scoring.core.breakdown import Ranking, ScorePad
from scoring.core.ranking import shared_ranks
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part, Row, Tally

NUGGET, CLAIM = 2, 5
ROWS = (Row("nuggets", ("LS-3",)), Row("claims", ("LS-4",)))


def _nuggets(seat: Seat, _: Readings) -> Findings:
    return [(NUGGET * seat.nuggets, "nuggets", seat.nuggets)] if seat.nuggets else NOTHING


def _claims(seat: Seat, _: Readings) -> Findings:
    return [(CLAIM * seat.claims, "claims", seat.claims)] if seat.claims else NOTHING


def _explained(_: Seat, finding: Finding) -> Part:
    points, what, count = finding
    clause = "LS-3" if what == "nuggets" else "LS-4"
    return Part({}, points, say(f"why-{what}", count=count), (clause,))


def _rank(table: Table, totals: Sequence[int], _: Readings) -> Ranking:
    ranks = shared_ranks(totals)
    first = tuple(seat.name for seat, rank in zip(table.seats, ranks, strict=True) if rank == 1)
    tie = say("tie-stands", names=first) if len(first) > 1 else None
    return Ranking(ranks, tie, tie_break_clauses=("LS-5",) if tie else ())


CELLS = (Cell(_nuggets, _explained), Cell(_claims, _explained))
PAD = ScorePad(
    rows=ROWS,
    names=lambda table: [seat.name for seat in table.seats],
    tally=lambda table, number, readings: Tally(table.seats[number], CELLS, readings),
    rank=_rank,
    warnings=lambda _table, _setup: (),
)
