"""What a shared sheet knows already of what a question asks for."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.carson_city.board import HOUSE, MINE, MOUNTAIN, PRISON, RANCH, Board
from rules.carson_city.personalities import Side
from sheets.document import Document
from web.carson_city.town import board_typed
from web.house.names import names_along

OF_THE_SEAT = ("money", "personality", "cash_limit")
OF_THE_TABLE = ("board", "red", "bridges")
Asked = dict[str, Any]


def asked_of(document: Document, number: int, key: str) -> Asked:
    """What this seat would type into this question; each form takes of it what it has."""
    fields, shared = document["seats"][number].get("fields", {}), document.get("shared", {})
    known: Asked = {
        "seat": number + 1,
        **_names(document),
        **{name: fields[name] for name in OF_THE_SEAT if name in fields},
        **{name: shared[name] for name in OF_THE_TABLE if name in shared},
    }
    if "personality" in known:
        known.pop("cash_limit", None)
    return MORE.get(key, _as_known)(known, document)


def _names(document: Document) -> Asked:
    """Those who play, at the numbers of their seats."""
    seats = enumerate(document["seats"])
    return names_along({n: str(seat["name"]) for n, seat in seats if not seat.get("left_out")})


def meant_by(key: str, body: Asked) -> Asked:
    """Without the town that a sheet brought along, where a square is asked about."""
    if key == "place_cowboy" and "square" in body and "parcel" not in body:
        return {name: value for name, value in body.items() if name != "board"}
    return body


def _as_known(known: Asked, _: Document) -> Asked:
    return known


def _counted(known: Asked, counted: Callable[[Board, int], Asked]) -> Asked:
    """With what the board shows of the seat."""
    board = board_typed(known)
    if board is None:
        return known
    return {**known, **counted(board, board.of_seat(known["seat"]))}


def _actions(known: Asked, _: Document) -> Asked:
    return _counted(
        known,
        lambda board, own: {
            "parcels": own.bit_count(),
            "buildings": (board.buildings & own).bit_count(),
        },
    )


def _firepower(known: Asked, _: Document) -> Asked:
    kinds = {"ranches": RANCH, "mines": MINE, "prisons": PRISON}
    return _counted(
        known,
        lambda board, own: {name: (board[kind] & own).bit_count() for name, kind in kinds.items()},
    )


def _personality(known: Asked, _: Document) -> Asked:
    kinds = {"houses": HOUSE, "mountains": MOUNTAIN}
    counted = _counted(
        known,
        lambda board, own: {name: (board[kind] & own).bit_count() for name, kind in kinds.items()},
    )
    red = known.get("red")
    is_red = isinstance(red, list) and known.get("personality") in red
    return {**counted, "side": Side.RED.value} if is_red else counted


def _with_players(known: Asked, document: Document) -> Asked:
    return {**known, "players": len(document["seats"])}


def _duel(known: Asked, document: Document) -> Asked:
    seat = document["seats"][known["seat"] - 1]
    fields = seat.get("fields", {})
    place = {name: fields[name] for name in ("order", "personality") if name in fields}
    return {**known, "duellists": [{"name": seat["name"], **place}]}


def _point_squares(known: Asked, _: Document) -> Asked:
    """Without the money, which only says something of one square."""
    return {name: value for name, value in known.items() if name != "money"}


MORE: Mapping[str, Callable[[Asked, Document], Asked]] = {
    "actions": _actions,
    "duel": _duel,
    "firepower": _firepower,
    "income": _with_players,
    "personality": _personality,
    "setup": _with_players,
    "victory_point_squares": _point_squares,
}
