"""What a shared sheet knows already of what a question asks for."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.carson_city.board import HOUSE, MINE, MOUNTAIN, PRISON, RANCH, Board
from rules.carson_city.personalities import Side
from rules.carson_city.schema import FEWEST_SEATS, MOST_SEATS
from sheets.document import Document
from web.carson_city.town import board_typed
from web.forms.kinds.rows import OF
from web.house.names import names_along

OF_THE_SEAT = ("money", "personality", "cash_limit")
TWO = 2
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
    """Without what says something of another place than the one asked about."""
    if key == "place_cowboy" and "square" in body and "parcel" not in body:
        return _without(body, "board")
    if key == "victory_point_squares" and "square" not in body:
        return _without(body, "money")
    return body


def _without(body: Asked, name: str) -> Asked:
    return {each: value for each, value in body.items() if each != name}


def _as_known(known: Asked, _: Document) -> Asked:
    return known


def _counted(known: Asked, document: Document, counted: Callable[[Board, int], Asked]) -> Asked:
    """With what the board shows of the seat."""
    board = board_typed(known)
    if board is None or known["seat"] - 1 not in _playing(document):
        return known
    return {**known, **counted(board, board.of_seat(known["seat"]))}


def _actions(known: Asked, document: Document) -> Asked:
    return _counted(
        known,
        document,
        lambda board, own: {
            "parcels": own.bit_count(),
            "buildings": (board.buildings & own).bit_count(),
        },
    )


def _firepower(known: Asked, document: Document) -> Asked:
    kinds = {"ranches": RANCH, "mines": MINE, "prisons": PRISON}
    return _counted(
        known,
        document,
        lambda board, own: {name: (board[kind] & own).bit_count() for name, kind in kinds.items()},
    )


def _personality(known: Asked, document: Document) -> Asked:
    kinds = {"houses": HOUSE, "mountains": MOUNTAIN}
    counted = _counted(
        known,
        document,
        lambda board, own: {name: (board[kind] & own).bit_count() for name, kind in kinds.items()},
    )
    red = known.get("red")
    is_red = isinstance(red, list) and known.get("personality") in red
    return {**counted, "side": Side.RED.value} if is_red else counted


def _playing(document: Document) -> list[int]:
    """The numbers of the seats that are not left out."""
    seats = enumerate(document["seats"])
    return [number for number, seat in seats if not seat.get("left_out")]


def _setup(known: Asked, document: Document) -> Asked:
    return _with_players(known, len(_playing(document)))


def _income(known: Asked, document: Document) -> Asked:
    """Up to the last seat that plays: those of the board keep their numbers."""
    return _with_players(known, max(_playing(document), default=0) + 1)


def _with_players(known: Asked, players: int) -> Asked:
    return {**known, "players": players} if FEWEST_SEATS <= players <= MOST_SEATS else known


def _duel(known: Asked, document: Document) -> Asked:
    """Who asks, of two who play both; of others who may be chosen what is known of them."""
    own, playing = known["seat"] - 1, _playing(document)
    both = len(playing) == TWO and own in playing
    rows = (
        _duellist(document, number, is_in=both or number == own)
        for number in sorted(playing, key=lambda number: number != own)
    )
    found = [row for row in rows if row.keys() - {OF}]
    return {**known, "duellists": found} if found else known


def _duellist(document: Document, number: int, *, is_in: bool) -> Asked:
    seat = document["seats"][number]
    fields = seat.get("fields", {})
    place = {name: fields[name] for name in ("order", "personality") if name in fields}
    return {("name" if is_in else OF): seat["name"], **place}


MORE: Mapping[str, Callable[[Asked, Document], Asked]] = {
    "actions": _actions,
    "duel": _duel,
    "firepower": _firepower,
    "income": _income,
    "personality": _personality,
    "setup": _setup,
}
