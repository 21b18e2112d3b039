"""What a seat holds at the end: its points, its money, what is its own on the board."""

from dataclasses import dataclass
from functools import cached_property

from rules.carson_city.checks import LOWEST_LIMIT
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


def points_at_stake(seat: Seat) -> int:
    """How many points fewer the money of a seat may bring, where nobody knows its cash limit."""
    return points_of_the_limit(seat.money) if seat.limit is None else 0


def points_of_the_limit(money: int) -> int:
    """How many points the lowest cash limit takes from what money brings without any."""
    most, least = (best_spending(money, limit) for limit in (None, LOWEST_LIMIT))
    return most.total - least.total
