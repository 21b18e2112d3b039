"""What pages know of a town that was typed into a question."""

from collections.abc import Mapping
from typing import Any

from rules.carson_city.board import EMPTY_BOARD, MAP, NOBODY, RIVER, Board
from rules.carson_city.notation import NotationError, read_board
from rules.core.grid import lowered, squares

SQUARES: Mapping[str, int] = {name: square for square, name in MAP.names.items()}


def board_typed(body: Mapping[str, Any]) -> Board | None:
    """The board that a question was asked about, where one was typed that can be read."""
    text = body.get("board")
    try:
        return read_board(text) if isinstance(text, str) else None
    except NotationError:
        return None


def with_a_thing(board: Board, name: str) -> list[str]:
    """On and around this parcel those with a building, a house or a mountain."""
    square = SQUARES[lowered(name)]
    near = 1 << square | MAP.around_each[square]
    return [MAP.names[each] for each in squares(board.built_up & near)]


def name_of(square: int | None) -> str:
    """The name of a parcel."""
    return "" if square is None else MAP.names[square]


def for_sale(board: Board) -> int:
    """The parcels of land that nobody owns."""
    return board.owned[NOBODY] & ~board[RIVER]


FOR_TEMPLATES = {
    "EMPTY_TOWN": EMPTY_BOARD,
    "board_typed": board_typed,
    "name_of": name_of,
    "with_a_thing": with_a_thing,
}
