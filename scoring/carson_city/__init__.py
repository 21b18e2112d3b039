"""The score pad of the board game: its rows in order."""

from rules.carson_city.checks import warnings
from rules.carson_city.table import Table
from rules.core.readings import Readings
from scoring.carson_city import possessions, purse, tracks
from scoring.carson_city.holding import Holding
from scoring.carson_city.unknown import unknown_limit
from scoring.core.breakdown import ScorePad
from scoring.core.rows import Cell, Row, Tally

SEAT_ROWS: tuple[tuple[str, tuple[str, ...], Cell[Holding]], ...] = (
    ("track", (), purse.TRACK),
    ("cash_limit", ("CC-31", "CC-32", "CC-106"), purse.CASH_LIMIT),
    ("buildings", ("CC-70",), possessions.BUILDINGS),
    ("houses", ("CC-70",), possessions.HOUSES),
    ("mountains", ("CC-70",), possessions.MOUNTAINS),
    ("bridges", ("CC-119",), possessions.AT_BRIDGES),
    ("money", ("CC-71",), purse.MONEY),
    ("kit_carson", ("CC-124",), tracks.KIT_CARSON_BONUS),
)
ROWS = tuple(Row(key, clauses) for key, clauses, _ in SEAT_ROWS)
CELLS = tuple(cell for _, _, cell in SEAT_ROWS)


def _tally(table: Table, number: int, readings: Readings) -> Tally[Holding]:
    return Tally(Holding(table.seats[number], table), CELLS, readings)


PAD = ScorePad(
    rows=ROWS,
    names=lambda table: [seat.name for seat in table.seats],
    tally=_tally,
    rank=tracks.ranking,
    warnings=lambda table, setup: tuple(warnings(table, setup)),
    unknown=unknown_limit,
    asks_unknown="limit",
)
