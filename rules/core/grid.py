"""Square grids as bit boards: a set of squares is one Python integer, one bit for each square.

A ring of one spot lies around every grid, so that neighbours are plain shifts: nothing wraps
around an edge, and what lies just outside can still be counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from string import ascii_lowercase, ascii_uppercase

SMALL_LETTERS = str.maketrans(ascii_uppercase, ascii_lowercase)


@dataclass(frozen=True, slots=True)
class Box:
    """The smallest rectangle around some squares; right and bottom belong to it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        """How many columns it is wide."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many rows it is high."""
        return self.bottom - self.top + 1

    def joined(self, other: "Box") -> "Box":
        """The smallest rectangle around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


def squares(board: int) -> list[int]:
    """The squares of a set, row by row from the upper left."""
    found = []
    while board:
        lowest = board & -board  # minus inverts all bits above the lowest one set
        found.append(lowest.bit_length() - 1)
        board ^= lowest
    return found


class Grid:
    """A grid of `columns` x `rows` squares named a1, b1, … from the upper left."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = columns + 2  # from a square to the one below: a row with its ring
        self.row_mask = (1 << self.stride) - 1
        self.all = reduce(or_, (self.bit(c, r) for r in range(rows) for c in range(columns)))
        self.names = {self.square(c, r): name_of(c, r) for r in range(rows) for c in range(columns)}
        self.around_each = tuple(self.around(1 << square) for square in range(self._size))

    @property
    def _size(self) -> int:
        return self.stride * (self.rows + 2)

    def square(self, column: int, row: int) -> int:
        """The number of the square in this column and row, both counted from 0."""
        return (row + 1) * self.stride + column + 1

    def bit(self, column: int, row: int) -> int:
        """The set of this one square."""
        return 1 << self.square(column, row)

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of a square."""
        row, column = divmod(square, self.stride)
        return column - 1, row - 1

    def moved(self, board: int, columns: int, rows: int) -> int:
        """The set shifted to the right and down (negative: to the left and up)."""
        by = columns + rows * self.stride
        return board << by if by >= 0 else board >> -by

    def beside(self, board: int) -> int:
        """The squares that share a side with the set, and what of the set does so itself."""
        return board << 1 | board >> 1 | board << self.stride | board >> self.stride

    def around(self, board: int) -> int:
        """The squares that touch the set by side or corner, without the set itself."""
        wide = board | board << 1 | board >> 1
        return (wide | wide << self.stride | wide >> self.stride) & ~board

    def parts(self, board: int, *, corners: bool) -> list[int]:
        """The set taken apart into its connected parts, joined by sides or by corners too."""
        found = []
        while board:
            part = self._grown(board & -board, board, corners=corners)
            found.append(part)
            board &= ~part
        return found

    def _grown(self, seed: int, board: int, *, corners: bool) -> int:
        # The whole rim is taken in at once, so this ends after as many rounds as the part is long.
        part = seed
        while True:
            touched = self.around(part) if corners else self.beside(part)
            wider = part | touched & board
            if wider == part:
                return part
            part = wider

    def box(self, board: int) -> Box | None:
        """The smallest rectangle around the set; None around nothing."""
        if not board:
            return None
        top = ((board & -board).bit_length() - 1) // self.stride
        bottom = (board.bit_length() - 1) // self.stride
        # All rows laid upon one another show which columns are used at all.
        folded = 0
        for row in range(top, bottom + 1):
            folded |= board >> row * self.stride & self.row_mask
        left, right = (folded & -folded).bit_length() - 1, folded.bit_length() - 1
        return Box(left - 1, top - 1, right - 1, bottom - 1)


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a set of squares, spelled out when somebody reads them.

    Spots in the ring around the grid have no name and are left out.
    """

    grid: Grid
    board: int

    def __iter__(self) -> Iterator[str]:
        return (self.grid.names[square] for square in squares(self.board & self.grid.all))

    def __len__(self) -> int:
        return (self.board & self.grid.all).bit_count()

    def __contains__(self, name: object) -> bool:
        return name in tuple(self)


def lowered(text: str) -> str:
    """Small letters for capitals, of the plain alphabet only: a sign for kelvin is no k."""
    return text.translate(SMALL_LETTERS)


def name_of(column: int, row: int) -> str:
    """The name of a square: a letter for the column, a number for the row."""
    return f"{ascii_lowercase[column]}{row + 1}"


def place_of(name: str) -> tuple[int, int] | None:
    """Column and row of a name such as "c3"; None where it is no name of a square."""
    letter, number = name[:1], name[1:]
    if len(letter) != 1 or letter not in ascii_lowercase or not number.isascii():
        return None
    if not number.isdecimal() or number.startswith("0") or len(number) > 2:  # noqa: PLR2004
        return None
    return ascii_lowercase.index(letter), int(number) - 1
