"""May a worker be hired here, and what is paid to whom?"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import OneOf, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Ruling, allowed_unless
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import Building, Owner
from rules.nevada_city.fields import (
    advanced_faults,
    building_field,
    count_field,
    homestead_cards_field,
    missing_faults,
    money_field,
    owner_field,
    surplus_faults,
)
from rules.nevada_city.hiring import (
    PILES,
    Hiring,
    Pile,
    acts_this_year,
    grounds,
    hindrances,
)
from rules.nevada_city.loans import REMEDY_LOAN

WITH_BADGE: Mapping[str, Owner] = {owner.value: owner for owner in (Owner.SELF, Owner.OTHER)}


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("money",)
    via = building_field(PILES, required=True)
    pile = one_of(Pile, required=True, data_key="from")
    homestead_cards = homestead_cards_field(required=True)
    salary = count_field(required=True)
    space_fee = count_field()
    building_owner = owner_field()
    sheriff_badge = OneOf(WITH_BADGE)
    money = money_field()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Hiring:
        """A building with what is paid there."""
        faults += advanced_faults(given, setup, "via")
        faults += _faults(given)
        return Hiring(**given)


def _faults(given: Mapping[str, Any]) -> Iterator[Fault]:
    via = given["via"]
    own = {
        "space_fee": via is Building.HOTEL,
        "building_owner": via is not Building.HOTEL,
        "sheriff_badge": via is Building.SHERIFF,
    }
    yield from missing_faults(given, *(field for field, belongs in own.items() if belongs))
    yield from surplus_faults(given, *(field for field, belongs in own.items() if not belongs))
    if via is Building.SHERIFF and given.get("building_owner") is Owner.BANK:
        yield Fault("building_owner", say("bank-cannot-own", building=via.word))


def answer(situation: Hiring, readings: Readings) -> Ruling:
    """Yes with what is paid to whom, or everything that speaks against it."""
    fee, wage = situation.fee(readings), situation.wage
    facts: Facts = {
        "fee": fee.amount,
        "fee_to": fee.to,
        "salary": wage.amount,
        "salary_to": wage.to,
        "total": situation.total(readings),
        "cards_after": situation.homestead_cards + 1,
        "acts_this_year": acts_this_year(readings),
    }
    against = hindrances(situation, readings)
    return allowed_unless(
        against,
        facts,
        rests_on=grounds(situation, readings),
        remedies=_remedies(situation, readings) if against else (),
    )


def _remedies(hiring: Hiring, readings: Readings) -> Iterator[Message]:
    """The other pile, or more money, where that is all that is wrong."""
    right = PILES[hiring.via]
    if not hindrances(replace(hiring, pile=right), readings):
        is_display = right is Pile.DISPLAY
        yield say("remedy-hire-from-display") if is_display else say("remedy-hire-from-discard")
    if not hindrances(replace(hiring, money=None), readings):
        yield say("remedy-more-money", amount=hiring.total(readings) - (hiring.money or 0))
        yield REMEDY_LOAN
