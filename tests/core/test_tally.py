"""What a seat is worth: counted once, and again only where a varied point was asked about."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.clauses import OpenPoint
from rules.core.readings import Setup
from scoring.core.ranking import shared_ranks
from scoring.core.rows import EMPTY_CELL, Row, Tally, total_of
from tests.core.invented import (
    LENGTH,
    POINTS,
    SIDE,
    Fork,
    each_alone,
    plain_choices,
    setup_of,
    setups,
)
from tests.core.pad import PAD, ROWS, Counted, Hand, cells, hands, plain_total, tally


@given(hands, setups())
def test_a_total_is_what_a_plain_count_finds(hand: Hand, setup: Setup) -> None:
    assert tally(hand, setup.readings()).total == plain_total(hand, plain_choices(setup))


@given(hands, setups())
def test_a_total_under_another_reading_is_that_of_a_full_recount(hand: Hand, setup: Setup) -> None:
    readings = setup.readings()
    counted = tally(hand, readings)
    for point, reading, chosen in each_alone(setup):
        varied = readings.with_reading(point.id, reading)
        assert counted.total_under(varied) == plain_total(hand, chosen)


@given(hands, setups())
def test_varying_changes_nothing_in_what_was_counted(hand: Hand, setup: Setup) -> None:
    readings = setup.readings()
    counted = tally(hand, readings)
    before = [(line.points, line.parts) for line in counted.lines(PAD.rows)]
    for _, _, varied in readings.variations(POINTS):
        counted.total_under(varied)
    assert [(line.points, line.parts) for line in counted.lines(PAD.rows)] == before


@pytest.mark.parametrize(
    ("point", "reading", "times"),
    [
        pytest.param(LENGTH, "long", [2, 1, 2], id="the rows that asked about it"),
        pytest.param(SIDE, "right", [1, 1, 2], id="one row of two points"),
    ],
)
def test_counted_again_are_only(point: OpenPoint, reading: str, times: list[int]) -> None:
    by_length = Fork(LENGTH, {"short": [1], "long": [2]})
    by_both = Fork(LENGTH, {"short": Fork(SIDE, {"left": [3], "right": [5]}), "long": [7]})
    counted, readings = Counted(), setup_of(*POINTS).readings()
    found = Tally((by_length, [4], by_both), cells(counted), readings)
    assert counted.times == [1] * ROWS
    found.total_under(readings.with_reading(point.id, reading))
    assert counted.times == times


@given(hands, setups())
def test_what_the_rows_asked_is_added_to_what_was_asked_before(hand: Hand, setup: Setup) -> None:
    alone, after = setup.readings(), setup.readings()
    tally(hand, alone)
    after.of(SIDE.id)
    tally(hand, after)
    assert after.asked == alone.asked | {SIDE.id}


@given(hands, setups())
def test_the_lines_are_the_rows_in_order_and_sum_to_the_total(hand: Hand, setup: Setup) -> None:
    counted = tally(hand, setup.readings())
    lines = counted.lines(PAD.rows)
    assert [line.row for line in lines] == list(PAD.rows)
    assert sum(line.points for line in lines) == counted.total
    assert all(sum(part.points for part in line.parts) == line.points for line in lines)


def test_a_row_in_which_a_seat_has_nothing_is_a_line_without_parts() -> None:
    found = Tally("nothing at all", [EMPTY_CELL], setup_of().readings())
    (line,) = found.lines([Row("row-0", ("GUL-1",))])
    assert (line.points, line.parts, found.total) == (0, (), 0)
    with pytest.raises(LookupError, match="wants a reason"):
        EMPTY_CELL.explain("nothing at all", (1, "gold", 0))


def test_a_pad_with_more_rows_than_cells_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="zip"):
        tally(([], [], []), setup_of().readings()).lines(PAD.rows[:2])


@given(hands, setups())
def test_a_remembered_total_is_right_under_every_reading_also_after_the_others(
    hand: Hand, setup: Setup
) -> None:
    readings = setup.readings()
    for _ in range(2):
        base = total_of("hand", readings, lambda varied: tally(hand, varied))
        assert base == plain_total(hand, plain_choices(setup))
        for point, reading, varied in readings.variations(POINTS):
            chosen = {**plain_choices(setup), point: reading}
            assert total_of("hand", varied, lambda v: tally(hand, v)) == plain_total(hand, chosen)


@given(hands, setups())
def test_a_total_that_only_another_reading_asks_for_is_counted_and_not_kept(
    hand: Hand, setup: Setup
) -> None:
    readings = setup.readings()
    for _, _, varied in readings.variations([LENGTH]):
        chosen = {**plain_choices(setup), LENGTH.id: varied.of(LENGTH.id)}
        assert total_of("hand", varied, lambda v: tally(hand, v)) == plain_total(hand, chosen)
        assert readings.memory == {}


def test_a_remembered_total_is_not_counted_again_where_nothing_asked() -> None:
    counted, readings = Counted(), setup_of(*POINTS).readings()
    hand = ([1], [2], Fork(LENGTH, {"short": [3], "long": [5]}))
    for varied in (readings, *(v for _, _, v in readings.variations([LENGTH, SIDE]))):
        total_of("hand", varied, lambda v: Tally(hand, cells(counted), v))
    assert counted.times == [1, 1, 2]


def test_two_totals_are_remembered_apart() -> None:
    readings = setup_of(LENGTH).readings()
    grows = Fork(LENGTH, {"short": [1], "long": [9]})
    ((_, _, varied),) = readings.variations([LENGTH])
    for each in (readings, varied):
        gain = total_of("with", each, lambda v: tally((grows, [], []), v))
        gain -= total_of("without", each, lambda v: tally(([1], [], []), v))
        assert gain == (0 if each is readings else 8)


@given(st.lists(st.integers(-3, 3), max_size=6))
def test_a_rank_is_one_more_than_there_are_better_totals(totals: list[int]) -> None:
    ranks = shared_ranks(totals)
    best_first = sorted(totals, reverse=True)
    assert list(ranks) == [best_first.index(total) + 1 for total in totals]


def test_two_who_share_the_first_place_leave_no_second() -> None:
    assert shared_ranks([7, 9, 9, 3]) == (3, 1, 1, 4)
    assert shared_ranks([]) == ()
