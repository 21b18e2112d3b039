"""What a table of this game knows of each question, said once more and plainly."""

from collections.abc import Mapping

from tests.broken import Body
from tests.carson_city.plain_board import KINDS, Town, parse
from tests.title_tests import AtTable

OF_THE_SEAT: Mapping[str, tuple[str, ...]] = {
    "parcel_price": ("money",),
    "build": ("money", "personality"),
    "attack": ("personality",),
    "place_cowboy": ("personality",),
    "firepower": ("personality",),
    "cash_out": ("money", "personality", "cash_limit"),
    "actions": ("personality",),
    "victory_point_squares": ("money",),
    "personality": ("personality",),
}
OF_THE_TABLE: Mapping[str, tuple[str, ...]] = {
    "parcel_price": ("board",),
    "build": ("board", "red"),
    "road": ("board",),
    "house": ("board",),
    "attack": ("board", "red"),
    "place_cowboy": ("board", "red"),
    "duel": ("red",),
    "income": ("board",),
    "firepower": ("red",),
    "cash_out": ("red",),
    "actions": ("red",),
}
NUMBERED = {"build", "house", "attack", "place_cowboy"}
COUNTED = {
    "firepower": {"ranches": "r", "mines": "i", "prisons": "p"},
    "actions": {"parcels": "", "buildings": "".join(KINDS)},
    "personality": {"houses": "h", "mountains": "m"},
}
OF_ONE_BUILDING = {
    *("building", "houses", "ranches", "mines", "mountains", "river", "free_parcels"),
    *("doubled", "attack"),
}


def known(table: Body, seat: int | None, question: str) -> Body:
    """What comes along with a question from a seat, or from the table."""
    body = {name: table[name] for name in OF_THE_TABLE.get(question, ()) if name in table}
    if question in {"income", "setup"}:
        body["players"] = len(table["seats"])
    if seat is None:
        return body
    own = table["seats"][seat]
    body |= {name: own[name] for name in OF_THE_SEAT.get(question, ()) if name in own}
    if "personality" in own:
        body.pop("cash_limit", None)
    if question in NUMBERED:
        body["seat"] = seat + 1
    if question in COUNTED and "board" in table:
        body |= counted(parse(table["board"]), seat + 1, question)
    if question == "personality" and own.get("personality") in table.get("red", []):
        body["side"] = "red"
    if question == "duel":
        others = [n for n in range(len(table["seats"])) if n != seat]
        both = [seat, *others] if len(others) == 1 else [seat]
        body["duellists"] = [duellist(table["seats"][number]) for number in both]
    return body


def counted(town: Town, seat: int, question: str) -> Body:
    """What the town shows of a seat."""
    own = [sign for owner, sign in town.values() if owner == seat]
    return {
        name: sum(not signs or sign in signs for sign in own)
        for name, signs in COUNTED[question].items()
    }


def duellist(seat: Body) -> Body:
    """Somebody in a duel, as far as the table knows."""
    return {name: seat[name] for name in ("name", "order", "personality") if name in seat}


def useless(question: str, body: Body) -> set[str]:
    """What the question has no use for, as it is put."""
    if question == "place_cowboy" and "square" in body:
        return {"board"}
    if question == "victory_point_squares" and "square" not in body:
        return {"money"}
    return set()


AT_TABLE = AtTable(known, useless)
