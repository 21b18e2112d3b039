"""What events take from somebody, and when the game ends."""

from dataclasses import astuple

import pytest

from rules.core.readings import Setup
from rules.nevada_city import TITLE
from rules.nevada_city.cleanup import End, end_of
from rules.nevada_city.levies import Levy, MarkerLevy, MoneyLevy

# Affected, paid, loans, markers left, money after.
LEVIES: dict[str, tuple[Levy, tuple[bool, int, int, int, int | None]]] = {
    "exactly enough money": (MoneyLevy(0, 4, 4), (True, 4, 0, 0, 0)),
    "a loan that leaves something": (MoneyLevy(3, 4, 1, 10), (True, 4, 1, 2, 7)),
    "two loans that just suffice": (MoneyLevy(3, 5, 1, 2), (True, 5, 2, 1, 0)),
    "a dollar more takes a third loan": (MoneyLevy(3, 6, 1, 2), (True, 6, 3, 0, 1)),
    "more loans than markers": (MoneyLevy(2, 9, 1, 2), (True, 5, 2, 0, 0)),
    "a loan of nobody knows how much": (MoneyLevy(1, 9, 1), (True, 9, 1, 0, None)),
    "neither money nor marker": (MoneyLevy(0, 9, 0, 5), (True, 0, 0, 0, 0)),
    "the last marker": (MarkerLevy(1), (True, 0, 0, 0, None)),
    "no marker": (MarkerLevy(0), (False, 0, 0, 0, None)),
}


@pytest.mark.parametrize(("levy", "settled"), LEVIES.values(), ids=LEVIES.keys())
def test_a_levy_borrows_only_as_often_as_it_must(
    levy: Levy, settled: tuple[bool, int, int, int, int | None]
) -> None:
    readings = Setup(TITLE, TITLE.editions[0], (), {}).readings()
    assert astuple(levy.settled(readings)) == settled


@pytest.mark.parametrize(
    ("players", "year", "free_plots", "end"),
    [
        pytest.param(4, 3, 1, None, id="a plot is free in the third year"),
        pytest.param(4, 1, 0, End.PLOTS, id="all plots are full in the first year"),
        pytest.param(3, 4, 9, End.YEARS, id="the fourth year of three"),
        pytest.param(2, 4, 9, None, id="the fourth year of two"),
        pytest.param(2, 5, 9, End.YEARS, id="the fifth year of two"),
        pytest.param(2, 5, 0, End.PLOTS, id="full plots come before the last year"),
    ],
)
def test_the_game_ends_with_full_plots_or_the_last_year(
    players: int, year: int, free_plots: int, end: End | None
) -> None:
    assert end_of(players, year, free_plots) is end
