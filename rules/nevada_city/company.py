"""Who plays at a table, and what that makes of its years, buildings and variants."""

from dataclasses import dataclass

from rules.core.readings import Setup
from rules.nevada_city.buildings import (
    ADVANCED,
    ADVANCED_BUILDINGS,
    Building,
    banks,
    is_always_banks,
    is_players_start,
    may_be_banks,
    removed,
)
from rules.nevada_city.players import FEWEST, MOST, years


@dataclass(frozen=True, slots=True)
class Company:
    """The people at a table; `names` are those of the seats that are there."""

    setup: Setup
    seated: int
    names: tuple[str, ...]
    is_whole: bool

    @property
    def players(self) -> int:
        """How many play; while too few have sat down, or too many, what holds for most holds."""
        return self.seated if FEWEST <= self.seated <= MOST else MOST

    @property
    def years(self) -> int:
        """How many years they play."""
        return years(self.players)

    def plays(self, variant: str) -> bool:
        """Whether they play with this variant."""
        return variant in self.setup.variants

    def lacks_variant_for(self, building: Building) -> bool:
        """Whether it is an advanced building and they play without those."""
        return building in ADVANCED and not self.plays(ADVANCED_BUILDINGS)

    def has_removed(self, building: Building) -> bool:
        """Whether this card is not in their game."""
        return building in removed(self.players)

    def is_banks_start(self, building: Building) -> bool:
        """Whether this start building belongs to the Bank."""
        return building in banks(self.players)

    def is_always_banks(self, building: Building) -> bool:
        """Whether only the Bank can own it."""
        return is_always_banks(building, self.players)

    def is_doubted(self, building: Building | None) -> bool:
        """Whether it is a start building of a player, which may have to be built (NC-O22)."""
        return is_players_start(building, self.players)

    @property
    def builds_start_buildings(self) -> bool:
        """Whether they have chosen that start buildings have to be built."""
        return self.setup.readings().says("NC-O22", "to_be_built")

    def may_be_banks(self, building: Building) -> bool:
        """Whether the Bank can own it."""
        return may_be_banks(building, self.players)
