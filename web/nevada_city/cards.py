"""What a table typed from its cards once: offered again in forms, kept on the sheet, or in a file.

Buildings with points and cost, contracts, and goals with their levels. No value is known to the
program: all of them were typed at this table, or at the one that saved the file.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from marshmallow import ValidationError

from rules.core.faults import Fault, RefusedError, at_fields
from rules.core.fields import ListOf, Piece, PieceOf, Text, Whole
from rules.core.messages import say
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import CLAIMED, START
from rules.nevada_city.fields import building_field
from rules.nevada_city.schema import (
    LONGEST_TITLE,
    MOST_FOR_BUILDING,
    MOST_FOR_CONTRACT,
    MOST_FOR_LEVEL,
    MOST_LEVELS,
)
from rules.nevada_city.sheet import CARDS
from sheets.opened import Opened
from web.forms.kinds.kind import body_of
from web.forms.typed import Typed
from web.forms.view import FormView
from web.house.rooms import Beside, FileBeside
from web.sheets.showing import words_for

KEPT = f"extras.{CARDS}"
MOST_COST = 20
MOST_CARDS = 120
LENGTH_OF_KEY = 12
PLAIN_NAME = re.compile(r"[a-z0-9_ ]{1,60}")


class BuildingCard(Piece):
    """What is printed on a building card."""

    building = building_field((*START, *CLAIMED), required=True)
    vp = Whole(0, MOST_FOR_BUILDING)
    iron = Whole(0, MOST_COST)
    lumber = Whole(0, MOST_COST)
    brick = Whole(0, MOST_COST)


class ContractCard(Piece):
    """What is printed on a contract."""

    name = Text(LONGEST_TITLE, required=True)
    vp = Whole(0, MOST_FOR_CONTRACT)
    vp_high = Whole(0, MOST_FOR_CONTRACT)
    vp_low = Whole(0, MOST_FOR_CONTRACT)
    building = building_field()


class GoalCard(Piece):
    """What is printed on a goal."""

    name = Text(LONGEST_TITLE, required=True)
    levels = ListOf(
        Whole(0, MOST_FOR_LEVEL), shortest=1, longest=MOST_LEVELS, ordered=True, required=True
    )


class CardsFile(Piece):
    """All cards, as a file holds them."""

    buildings = ListOf(PieceOf(BuildingCard), longest=MOST_CARDS)
    contracts = ListOf(PieceOf(ContractCard), longest=MOST_CARDS)
    goals = ListOf(PieceOf(GoalCard), longest=MOST_CARDS)


KINDS: Mapping[str, type[Piece]] = MappingProxyType(
    {"buildings": BuildingCard, "contracts": ContractCard, "goals": GoalCard}
)
NAMED_BY: Mapping[str, str] = MappingProxyType(
    {"buildings": "building", "contracts": "name", "goals": "name"}
)
READERS: Mapping[str, Piece] = MappingProxyType({kind: piece() for kind, piece in KINDS.items()})


@dataclass(frozen=True, slots=True)
class CardKnown:
    """A card with what was typed from it; kept ones can be removed, others stand on the table."""

    kind: str
    key: str
    values: Mapping[str, Any]
    is_kept: bool


Cards = Mapping[str, Mapping[str, CardKnown]]
"""Cards by kind and key."""


def key_of(kind: str, card: Mapping[str, Any]) -> str:
    """A name for a card in paths: the building's, or one made from what the card is called."""
    name = " ".join(str(card[NAMED_BY[kind]]).casefold().split())
    if PLAIN_NAME.fullmatch(name):
        return name.replace(" ", "-")
    return f"{kind}-{sha256(name.encode(errors='replace')).hexdigest()[:LENGTH_OF_KEY]}"


def cards_known(kept: Any, seats: Iterable[Mapping[str, Any]], goals: Any) -> Cards:
    """All cards of a table; what is kept goes before what was typed elsewhere."""
    found: dict[str, dict[str, CardKnown]] = {kind: {} for kind in KINDS}
    for kind, given, is_kept in (*_kept(kept), *_typed(seats, goals)):
        for card in given:
            _take(found[kind], kind, card, is_kept=is_kept)
    return found


def _take(known: dict[str, CardKnown], kind: str, card: Any, *, is_kept: bool) -> None:
    if not isinstance(card, dict):
        return
    values = {name: value for name, value in card.items() if name in READERS[kind].fields}
    if READERS[kind].validate(values):
        return
    key = key_of(kind, values)
    if len(values) > 1 and key not in known:
        known[key] = CardKnown(kind, key, values, is_kept)


def _kept(kept: Any) -> Iterator[tuple[str, Iterable[Any], bool]]:
    for kind in KINDS:
        by_key = kept.get(kind) if isinstance(kept, dict) else None
        yield kind, by_key.values() if isinstance(by_key, dict) else (), True


def _typed(seats: Iterable[Mapping[str, Any]], goals: Any) -> Iterator[tuple[str, Any, bool]]:
    for seat in seats:
        yield "buildings", _rows(seat.get("buildings")), False
        yield "buildings", [seat.get("start_building")], False
        yield "contracts", _rows(seat.get("contracts")), False
    yield "goals", _rows(goals), False


def _rows(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def cards_on_sheet(document: Mapping[str, Any]) -> Cards:
    """The cards of a shared sheet."""
    fields = [seat.get("fields", {}) for seat in document["seats"]]
    kept = document.get("extras", {}).get(CARDS)
    return cards_known(kept, fields, document.get("shared", {}).get("goals"))


def cards_at_table(state: Any) -> Cards:
    """The cards of a table that stands in an address."""
    return cards_known(None, [seat.typed for seat in state.seats], state.shared.get("goals"))


def _shown(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """The cards, and a form for each kind; that of a card to change holds what is known of it."""
    cards = cards_on_sheet(opened.view.document)
    chosen = typed.get("change", "")
    forms = {}
    for kind, piece in KINDS.items():
        card = cards[kind].get(chosen.removeprefix(f"{kind}."))
        known = dict(card.values) if card and chosen.startswith(f"{kind}.") else {}
        body = body_of(piece(), typed, f"{kind}.") or known
        forms[kind] = (body, piece())
    return {"cards": cards, "card_forms": forms, "form_of_card": _form_view(opened)}


def _form_view(opened: Opened) -> Any:
    def drawn(kind: str, body: Mapping[str, Any], problems: Mapping[str, list[str]]) -> Any:
        view = FormView(words_for(opened), problems, "card")
        return view.fields(KINDS[kind](), body, f"{kind}.")

    return drawn


def _wanted(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    """One card more or changed, one less, or all that a file holds."""
    if "load" in typed:
        return _from_file(typed.get("file", ""))
    if gone := typed.get("remove"):
        return {f"{KEPT}.{gone}": None} if _is_kept(opened, gone) else {}
    kind = typed.get("keep", "")
    if kind not in KINDS:
        return {}
    card = body_of(KINDS[kind](), typed, f"{kind}.")
    _refuse_unreadable(KINDS[kind](), card, kind)
    return {f"{KEPT}.{kind}.{key_of(kind, card)}": card}


def _is_kept(opened: Opened, path: str) -> bool:
    kind, _, key = path.partition(".")
    card = cards_on_sheet(opened.view.document).get(kind, {}).get(key)
    return card is not None and card.is_kept


def _refuse_unreadable(piece: Piece, given: Any, path: str) -> None:
    try:
        piece.load(given)
    except ValidationError as error:
        raise RefusedError(at_fields(error.messages, path), TITLE) from None


def _from_file(text: str) -> Mapping[str, Any]:
    """All cards of a file; one with the same name as a card on the sheet takes its place."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise RefusedError([Fault("file", say("cards-no-file"))], TITLE) from None
    _refuse_unreadable(CardsFile(), given, "file")
    return {
        f"{KEPT}.{kind}.{key_of(kind, card)}": card
        for kind in KINDS
        for card in given.get(kind, [])
    }


def _file(opened: Opened) -> FileBeside:
    cards = cards_on_sheet(opened.view.document)
    lists = {kind: [dict(card.values) for card in known.values()] for kind, known in cards.items()}
    text = json.dumps(lists, ensure_ascii=False, indent=1)
    return FileBeside("nevada-city-cards.json", text, "application/json; charset=utf-8")


BESIDE = Beside(say("beside-cards"), _shown, _wanted, _file, adds=True)
FOR_TEMPLATES = {
    "cards_on_sheet": cards_on_sheet,
    "cards_at_table": cards_at_table,
}
