"""What a seat has at the end of the game: its points, its tokens, its cowboys on the landscape."""

from dataclasses import dataclass

from rules.gold_rush.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Holding:
    """A seat at its table."""

    seat: Seat
    table: Table
