"""Auction cards: suits, decks by strength, and the numbers of a round."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from rules.carson_city_cards.table import Level
from rules.core.messages import Word


class Suit(StrEnum):
    """The six suits of auction cards."""

    HAT = "hat"
    STAR = "star"
    CACTUS = "cactus"
    BOOT = "boot"
    HORSESHOE = "horseshoe"
    COW = "cow"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"suit-{self.value}")


HAND = tuple(range(1, 10))
HIGHEST_CARD = 11
DECKS: Mapping[Level, tuple[int, ...]] = MappingProxyType(
    {
        Level.NOVICE: HAND,
        Level.INTERMEDIATE: tuple(range(2, 11)),
        Level.EXPERT: tuple(range(3, 12)),
    }
)

CHARACTERS_SHOWN = 1
MANY_PLAYERS = 5


def terrain_shown(players: int) -> int:
    """How many terrain cards are shown each round."""
    return 5 if players >= MANY_PLAYERS else 4
