"""Faults that this game names, one and several at once, and words to stumble on."""

from tests.broken import LEFT_OUT, Body
from tests.carson_city_cards.plain import READINGS, WORDS
from tests.carson_city_cards.refused_questions import SITUATIONS
from tests.carson_city_cards.refused_tables import FIELDS, TABLE
from tests.title_tests import AtOnce, Faults

BODIES = {"score": TABLE, **SITUATIONS}
AT_ONCE: dict[str, tuple[str, Body, set[str]]] = {
    "faults of three seats and between them": (
        "score",
        {
            "seats.0.cards.1.at": "g3",
            "seats.1.city": "hhh/hh",
            "seats.1.name": "Alex",
            "seats.2.characters": ["teacher"],
            "seats.4.appeal": LEFT_OUT,
            "seats.4.level": "expert",
            "seats.4.counts": {},
        },
        {
            *("seats.0.cards.1", "seats.1.city", "seats.1.name", "seats.2.characters.0"),
            *("seats.2.counts.characters", "seats.4.appeal", "seats.4.counts"),
        },
    ),
    "a city that is too wide, in parts and off its blocks": (
        *("score", {"seats.1.city": "hh------hh/hh------hh/h"}),
        {"seats.1.city"},
    ),
    "a city over the box, a sale by nobody, no card there": (
        *("character", {"city": "gg/g.", "characters": ["doctor"]}),
        {"city", "auctioneer_sold"},
    ),
    "cards over the box and numbers of no card": (
        "sale",
        {"cards.0.parcels": "gg/..", "cards.1.parcels": "g./..", "sell": [3, 1, 4]},
        {"cards", "sell.0", "sell.2"},
    ),
    "bids that nobody can make": (
        "pick_order",
        {
            "players.1.name": "Alex",
            "players.1.suit": "star",
            "players.1.uses": ["doctor"],
            "players.2.card": 2,
            "players.3.uses": ["heroes"],
            "players.0.level": "novice",
        },
        {
            *("players.1.name", "players.1.suit", "players.1.uses.0", "players.2.card"),
            *("players.3.uses", "players.0.level"),
        },
    ),
    "cards that were never in the deck": (
        *("auction_card", {"level": "expert", "played": [1, 5, 2, 11]}),
        {"played.0", "played.2"},
    ),
    "too many characters and too many picks": (
        *("virtual_pick", {"display.1.kind": "character", "picks": 3}),
        {"display", "picks"},
    ),
    "characters that cannot have been used so": (
        "characters_now",
        {
            "moment": "game_end",
            "owned.0.used_in": [2],
            "owned.1": {"character": "lawyer", "used_in": [2]},
        },
        {"moment", "owned.0.used_in", "owned.1.character", "owned.1.used_in"},
    ),
}

FAULTS = Faults(
    table=TABLE,
    fields=tuple(FIELDS),
    at_once={
        sentence: AtOnce(post, BODIES[post], changes, errors)
        for sentence, (post, changes, errors) in AT_ONCE.items()
    },
    words=(*WORDS.split(), *READINGS["CCC-O1"], "hb/tl", "h./..", "a1", "c3", "hat", "Alex", "de"),
)
