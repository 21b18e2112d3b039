"""What a shared sheet knows already of what a question asks for: cities, and who sits there."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.pictures import PRISON
from rules.carson_city_cards.schema import FEWEST_SEATS, MOST_SEATS
from rules.core.grid import lowered
from sheets.document import Document
from web.house.names import names_along

Asked = dict[str, Any]


def asked_of(document: Document, number: int, key: str) -> Asked:
    """What this seat would type into this question; each form takes of it what it has."""
    own = _fields(document["seats"][number])
    asking = MORE.get(key)
    return {**own, **_names(document), **(asking(document, own) if asking else {})}


def meant_by(_: str, body: Asked) -> Asked:
    """Without the blank text of a city, where its cards are told one by one."""
    is_by_cards = body.get("city") == "" and "cards" in body
    return {name: value for name, value in body.items() if not (is_by_cards and name == "city")}


def _fields(seat: Mapping[str, Any]) -> Asked:
    fields: Asked = seat.get("fields", {})
    return fields


def _names(document: Document) -> Asked:
    """Those who play, at the numbers of their seats."""
    seats = enumerate(document["seats"])
    return names_along({n: str(seat["name"]) for n, seat in seats if not seat.get("left_out")})


def _playing(document: Document) -> list[Mapping[str, Any]]:
    """The seats that are not left out."""
    return [seat for seat in document["seats"] if not seat.get("left_out")]


def _is_virtual(seat: Mapping[str, Any]) -> bool:
    return _fields(seat).get("virtual") is True


def _bids(document: Document, _: Asked) -> Asked:
    return {"players": [{"name": seat["name"], **_strength(seat)} for seat in _playing(document)]}


def _strength(seat: Mapping[str, Any]) -> Asked:
    """What tells a virtual player's auction cards; nothing of a real one."""
    if not _is_virtual(seat):
        return {}
    level = _fields(seat).get("level")
    return {"virtual": True} if level is None else {"virtual": True, "level": level}


def _characters(document: Document, _: Asked) -> Asked:
    return {"owned": list(_owned(document))}


def _owned(document: Document) -> Iterator[Asked]:
    """The characters on the table, each with the name of whoever owns it."""
    known = {character.value for character in Character}
    for seat in _playing(document):
        listed = _fields(seat).get("characters")
        for key in listed if isinstance(listed, list) else ():
            if isinstance(key, str) and key in known and not _is_virtual(seat):
                yield {"character": key, "owner": seat["name"]}


def _people(document: Document, _: Asked) -> Asked:
    seats = _playing(document)
    virtual = sum(map(_is_virtual, seats))
    return {"people": len(seats) - virtual, "virtual_players": virtual}


def _players(document: Document, _: Asked) -> Asked:
    players = len(_playing(document))
    return {"players": players} if FEWEST_SEATS <= players <= MOST_SEATS else {}


def _protection(_: Document, own: Asked) -> Asked:
    """What protects a player as far as the seat says so; the rest is asked."""
    listed, city = own.get("characters"), own.get("city")
    has_sheriff = isinstance(listed, list) and Character.SHERIFF.value in listed
    has_prison = isinstance(city, str) and PRISON.letter in lowered(city)
    flags = {"sheriff": has_sheriff, "prison": has_prison}
    return {name: True for name, is_there in flags.items() if is_there}


def _sold(_: Document, own: Asked) -> Asked:
    return {"already_sold": own["auctioneer_sold"]} if "auctioneer_sold" in own else {}


MORE: Mapping[str, Callable[[Document, Asked], Asked]] = {
    "characters_now": _characters,
    "cover": _protection,
    "pick_order": _bids,
    "round": _players,
    "sale": _sold,
    "setup": _people,
}
