"""A table as it stands at the end: seats, and the landscape as tiles or as features in numbers."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from rules.core.messages import Word
from rules.gold_rush.features import Feature
from rules.gold_rush.figures import Place
from rules.gold_rush.tiles import Tile

NO_FARMERS = "no_farmers"
MOST_TILES = 72
MOST_SEATS = 5
COWBOYS_TO_PLAY = 4
MINING_TOKENS = 63
TOKEN_FACES = (0, 1, 2, 3, 5)

Cell = tuple[int, int]
"""x to the east, y to the south."""


class Color(Enum):
    """The colours of the figures in the box."""

    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"
    BLACK = "black"

    @property
    def word(self) -> Word:
        """Its name for players."""
        return Word(f"choice-{self.value}")


class Figure(NamedTuple):
    """A cowboy or a tent: whose it is and where on the tile it stands."""

    seat: int
    place: Place


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the map, with what stands on it."""

    at: Cell
    tile: Tile
    """As it lies."""
    written: Tile
    quarters: int = 0
    cowboys: tuple[Figure, ...] = ()
    tents: tuple[Figure, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's part of the table."""

    name: str
    number: int
    """Counted from 0, clockwise."""
    points: int = 0
    tokens: tuple[int, ...] = ()
    gold: int | None = None
    """The nuggets on the tokens, where nobody named the tokens one by one."""
    color: Color | None = None

    @property
    def nuggets(self) -> int:
        """What the own tokens are worth."""
        return sum(self.tokens) if self.gold is None else self.gold


@dataclass(frozen=True, slots=True)
class Table:
    """All seats in the order typed; of a sheet, those that are there already."""

    seats: tuple[Seat, ...]
    features: tuple[Feature, ...] = ()
    """The occupied ones of a map, or all that were typed in numbers."""
    map: tuple[Laid, ...] | None = None
