"""What a seat holds at the end: its points, its money, what is its own on the board."""

from dataclasses import dataclass
from functools import cached_property

from rules.carson_city.money import Spending, best_spending, least_spending
from rules.carson_city.table import Seat, Table


@dataclass(frozen=True)
class Holding:
    """A seat at its table."""

    seat: Seat
    table: Table

    @cached_property
    def best(self) -> Spending:
        """What is spent for the most points."""
        return best_spending(self.seat.money, self.seat.limit)

    @cached_property
    def least(self) -> Spending:
        """Only what must be spent."""
        return least_spending(self.seat.money, self.seat.limit)
