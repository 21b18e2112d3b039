"""The event spaces of a year, and the cards that there are for them."""

from rules.core.readings import Readings
from rules.nevada_city.buildings import BANK_CLAIMS_WITH

DECK = 18
START_EVENTS = 6
START_EVENTS_ON_TOP = 4
FIRST_YEARS_SPACES = (1, 2, 3, 4, 5, 6)
LATER_SPACES = (1, 3, 5, 6)
BANK_CLAIMS_AFTER_PHASES = (3, 4)


def spaces(year: int) -> tuple[int, ...]:
    """The spaces on which events are placed; the years are counted from 1."""
    return FIRST_YEARS_SPACES if year == 1 else LATER_SPACES


def is_used_up(year: int) -> bool:
    """Whether the deck does not suffice for the spaces of this year."""
    return _undrawn(year) < len(spaces(year))


def _undrawn(year: int) -> int:
    return DECK - sum(len(spaces(earlier)) for earlier in range(1, year))


def placed(year: int, readings: Readings) -> int:
    """How many cards there are for the spaces of this year."""
    if not is_used_up(year) or readings.says("NC-O2", "reshuffle"):
        return len(spaces(year))
    return max(0, _undrawn(year))


def bank_claims_after(players: int, year: int, readings: Readings) -> tuple[int, ...]:
    """The rounds after whose event phase the Bank takes a building."""
    if players != BANK_CLAIMS_WITH:
        return ()
    if readings.says("NC-O7", "rounds"):
        return BANK_CLAIMS_AFTER_PHASES
    revealed = spaces(year)[: placed(year, readings)]
    third, fourth = BANK_CLAIMS_AFTER_PHASES
    return revealed[third - 1 : fourth]
