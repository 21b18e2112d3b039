"""The buildings whose owner a table knows: choosing one fills in whose it is."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rules.nevada_city.buildings import Building
from rules.nevada_city.hiring import PILES
from rules.nevada_city.purchases import POSTS, STORES
from sheets.document import Document
from web.forms.typed import Typed, below

OWNERS = "owners"
SELF, OTHER = "self", "other"


class AboutABuilding(NamedTuple):
    """The fields of a question that name a building, and who owns it."""

    building: str
    owner: str
    among: frozenset[str]
    """The buildings that it can be about."""


QUESTIONS: Mapping[str, AboutABuilding] = {
    "use_building": AboutABuilding("building", "owner", frozenset(Building)),
    "buy": AboutABuilding("building", "owner", frozenset({*POSTS, *STORES, Building.PHARMACIST})),
    "hire": AboutABuilding("via", "building_owner", frozenset(PILES)),
}


class KnownOwner(NamedTuple):
    """A building, and whether it belongs to who asks or to another player."""

    building: Building
    owner: str
    fields: Mapping[str, str]
    """What choosing it fills in."""


def owners_at(document: Document, number: int, key: str) -> dict[str, dict[str, str]]:
    """Who owns the buildings that a question can be about, seen from a seat that plays."""
    among = QUESTIONS[key].among
    owners = {building: seat for building, seat in _owners(document) if building in among}
    if document["seats"][number].get("left_out") or not owners:
        return {}
    return {OWNERS: {key: SELF if seat == number else OTHER for key, seat in owners.items()}}


def _owners(document: Document) -> Iterator[tuple[str, int]]:
    for number, seat in enumerate(document["seats"]):
        fields = seat.get("fields", {})
        if not seat.get("left_out"):
            yield from ((key, number) for key in _complete(fields))


def _complete(fields: Mapping[str, Any]) -> Iterator[str]:
    start, listed = fields.get("start_building"), fields.get("buildings")
    cards = [*(listed if isinstance(listed, list) else ()), start]
    for card in cards:
        if isinstance(card, dict) and card.get("complete", True) is True and _is_known(card):
            yield card["building"]


def _is_known(card: Mapping[str, Any]) -> bool:
    return card.get("building") in {building.value for building in Building}


def known_owners(key: str, typed: Typed) -> list[KnownOwner]:
    """The buildings that a question can be about and whose owner came along from a table."""
    about = QUESTIONS[key]
    return [
        KnownOwner(Building(each), who, {about.building: each, about.owner: who})
        for each, who in below(typed, OWNERS).items()
        if each in about.among and who in {SELF, OTHER}
    ]
