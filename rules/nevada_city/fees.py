"""What a visit costs, and who is paid."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.messages import say
from rules.core.rulings import Reason
from rules.nevada_city.buildings import Owner

NOBODY = "nobody"
_PAYEES = {Owner.SELF: NOBODY, Owner.OTHER: "owner", Owner.BANK: "bank"}


@dataclass(frozen=True, slots=True)
class Fee:
    """A price at a building of this owner."""

    owner: Owner
    price: int

    @property
    def amount(self) -> int:
        """What is paid: one's own buildings are free."""
        return 0 if self.owner is Owner.SELF else self.price

    @property
    def to(self) -> str:
        """Who is paid."""
        return _PAYEES[self.owner] if self.amount else NOBODY

    def reasons(self) -> Iterator[Reason]:
        """Why it is paid to whom."""
        if not self.price:
            return
        if self.owner is Owner.BANK:
            yield Reason("NC-94", (say("fee-to-bank", amount=self.amount),))
        elif self.owner is Owner.SELF:
            yield Reason("NC-28", (say("fee-of-own-building"),))
        else:
            yield Reason("NC-28", (say("fee-to-owner", amount=self.amount),))


def left(money: int | None, cost: int) -> int | None:
    """What stays of the money, where it is known."""
    return None if money is None else money - cost


def is_short(money: int | None, cost: int) -> bool:
    """Whether the money is known not to suffice."""
    return money is not None and money < cost
