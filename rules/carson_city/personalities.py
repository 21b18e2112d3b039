"""The seven personalities: their numbers, their two sides and their cash limits."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from types import MappingProxyType

from rules.core.messages import Word


class Personality(StrEnum):
    """A personality card, by rising number."""

    SHERIFF = "sheriff"
    BANKER = "banker"
    GROCER = "grocer"
    CHINESE_COOLIE = "chinese_coolie"
    SETTLER = "settler"
    CAPTAIN = "captain"
    MERCENARY = "mercenary"

    @property
    def number(self) -> int:
        """The number printed on the card."""
        return NUMBERS[self]

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"personality-{self.value}")


class Side(StrEnum):
    """A side of a personality card."""

    YELLOW = "yellow"
    RED = "red"

    @property
    def word(self) -> Word:
        """The name for players."""
        return Word(f"side-{self.value}")


NUMBERS: Mapping[Personality, int] = MappingProxyType(
    {personality: number for number, personality in enumerate(Personality, 1)}
)
CASH_LIMITS: Mapping[Side, Mapping[Personality, int]] = MappingProxyType(
    {
        Side.YELLOW: MappingProxyType(
            dict(zip(Personality, (20, 120, 60, 30, 30, 25, 20), strict=True))
        ),
        Side.RED: MappingProxyType(
            dict(zip(Personality, (20, 60, 60, 30, 20, 20, 30), strict=True))
        ),
    }
)


def side_of(personality: Personality, red: Collection[Personality]) -> Side:
    """Which side of this card lies up, where these ones lie on their red side."""
    return Side.RED if personality in red else Side.YELLOW


def cash_limit_of(personality: Personality, red: Collection[Personality]) -> int:
    """How much money this personality lets one keep."""
    return CASH_LIMITS[side_of(personality, red)][personality]
