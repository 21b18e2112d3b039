"""The end of a year: whether the game ends with it, and what is still to be done."""

from collections.abc import Iterator
from enum import StrEnum

from rules.core.readings import Readings
from rules.nevada_city.players import years


class End(StrEnum):
    """What ends the game."""

    PLOTS = "plots"
    YEARS = "years"


class Step(StrEnum):
    """A step of Cleanup after the check for the end of the game, in order."""

    RESET_CHARTS = "reset_charts"
    FIRST_PLAYER = "first_player"
    RETURN_MARKERS = "return_markers"
    TROUBLEMAKERS = "troublemakers"
    RELEASE_OR_MARRY = "release_or_marry"


def end_of(players: int, year: int, free_plots: int) -> End | None:
    """What ends the game with this year; full plots are noticed first."""
    if not free_plots:
        return End.PLOTS
    return End.YEARS if year == years(players) else None


def remaining_steps(
    end: End | None, readings: Readings, *, with_troublemakers: bool
) -> tuple[Step, ...]:
    """What of Cleanup is still played."""
    return tuple(_steps(with_troublemakers)) if _goes_on(end, readings) else ()


def _goes_on(end: End | None, readings: Readings) -> bool:
    if end is None:
        return True
    reading = readings.of("NC-O6")
    return reading == "full" or (reading == "by_text" and end is End.YEARS)


def _steps(with_troublemakers: bool) -> Iterator[Step]:
    return (step for step in Step if with_troublemakers or step is not Step.TROUBLEMAKERS)
