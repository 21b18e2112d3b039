"""Faults that this game names, one and several at once, and words to stumble on."""

from tests.broken import Body
from tests.carson_city.refused_questions import SITUATIONS
from tests.carson_city.refused_tables import COUNTED, DRAWN, fields
from tests.title_tests import AtOnce, Faults

WORDS = (
    *("d4", "d4-n", "d4-nesw", "a1-nw", "h8-es", "sheriff", "bank", "wages", "buy_vp_2"),
    *("this_turn", "carson_river", "kit_carson", "might_is_right", "personality_track", "won"),
    *(DRAWN["board"], "1~", "/" * 7, "Ann", "it", "red"),
)
AT_ONCE: dict[str, tuple[str, Body, Body, set[str]]] = {
    "faults of three seats and between them": (
        *("score", DRAWN),
        {
            "seats.0.cash_limit": 30,
            "seats.1.name": "Ann",
            "seats.1.personality": "mercenary",
            "seats.2.order": 2,
            "seats.2.houses": 1,
            "bridges.0": "d1",
            "bridges.1": "a1",
        },
        {
            *("seats.0.cash_limit", "seats.1.name", "seats.1.personality", "seats.2.order"),
            *("seats.2.houses", "bridges.0", "bridges.1"),
        },
    ),
    "too many mountains of two seats, and one name for both": (
        *("score", COUNTED),
        {"seats.2.name": "Ann", "seats.2.mountains": 9},
        {"seats.2.name", "seats"},
    ),
    "too much of several seats": (
        *("score", COUNTED),
        {"seats.0.buildings": 12, "seats.1.at_bridge": 0, "seats.2.name": "Bob"},
        {"seats.0.buildings", "seats.1.at_bridge", "seats.2.name"},
    ),
    "roads above the box, a ranch with a house, kept and bought": (
        *("build", SITUATIONS["build"]),
        {"reserve": 25, "building": "ranch", "kept": "this_turn"},
        {"reserve", "house", "kept"},
    ),
    "a duel that cannot be": (
        *("duel", SITUATIONS["duel"]),
        {
            "duellists.0.three_guns": True,
            "duellists.1.name": "Ann",
            "duellists.1.order": 2,
            "duellists.1.tile": 1,
        },
        {
            *("duellists.1.name", "duellists.1.order", "duellists.1.tile"),
            "duellists.2.three_guns",
        },
    ),
    "attacks and a grocer that cannot be": (
        *("income", SITUATIONS["income"]),
        {
            "attacks.0.by": 1,
            "attacks.1": {"parcel": "e4", "by": 3, "won": True},
            "parcel": "a1",
            "houses": 2,
            "doubled": True,
        },
        {"attacks.0.by", "attacks.1.parcel", "parcel", "houses", "doubled"},
    ),
    "more than there is": (
        *("actions", SITUATIONS["actions"]),
        {"buildings": 6, "road_cowboys": 9},
        {"buildings", "road_cowboys"},
    ),
    "two choices that somebody has made": (
        *("turn_order", SITUATIONS["turn_order"]),
        {"choices.1": {"name": "Ann", "personality": "mercenary", "number": 7}},
        {"choices.1.name", "choices.1.personality", "choices.1.number"},
    ),
}

FAULTS = Faults(
    table=DRAWN,
    # How many seats there are, and what lies at a bridge, is seen once the rest is right.
    fields=tuple(case for case in fields() if "is 4" not in case.sentence),
    at_once={sentence: AtOnce(*case) for sentence, case in AT_ONCE.items()},
    words=WORDS,
)
