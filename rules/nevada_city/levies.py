"""What an event or a fire takes from one player: money, loans, markers."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.faults import Fault, refuse
from rules.core.messages import Message, say
from rules.core.readings import Readings


@dataclass(frozen=True, slots=True)
class Settlement:
    """What comes of it."""

    affected: bool
    paid: int
    loans: int
    markers_left: int
    money_after: int | None


@dataclass(frozen=True, slots=True)
class MarkerLevy:
    """An event that takes a marker."""

    markers: int

    def settled(self, _: Readings) -> Settlement:
        """One marker, if there is one."""
        affected = self.markers > 0
        return Settlement(affected, 0, 0, self.markers - affected, None)

    def grounds(self, _: Readings) -> Iterator[tuple[str, Message]]:
        """What it rests on."""
        if self.markers:
            yield "NC-19", say("event-takes-marker")
        else:
            yield "NC-21", say("event-not-affected")


@dataclass(frozen=True, slots=True)
class MoneyLevy:
    """An event that takes money; `loan_amount` is what a loan brings, where it is known."""

    markers: int
    amount: int
    money: int
    loan_amount: int | None = None

    @property
    def shortage(self) -> int:
        """What the money lacks."""
        return max(0, self.amount - self.money)

    def settled(self, readings: Readings) -> Settlement:
        """With the loans that it takes, as many as there are markers and as may be taken."""
        if not self.shortage:
            return self._paid_with(loans=0)
        if not self.markers:
            pays = readings.says("NC-O4", "pay_what_you_can")
            return self._paid_with(loans=0) if pays else self._spared
        most = self._most_loans(readings)
        if self.loan_amount is None:
            return Settlement(True, self.amount, 1, self.markers - 1, None)
        needed = -(-self.shortage // self.loan_amount)
        return self._paid_with(loans=min(needed, most))

    def _most_loans(self, readings: Readings) -> int:
        """How many loans may be taken; what a loan brings must be known to try it otherwise."""
        if self.markers == 1:
            return 1
        several = readings.says("NC-O23", "as_many_as_needed")
        if self.loan_amount is None and "NC-O23" in (readings.varied or ()):
            refuse([Fault("loan_amount", say("event-loan-amount-needed"), lacks=True)])
        return self.markers if several else 1

    @property
    def _spared(self) -> Settlement:
        return Settlement(False, 0, 0, self.markers, self.money)

    def _paid_with(self, loans: int) -> Settlement:
        means = self.money + loans * (self.loan_amount or 0)
        paid = min(means, self.amount)
        return Settlement(True, paid, loans, self.markers - loans, means - paid)

    def grounds(self, readings: Readings) -> Iterator[tuple[str, Message]]:
        """What it rests on."""
        settled = self.settled(readings)
        if not self.shortage:
            yield "NC-20", say("event-money-suffices", amount=self.amount)
        elif not settled.affected:
            yield "NC-21", say("event-not-affected")
        else:
            yield from self._of_shortage(settled)

    def _of_shortage(self, settled: Settlement) -> Iterator[tuple[str, Message]]:
        if settled.loans:
            yield "NC-20", say("event-loans", count=settled.loans, shortage=self.shortage)
            yield "NC-90", say("event-markers-of-any", count=settled.loans)
        if self.loan_amount is None and settled.loans:
            gaps = {"amount": self.amount, "shortage": self.shortage}
            yield "NC-90", say("event-if-one-loan-suffices", **gaps)
        elif settled.paid < self.amount:
            yield "NC-90", self._why_not_all(settled)
        else:
            yield "NC-20", self._with_loans(settled)

    def _with_loans(self, settled: Settlement) -> Message:
        brought = settled.loans * (self.loan_amount or 0)
        left = self.money + brought - settled.paid
        gaps = {"brought": brought, "paid": settled.paid, "left": left}
        return say("event-pays-with-loans", loans=settled.loans, **gaps)

    def _why_not_all(self, settled: Settlement) -> Message:
        gaps = {"paid": settled.paid, "amount": self.amount}
        if not settled.loans:
            return say("event-pays-what-there-is", **gaps)
        if settled.markers_left:
            return say("event-pays-after-one-loan", **gaps)
        return say("event-pays-after-loans", **gaps)


Levy = MarkerLevy | MoneyLevy
