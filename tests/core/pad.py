"""A score pad that no box holds: rows that are trees of choices, and their plain recount."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from scoring.core.breakdown import Ranking, ScoreOutcome, ScorePad
from scoring.core.ranking import shared_ranks
from scoring.core.rows import Cell, Finding, Part, Row, Tally
from tests.core.invented import PRICE, followed, plainly_followed, trees

Hand = tuple[Any, ...]
"""What a seat holds: for each row a tree whose leaves are the points found there."""

ROWS = 3
HIGH_BEATS_ALL = "two"


@dataclass(frozen=True)
class Counted:
    """How often each row of a hand was counted."""

    times: list[int] = field(default_factory=lambda: [0] * ROWS)


def cells(counted: Counted | None = None) -> tuple[Cell[Hand], ...]:
    """A cell for each row; it notes that it was counted."""

    def cell(number: int) -> Cell[Hand]:
        def find(hand: Hand, readings: Readings) -> list[Finding]:
            if counted:
                counted.times[number] += 1
            points = followed(hand[number], readings)
            return [(each, place, each) for place, each in enumerate(points)]

        return Cell(find, explained)

    return tuple(cell(number) for number in range(ROWS))


def explained(hand: Hand, finding: Finding) -> Part:
    """The part of a breakdown for a finding."""
    points, place, _ = finding
    return Part({"at": str(place)}, points, say("found", rows=len(hand)), ("GUL-1",))


def plain_total(hand: Hand, chosen: Mapping[str, str]) -> int:
    """The sum of all that a hand brings when everything is counted anew."""
    return sum(sum(plainly_followed(tree, chosen)) for tree in hand)


def tally(hand: Hand, readings: Readings) -> Tally[Hand]:
    """What a hand is worth."""
    return Tally(hand, cells(), readings)


def ranked(hands: Sequence[Hand], totals: Sequence[int], readings: Readings) -> Ranking:
    """Equal totals share a place; under one reading the first seat wins whatever it has."""
    if readings.says(PRICE.id, HIGH_BEATS_ALL):
        return Ranking((1, *(2 for _ in hands[1:])), say("first-is-best"), ("GUL-1",))
    return Ranking(shared_ranks(totals))


def plain_outcome(hands: Sequence[Hand], chosen: Mapping[str, str]) -> ScoreOutcome:
    """Totals and winners when everything is counted anew."""
    names = [f"Seat {number}" for number, _ in enumerate(hands)]
    totals = [plain_total(hand, chosen) for hand in hands]
    best = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    winners = names[:1] if chosen[PRICE.id] == HIGH_BEATS_ALL else best
    return ScoreOutcome(tuple(zip(names, totals, strict=True)), tuple(winners))


def odd(hands: Sequence[Hand], setup: Setup) -> list[Fault]:
    """Something to wonder about at every table."""
    return [Fault("seats", say("odd", count=len(hands), edition=setup.edition))]


PAD: ScorePad[Sequence[Hand]] = ScorePad(
    rows=tuple(Row(f"row-{number}", (f"GUL-{number}",)) for number in range(ROWS)),
    names=lambda hands: [f"Seat {number}" for number, _ in enumerate(hands)],
    tally=lambda hands, number, readings: tally(hands[number], readings),
    rank=ranked,
    warnings=odd,
)

found = st.lists(st.integers(-2, 3), max_size=2)
hands = st.tuples(*(st.one_of(found, trees(found)) for _ in range(ROWS)))
tables = st.lists(hands, min_size=1, max_size=4)
