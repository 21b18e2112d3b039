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
        return WORDS[self]


# The members under their own names, as constants are read much faster than members.
(
    EMPTY,
    HOUSE,
    MOUNTAIN,
    TOWNHOUSE,
    MINE,
    RANCH,
    BLACKSMITH,
    OUTLAWS,
    DRUGSTORE,
    BANK,
    SALOON,
    HOTEL,
    GENERAL_STORE,
    CHURCH,
    PRISON,
    CITY_HALL,
) = Picture

LETTERS = ".hmtirkodbslgcpy"
BARE = "-"

WORDS = tuple(Word(f"picture-{picture.key}") for picture in Picture)
BY_LETTER: Mapping[str, Picture] = MappingProxyType(dict(zip(LETTERS, Picture, strict=True)))
BY_KEY: Mapping[str, Picture] = MappingProxyType({picture.key: picture for picture in Picture})

NO_BUILDINGS = frozenset({EMPTY, MOUNTAIN, OUTLAWS})
BUILDINGS = frozenset(Picture) - NO_BUILDINGS

# How many of a picture are on the terrain cards of era I and of era II.
ERAS: Mapping[Picture, tuple[int, int]] = MappingProxyType(
    {
        TOWNHOUSE: (2, 10),
        MINE: (10, 4),
        RANCH: (10, 4),
        BLACKSMITH: (2, 1),
        OUTLAWS: (3, 5),
        DRUGSTORE: (3, 8),
        BANK: (3, 8),
        SALOON: (1, 5),
        HOTEL: (1, 4),
        GENERAL_STORE: (1, 1),
        CHURCH: (1, 2),
        PRISON: (1, 3),
        CITY_HALL: (0, 1),
    }
)
# One of these two is printed 44 times and the other 36 times; the rulebook names neither.
HOUSES_OR_MOUNTAINS = (HOUSE, MOUNTAIN)
ERAS_OF_HOUSES_OR_MOUNTAINS = ((32, 12), (18, 18))
MORE_OF_HOUSES_OR_MOUNTAINS, FEWER_OF_HOUSES_OR_MOUNTAINS = map(sum, ERAS_OF_HOUSES_OR_MOUNTAINS)

IN_THE_BOX: Mapping[Picture, int] = MappingProxyType(
    {
        EMPTY: 210,
        **dict.fromkeys(HOUSES_OR_MOUNTAINS, MORE_OF_HOUSES_OR_MOUNTAINS),
        **{picture: sum(eras) for picture, eras in ERAS.items()},
    }
)
