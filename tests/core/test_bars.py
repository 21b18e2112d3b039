"""Bars show all points of all seats, one after the other, and nothing else."""

from itertools import pairwise

from hypothesis import given

from rules.core.readings import Setup
from scoring.core.bars import Bar, Segment, bars_of
from scoring.core.breakdown import score
from tests.core.invented import LENGTH, PRICE, setup_of, setups
from tests.core.pad import PAD, Hand, tables


@given(tables, setups())
def test_the_segments_of_a_seat_are_its_rows_and_add_up_to_its_total(
    table: list[Hand], setup: Setup
) -> None:
    breakdown = score(PAD, table, setup)
    bars = bars_of(breakdown)
    assert sorted(bar.place for bar in bars.bars) == list(range(len(table)))
    for bar in bars.bars:
        seat = breakdown.seats[bar.place]
        assert bar.total == seat.total
        told = {row: line.points for row, line in enumerate(seat.lines) if line.points}
        assert {segment.row: segment.points for segment in bar.segments} == told
        assert set(told) <= {*bars.rows}


@given(tables, setups())
def test_gains_lie_side_by_side_from_nothing_to_the_right_and_losses_to_the_left(
    table: list[Hand], setup: Setup
) -> None:
    bars = bars_of(score(PAD, table, setup))
    for bar in bars.bars:
        gains = [each for each in bar.segments if each.points > 0]
        losses = [each for each in bar.segments if each.points < 0]
        assert [0, *(each.end for each in gains)][:-1] == [each.start for each in gains]
        assert [0, *(each.start for each in losses)][:-1] == [each.end for each in losses]
        assert all(0 <= bars.share(each.start) < bars.share(each.end) <= 1 for each in bar.segments)


@given(tables, setups())
def test_bars_stand_in_order_of_rank(table: list[Hand], setup: Setup) -> None:
    breakdown = score(PAD, table, setup)
    ranks = [breakdown.seats[bar.place].rank for bar in bars_of(breakdown).bars]
    assert all(one <= other for one, other in pairwise(ranks))


def test_a_row_that_costs_points_lies_to_the_left_of_nothing() -> None:
    seats: list[Hand] = [([7], [-2], [1]), ([], [-1, -3], [])]
    bars = bars_of(score(PAD, seats, setup_of(LENGTH, PRICE)))
    rich = (Segment(0, 7, 0), Segment(1, -2, -2), Segment(2, 1, 7))
    assert bars.bars == (Bar(0, rich), Bar(1, (Segment(1, -4, -4),)))
    assert (bars.lowest, bars.highest, bars.rows) == (-4, 8, (0, 1, 2))
    assert [bars.share(points) for points in (-4, 2, 8)] == [0, 0.5, 1]


def test_where_nobody_has_a_point_there_is_a_scale_all_the_same() -> None:
    nothing: Hand = ([], [], [])
    bars = bars_of(score(PAD, [nothing, nothing], setup_of(LENGTH, PRICE)))
    assert (bars.rows, bars.share(0)) == ((), 0)
