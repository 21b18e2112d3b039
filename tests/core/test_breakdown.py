"""The score of an invented table, against counting everything anew under every reading."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rules.core.clauses import OpenPoint
from rules.core.faults import Fault, refuse
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from scoring.core.breakdown import Breakdown, Ranking, ScorePad, score
from tests.core.invented import (
    LENGTH,
    PRICE,
    Fork,
    each_alone,
    is_settled,
    plain_choices,
    setup_of,
    setups,
)
from tests.core.pad import PAD, ROWS, Hand, plain_outcome, plain_total, ranked, tables

SHORT_BUT_SWEET: Hand = (Fork(LENGTH, {"short": [3], "long": [0]}), [], [])
LONG_AND_RICH: Hand = ([1], Fork(LENGTH, {"short": [0], "long": [5]}), [])
TWO: list[Hand] = [SHORT_BUT_SWEET, LONG_AND_RICH]


def outcomes(breakdown: Breakdown) -> dict[tuple[str, str], object]:
    return {
        (entry.point, other.reading): other.outcome
        for entry in breakdown.depends_on
        for other in entry.otherwise
    }


@given(tables, setups())
def test_totals_and_winners_are_those_of_a_plain_count(table: list[Hand], setup: Setup) -> None:
    breakdown, plain = score(PAD, table, setup), plain_outcome(table, plain_choices(setup))
    assert [(seat.name, seat.total) for seat in breakdown.seats] == list(plain.totals)
    assert breakdown.winners == plain.winners


@given(tables, setups())
def test_a_score_depends_on_every_single_reading_that_changes_a_total_or_a_winner(
    table: list[Hand], setup: Setup
) -> None:
    plain = plain_outcome(table, plain_choices(setup))
    expected = {
        (point.id, reading): outcome
        for point, reading, chosen in each_alone(setup)
        if (outcome := plain_outcome(table, chosen)) != plain and not is_settled(setup, point)
    }
    breakdown = score(PAD, table, setup)
    assert outcomes(breakdown) == expected
    assert list(outcomes(breakdown)) == list(expected)
    chosen = plain_choices(setup)
    assert all(entry.reading == chosen[entry.point] for entry in breakdown.depends_on)


@given(tables, setups())
def test_every_seat_has_all_lines_in_order_and_their_sum_is_its_total(
    table: list[Hand], setup: Setup
) -> None:
    for seat, hand in zip(score(PAD, table, setup).seats, table, strict=True):
        assert [line.row for line in seat.lines] == list(PAD.rows)
        assert seat.total == sum(line.points for line in seat.lines)
        assert seat.total == sum(part.points for line in seat.lines for part in line.parts)
        assert seat.total == plain_total(hand, plain_choices(setup))


@given(tables, setups(), st.randoms(use_true_random=False))
def test_the_order_of_the_seats_changes_nobodys_total(
    table: list[Hand], setup: Setup, shuffler: Random
) -> None:
    order = list(range(len(table)))
    shuffler.shuffle(order)
    totals = [seat.total for seat in score(PAD, table, setup).seats]
    shuffled = [seat.total for seat in score(PAD, [table[seat] for seat in order], setup).seats]
    assert shuffled == [totals[seat] for seat in order]


def test_what_depends_on_a_reading_names_the_totals_of_all_also_the_unchanged() -> None:
    table: list[Hand] = [*TWO, ([2], [], [])]
    (entry,) = score(PAD, table, setup_of(LENGTH, PRICE, chosen={"GUL-O2": "one"})).depends_on[:1]
    assert (entry.point, entry.reading) == ("GUL-O1", "short")
    (other,) = entry.otherwise
    assert other.reading == "long"
    assert other.outcome.totals == (("Seat 0", 0), ("Seat 1", 6), ("Seat 2", 2))
    assert other.outcome.winners == ("Seat 1",)


def test_a_point_that_only_the_ranking_asks_about_is_varied_too() -> None:
    table: list[Hand] = [([1], [], []), ([2], [], [])]
    (entry,) = score(PAD, table, setup_of(PRICE)).depends_on
    assert entry.point == "GUL-O2"
    (other,) = entry.otherwise
    assert (other.reading, other.outcome.winners) == ("two", ("Seat 0",))
    assert other.outcome.totals == (("Seat 0", 1), ("Seat 1", 2))


def test_a_point_that_the_table_chose_is_named_as_well() -> None:
    setup = setup_of(LENGTH, PRICE, chosen={"GUL-O1": "long"})
    entry = score(PAD, TWO, setup).depends_on[0]
    assert (entry.point, entry.reading, entry.otherwise[0].reading) == ("GUL-O1", "long", "short")


def lacking(point: OpenPoint, reading: str, *faults: Fault) -> ScorePad[Sequence[Hand]]:
    """A pad whose ranking, read so, cannot be told from what was typed."""

    def rank(hands: Sequence[Hand], totals: Sequence[int], readings: Readings) -> Ranking:
        refuse(faults if readings.says(point.id, reading) else ())
        return ranked(hands, totals, readings)

    return replace(PAD, rank=rank)


UNTOLD = Fault("seats.1.order", say("which-place"), lacks=True)


def test_a_reading_for_which_something_was_not_typed_says_what_it_needs() -> None:
    (entry,) = score(lacking(PRICE, "one", UNTOLD), TWO[:1], setup_of(LENGTH, PRICE)).depends_on[1:]
    assert (entry.point, entry.reading) == ("GUL-O2", "nothing")
    needs = {other.reading: other.needs for other in entry.otherwise}
    assert needs["one"] == (UNTOLD,)


def test_a_reading_that_is_refused_for_another_reason_is_passed_over() -> None:
    pad = lacking(PRICE, "one", UNTOLD, Fault("seats", say("too-many")))
    breakdown = score(pad, [([1], [], []), ([2], [], [])], setup_of(PRICE))
    readings = [other.reading for entry in breakdown.depends_on for other in entry.otherwise]
    assert readings == ["two"]


def test_ranks_and_the_sentence_about_a_tie_are_those_of_the_ranking() -> None:
    tied: list[Hand] = [([2], [], []), ([1], [1], []), ([1], [], [])]
    breakdown = score(PAD, tied, setup_of(PRICE))
    assert [seat.rank for seat in breakdown.seats] == [1, 1, 3]
    assert breakdown.winners == ("Seat 0", "Seat 1")
    assert breakdown.tie_break is None
    told = score(PAD, tied, setup_of(PRICE, chosen={"GUL-O2": "two"}))
    assert told.tie_break is not None
    assert told.tie_break_clauses == ("GUL-1",)
    assert [seat.rank for seat in told.seats] == [1, 2, 2]


def test_what_is_odd_is_told_once_and_of_the_table_as_it_was_agreed() -> None:
    breakdown = score(PAD, [([],) * ROWS], setup_of(PRICE, edition="second"))
    (warning,) = breakdown.warnings
    assert (warning.at, dict(warning.says.gaps)) == ("seats", {"count": 1, "edition": "second"})
