"""What does the Newspaper bring: points, a contract, or both?"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.core.fields import Flag, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Facts, Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import Building, Owner
from rules.nevada_city.contract_actions import against_another, used_up
from rules.nevada_city.fees import Fee, is_short
from rules.nevada_city.fields import (
    MOST_CARDS,
    count_field,
    homestead_cards_field,
    money_field,
    owner_field,
)
from rules.nevada_city.loans import REMEDY_LOAN
from rules.nevada_city.provisos import of_action
from rules.nevada_city.schema import MOST_FOR_VISIT

PRICE = 1


class Contract(StrEnum):
    """What is done with a contract there."""

    NONE = "none"
    RESERVE = "reserve"
    COMPLETE = "complete"


@dataclass(frozen=True, slots=True)
class Situation:
    """A character at the Newspaper: dollars for points, and perhaps a contract."""

    extra: int
    owner: Owner
    contract: Contract = Contract.NONE
    homestead_cards: int = 0
    character_done_contract: bool = False
    money: int | None = None

    @property
    def is_own(self) -> bool:
        """Whether it is one's own Newspaper, where only points cost something."""
        return self.owner is Owner.SELF

    @property
    def base(self) -> int:
        """What is paid before any point."""
        return 0 if self.is_own else PRICE

    @property
    def due(self) -> Fee:
        """All that is paid, and to whom: the owner pays the Bank for points."""
        return Fee(Owner.BANK if self.is_own else self.owner, self.base + self.extra)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = ("contract", "homestead_cards", "character_done_contract", "money")
    never_none = ("contract",)
    extra = count_field(required=True)
    owner = owner_field(required=True)
    contract = one_of(Contract)
    homestead_cards = homestead_cards_field()
    character_done_contract = Flag()
    money = money_field()


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes with the points and what they cost, or everything that speaks against it."""
    due = situation.due
    facts: Facts = {"vp": situation.extra, "cost": due.amount, "paid_to": due.to}
    return allowed_unless(
        gathered(_hindrances(situation, readings)),
        facts,
        rests_on=gathered(_rests_on(situation, readings)),
        remedies=_remedies(situation, readings),
    )


def _hindrances(situation: Situation, readings: Readings) -> Iterator[tuple[str, Message]]:
    yield from (("NC-80", says) for says in _against_points(situation))
    if situation.contract is Contract.RESERVE and situation.homestead_cards == MOST_CARDS:
        yield "NC-39", say("contract-no-slot", most=MOST_CARDS)
    if situation.contract is not Contract.NONE:
        yield from against_another(situation.character_done_contract, readings)


def _against_points(situation: Situation) -> Iterator[Message]:
    if situation.extra > MOST_FOR_VISIT:
        yield say("newspaper-too-many", count=situation.extra, most=MOST_FOR_VISIT)
    if not situation.extra and situation.contract is Contract.NONE:
        yield say("newspaper-nothing")
    cost = situation.due.amount
    if is_short(situation.money, cost):
        yield say("not-payable", cost=cost, money=situation.money or 0)


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    """Single changes with which nothing speaks against it any more."""
    for changed, says in _ways(situation):
        if changed != situation and not any(_hindrances(changed, readings)):
            yield says


def _ways(situation: Situation) -> Iterator[tuple[Situation, Message]]:
    cost, money = situation.due.amount, situation.money
    payable = situation.extra if money is None else max(0, money - situation.base)
    most = min(situation.extra, payable, MOST_FOR_VISIT)
    yield replace(situation, extra=most), say("remedy-fewer-points", most=most)
    more = cost - (money or 0)
    with_money = replace(situation, money=None)
    yield with_money, say("remedy-more-money", amount=more)
    yield with_money, REMEDY_LOAN
    fresh = replace(situation, character_done_contract=False)
    yield fresh, say("remedy-another-character")
    if situation.contract is Contract.RESERVE:
        yield replace(situation, contract=Contract.COMPLETE), say("remedy-complete-it")
    yield replace(situation, contract=Contract.NONE), say("remedy-no-contract")


def _rests_on(situation: Situation, readings: Readings) -> Iterator[tuple[str, Message]]:
    if situation.extra:
        yield "NC-80", say("newspaper-points", count=situation.extra)
    if situation.contract is not Contract.NONE:
        yield "NC-80", say("newspaper-any-contract")
    if situation.is_own:
        yield "NC-28", say("newspaper-is-own")
    if situation.is_own and situation.extra:
        yield "NC-80", say("newspaper-owner-pays-bank", amount=situation.extra)
    elif not situation.is_own:
        for reason in situation.due.reasons():
            yield from ((reason.clause, says) for says in reason.says)
    yield from _about_contract(situation, readings)
    yield from of_action(Building.NEWSPAPER)


def _about_contract(situation: Situation, readings: Readings) -> Iterator[tuple[str, Message]]:
    if situation.contract is not Contract.NONE:
        yield from used_up(readings)
    if situation.contract is Contract.RESERVE:
        yield "NC-4", say("contract-takes-slot", count=situation.homestead_cards + 1)
    if situation.contract is Contract.COMPLETE:
        yield "NC-92", say("contract-needs-no-slot")
