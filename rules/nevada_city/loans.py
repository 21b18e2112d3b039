"""Loans of the Bank: taken, repaid during a year, or carried over into the next one."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Facts
from rules.nevada_city.fees import is_short

REPAYMENT = 5
MOST_MARKERS = 28
"""All action markers of a player."""


REMEDY_LOAN = say("remedy-loan")
"""What helps a character that is short of money and has another marker."""


class When(StrEnum):
    """For what somebody borrows."""

    MY_ACTION = "my_action"
    EVENT = "event"


@dataclass(frozen=True, slots=True)
class TakenLoan:
    """A loan that somebody wants to take."""

    when: When
    markers: int

    def facts(self, _: Readings) -> Facts:
        """Where its marker comes from."""
        own = self.when is When.MY_ACTION
        return {
            "marker_from": "active_character" if own else "any_character",
            "markers_left": self.markers - 1,
        }

    def hindrances(self) -> Iterator[tuple[str, Message]]:
        """What speaks against it."""
        if not self.markers:
            own = self.when is When.MY_ACTION
            yield "NC-90", say("loan-character-has-none") if own else say("loan-nobody-has-one")

    def grounds(self, _: Readings) -> Iterator[tuple[str, Message]]:
        """What it rests on."""
        own = self.when is When.MY_ACTION
        yield "NC-90", say("loan-of-the-character") if own else say("loan-of-any-character")
        yield "NC-62", say("loan-repaid-any-time", amount=REPAYMENT)

    def remedies(self) -> Iterator[Message]:
        """Nothing helps without a marker."""
        return iter(())


@dataclass(frozen=True, slots=True)
class RepaidLoan:
    """A loan that somebody wants to repay during the year."""

    money: int

    def facts(self, readings: Readings) -> Facts:
        """What it costs, and where the marker goes."""
        to_character = readings.says("NC-O5", "to_character")
        return {
            "cost": REPAYMENT,
            "marker_goes_to": "character" if to_character else "homestead",
            "usable_this_year": to_character,
        }

    def hindrances(self) -> Iterator[tuple[str, Message]]:
        """What speaks against it."""
        if is_short(self.money, REPAYMENT):
            yield "NC-54", say("not-payable", cost=REPAYMENT, money=self.money)

    def grounds(self, readings: Readings) -> Iterator[tuple[str, Message]]:
        """What it rests on."""
        yield "NC-54", say("loan-costs", count=1, amount=REPAYMENT)
        yield "NC-62", say("loan-any-time")
        to_character = readings.says("NC-O5", "to_character")
        yield "NC-91", say("loan-to-character") if to_character else say("loan-to-homestead")

    def remedies(self) -> Iterator[Message]:
        """More money."""
        yield say("remedy-more-money", amount=REPAYMENT - self.money)


@dataclass(frozen=True, slots=True)
class CarriedLoans:
    """The loans that are open at the end of a year."""

    markers: int
    loans: int
    repaid: int = 0
    money: int | None = None

    @property
    def cost(self) -> int:
        """What those that are repaid cost."""
        return REPAYMENT * self.repaid

    @property
    def kept(self) -> int:
        """Those that stay open."""
        return self.loans - self.repaid

    def facts(self, _: Readings) -> Facts:
        """What it costs, and the markers of the next year."""
        return {"cost": self.cost, "markers_next_year": self.markers - self.kept}

    def hindrances(self) -> Iterator[tuple[str, Message]]:
        """What speaks against it."""
        if is_short(self.money, self.cost):
            yield "NC-54", say("not-payable", cost=self.cost, money=self.money or 0)

    def grounds(self, _: Readings) -> Iterator[tuple[str, Message]]:
        """What it rests on."""
        if self.repaid:
            yield "NC-54", say("loan-costs", count=self.repaid, amount=self.cost)
        if self.kept:
            yield "NC-62", say("loan-marker-stays", count=self.kept)
            yield "NC-91", say("loan-fewer-actions", count=self.kept)
        else:
            yield "NC-54", say("loan-all-return")

    def remedies(self) -> Iterator[Message]:
        """More money, or fewer loans to repay."""
        money = self.money or 0
        yield say("remedy-more-money", amount=self.cost - money)
        if fewer := money // REPAYMENT:
            yield say("remedy-repay-fewer", count=fewer)


Loan = TakenLoan | RepaidLoan | CarriedLoans
