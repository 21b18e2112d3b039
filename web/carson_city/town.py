"""A town that was typed into a question: its parcels, and what those for sale cost."""

from collections.abc import Mapping
from typing import Any

from rules.carson_city.board import EMPTY_BOARD, MAP, Board
from rules.carson_city.notation import NotationError, read_board
from rules.carson_city.questions.parcel_price import built_up_near, for_sale, price_of
from rules.core.grid import lowered, squares
from scoring.core.brings import Brought
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from web.house.addresses import address_of
from web.house.names import names_along

Body = Mapping[str, Any]
SQUARES: Mapping[str, int] = {name: square for square, name in MAP.names.items()}


def board_typed(body: Body) -> Board | None:
    """The board that a question was asked about, where one was typed that can be read."""
    text = body.get("board")
    try:
        return read_board(text) if isinstance(text, str) else None
    except NotationError:
        return None


def with_a_thing(board: Board, name: str) -> list[str]:
    """On and around this parcel those with a building, a house or a mountain."""
    square = SQUARES[lowered(name)]
    return [MAP.names[each] for each in squares(built_up_near(board, square))]


def name_of(square: int | None) -> str:
    """The name of a parcel."""
    return "" if square is None else MAP.names[square]


def address_of_question(key: str, asked: Body, title: BuiltTitle, words: Catalogue) -> str:
    """The address of a question, with the names of those who are known."""
    body = {**asked, **names_along(words.sitting)}
    return address_of("ask_pages.ask", body, slug=title.slug, key=key)


def spots_for_sale(
    body: Body, board: Board, title: BuiltTitle, words: Catalogue
) -> dict[str, dict[str, str]]:
    """The price of each parcel that nobody owns, with the way to ask for it."""
    found = {}
    for square in squares(for_sale(board)):
        at, price = MAP.names[square], price_of(board, square)
        asked = {**body, "parcel": at}
        found[at] = {
            "address": address_of_question("parcel_price", asked, title, words),
            "text": str(price),
            "label": words.says("parcel-for-sale", at=at, price=price),
            "kind": "later" if _is_short(body, price) else "",
        }
    return found


def _is_short(body: Body, price: int) -> bool:
    money = body.get("money")
    return isinstance(money, int) and money < price


IN_THE_TOWN = ("buildings", "houses", "mountains", "bridges")


def town_told(brings: Mapping[str, Brought], words: Catalogue) -> str:
    """What somebody owns in the town and what it brings; nothing where that is nothing."""
    there = {row: brings[row] for row in IN_THE_TOWN if brings[row].counted_from}
    if not there:
        return ""
    things = ", ".join(
        words.says(f"line-{row}", count=each.counted_from) for row, each in there.items()
    )
    points = sum(each.points for each in there.values())
    return words.says("line-owned", things=things, points=points)


FOR_TEMPLATES = {
    "EMPTY_TOWN": EMPTY_BOARD,
    "board_typed": board_typed,
    "name_of": name_of,
    "spots_for_sale": spots_for_sale,
    "town_told": town_told,
    "with_a_thing": with_a_thing,
}
