"""Buying commodities: what they cost, and what forbids it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.core.messages import Message, say
from rules.nevada_city.buildings import Building, Owner
from rules.nevada_city.fees import Fee
from rules.nevada_city.goods import NO_GOODS, Good, Goods

POSTS = (Building.TRADING_POST, Building.MILITARY_STORE)
STORES = (Building.HARDNAILS, Building.LEADBRICKS, Building.MASONOAKS)
MOST_AT_A_POST = 3
PRICE_AT_THE_TRADING_POST = 2
TAKEN_AT_A_STORE, KINDS_AT_A_STORE = 3, 2
PRICE_AT_A_STORE = 2
PRICE_AT_THE_PHARMACIST = 1
NO_PRICES: Mapping[Good, int] = {}


@dataclass(frozen=True, slots=True)
class Purchase:
    """Goods that somebody wants to take at a building."""

    building: Building
    take: Goods
    owner: Owner = Owner.BANK
    offered: tuple[Good, ...] | None = None
    prices: Mapping[Good, int] | None = None
    give: Goods = NO_GOODS

    @property
    def price(self) -> int:
        """What the goods cost anybody but the owner."""
        if self.building is Building.TRADING_POST:
            return PRICE_AT_THE_TRADING_POST * self.take.total
        if self.building is Building.MILITARY_STORE:
            prices = self.prices or NO_PRICES
            return sum(count * prices[good] for good, count in self.take.held)
        return PRICE_AT_A_STORE if self.building in STORES else PRICE_AT_THE_PHARMACIST

    @property
    def due(self) -> Fee:
        """What is paid, and to whom."""
        return Fee(self.owner, self.price)

    @property
    def not_offered(self) -> tuple[Good, ...]:
        """What is taken though the card does not show it."""
        if self.offered is None:
            return ()
        return tuple(good for good in self.take if good not in self.offered)


def clause_of(building: Building) -> str:
    """The clause about buying there."""
    if building in POSTS:
        return "NC-65"
    return "NC-75" if building in STORES else "NC-77"


def against(purchase: Purchase) -> Iterator[Message]:
    """Everything that speaks against it."""
    if purchase.building in POSTS:
        yield from _at_a_post(purchase)
    elif purchase.building in STORES:
        yield from _at_a_store(purchase)
    else:
        yield from _at_the_pharmacist(purchase)


def _at_a_post(purchase: Purchase) -> Iterator[Message]:
    if purchase.take.total > MOST_AT_A_POST:
        yield say("buy-too-many", count=purchase.take.total, most=MOST_AT_A_POST)
    yield from _of_the_offer(purchase)


def _at_a_store(purchase: Purchase) -> Iterator[Message]:
    if purchase.take.total != TAKEN_AT_A_STORE:
        count = purchase.take.total
        is_less = count < TAKEN_AT_A_STORE
        yield say("buy-fewer-than-three" if is_less else "buy-not-three", count=count)
    if len(purchase.take.held) < KINDS_AT_A_STORE:
        yield say("buy-one-kind", fewest=KINDS_AT_A_STORE)
    yield from _of_the_offer(purchase)


def _of_the_offer(purchase: Purchase) -> Iterator[Message]:
    if strangers := purchase.not_offered:
        yield say("buy-not-offered", goods=tuple(good.word for good in strangers))


def _at_the_pharmacist(purchase: Purchase) -> Iterator[Message]:
    others = tuple(good.word for good in purchase.take if good is not Good.SPIRITS)
    if others:
        yield say("buy-spirits-only", goods=others)
    spirits, given = purchase.take[Good.SPIRITS], purchase.give.total
    if spirits != given:
        yield say("buy-uneven-exchange", spirits=spirits, given=given)
