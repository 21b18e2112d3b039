"""A table of the card game as it stands at the end: seats with a city, counts or an appeal."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.carson_city_cards.cards import LaidCard
from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import City
from rules.carson_city_cards.paperboy import NOTHING_TYPED, Brought


class Level(StrEnum):
    """How strong a virtual player is."""

    NOVICE = "novice"
    INTERMEDIATE = "intermediate"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Built:
    """A city that the program counts; `cards` are known where it was typed card by card."""

    city: City
    cards: tuple[LaidCard, ...] | None = None
    owed_to_reading: tuple[int, ...] = ()
    """The numbers of the cards that are legal only by a reading that the table has not chosen."""
    hangs_by_corner: bool = False
    """Whether it is in one piece only by such a reading."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Rows that the player has counted already."""

    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Appeal:
    """What a virtual player scores: the appeal of its cards, one by one or as a sum."""

    values: tuple[int, ...]


Holding = Built | Counted | Appeal


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's part of the table."""

    name: str
    characters: tuple[Character, ...]
    holding: Holding
    sold: int = 0
    brought: Brought = NOTHING_TYPED


@dataclass(frozen=True, slots=True)
class Table:
    """All seats in the order typed; a partial table may lack some."""

    seats: tuple[Seat, ...]
    partial: bool = False
