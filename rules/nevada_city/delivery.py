"""Bringing goods to where they are required: what arrives, and what is still missing."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.nevada_city.goods import COMMODITIES, NO_GOODS, Good, Goods, amounts

MOST_REQUIRED = 20
MOST_ICONS = 9


def counted(goods: Goods) -> tuple[Message, ...]:
    """Each kind with how many there are of it."""
    return tuple(say("goods-of-a-kind", count=count, good=good.word) for good, count in goods.held)


def beyond(required: Goods, there: Goods, field: str) -> Iterator[Fault]:
    """The kinds of which more is said to lie there than is required, below the field's path."""
    for good in there.without(required):
        says = say("more-than-required", good=good.word, most=required[good])
        yield Fault(f"{field}.{good.value}", says)


@dataclass(frozen=True, slots=True)
class Filling:
    """What to put down: the good itself first, entertainment in its place last."""

    bring: Goods
    entertainment_as: Goods
    short: Goods
    """What is missing even so."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """Goods brought where some of those required lie already.

    Entertainment comes beside what is brought, by the kinds that it stands for.
    """

    required: Goods
    there: Goods = NO_GOODS
    brought: Goods = NO_GOODS
    entertainment_as: Goods = NO_GOODS
    icons: Goods = NO_GOODS
    """What the character's skills could deliver."""

    @property
    def lacking(self) -> Goods:
        """What is required and does not lie there before."""
        return self.required.without(self.there)

    @property
    def tokens(self) -> Goods:
        """What the tokens put down stand for."""
        return self.brought.plus(self.entertainment_as)

    @property
    def surplus(self) -> Goods:
        """What is put down and not lacking."""
        return self.tokens.without(self.lacking)

    @property
    def _unfilled(self) -> Goods:
        return self.lacking.without(self.tokens)

    @property
    def from_skills(self) -> Goods:
        """What skills add: only what the tokens leave lacking."""
        return self._unfilled.shared_with(self.icons)

    @property
    def missing(self) -> Goods:
        """What is lacking afterwards."""
        return self._unfilled.without(self.from_skills)

    @property
    def on_site(self) -> Goods:
        """What lies there afterwards."""
        return self.required.without(self.missing)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing any more."""
        return not self.missing

    @property
    def fewest_tokens(self) -> Goods:
        """The least that has to be put down, as the skills do the rest."""
        return self.lacking.without(self.icons)

    def filled_from(self, hand: Goods) -> Filling:
        """How far these tokens go, where none is put down yet."""
        bring = self.fewest_tokens.shared_with(hand)
        bare = self.fewest_tokens.without(bring)
        instead = _stood_for(bare, hand[Good.ENTERTAINMENT] - bring[Good.ENTERTAINMENT])
        return Filling(bring, instead, bare.without(instead))


def _stood_for(bare: Goods, spare: int) -> Goods:
    """What so many tokens of entertainment stand for, never a resource."""
    kinds = (good for good in COMMODITIES if good is not Good.ENTERTAINMENT)
    units = [good for good in kinds for _ in range(bare[good])][:spare]
    return amounts({good: units.count(good) for good in units})
