"""The score pad of Gold Rush: its rows in order."""

from collections.abc import Sequence

from rules.core.messages import say
from rules.core.readings import Readings
from rules.gold_rush.features import Kind
from rules.gold_rush.oddities import warnings
from rules.gold_rush.table import Table
from scoring.core.breakdown import Ranking, ScorePad
from scoring.core.ranking import shared_ranks
from scoring.core.rows import Cell, Row, Tally
from scoring.gold_rush import landscape, purse
from scoring.gold_rush.holding import Holding

SEAT_ROWS: tuple[tuple[str, tuple[str, ...], Cell[Holding]], ...] = (
    ("score_track", ("GR-36",), purse.SCORE_TRACK),
    ("railroads", ("GR-34", "GR-35", "GR-54", "GR-38"), landscape.cell_of(Kind.RAILROAD)),
    ("mountains", ("GR-40", "GR-53", "GR-38"), landscape.cell_of(Kind.MOUNTAIN)),
    ("cities", ("GR-44", "GR-55"), landscape.cell_of(Kind.CITY)),
    ("prairies", ("GR-56", "GR-57"), landscape.cell_of(Kind.PRAIRIE)),
    ("gold", ("GR-58",), purse.GOLD),
)
ROWS = tuple(Row(key, clauses, names_what_it_found=True) for key, clauses, _ in SEAT_ROWS)
CELLS = tuple(cell for _, _, cell in SEAT_ROWS)


def _tally(table: Table, number: int, readings: Readings) -> Tally[Holding]:
    return Tally(Holding(table.seats[number], table), CELLS, readings)


def _rank(table: Table, totals: Sequence[int], readings: Readings) -> Ranking:
    """By total; the rulebook's staring contest cannot be fought out on paper."""
    del readings
    ranks = shared_ranks(totals)
    first = tuple(seat.name for seat, rank in zip(table.seats, ranks, strict=True) if rank == 1)
    if len(first) == 1:
        return Ranking(ranks)
    return Ranking(ranks, say("tie-stands", names=first), tie_break_clauses=("GR-59",))


PAD = ScorePad(
    rows=ROWS,
    names=lambda table: [seat.name for seat in table.seats],
    tally=_tally,
    rank=_rank,
    warnings=lambda table, setup: tuple(warnings(table, setup)),
)
