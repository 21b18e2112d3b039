"""What is odd about the points of a table and yet possible."""

from collections.abc import Iterator, Sequence

from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.paths import seat_path
from rules.core.readings import Setup
from rules.nevada_city.oddities import oddities
from rules.nevada_city.table import Table
from scoring.core.rows import Cell, Tally
from scoring.nevada_city.holding import Holding


def warnings(table: Table, setup: Setup, ledger_cells: Sequence[Cell[Holding]]) -> Iterator[Fault]:
    """All oddities, those too that only counting shows."""
    yield from oddities(table, setup)
    readings = setup.readings()
    for number, seat in enumerate(table.seats):
        if seat.ledger is None or seat.score_track is None:
            continue
        ledger = Tally(Holding(table, number), ledger_cells, readings).total
        if ledger != seat.score_track:
            says = say(
                "track-and-ledger-differ",
                name=seat.name,
                track=seat.score_track,
                ledger=ledger,
                difference=abs(ledger - seat.score_track),
            )
            yield Fault(seat_path(seat.number, "score_track"), says)
