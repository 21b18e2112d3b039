"""The rows of what stands on own parcels: buildings, houses, mountains, and those at a bridge."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.carson_city.board import HOUSE, MAP, MOUNTAIN, Board
from rules.carson_city.table import Possessions, Table
from rules.core.grid import squares
from rules.core.messages import say
from rules.core.readings import Readings
from scoring.carson_city.holding import Holding
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part

POINTS_EACH = 2
MORE_AT_A_BRIDGE = 1


@dataclass(frozen=True, slots=True)
class Kind:
    """What a row counts: on the board, or as typed where there is none."""

    key: str
    clause: str
    points: int
    on_board: Callable[[Table], int]
    typed: Callable[[Possessions], int]

    def find(self, holding: Holding, _: Readings) -> Findings:
        """One finding for each parcel, or one for all where only their number is known."""
        board = holding.table.board
        if board is not None:
            own = board.of_seat(holding.seat.number) & self.on_board(holding.table)
            return [(self.points, square, 1) for square in squares(own)]
        count = self.typed(holding.seat.counts)
        return [(self.points * count, self.key, count)] if count else NOTHING

    def explain(self, holding: Holding, finding: Finding) -> Part:
        """What stands where, or how many."""
        points, subject, count = finding
        if isinstance(subject, str):
            return Part({}, points, say(f"why-counted-{self.key}", count=count), (self.clause,))
        at = MAP.names[subject]
        thing = _board(holding.table).thing_on(subject).word
        sentence = "why-bridge" if self.key == "bridges" else "why-possession"
        says = say(sentence, thing=thing, at=at, points=points)
        return Part({"at": at}, points, says, (self.clause,))

    @property
    def cell(self) -> Cell[Holding]:
        """The kind as a row of the pad."""
        return Cell(self.find, self.explain)


def _board(table: Table) -> Board:
    assert table.board is not None  # noqa: S101 (asked only where something was found on it)
    return table.board


BUILDINGS = Kind(
    "buildings",
    "CC-70",
    POINTS_EACH,
    lambda table: _board(table).buildings,
    lambda counts: counts.buildings,
).cell
HOUSES = Kind(
    "houses",
    "CC-70",
    POINTS_EACH,
    lambda table: _board(table)[HOUSE],
    lambda counts: counts.houses,
).cell
MOUNTAINS = Kind(
    "mountains",
    "CC-70",
    POINTS_EACH,
    lambda table: _board(table)[MOUNTAIN],
    lambda counts: counts.mountains,
).cell
AT_BRIDGES = Kind(
    "bridges",
    "CC-119",
    MORE_AT_A_BRIDGE,
    lambda table: _board(table).built_up & table.bridges,
    lambda counts: counts.at_bridge,
).cell
