"""Faults that this game names, one and several at once, and words to stumble on."""

from tests.broken import LEFT_OUT, Body
from tests.gold_rush.refused_questions import ON_A_MAP, SITUATIONS
from tests.gold_rush.refused_tables import COUNTED, DRAWN, fields, typed_features
from tests.title_tests import AtOnce, Faults

WAITING = {
    *("gold beside tokens", "gold beside no tokens", "a farmer where nobody farms", "seat '5'"),
}
WORDS = (
    *("prpr e-w* ^2", "mmpp ^9", "rrrr city", "0,0=prpr", "0,0=prpr;1,0=rppp!c0:railroad@n"),
    *("railroad@n", "mountain@mid", "city", "prairie@nw", "no_farmers", "cowboy", "place"),
    *("per_piece", "enclosed_gaps", "mountain", "prairie", "en", "0", "4"),
)
AT_ONCE: dict[str, tuple[str, Body, Body, set[str]]] = {
    "names, colours and tokens of several seats": (
        *("score", COUNTED),
        {
            "seats.1.name": "Ann",
            "seats.3.color": "red",
            "seats.4.tokens": [0] * 61,
            "features.1.cowboys": {"0": 2},
        },
        {"seats.1.name", "seats.3.color", "seats", "features"},
    ),
    "a map that contradicts itself in every way": (
        *("score", DRAWN),
        {
            "seats.2.name": "Ann",
            "map.1.tile": "ppmp ^1",
            "map.1.turned": 1,
            "map.2.tile": "pmpp ^1",
            "map.2.tents": [{"seat": 1, "on": "mountain@e"}],
            "map.3.at": [40, 2],
        },
        {"seats.2.name", "map.2.tile", "map.2.tents", "map.3.at"},
    ),
    "two tiles on a cell, two that are not joined": (
        *("placements", SITUATIONS["placements"]),
        {"map.1.at": [0, 0], "map.2.at": [-9, 0], "map.3.at": [9, 0]},
        {"map.1.at", "map.2.at", "map.3.at"},
    ),
    "a cell without a tile and a map that is not joined": (
        *("tent", ON_A_MAP["tent"]),
        {"map.3.at": [9, 9], "at": [5, 5]},
        {"map.3.at", "at"},
    ),
    "a place that is not there and a contradicting edge": (
        *("feature", ON_A_MAP["feature"]),
        {"map.2.tile": "pppp", "on": "city"},
        {"map.2.tile", "on"},
    ),
    "seats that are not there": (
        *("split_tokens", SITUATIONS["split_tokens"]),
        {"players": 2, "current": 3, "tied": [4, 1, 3]},
        {"current", "tied.0", "tied.2"},
    ),
    "fields of the other form, and a field that is needed": (
        *("cowboy", {**SITUATIONS["cowboy"], "seat": 3, "on": "city"}),
        {"kind": LEFT_OUT, "at": [0, 0]},
        {"seat", "on", "at", "kind"},
    ),
    "a railroad too short for its cowboys and two other kinds' numbers": (
        *("feature", SITUATIONS["feature"]),
        {"feature.tiles": 1, "feature.tipis": 1, "feature.nuggets": 2},
        {"feature.tipis", "feature.nuggets", "feature.cowboys"},
    ),
}

FAULTS = Faults(
    table=COUNTED,
    fields=tuple(case for case in (*fields(), *typed_features()) if case.sentence not in WAITING),
    at_once={sentence: AtOnce(*case) for sentence, case in AT_ONCE.items()},
    words=WORDS,
)
