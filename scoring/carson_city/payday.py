"""Who is paid what at estate income: attacks, churches that cancel them, the grocer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from typing import NamedTuple

from rules.carson_city.attacks import is_shielded
from rules.carson_city.board import Board, Thing
from rules.core.readings import Readings
from scoring.carson_city.estate import Income, incomes

_by_square = itemgetter(0)


class Outcome(StrEnum):
    """How an attack ended."""

    WON = "won"
    LOST = "lost"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Attack:
    """Who attacks a building, and whether he won."""

    by: int
    won: bool


@dataclass(frozen=True, slots=True)
class Grocer:
    """Whose grocer doubles the income of which kind of building."""

    seat: int
    building: Thing


class Shares(NamedTuple):
    """What a building yields, as the owner and an attacker receive it."""

    owner: int
    attacker: int = 0

    @property
    def amount(self) -> int:
        """What it yields in all."""
        return self.owner + self.attacker


class Payment(NamedTuple):
    """What one building pays to whom."""

    income: Income
    shares: Shares
    doubled: bool = False
    outcome: Outcome | None = None
    attacker: int | None = None


def shares_of(amount: int, outcome: Outcome | None, readings: Readings, *, doubled: bool) -> Shares:
    """A normal income as it is paid out."""
    if doubled and amount:
        return _doubled(amount, outcome, readings)
    return _split(amount) if outcome is Outcome.WON else Shares(amount)


def _doubled(amount: int, outcome: Outcome | None, readings: Readings) -> Shares:
    if outcome is Outcome.WON:
        each = readings.says("CC-O11", "each_normal")
        return Shares(amount, amount) if each else _split(amount)
    if outcome is Outcome.LOST and readings.says("CC-O12", "normal"):
        return Shares(amount)
    return Shares(2 * amount)


def _split(amount: int) -> Shares:
    loot = loot_of(amount)
    return Shares(amount - loot, loot)


def loot_of(amount: int) -> int:
    """What a won attack takes: half, rounded down."""
    return amount // 2


def payments(
    board: Board,
    attacks: Mapping[int, Attack],
    grocer: Grocer | None,
    readings: Readings,
    only: int,
) -> Sequence[Payment]:
    """What each building on these parcels pays; attacks by the parcel that they hit."""
    sold_by = (grocer.seat, grocer.building) if grocer else None
    found = []
    for income in sorted(incomes(board, readings, only), key=_by_square):
        doubled = sold_by == (income.seat, income.building)
        attack = attacks.get(income.square)
        if doubled or attack:
            found.append(_unusual(board, income, attack, readings, doubled=doubled))
        else:
            found.append(Payment(income, Shares(income.amount)))
    return found


def _unusual(
    board: Board, income: Income, attack: Attack | None, readings: Readings, *, doubled: bool
) -> Payment:
    if attack is None:
        return Payment(income, shares_of(income.amount, None, readings, doubled=doubled), doubled)
    outcome = _outcome(board, income, attack, readings)
    shares = shares_of(income.amount, outcome, readings, doubled=doubled)
    return Payment(income, shares, doubled, outcome, attack.by)


def _outcome(board: Board, income: Income, attack: Attack, readings: Readings) -> Outcome:
    if is_shielded(board, income.square, readings):
        return Outcome.CANCELLED
    return Outcome.WON if attack.won else Outcome.LOST
