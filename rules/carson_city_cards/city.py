"""A city: one bit board for each picture, on a frame as large as the notation allows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_

from rules.carson_city_cards.pictures import BARE, HOTEL, NO_BUILDINGS, TOWNHOUSE, Picture
from rules.core.grid import Box, Grid

FRAME = Grid(26, 26)
LARGEST_SIDE = 8
LARGEST_SIDE_WITH_CAPTAIN = 9

# Upper left, upper right, lower left, lower right.
CARD_OFFSETS = (0, 1, FRAME.stride, FRAME.stride + 1)
CARD = sum(1 << offset for offset in CARD_OFFSETS)


@dataclass(frozen=True, slots=True)
class City:
    """What is seen of a city from above: a board for each picture, and all of them together."""

    boards: tuple[int, ...] = (0,) * len(Picture)
    covered: int = 0

    def __getitem__(self, picture: Picture) -> int:
        return self.boards[picture]

    @property
    def buildings(self) -> int:
        """The parcels with a building."""
        return self.covered & ~self.any_of(*NO_BUILDINGS)

    @property
    def double_houses(self) -> int:
        """Townhouses and Hotels, each as good as two Houses."""
        return self.boards[TOWNHOUSE] | self.boards[HOTEL]

    def any_of(self, *pictures: Picture) -> int:
        """The parcels with any of these pictures."""
        board = 0
        for picture in pictures:
            board |= self.boards[picture]
        return board

    def count(self, picture: Picture) -> int:
        """How many parcels show this picture."""
        return self.boards[picture].bit_count()

    def picture_on(self, square: int) -> Picture | None:
        """The picture on a parcel; None on a bare spot."""
        bit = 1 << square
        return next((picture for picture in Picture if self.boards[picture] & bit), None)

    @property
    def box(self) -> Box | None:
        """The smallest rectangle around the city."""
        return FRAME.box(self.covered)

    def moved(self, columns: int, rows: int) -> "City":
        """The same city elsewhere on the frame."""
        boards = tuple(FRAME.moved(board, columns, rows) for board in self.boards)
        return City(boards, FRAME.moved(self.covered, columns, rows))

    def under(self, pictures: Iterable[tuple[int, Picture]]) -> "City":
        """The city after these pictures were laid on these squares."""
        laid = [(1 << square, picture) for square, picture in pictures]
        taken = sum([bit for bit, _ in laid])
        boards = list(self.boards)
        if self.covered & taken:
            boards = [board & ~taken for board in boards]
        for bit, picture in laid:
            boards[picture] |= bit
        return City(tuple(boards), self.covered | taken)

    def rows(self, margin: int = 0) -> list[list[tuple[str, Picture | None]]]:
        """Name and picture of each spot in the smallest rectangle, and in a margin around it."""
        box = self.box
        if box is None:
            return []
        columns = range(max(0, box.left - margin), min(FRAME.columns, box.right + margin + 1))
        rows = range(max(0, box.top - margin), min(FRAME.rows, box.bottom + margin + 1))
        return [[self._spot(column, row) for column in columns] for row in rows]

    def _spot(self, column: int, row: int) -> tuple[str, Picture | None]:
        square = FRAME.square(column, row)
        return FRAME.names[square], self.picture_on(square)

    def __str__(self) -> str:
        """The notation's normal form: the rows of the smallest rectangle, each in full."""
        return "/".join(
            "".join(BARE if picture is None else picture.letter for _, picture in row)
            for row in self.rows()
        )


EMPTY_CITY = City()


def city_of(parcels: Mapping[int, Picture]) -> City:
    """The city with these pictures on these squares."""
    return EMPTY_CITY.under(parcels.items())


def on_whole_blocks(parcels: int) -> int:
    """The parcels that lie on some whole 2 x 2 block of parcels, as cards do."""
    blocks = reduce(lambda found, offset: found & parcels >> offset, CARD_OFFSETS, parcels)
    return reduce(or_, (blocks << offset for offset in CARD_OFFSETS))
