"""May these goods be taken, and what do they cost?"""

from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import ListOf, OneOf
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import Building, Owner
from rules.nevada_city.fields import (
    MOST_COUNTED,
    advanced_faults,
    amounts_field,
    building_field,
    missing_faults,
    owner_field,
    prices_field,
    surplus_faults,
)
from rules.nevada_city.goods import BUILDING_GOODS, COMMODITIES, Good
from rules.nevada_city.provisos import of_action
from rules.nevada_city.purchases import (
    NO_PRICES,
    POSTS,
    PRICE_AT_A_STORE,
    STORES,
    TAKEN_AT_A_STORE,
    Purchase,
    against,
    clause_of,
)

MOST_TAKEN = 9
AT_A_STORE = tuple(
    {first.value: TAKEN_AT_A_STORE - 1, second.value: 1}
    for first, second in permutations(COMMODITIES, 2)
)
AT_THE_PHARMACIST = tuple({Good.SPIRITS.value: count} for count in range(1, MOST_TAKEN + 1))


class Offered(ListOf[Good]):
    """The goods that a building shows: at a store any three."""

    could_be = tuple(combinations((good.value for good in COMMODITIES), TAKEN_AT_A_STORE))


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("offered",)
    never_none = deciding
    building = building_field((*POSTS, *STORES, Building.PHARMACIST), required=True)
    owner = owner_field()
    take = amounts_field(
        COMMODITIES, MOST_COUNTED, required=True, could_be=(*AT_A_STORE, *AT_THE_PHARMACIST)
    )
    offered = Offered(
        OneOf({good.value: good for good in COMMODITIES}),
        shortest=1,
        longest=len(COMMODITIES),
        distinct=True,
    )
    prices = prices_field(COMMODITIES)
    give = amounts_field(BUILDING_GOODS, MOST_COUNTED)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Purchase:
        """What this building sells, and what it asks for."""
        faults += advanced_faults(given, setup, "building")
        faults += _faults(Purchase(**given), given)
        return Purchase(**given)


def _faults(purchase: Purchase, given: Mapping[str, Any]) -> Iterator[Fault]:
    building = purchase.building
    own = {
        "owner": building is not Building.TRADING_POST,
        "prices": building is Building.MILITARY_STORE,
        "give": building is Building.PHARMACIST,
    }
    yield from missing_faults(given, *(field for field, belongs in own.items() if belongs))
    yield from surplus_faults(given, *(field for field, belongs in own.items() if not belongs))
    if building is Building.PHARMACIST:
        yield from surplus_faults(given, "offered")
    if not purchase.take:
        yield Fault("take", say("buy-nothing-taken"))
    if purchase.prices is not None and building is Building.MILITARY_STORE:
        unpriced = (good for good in purchase.take if good not in (purchase.prices or NO_PRICES))
        yield from (Fault(f"prices.{good.value}", say("field-required")) for good in unpriced)
    shown = purchase.offered
    if building in STORES and shown is not None and len(shown) != TAKEN_AT_A_STORE:
        yield Fault("offered", say("buy-store-shows", kinds=TAKEN_AT_A_STORE, count=len(shown)))


def answer(situation: Purchase, readings: Readings) -> Ruling:
    """Yes with what it costs, or everything that speaks against it."""
    del readings
    due = situation.due
    facts: Facts = {"cost": due.amount, "paid_to": due.to}
    says = tuple(against(situation))
    return allowed_unless(
        (Reason(clause_of(situation.building), says),) if says else (),
        facts,
        rests_on=_rests_on(situation),
        remedies=_remedies(situation),
    )


def _remedies(purchase: Purchase) -> Iterator[Message]:
    if purchase.building is Building.PHARMACIST and purchase.give:
        yield say("remedy-take-spirits", count=purchase.give.total)


def _rests_on(purchase: Purchase) -> Iterator[Reason]:
    building = purchase.building
    yield Reason(clause_of(building), (_what_is_right(purchase),))
    if building is Building.MILITARY_STORE:
        yield Reason("NC-120", tuple(_of_other_prices(purchase)))
    if building is not Building.TRADING_POST:
        yield from purchase.due.reasons()
    yield from gathered(of_action(building))


def _of_other_prices(purchase: Purchase) -> Iterator[Message]:
    yield say("buy-other-prices")
    if purchase.owner is not Owner.BANK:
        yield say("buy-owner-is-paid")


def _what_is_right(purchase: Purchase) -> Message:
    if purchase.building is Building.PHARMACIST:
        return say("buy-exchange", count=purchase.give.total)
    if purchase.building in STORES:
        return say("buy-three-together", price=PRICE_AT_A_STORE)
    return say("buy-few-enough", count=purchase.take.total, price=purchase.price)
