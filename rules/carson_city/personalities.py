"""The seven personality cards: their numbers, and of each side the cash limit and its offers."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from rules.core.messages import Word


class Personality(StrEnum):
    """A personality, by rising number."""

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
        return CARDS[self].number

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


class Instead(NamedTuple):
    """What an option brings at tables that read an open point so."""

    point: str
    reading: str
    gain: str


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a player may choose: its price, and how much it brings of what."""

    choice: str
    gain: str
    amount: int
    clause: str
    pay: int = 0
    for_each: str = ""
    """What a player owns, where each of them brings the amount."""
    at_the_end: bool = False
    """Whether it is for the end of the turn, before the cash limit is settled."""
    instead: Instead | None = None
    """What it brings at some tables instead."""


@dataclass(frozen=True, slots=True)
class CardSide:
    """What is on a side of a card: how much money one may keep, and what there is to choose."""

    limit: int
    options: tuple[Option, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of its offers, each once."""
        return tuple(dict.fromkeys(option.clause for option in self.options))


@dataclass(frozen=True, slots=True)
class PersonalityCard:
    """A personality card."""

    number: int
    yellow: CardSide
    red: CardSide

    def __getitem__(self, side: Side) -> CardSide:
        return self.yellow if side is Side.YELLOW else self.red


def _side(limit: int, *options: Option) -> CardSide:
    return CardSide(limit, options)


CARDS: Mapping[Personality, PersonalityCard] = MappingProxyType(
    {
        Personality.SHERIFF: PersonalityCard(
            1,
            _side(20, Option("white_cowboy", "white_cowboys", 1, "CC-91")),
            _side(20, Option("lost_duel", "victory_points", 3, "CC-92")),
        ),
        Personality.BANKER: PersonalityCard(
            2,
            _side(120, Option("money", "money", 9, "CC-93")),
            _side(
                60,
                Option("points_3", "victory_points", 3, "CC-94", pay=3, at_the_end=True),
                Option("points_5", "victory_points", 5, "CC-94", pay=12, at_the_end=True),
                Option("points_7", "victory_points", 7, "CC-94", pay=25, at_the_end=True),
            ),
        ),
        Personality.GROCER: PersonalityCard(
            3,
            _side(
                60,
                Option("double_one_kind", "income_factor", 2, "CC-95"),
                Option("money", "money", 8, "CC-96"),
            ),
            _side(
                60,
                Option("money", "money", 8, "CC-97"),
                Option(
                    *("houses", "victory_points", 1, "CC-97"), for_each="houses", at_the_end=True
                ),
            ),
        ),
        Personality.CHINESE_COOLIE: PersonalityCard(
            4,
            _side(30, Option("roads_and_half_price", "roads", 2, "CC-98")),
            _side(30, Option("building", "buildings", 1, "CC-99", pay=5)),
        ),
        Personality.SETTLER: PersonalityCard(
            5,
            _side(30, Option("parcel", "parcels", 1, "CC-100")),
            _side(
                20,
                Option("money", "money", 8, "CC-101"),
                Option(
                    "mountains",
                    "money",
                    1,
                    "CC-101",
                    for_each="mountains",
                    at_the_end=True,
                    instead=Instead("CC-O6", "victory_point", "victory_points"),
                ),
            ),
        ),
        Personality.CAPTAIN: PersonalityCard(
            6,
            _side(
                25,
                Option("cowboys_1", "cowboys", 1, "CC-102", pay=1),
                Option("cowboys_2", "cowboys", 2, "CC-102", pay=4),
                Option("cowboys_3", "cowboys", 3, "CC-102", pay=9),
            ),
            _side(
                20,
                Option("revolvers_1", "revolvers", 1, "CC-103", pay=3),
                Option("revolvers_2", "revolvers", 2, "CC-103", pay=9),
            ),
        ),
        Personality.MERCENARY: PersonalityCard(
            7,
            _side(20, Option("firepower", "firepower", 3, "CC-104")),
            _side(30, Option("firepower", "firepower", 2, "CC-105")),
        ),
    }
)


def side_of(personality: Personality, red: Collection[Personality]) -> Side:
    """Which side of this card lies up, where these ones lie on their red side."""
    return Side.RED if personality in red else Side.YELLOW


def cash_limit_of(personality: Personality, red: Collection[Personality]) -> int:
    """How much money this personality lets one keep."""
    return CARDS[personality][side_of(personality, red)].limit
