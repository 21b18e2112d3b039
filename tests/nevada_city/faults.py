"""Faults that this game names, one and several at once, and words to stumble on."""

from tests.broken import Body
from tests.nevada_city.plain_box import BUILDINGS, GOODS, READINGS, VARIANTS
from tests.nevada_city.refusals import SITUATIONS
from tests.nevada_city.refused_tables import THREE, fields
from tests.title_tests import AtOnce, Faults

VALID = {name: (each.question, each.whole_body) for name, each in SITUATIONS.items()}
WORDS = (
    *BUILDINGS,
    *GOODS,
    *VARIANTS,
    *READINGS["NC-O9"],
    *("self", "other", "bank", "nobody", "none", "city_hall", "work", "both", "constructed"),
    *("Ann", "Bob", "Cid", "en", "de", "NC-O10", "any", "payment", "fire"),
)
WAITING = {
    "seats.0.troublemakers is 5",
    "seats.1.boarding_house is 15",
    "seats.1.boarding_house.1 is 5",
}
"""How many years and workers there are is seen once the rest is right."""

AT_ONCE: dict[str, tuple[str, Body, Body, set[str]]] = {
    "words and numbers of several seats": (
        *("score", THREE),
        {
            "seats.0.newspaper.0": 6,
            "seats.0.start_building.vp": 21,
            "seats.1.properties": 13,
            "seats.2.score_track": -1,
            "goals.0.counts.0": 100,
            "edition": "de",
        },
        {
            *("seats.0.newspaper.0", "seats.0.start_building.vp", "seats.1.properties"),
            *("seats.2.score_track", "goals.0.counts.0", "edition"),
        },
    ),
    "faults of three seats and between them": (
        *("score", THREE),
        {
            "seats.1.start_building.building": "assayer",
            "seats.0.buildings.1.building": "opera_house",
            "seats.0.contracts.2.built": True,
            "seats.1.building_owner_bonus": 0,
            "seats.2.boarding_house": 3,
            "goals.0.counts": [1, 2],
        },
        {
            *("seats.1.start_building.building", "seats.0.buildings.1.building"),
            *("seats.0.contracts.2.owner", "seats.2.boarding_house", "goals.0.counts"),
        },
    ),
    "a produce that cannot be": (
        *VALID["produce"],
        {"production": 3, "worked": 4},
        {"production", "worked"},
    ),
    "a building that cannot be used": (
        *VALID["use a building"],
        {"building": "hotel", "constructed": False},
        {"owner", "constructed"},
    ),
    "a claim of both without anything": (
        *VALID["claim a building"],
        {"what": "property", "property": "mine"},
        {"building", "card_year", "under_construction", "free_plots"},
    ),
    "too much delivered of two kinds": (
        *VALID["construct"],
        {"delivered": {"iron": 4, "lumber": 3}},
        {"delivered.iron", "delivered.lumber"},
    ),
    "a contract that cannot be": (
        *VALID["complete a contract"],
        {"vp": 3, "vp_high": 4, "named_building": "not_constructed"},
        {"vp", "vp_high", "building_owner"},
    ),
    "a store that is none": (
        *VALID["buy at a general store"],
        {"building": "trading_post", "prices": {"iron": 1}, "give": {"iron": 1}},
        {"owner", "prices", "give"},
    ),
    "a Sheriff as a Hotel": (
        *VALID["hire at the Sheriff"],
        {"via": "hotel"},
        {"space_fee", "building_owner", "sheriff_badge"},
    ),
    "an event as a fire": (
        *VALID["an event's payment"],
        {"kind": "fire"},
        {"amount", "owner_places_marker"},
    ),
    "a year's end that cannot be": (
        *VALID["year end"],
        {"players": 2, "year": 5, "unhired": 4, "boarding_house": "bank"},
        {"unhired", "soup_kitchen"},
    ),
    "a duel without its variants": (
        *VALID["troublemaker"],
        {"variants": []},
        {"variants", "doctor", "undertaker"},
    ),
}

FAULTS = Faults(
    table=THREE,
    fields=tuple(case for case in fields() if case.sentence not in WAITING),
    at_once={sentence: AtOnce(*case) for sentence, case in AT_ONCE.items()},
    words=WORDS,
)
