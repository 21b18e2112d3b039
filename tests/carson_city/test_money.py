"""Spending at the end of a turn, against every amount tried one by one."""

import pytest

from rules.carson_city.money import best_spending, excess_of, least_spending, rounded_up

LIMITS = (None, 0, 20, 25, 30, 60, 120)
AMOUNTS = range(160)


@pytest.mark.parametrize("limit", LIMITS)
def test_the_best_spending_is_the_least_of_those_that_bring_most(limit: int | None) -> None:
    for money in AMOUNTS:
        tried = range(excess_of(money, limit), money + 1)
        most = max(spent // 10 + (money - spent) // 6 for spent in tried)
        best = best_spending(money, limit)
        fitting = (spent for spent in tried if spent // 10 + (money - spent) // 6 == most)
        assert (best.spent, best.total) == (next(fitting), most), money


@pytest.mark.parametrize("limit", LIMITS)
def test_nothing_is_lost_and_no_more_than_the_limit_is_left(limit: int | None) -> None:
    for money in AMOUNTS:
        for way in (least_spending(money, limit), best_spending(money, limit)):
            assert way.spent + way.left == money
            assert limit is None or way.left <= limit
        assert least_spending(money, limit).spent <= best_spending(money, limit).spent


ROUNDED_UP = {
    "27 to 30": (47, 20, (30, 17)),
    "one dollar more": (39, 20, (20, 19)),
    "all the money": (30, 9, (30, 0)),
    "not a full ten": (40, 20, None),
    "not where nothing must be spent": (15, 20, None),
    "not where the money is short": (5, 1, None),
}


@pytest.mark.parametrize(("money", "limit", "expected"), ROUNDED_UP.values(), ids=ROUNDED_UP.keys())
def test_spending_is_rounded_up(money: int, limit: int, expected: tuple[int, int] | None) -> None:
    more = rounded_up(least_spending(money, limit))
    assert (None if more is None else (more.spent, more.left)) == expected
