"""What a seat holds at the end: its ledger, and what everybody else's makes of it."""

from dataclasses import dataclass
from functools import cached_property

from rules.core.messages import Gap, say
from rules.nevada_city.table import Fulfilment, Ledger, Seat, Table

NO_LEDGER = Ledger()


@dataclass(frozen=True)
class Holding:
    """A seat at its table, by its place in it."""

    table: Table
    number: int

    @property
    def seat(self) -> Seat:
        """The seat."""
        return self.table.seats[self.number]

    @property
    def ledger(self) -> Ledger:
        """Its ledger; an empty one where only the track was typed."""
        return self.seat.ledger or NO_LEDGER

    @cached_property
    def fulfilments(self) -> tuple[Fulfilment, ...]:
        """The contracts of everybody that name a building of this seat, constructed or not."""
        if self.seat.ledger is None:
            return ()
        return self.table.naming_buildings_of(self.number)


def called(name: str | None, number: int, unnamed: str) -> Gap:
    """What something is called: its name, or the number that it has in its list."""
    return name or say(unnamed, number=number + 1)
