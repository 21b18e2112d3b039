"""How many play, and how long: what hangs on it beside the buildings."""

from rules.core.readings import Readings
from rules.nevada_city import TITLE

FEWEST, MOST = TITLE.players
FIRST_YEAR = 1854
"""The year before the first: what the start buildings show."""
FIVE_YEARS_WITH = FEWEST
BROWN_SPACES_FROM = MOST


def years(players: int) -> int:
    """How many years are played."""
    return 5 if players == FIVE_YEARS_WITH else 4


def year_name(year: int) -> int:
    """The year as the game calls it: the first is 1855."""
    return FIRST_YEAR + year


def has_brown_spaces(players: int) -> bool:
    """Whether the spaces with brown numbers are open."""
    return players >= BROWN_SPACES_FROM


def goals_scored(players: int, readings: Readings, *, with_gunslinging: bool) -> int:
    """How many goal cards are scored at the end."""
    if with_gunslinging:
        return 4 if players == FEWEST else 5
    if players == FEWEST and readings.says("NC-O1", "keep_one"):
        return 3
    return 4
