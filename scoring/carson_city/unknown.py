"""A cash limit that nobody knows: what the money of a seat may bring then."""

from dataclasses import replace

from rules.carson_city.checks import LOWEST_LIMIT
from rules.carson_city.personalities import Personality, cash_limit_of
from rules.carson_city.table import Table
from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.paths import seat_path
from scoring.core.possible import Unknown


def unknown_limit(table: Table, number: int) -> Unknown[Table] | None:
    """The table with each cash limit that a seat may have, where its money may lie above one."""
    seat = table.seats[number]
    if seat.limit is not None or seat.money <= LOWEST_LIMIT:
        return None
    taken = {other.personality for other in table.seats}
    free = (personality for personality in Personality if personality not in taken)
    limits = sorted({cash_limit_of(personality, table.red) for personality in free})
    fault = Fault(
        seat_path(number, "personality"), say("no-cash-limit", name=seat.name), lacks=True
    )
    return Unknown(fault, tuple(_with_limit(table, number, limit) for limit in limits))


def _with_limit(table: Table, number: int, limit: int) -> Table:
    seats = list(table.seats)
    seats[number] = replace(seats[number], limit=limit)
    return replace(table, seats=tuple(seats))
