"""The pictures on terrain cards, one on each parcel."""

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType

from rules.core.messages import Word


class Picture(IntEnum):
    """A picture; its number is the place of its bit board in a city."""

    EMPTY = 0
    HOUSE = 1
    MOUNTAIN = 2
    TOWNHOUSE = 3
    MINE = 4
    RANCH = 5
    BLACKSMITH = 6
    OUTLAWS = 7
    DRUGSTORE = 8
    BANK = 9
    SALOON = 10
    HOTEL = 11
    GENERAL_STORE = 12
    CHURCH = 13
    PRISON = 14
    CITY_HALL = 15

    @property
    def letter(self) -> str:
        """How the notation writes it."""
        return LETTERS[self]

    @property
    def key(self) -> str:
        """Its name in questions and answers."""
        return self.name.lower()

    @property
    def word(self) -> Word:
        """Its name for players."""
        return Word(f"picture-{self.key}")


LETTERS = ".hmtirkodbslgcpy"
BARE = "-"

BY_LETTER: Mapping[str, Picture] = MappingProxyType(dict(zip(LETTERS, Picture, strict=True)))
BY_KEY: Mapping[str, Picture] = MappingProxyType({picture.key: picture for picture in Picture})

NO_BUILDINGS = frozenset({Picture.EMPTY, Picture.MOUNTAIN, Picture.OUTLAWS})
BUILDINGS = frozenset(Picture) - NO_BUILDINGS

IN_THE_BOX: Mapping[Picture, int] = MappingProxyType(
    {
        Picture.EMPTY: 210,
        Picture.HOUSE: 44,
        Picture.MOUNTAIN: 44,
        Picture.TOWNHOUSE: 2 + 10,
        Picture.MINE: 10 + 4,
        Picture.RANCH: 10 + 4,
        Picture.BLACKSMITH: 2 + 1,
        Picture.OUTLAWS: 3 + 5,
        Picture.DRUGSTORE: 3 + 8,
        Picture.BANK: 3 + 8,
        Picture.SALOON: 1 + 5,
        Picture.HOTEL: 1 + 4,
        Picture.GENERAL_STORE: 1 + 1,
        Picture.CHURCH: 1 + 2,
        Picture.PRISON: 1 + 3,
        Picture.CITY_HALL: 0 + 1,
    }
)
# One of these two is printed 44 times and the other 36 times; the rulebook names neither.
HOUSES_OR_MOUNTAINS = (Picture.HOUSE, Picture.MOUNTAIN)
FEWER_OF_HOUSES_OR_MOUNTAINS = 36
