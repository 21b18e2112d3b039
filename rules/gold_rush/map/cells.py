"""The cells of a map as single numbers, which lie row by row from the north-western corner."""

MOST = 99
"""How far a map reaches from its middle in each direction."""
_ROW = 256
_MIDDLE = 128

NORTH, EAST, SOUTH, WEST = -_ROW, 1, _ROW, -1
STEPS = (NORTH, EAST, SOUTH, WEST)
"""From a cell to the one beyond each of its edges."""


def cell_of(x: int, y: int) -> int:
    """The number of the cell at this place."""
    return (y + _MIDDLE) * _ROW + x + _MIDDLE


def place_of(cell: int) -> tuple[int, int]:
    """Where a cell lies: x to the east, y to the south."""
    y, x = divmod(cell, _ROW)
    return x - _MIDDLE, y - _MIDDLE


def is_on_map(x: int, y: int) -> bool:
    """Whether a tile can be named there."""
    return -MOST <= x <= MOST and -MOST <= y <= MOST
