"""Form fields for what this game has on the table."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Any

from marshmallow import post_load

from rules.core.faults import Fault
from rules.core.fields import OneOf, Piece, PieceOf, Whole, one_of
from rules.core.messages import say
from rules.core.readings import Setup
from rules.nevada_city.buildings import ADVANCED, ADVANCED_BUILDINGS, Building, Owner
from rules.nevada_city.goods import Amounts, amounts
from rules.nevada_city.players import FEWEST, MOST

MOST_COUNTED = 99
MOST_MONEY = 999
MOST_CARDS = 3
"""What a homestead holds, workers and contracts together."""


def players_field(**kwargs: Any) -> Whole:
    """How many play."""
    return Whole(FEWEST, MOST, **{"required": True, **kwargs})


def count_field(minimum: int = 0, maximum: int = MOST_COUNTED, **kwargs: Any) -> Whole:
    """How many of something, or how many dollars it costs."""
    return Whole(minimum, maximum, **kwargs)


def money_field(**kwargs: Any) -> Whole:
    """Somebody's money."""
    return Whole(0, MOST_MONEY, **kwargs)


def homestead_cards_field(minimum: int = 0, **kwargs: Any) -> Whole:
    """How many cards lie at a homestead."""
    return Whole(minimum, MOST_CARDS, **kwargs)


def owner_field(**kwargs: Any) -> OneOf[Owner]:
    """Whose a building is, as the asking player sees it."""
    return one_of(Owner, **kwargs)


def building_field(among: Iterable[Building] = Building, **kwargs: Any) -> OneOf[Building]:
    """One of these buildings; whether advanced cards are played is asked of `advanced_faults`."""
    return OneOf({building.value: building for building in among}, **kwargs)


def amounts_field(kinds: Collection[StrEnum], most: int, **kwargs: Any) -> PieceOf:
    """How many of each of these kinds, as an object; read into `Amounts`, missing kinds are 0."""
    return PieceOf(_piece(AmountsPiece, tuple(kinds), most), **kwargs)


def prices_field(kinds: Collection[StrEnum], **kwargs: Any) -> PieceOf:
    """What each of these kinds costs, as an object; a missing kind has no price, not even 0."""
    return PieceOf(_piece(PricesPiece, tuple(kinds), MOST_COUNTED), **kwargs)


class ByKind(Piece):
    """An object of numbers by kind."""

    kinds: tuple[StrEnum, ...] = ()

    def _by_kind(self, given: dict[str, int]) -> dict[StrEnum, int]:
        kinds = {kind.value: kind for kind in self.kinds}
        return {kinds[name]: count for name, count in given.items()}


class AmountsPiece(ByKind):
    """How many of each kind."""

    @post_load
    def made(self, given: dict[str, int], **_: Any) -> Amounts[Any]:
        """The amounts."""
        return amounts(self._by_kind(given))


class PricesPiece(ByKind):
    """What each kind costs."""

    @post_load
    def made(self, given: dict[str, int], **_: Any) -> Mapping[Any, int]:
        """The prices."""
        return self._by_kind(given)


@cache
def _piece(base: type[ByKind], kinds: tuple[StrEnum, ...], most: int) -> type[ByKind]:
    """A piece of its own for each choice of kinds, so that pages and descriptions can name it."""
    fields = {kind.value: Whole(0, most) for kind in kinds}
    name = f"{'_'.join(kind.value for kind in kinds)}_to_{most}_{base.__name__}"
    members = {"kinds": kinds, "__module__": __name__}
    return type(name, (base,), {**fields, **members})


def advanced_faults(
    given: Mapping[str, Any], setup: Setup, *fields: str, prefix: str = ""
) -> Iterator[Fault]:
    """The advanced buildings among these fields, where they are not played."""
    if ADVANCED_BUILDINGS in setup.variants:
        return
    for name in fields:
        if (building := given.get(name)) in ADVANCED:
            yield Fault(f"{prefix}{name}", advanced_without_variant(Building(building)))


def advanced_without_variant(building: Building) -> Any:
    """The sentence about an advanced building that is not played."""
    return say("advanced-without-variant", building=building.word)


def surplus_faults(given: Mapping[str, Any], *fields: str) -> Iterator[Fault]:
    """The fields among these that are given though they have no place in this situation."""
    for name in fields:
        if name in given:
            yield Fault(name, say("field-not-here"))


def missing_faults(given: Mapping[str, Any], *fields: str) -> Iterator[Fault]:
    """The fields among these that this situation needs and that are not given."""
    for name in fields:
        if name not in given:
            yield Fault(name, say("field-required"))
