"""What is special about the card game's seats on pages: ways to fill one in, virtual players."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from marshmallow import ValidationError

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.city import EMPTY_CITY, City
from rules.carson_city_cards.fields import CardPiece, laid_cards
from rules.carson_city_cards.paperboy import FIELD as PAPERBOY_CHOICE
from rules.carson_city_cards.paperboy import matters
from rules.carson_city_cards.pictures import Picture
from rules.carson_city_cards.schema import MOST_SEATS
from rules.core.faults import RefusedError
from rules.core.forms import read
from scoring.carson_city_cards.questions import placements
from scoring.carson_city_cards.spots import CardInHand
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue
from web.carson_city_cards.asked import asked_of, meant_by
from web.carson_city_cards.headlines import HEADLINES
from web.forms.kinds.choice import player_called
from web.forms.kinds.kind import NONE, body_of, said_none
from web.forms.typed import Typed
from web.house.addresses import address_of
from web.house.names import NAMES
from web.house.rooms import PageFacts

FEWEST, _ = TITLE.players
VIRTUAL = "virtual"
OF_CHARACTERS = ("auctioneer_sold", PAPERBOY_CHOICE)
"""What a seat tells of its Auctioneer and its Paperboy."""

# For each way to fill in a seat the fields that then count; the others are kept as typed.
WAYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "city": ("city", *OF_CHARACTERS),
        "cards": ("cards", *OF_CHARACTERS),
        "counts": ("counts", *OF_CHARACTERS),
        VIRTUAL: ("appeal", "level"),
    }
)
VIRTUAL_NAMES = ("Eagle", "Bear", "Coyote", "Bison")


def pictures_of(words: Catalogue) -> list[dict[str, str]]:
    """The palette: letter, key and name of each picture."""
    return [
        {"letter": picture.letter, "key": picture.key, "name": words.name(picture.word)}
        for picture in Picture
    ]


def placed(
    body: Mapping[str, Any], facts: Mapping[str, Any], spot: Mapping[str, Any], typed: Typed
) -> object:
    """The question whether the card may lie on this spot of the city as it was drawn.

    Of characters it says as much as was typed: those there are, that there are none, or nothing.
    """
    others = {key: value for key, value in body.items() if key not in {"cards", "city"}}
    none = dict.fromkeys(said_none(typed), NONE)
    return {**none, **others, "city": facts["city"], "at": spot["at"]}


def are_said(typed: Typed) -> bool:
    """Whether somebody said which characters there are, or that there are none."""
    return bool(typed.get("characters"))


def spots_drawn(
    body: Mapping[str, Any],
    facts: Mapping[str, Any],
    title: BuiltTitle,
    words: Catalogue,
    typed: Typed,
) -> dict[str, dict[str, str]]:
    """What stands on the drawing at each legal spot: its points, and the way to take it."""
    return {
        spot["at"]: {
            "address": address_of(
                "ask_pages.ask", placed(body, facts, spot, typed), slug=title.slug, key="placement"
            ),
            "text": f"{spot['score_change']:+d}",
            "label": f"{spot['at']} {_brings(spot, words)}",
        }
        for spot in facts["spots"]
    }


def _brings(spot: Mapping[str, Any], words: Catalogue) -> str:
    return words.says("spot-brings", change=spot["score_change"], covers=spot["covers"])


def spots_shown(typed: Typed) -> Mapping[str, Any]:
    """Every spot for a card in hand; refused with all that is wrong with what was typed."""
    body = meant_by("placements", body_of(placements.QuestionForm(), typed))
    setup, situation = read(placements.QuestionForm(), body)
    readings = setup.readings()
    in_hand = CardInHand(situation.city, situation.characters, situation.card, readings)
    legal = [*in_hand.legal()] if situation.city.covered else []
    return {"legal": legal, "barred": [*in_hand.barred()], "are_said": are_said(typed)}


def spots_to_lay(body: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The city with its legal spots, where a card is known and not yet where it lies."""
    if "card" not in body or "at" in body:
        return None
    try:
        setup, situation = read(placements.QuestionForm(), meant_by("placements", dict(body)))
    except RefusedError:
        return None
    facts = placements.answer(situation, setup.readings()).facts
    return (
        {"facts": facts, "drawn": situation.drawn.rows(placements.MARGIN)}
        if situation.city.covered
        else None
    )


def owners(words: Catalogue, chosen: object) -> list[str]:
    """Who may own a character: those who play, else so many as may, and whoever was chosen."""
    known = words.sitting or range(MOST_SEATS)
    names = [player_called(words, seat) for seat in known]
    return names if chosen is None or chosen in names else [*names, str(chosen)]


def stack(typed: Mapping[str, Any]) -> City:
    """What is seen of the cards typed so far, the readable ones, legal or not."""
    city = EMPTY_CITY
    for card in typed.get("cards", ()):
        try:
            city = city.under(laid_cards((CardPiece().load(card),))[0].parcels)
        except ValidationError:
            continue
    return city


def seat_body(typed: Mapping[str, Any], way: str) -> dict[str, Any]:
    """The seat as it is scored when it is filled in this way."""
    names = {"name", "characters", *WAYS[way]}
    listed = typed.get("characters")
    owned = [each for each in listed if isinstance(each, str)] if isinstance(listed, list) else []
    if not matters(owned):
        names.discard(PAPERBOY_CHOICE)
    body = {key: value for key, value in typed.items() if key in names}
    return {**body, "virtual": True} if way == VIRTUAL else body


def way_of(typed: Mapping[str, Any], told: str) -> str:
    """The way that was chosen, else the one for which something was typed."""
    if told in WAYS:
        return told
    if typed.get("virtual"):
        return VIRTUAL
    return next((way for way in WAYS if typed.get(way)), next(iter(WAYS)))


def seated(names: list[str]) -> list[dict[str, Any]]:
    """The seats for these people, with virtual players up to the number that the game needs."""
    people: list[dict[str, Any]] = [{"name": name, "way": "city"} for name in names]
    spare = (name for name in VIRTUAL_NAMES if name not in names)
    missing = max(0, FEWEST - len(people))
    return [*people, *({"name": next(spare), "way": VIRTUAL} for _ in range(missing))]


IN_SIGHT = {
    "placement": ("city", "card", "at"),
    "placements": ("city", "card"),
    "sale": ("cards", "sell", "characters", "moment"),
    "cover": ("under", "over", "prison", "sheriff"),
    "building": ("city", "at"),
    "character": ("city", "character", "characters"),
    "pick_order.players": ("name", "suit", "card"),
    "auction_card": ("card", "played", "level"),
    "virtual_pick": ("display", "picks"),
    "virtual_pick.display": ("appeal",),
    "characters_now.owned": ("character", "used_in"),
    "paperboy": ("moment", "source"),
    "setup": ("people", "virtual_players", "level"),
    "round": ("players", "uses"),
}

PAGES = PageFacts(
    ways=tuple(WAYS),
    way_of=way_of,
    seat_body=seat_body,
    seated=seated,
    owned_once="characters",
    asked_first={
        "placement": "picture-townhouse",
        "pick_order": "suit-star",
        "building": "picture-mine",
        "character": "character-sheriff",
    },
    asked_of=asked_of,
    headlines=HEADLINES,
    asked_at=frozenset({"at"}),
    in_sight=IN_SIGHT,
    folded_along=frozenset({"owned"}),
    unsaid=frozenset({"city", "offset", "not_now", "reasons"}),
    drawn=frozenset({"city", "cards"}),
    asked_beside=frozenset({NAMES}),
    meant_by=meant_by,
    drawings={"card-spots": spots_shown},
    for_templates={
        "are_said": are_said,
        "owners": owners,
        "pictures_of": pictures_of,
        "placed": placed,
        "spots_drawn": spots_drawn,
        "spots_to_lay": spots_to_lay,
        "stack": stack,
    },
)
