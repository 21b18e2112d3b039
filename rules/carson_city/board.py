"""The town: one bit board for each thing on its parcels, and one for each owner."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType

from rules.core.grid import Grid, squares
from rules.core.messages import Word

SIDE = 8
MAP = Grid(SIDE, SIDE)
MOST_SEATS = 5
NOBODY = 0


class Thing(IntEnum):
    """What is on a parcel; its number is the place of its bit board."""

    EMPTY = 0
    HOUSE = 1
    MOUNTAIN = 2
    RANCH = 3
    MINE = 4
    DRUGSTORE = 5
    BANK = 6
    SALOON = 7
    HOTEL = 8
    CHURCH = 9
    PRISON = 10
    RIVER = 11

    @property
    def sign(self) -> str:
        """How the notation writes it."""
        return SIGNS[self]

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
    RANCH,
    MINE,
    DRUGSTORE,
    BANK,
    SALOON,
    HOTEL,
    CHURCH,
    PRISON,
    RIVER,
) = Thing

SIGNS = ".hmridbslcp~"
WORDS = tuple(Word(f"thing-{thing.key}") for thing in Thing)
BY_SIGN: Mapping[str, Thing] = MappingProxyType(dict(zip(SIGNS, Thing, strict=True)))

BUILDINGS = (RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL, CHURCH, PRISON)
BY_KEY: Mapping[str, Thing] = MappingProxyType({thing.key: thing for thing in BUILDINGS})

IN_THE_BOX: Mapping[Thing, int] = MappingProxyType(
    {
        HOUSE: 20,
        MOUNTAIN: 9,
        RANCH: 6,
        MINE: 6,
        DRUGSTORE: 4,
        BANK: 4,
        SALOON: 3,
        HOTEL: 3,
        CHURCH: 2,
        PRISON: 2,
    }
)
MOUNTAINS_AT_THE_RIVER = 6
ALL_BUILDINGS = sum(IN_THE_BOX[building] for building in BUILDINGS)
PROPERTY_TILES = 12


@dataclass(frozen=True, slots=True)
class Board:
    """What is seen of the town: every parcel shows one thing and is of one owner or nobody."""

    things: tuple[int, ...] = (MAP.all,) + (0,) * (len(Thing) - 1)
    owned: tuple[int, ...] = (MAP.all,) + (0,) * MOST_SEATS
    """The parcels of each seat at its number; those of nobody at 0."""

    def __getitem__(self, thing: Thing) -> int:
        return self.things[thing]

    @property
    def buildings(self) -> int:
        """The parcels with a building; a house or a mountain is none."""
        _, _, _, ranch, mine, drugstore, bank, saloon, hotel, church, prison, _ = self.things
        return ranch | mine | drugstore | bank | saloon | hotel | church | prison

    @property
    def built_up(self) -> int:
        """The parcels with a building, a house or a mountain."""
        return MAP.all & ~(self.things[EMPTY] | self.things[RIVER])

    def of_seat(self, number: int) -> int:
        """The parcels of the seat of this number, counted from 1; none beyond the last seat."""
        return self.owned[number] if number < len(self.owned) else 0

    def thing_on(self, square: int) -> Thing:
        """What is on a parcel."""
        bit = 1 << square
        return next(thing for thing in Thing if self.things[thing] & bit)

    def owner_of(self, square: int) -> int | None:
        """The number of the seat that owns a parcel; None where nobody does."""
        bit = 1 << square
        return next((n for n in range(1, MOST_SEATS + 1) if self.owned[n] & bit), None)

    def count(self, thing: Thing) -> int:
        """How many parcels show this thing."""
        return self.things[thing].bit_count()

    def where(self, holds: Callable[[int], bool], among: int = MAP.all) -> int:
        """The parcels of which something holds that hangs on their thing and their owner alone."""
        # As all with one thing and one owner are alike, only the first of them is asked about.
        groups = (thing & owner & among for thing in self.things for owner in self.owned)
        return sum(group for group in groups if group and holds(squares(group)[0]))

    def changed(self, square: int, thing: Thing, owner: int | None = None) -> "Board":
        """The board with this thing and this owner on one parcel."""
        bit = 1 << square
        things = [board & ~bit for board in self.things]
        owned = [board & ~bit for board in self.owned]
        things[thing] |= bit
        owned[owner or NOBODY] |= bit
        return Board(tuple(things), tuple(owned))

    def __str__(self) -> str:
        """The notation's normal form."""
        rows = (range(MAP.square(0, row), MAP.square(SIDE, row)) for row in range(SIDE))
        return "/".join(" ".join(map(self._sign_on, row)) for row in rows)

    def _sign_on(self, square: int) -> str:
        return f"{self.owner_of(square) or ''}{self.thing_on(square).sign}"


EMPTY_BOARD = Board()


def board_of(parcels: Iterable[tuple[int, Thing, int]]) -> Board:
    """The board on which these squares show these things of these owners, 0 for nobody."""
    things, owned = [0] * len(Thing), [0] * (MOST_SEATS + 1)
    for square, thing, owner in parcels:
        things[thing] |= 1 << square
        owned[owner] |= 1 << square
    rest = MAP.all & ~sum(things)
    things[EMPTY] |= rest
    owned[NOBODY] |= rest
    return Board(tuple(things), tuple(owned))


def names_of(board: int) -> list[str]:
    """The names of some parcels, sorted as text."""
    return sorted(MAP.names[square] for square in squares(board & MAP.all))
