"""The score pad of Nevada City: its rows in order."""

from rules.core.readings import Readings
from rules.nevada_city.table import Table
from scoring.core.breakdown import ScorePad
from scoring.core.rows import Cell, Row, Tally
from scoring.nevada_city import contracts, goal_row, moments, possessions
from scoring.nevada_city.holding import Holding
from scoring.nevada_city.oddities import warnings
from scoring.nevada_city.ranking import ranking

SEAT_ROWS: tuple[tuple[str, tuple[str, ...], Cell[Holding]], ...] = (
    ("score_track", ("NC-2",), possessions.SCORE_TRACK),
    ("start_building", ("NC-99",), possessions.START_BUILDING),
    ("properties", ("NC-5",), possessions.PROPERTIES),
    ("buildings", ("NC-36",), possessions.BUILDINGS),
    ("contracts", ("NC-44", "NC-45"), contracts.CONTRACTS),
    ("building_owner_bonus", ("NC-46",), contracts.OWNER_BONUS),
    ("newspaper", ("NC-80",), moments.NEWSPAPER),
    ("boarding_house", ("NC-73",), moments.BOARDING_HOUSE),
    ("troublemakers", ("NC-115",), moments.TROUBLEMAKERS),
    ("other", ("NC-8",), moments.OTHER),
    ("goals", ("NC-59", "NC-60"), goal_row.GOALS),
)
ROWS = tuple(Row(key, clauses) for key, clauses, _ in SEAT_ROWS)
CELLS = tuple(cell for _, _, cell in SEAT_ROWS)
LEDGER_CELLS = CELLS[1:-1]
"""Those whose points the pawn on the track has, too: all but the goals."""


def _tally(table: Table, number: int, readings: Readings) -> Tally[Holding]:
    return Tally(Holding(table, number), CELLS, readings)


PAD = ScorePad(
    rows=ROWS,
    names=lambda table: [seat.name for seat in table.seats],
    tally=_tally,
    rank=ranking,
    warnings=lambda table, setup: tuple(warnings(table, setup, LEDGER_CELLS)),
    subjects=("building",),
    lacks_shared=lambda table: not table.goals,
)
