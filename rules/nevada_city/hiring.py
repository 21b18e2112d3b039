"""Hiring workers: at which buildings, from which pile, and what is paid to whom."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Reason, gathered
from rules.nevada_city.buildings import Building, Owner
from rules.nevada_city.fees import NOBODY, Fee, is_short
from rules.nevada_city.fields import MOST_CARDS
from rules.nevada_city.provisos import of_action

FEE_OF_THE_CAVALRY_HOTEL = 2
FEE_AT_THE_SHERIFF = 4
SHERIFF = "sheriff"


class Pile(StrEnum):
    """Where a worker comes from."""

    DISPLAY = "display"
    DISCARD = "discard"


PILES = {
    Building.HOTEL: Pile.DISPLAY,
    Building.CAVALRY_HOTEL: Pile.DISPLAY,
    Building.SHERIFF: Pile.DISCARD,
    Building.STABLES: Pile.DISCARD,
}
CLAUSES = {
    Building.HOTEL: "NC-66",
    Building.CAVALRY_HOTEL: "NC-119",
    Building.SHERIFF: "NC-70",
    Building.STABLES: "NC-123",
}


@dataclass(frozen=True, slots=True)
class Due:
    """An amount and who gets it."""

    amount: int
    to: str


FREE = Due(0, NOBODY)


@dataclass(frozen=True, slots=True)
class Hiring:
    """A worker whom somebody wants to hire."""

    via: Building
    pile: Pile
    homestead_cards: int
    salary: int
    space_fee: int = 0
    building_owner: Owner = Owner.BANK
    """Of the Hotel, which nobody owns, it stays the Bank."""
    sheriff_badge: Owner = Owner.OTHER
    money: int | None = None

    @property
    def clause(self) -> str:
        """The clause about hiring there."""
        return CLAUSES[self.via]

    @property
    def is_right_pile(self) -> bool:
        """Whether workers are hired from there in this building."""
        return self.pile is PILES[self.via]

    @property
    def at_building(self) -> Fee:
        """The fee that goes to the owner; at the Sheriff card if it is read so."""
        price = {
            Building.HOTEL: self.space_fee,
            Building.CAVALRY_HOTEL: FEE_OF_THE_CAVALRY_HOTEL,
            Building.SHERIFF: FEE_AT_THE_SHERIFF,
            Building.STABLES: 0,
        }
        return Fee(self.building_owner, price[self.via])

    @property
    def wage(self) -> Fee:
        """The salary: only the Stables keep it."""
        keeps_it = self.via is Building.STABLES
        return Fee(self.building_owner if keeps_it else Owner.BANK, self.salary)

    def fee(self, readings: Readings) -> Due:
        """What the visit costs beside the salary."""
        if self.is_paid_to_badge(readings):
            return FREE if self.is_free(readings) else Due(FEE_AT_THE_SHERIFF, SHERIFF)
        return Due(self.at_building.amount, self.at_building.to)

    def is_paid_to_badge(self, readings: Readings) -> bool:
        """Whether the fee goes to whoever has the Sheriff's badge."""
        return self.via is Building.SHERIFF and readings.says("NC-O12", "badge_holder")

    def is_free(self, readings: Readings) -> bool:
        """Whether nobody has to be paid: one is the Sheriff, or at one's own card."""
        if self.sheriff_badge is Owner.SELF:
            return True
        return self.building_owner is Owner.SELF and readings.says("NC-O13", "no_fee")

    def total(self, readings: Readings) -> int:
        """Fee and salary."""
        return self.fee(readings).amount + self.wage.amount


def acts_this_year(readings: Readings) -> bool:
    """Whether a worker has markers in the year in which somebody hires it."""
    return readings.says("NC-O24", "acts_this_year")


def hindrances(hiring: Hiring, readings: Readings) -> tuple[Reason, ...]:
    """Every clause that forbids it, each with what it forbids."""
    return gathered(_against(hiring, readings))


def _against(hiring: Hiring, readings: Readings) -> Iterator[tuple[str, Message]]:
    if not hiring.is_right_pile:
        is_display = hiring.pile is Pile.DISPLAY
        yield (
            hiring.clause,
            say("hire-not-from-display") if is_display else say("hire-not-from-discard"),
        )
    cost = hiring.total(readings)
    if is_short(hiring.money, cost):
        yield hiring.clause, say("not-payable", cost=cost, money=hiring.money or 0)
    if hiring.homestead_cards == MOST_CARDS:
        yield "NC-4", say("hire-no-slot", most=MOST_CARDS)


def grounds(hiring: Hiring, readings: Readings) -> tuple[Reason, ...]:
    """Every clause that it rests on."""
    return gathered(_for(hiring, readings))


def _for(hiring: Hiring, readings: Readings) -> Iterator[tuple[str, Message]]:
    is_display = hiring.pile is Pile.DISPLAY
    yield hiring.clause, say("hire-from-display") if is_display else say("hire-from-discard")
    yield from _of_fee(hiring, readings)
    if hiring.via is not Building.STABLES:
        yield hiring.clause, say("hire-salary-to-bank", amount=hiring.salary)
    elif hiring.building_owner is Owner.SELF:
        yield "NC-28", say("hire-own-stables")
    else:
        yield hiring.clause, say("hire-salary-to-owner", amount=hiring.salary)
    yield "NC-4", say("hire-takes-slot", count=hiring.homestead_cards + 1)
    acts = acts_this_year(readings)
    yield "NC-103", say("hire-acts-this-year") if acts else say("hire-acts-in-the-family")
    yield from of_action(hiring.via)


def _of_fee(hiring: Hiring, readings: Readings) -> Iterator[tuple[str, Message]]:
    if hiring.is_paid_to_badge(readings):
        yield _of_badge(hiring, readings)
    elif hiring.via is Building.HOTEL:
        yield hiring.clause, say("hire-space-costs", amount=hiring.space_fee)
    else:
        for reason in hiring.at_building.reasons():
            yield from ((reason.clause, says) for says in reason.says)


def _of_badge(hiring: Hiring, readings: Readings) -> tuple[str, Message]:
    if hiring.sheriff_badge is Owner.SELF:
        return "NC-70", say("hire-own-badge")
    if hiring.is_free(readings):
        return "NC-28", say("fee-of-own-building")
    return "NC-70", say("hire-sheriff-gets", amount=FEE_AT_THE_SHERIFF)
