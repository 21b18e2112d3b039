"""A seat's ledger beside its pawn: points of each row, the running total, what the seat owns."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.messages import Message, say
from rules.nevada_city.table import Card, Contract, Seat
from scoring.core.breakdown import SeatScore
from scoring.core.rows import Line
from scoring.nevada_city.contracts import OF_THE_BANK
from scoring.nevada_city.holding import called

NOT_IN_LEDGER = frozenset({"score_track", "goals"})


@dataclass(frozen=True, slots=True)
class BothWays:
    """What the ledger comes to so far, row by row, and what the pawn on the track shows."""

    rows: Mapping[str, int]
    ledger: int | None
    """None where nothing stands in the ledger."""
    pawn: int | None
    items: Mapping[str, Mapping[int, int]]
    """The points of each entry of a row that is told one by one."""

    @property
    def difference(self) -> int:
        """How far the ledger is ahead of the pawn; 0 where only one of them was told."""
        if self.ledger is None or self.pawn is None:
            return 0
        return self.ledger - self.pawn


def both_ways(score: SeatScore | None) -> BothWays | None:
    """Ledger and pawn of a seat that can be counted."""
    if score is None:
        return None
    rows = {line.row.key: line.points for line in score.lines}
    seat = _seat_of(score)
    ledger = sum(points for key, points in rows.items() if key not in NOT_IN_LEDGER)
    items = {line.row.key: _items(line) for line in score.lines}
    return BothWays(rows, ledger if seat.ledger else None, seat.score_track, items)


def _items(line: Line[Any]) -> dict[int, int]:
    return {subject: points for points, subject, _ in line.findings if isinstance(subject, int)}


def _seat_of(score: SeatScore) -> Seat:
    seat: Seat = score.lines[0].holding.seat
    return seat


@dataclass(frozen=True, slots=True)
class Owned:
    """Something that brought points: what it is, and the line that tells of it."""

    key: str
    thing: str
    """Its row, the field for its kind of property, or which building it is."""
    says: Message
    points: int
    is_unfinished: bool = False


def owned_by(lines: Sequence[Line[Any]]) -> list[Owned]:
    """What a seat scored from, in the order of the pad, and what it has begun to build."""
    found = (owned for line in lines for owned in _in_line(line))
    return [owned for owned in found if owned.points or owned.is_unfinished]


def _in_line(line: Line[Any]) -> Iterator[Owned]:
    row = line.row.key
    seat: Seat = line.holding.seat
    for number, (points, subject, count) in enumerate(line.findings):
        key = f"{row}.{number}"
        thing, says = row, say(f"row-{row}")
        if row == "properties" and isinstance(subject, str) and subject != "typed":
            thing, says = f"{subject}s", say(f"owned-{subject}", count=count)
        elif row == "start_building" and seat.ledger and seat.ledger.start_building.building:
            says = say("owned-building", building=seat.ledger.start_building.building.word)
        elif row == "buildings" and isinstance(subject, int) and seat.ledger:
            yield _card(key, seat.ledger.cards[subject], points)
            continue
        elif str(subject).startswith(OF_THE_BANK):
            continue
        elif row == "contracts" and isinstance(subject, int) and seat.ledger:
            says = _contract(seat.ledger.listed_contracts[subject], subject)
        elif row == "goals":
            says = _goal(line, str(subject))
        yield Owned(key, thing, says, points)


def _card(key: str, card: Card, points: int) -> Owned:
    says = say("owned-building", building=card.building.word)
    return Owned(key, card.building.value, says, points, not card.is_complete)


def _contract(contract: Contract, number: int) -> Message:
    return say("owned-contract", contract=called(contract.name, number, "contract-number"))


def _goal(line: Line[Any], subject: str) -> Message:
    number = int(subject.rpartition(".")[2])
    goal = (line.holding.table.goals or ())[number]
    return say("owned-goal", goal=called(goal.name, number, "goal-number"))


@dataclass(frozen=True, slots=True)
class ShareOfGoal:
    """What one seat gets of a goal, and why."""

    name: str
    points: int
    why: Message


def shares_by_goal(scores: Mapping[int, SeatScore]) -> Mapping[int, list[ShareOfGoal]]:
    """Who gets what of each goal, by its number."""
    found: dict[int, list[ShareOfGoal]] = {}
    for score in scores.values():
        line = next(line for line in score.lines if line.row.key == "goals")
        for finding, part in zip(line.findings, line.parts, strict=True):
            number = int(str(finding[1]).rpartition(".")[2])
            found.setdefault(number, []).append(ShareOfGoal(score.name, part.points, part.why))
    return found
