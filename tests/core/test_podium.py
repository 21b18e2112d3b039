"""Who stands where: the order of rank, how far the first are ahead, who leads."""

import pytest
from hypothesis import given

from rules.core.readings import Setup
from scoring.core.breakdown import Breakdown, score
from scoring.core.podium import Lead, by_rank, lead_of, leaders
from tests.core.invented import LENGTH, PRICE, setup_of, setups
from tests.core.pad import PAD, Hand, tables


def counted(*totals: int) -> Breakdown:
    """A breakdown of seats with these totals."""
    return score(PAD, [([total], [], []) for total in totals], setup_of(LENGTH, PRICE))


@pytest.mark.parametrize(
    ("totals", "order", "lead"),
    [
        ((21, 48, 27), (1, 2, 0), Lead((48,), 21, ("Seat 2",))),
        ((5, 9, 5), (1, 0, 2), Lead((9,), 4, ("Seat 0", "Seat 2"))),
        ((9, 9, 2), (0, 1, 2), Lead((9,), 7, ("Seat 2",))),
        ((9, 9), (0, 1), Lead((9,))),
        ((4,), (0,), Lead((4,))),
        ((-3, -1), (1, 0), Lead((-1,), 2, ("Seat 0",))),
    ],
    ids=[
        "one is ahead",
        "two are next",
        "two are first",
        "all are first",
        "alone",
        "below nothing",
    ],
)
def test_the_lead_is_over_those_who_come_next(
    totals: tuple[int, ...], order: tuple[int, ...], lead: Lead
) -> None:
    assert by_rank(counted(*totals)) == order
    assert lead_of(counted(*totals)) == lead


def test_who_has_most_so_far_leads_and_so_do_those_who_have_as_much() -> None:
    assert leaders(counted(3, 8, 8)) == ("Seat 1", "Seat 2")


@given(tables, setups())
def test_nobody_who_is_not_first_is_before_anybody_who_is(table: list[Hand], setup: Setup) -> None:
    breakdown = score(PAD, table, setup)
    order, lead = by_rank(breakdown), lead_of(breakdown)
    assert sorted(order) == list(range(len(table)))
    first = [breakdown.seats[place] for place in order][: len(breakdown.winners)]
    assert tuple(sorted(seat.name for seat in first)) == tuple(sorted(breakdown.winners))
    assert lead.totals == (first[0].total,)
    assert not {*lead.before} & {*breakdown.winners}
    assert bool(lead.before) == (len(breakdown.winners) < len(table))
