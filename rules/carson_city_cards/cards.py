"""Terrain cards of 2 x 2 parcels, and where they lie."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.carson_city_cards.city import CARD, CARD_OFFSETS, FRAME
from rules.carson_city_cards.pictures import Picture
from rules.core.grid import Box, Names, name_of


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """Four pictures: upper left, upper right, lower left, lower right."""

    pictures: tuple[Picture, Picture, Picture, Picture]

    def __str__(self) -> str:
        letters = "".join(picture.letter for picture in self.pictures)
        return f"{letters[:2]}/{letters[2:]}"


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A terrain card with its upper left parcel in this column and row."""

    card: TerrainCard
    column: int
    row: int

    @property
    def at(self) -> str:
        """The name of the upper left parcel."""
        return name_of(self.column, self.row)

    @property
    def parcels(self) -> Iterator[tuple[int, Picture]]:
        """Square and picture of each parcel."""
        corner = FRAME.square(self.column, self.row)
        squares = (corner + offset for offset in CARD_OFFSETS)
        return zip(squares, self.card.pictures, strict=True)

    @property
    def squares(self) -> int:
        """The four squares as one set."""
        return CARD << FRAME.square(self.column, self.row)

    @property
    def names(self) -> Names:
        """The names of the four parcels."""
        return Names(FRAME, self.squares)

    @property
    def box(self) -> Box:
        """The rectangle of the card."""
        return Box(self.column, self.row, self.column + 1, self.row + 1)
