"""Goods, skills and cubes, and how many of each somebody has."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Generic, TypeVar

from rules.core.messages import Word


class Good(StrEnum):
    """What lies on a homestead mat."""

    SILVER = "silver"
    CROPS = "crops"
    LIVESTOCK = "livestock"
    IRON = "iron"
    LUMBER = "lumber"
    BRICK = "brick"
    SPIRITS = "spirits"
    ENTERTAINMENT = "entertainment"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"good-{self.value}")


RESOURCES = (Good.SILVER, Good.CROPS, Good.LIVESTOCK)
BUILDING_GOODS = (Good.IRON, Good.LUMBER, Good.BRICK)
COMMODITIES = (*BUILDING_GOODS, Good.SPIRITS, Good.ENTERTAINMENT)


class Skill(StrEnum):
    """What a character can do, but for gunslinging."""

    MINING = "mining"
    FARMING = "farming"
    RANCHING = "ranching"
    BLACKSMITHING = "blacksmithing"
    CARPENTRY = "carpentry"
    MASONRY = "masonry"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"skill-{self.value}")

    @property
    def gives(self) -> Good:
        """The good that an icon of this skill stands for."""
        return GIVEN_BY[self]


GIVEN_BY: Mapping[Skill, Good] = MappingProxyType(
    dict(zip(Skill, (*RESOURCES, *BUILDING_GOODS), strict=True))
)
BUILDING_SKILLS = (Skill.BLACKSMITHING, Skill.CARPENTRY, Skill.MASONRY)


class Cube(StrEnum):
    """A cube of the production and market charts."""

    SILVER = "silver"
    CROPS = "crops"
    LIVESTOCK = "livestock"
    NEUTRAL = "neutral"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"cube-{self.value}")


class Property(StrEnum):
    """A kind of property tile."""

    MINE = "mine"
    FARM = "farm"
    RANCH = "ranch"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"property-{self.value}")

    @property
    def gives(self) -> Good:
        """The resource that it produces."""
        return RESOURCES[tuple(Property).index(self)]


Kind = TypeVar("Kind", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Amounts(Generic[Kind]):
    """How many there are of each kind; only kinds above 0 are kept, in the order of the kinds.

    >>> amounts({Good.BRICK: 1, Good.IRON: 3}).without(amounts({Good.IRON: 1})).named
    {'iron': 2, 'brick': 1}
    """

    held: tuple[tuple[Kind, int], ...] = ()

    def __getitem__(self, kind: Kind) -> int:
        return dict(self.held).get(kind, 0)

    def __bool__(self) -> bool:
        return bool(self.held)

    def __iter__(self) -> Iterator[Kind]:
        """The kinds of which there is any."""
        return (kind for kind, _ in self.held)

    @property
    def total(self) -> int:
        """All kinds together."""
        return sum(count for _, count in self.held)

    def total_of(self, kinds: Collection[Kind]) -> int:
        """These kinds together."""
        return self.only(kinds).total

    @property
    def named(self) -> dict[str, int]:
        """The amounts as a fact."""
        return {kind.value: count for kind, count in self.held}

    def only(self, kinds: Collection[Kind]) -> "Amounts[Kind]":
        """The part that is of these kinds."""
        return Amounts(tuple(entry for entry in self.held if entry[0] in kinds))

    def plus(self, other: "Amounts[Kind]") -> "Amounts[Kind]":
        """Both together."""
        return amounts({kind: self[kind] + other[kind] for kind in (*self, *other)})

    def without(self, other: "Amounts[Kind]") -> "Amounts[Kind]":
        """What is left of this (or still lacking of it) where the other is there."""
        return amounts({kind: count - other[kind] for kind, count in self.held})

    def shared_with(self, other: "Amounts[Kind]") -> "Amounts[Kind]":
        """As much of each kind as is in both."""
        return amounts({kind: min(count, other[kind]) for kind, count in self.held})


Goods = Amounts[Good]
NO_GOODS: Goods = Amounts()


def amounts(counts: Mapping[Kind, int]) -> Amounts[Kind]:
    """These many of each kind; what is not above 0 is none."""
    held = [(kind, count) for kind, count in counts.items() if count > 0]
    if len(held) > 1:
        places = _places(type(held[0][0]))
        held.sort(key=lambda each: places[each[0]])
    return Amounts(tuple(held))


@cache
def _places(kinds: type[StrEnum]) -> Mapping[StrEnum, int]:
    """Where each kind stands among its like."""
    return {kind: place for place, kind in enumerate(kinds)}


def given_by(skills: Amounts[Skill], kinds: Collection[Good] = BUILDING_GOODS) -> Goods:
    """What skills deliver of these goods."""
    return amounts({skill.gives: count for skill, count in skills.held}).only(kinds)
