"""Cowboys on squares, parcels and buildings: every no with its clauses, and what would help."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.asking import Body
from tests.carson_city.asking import answer_to, refused_at, rule

# Seat 1: Bank d4 beside its Church d5, Saloon f3, Prison h1, empty a8. Seat 2: House b8. River h8.
TOWN = (
    ". . . . . . . 1p/. . . . . . . ./. . . . . 1s . ./. . . 1b . h h ./"
    ". . . 1c . . . ./. . . . . . . ./. . . . . . . ./1. 2h . . . . . ~"
)
RIVER = {"variants": ["carson_river"], "board": TOWN}
YELLOW = {"personality": "sheriff"}
WHITE = {**YELLOW, "white_cowboy": True}
RED = {"personality": "sheriff", "red": ["settler", "sheriff"]}
MUST_SERVE = {"house_rules": {"CC-O18": "must_serve"}}
MAY_WAIT = {"house_rules": {"CC-O18": "allowed"}}
KEPT_OFF = {"house_rules": {"CC-O13": "action_squares_only"}}

PLACES: dict[str, tuple[Body, str]] = {
    "an empty square": ({"square": "ammunition"}, ""),
    "a square with others": ({"square": "ammunition", "standing": [2, 3]}, ""),
    "a square where one stands": ({"square": "build_12", "standing": [1]}, "CC-24"),
    "wages where one stands": ({"square": "wages", "standing": [1, 1]}, ""),
    "one road where one stands": ({"square": "one_road", "standing": [1]}, ""),
    "a square after passing": ({"square": "wages", "passed": True}, "CC-22"),
    "a square without a cowboy": ({"square": "wages", "cowboys": 0}, "CC-21"),
    "the square for $2 in turn 1": ({"square": "buy_vp_2", "turn": 1}, ""),
    "the square for $2 in turn 2": ({"square": "buy_vp_2", "turn": 2}, "CC-29"),
    "the square for $5 in turn 4": ({"square": "buy_vp_5", "turn": 4}, ""),
    "the square for $4 in turn 4": ({"square": "buy_vp_4", "turn": 4}, "CC-29"),
    "the square for $5 in a turn not told": ({"square": "buy_vp_5"}, ""),
    "beside the own white cowboy": (
        {"square": "gambling", "personality": "sheriff", "sheriff_standing": True},
        "CC-24",
    ),
    "beside the white cowboy": ({"square": "gambling", "sheriff_standing": True}, "CC-91"),
    "beside the white cowboy for wages": ({"square": "wages", "sheriff_standing": True}, ""),
    "the white cowboy": ({"square": "gambling", **WHITE}, ""),
    "the white cowboy, the last": ({"square": "gambling", **WHITE, "cowboys": 0}, ""),
    "the white cowboy on wages beside others": (
        {"square": "wages", **WHITE, "standing": [2]},
        "CC-91",
    ),
    "the white cowboy beside an own one": (
        {"square": "gambling", **WHITE, "standing": [1]},
        "CC-24 CC-91",
    ),
    "the red sheriff beside others": ({"square": "gambling", **RED, "standing": [2]}, "CC-92"),
    "the red sheriff alone": ({"square": "gambling", **RED}, ""),
    "the red sheriff for wages": ({"square": "wages", **RED, "standing": [2]}, ""),
    "the yellow sheriff's own cowboys": ({"square": "gambling", **YELLOW, "standing": [2]}, ""),
    "a parcel of nobody": ({**RIVER, "parcel": "a1"}, ""),
    "a house of nobody": ({**RIVER, "parcel": "f4"}, ""),
    "an own empty parcel": ({**RIVER, "parcel": "a8", **MUST_SERVE}, "CC-43"),
    "another's house": ({**RIVER, "parcel": "b8", **MUST_SERVE}, "CC-43"),
    "another's house to wait there": ({**RIVER, "parcel": "b8", **MAY_WAIT}, ""),
    "white cowboy kept off an own parcel": (
        {**RIVER, "parcel": "a8", **WHITE, **KEPT_OFF},
        "CC-43 CC-91",
    ),
    "the river": ({**RIVER, "parcel": "h8"}, "CC-115"),
    "an own saloon with an attacker": ({**RIVER, "parcel": "f3", "standing": [2]}, ""),
    "an own saloon, red sheriff": ({**RIVER, "parcel": "f3", **RED, "standing": [2]}, ""),
    "another's saloon": ({**RIVER, "parcel": "f3", "seat": 2}, ""),
    "another's saloon, red sheriff": ({**RIVER, "parcel": "f3", "seat": 2, **RED}, "CC-92"),
    "another's saloon, white cowboy": ({**RIVER, "parcel": "f3", "seat": 2, **WHITE}, "CC-91"),
    "another's bank beside its church": ({**RIVER, "parcel": "d4", "seat": 2}, "CC-86"),
    "another's church": ({**RIVER, "parcel": "d5", "seat": 2}, "CC-88"),
    "another's prison": ({**RIVER, "parcel": "h1", "seat": 2}, "CC-90"),
    "white cowboy kept off a parcel": ({**RIVER, "parcel": "a1", **WHITE, **KEPT_OFF}, "CC-91"),
    "white cowboy kept off a saloon": ({**RIVER, "parcel": "f3", **WHITE, **KEPT_OFF}, "CC-91"),
    "everything at once": (
        {"square": "buy_vp_3", "turn": 3, "passed": True, **RED, "cowboys": 0, "standing": [1, 2]},
        "CC-21 CC-22 CC-24 CC-29 CC-92",
    ),
}


@pytest.mark.parametrize(("body", "clauses"), PLACES.values(), ids=PLACES.keys())
def test_a_cowboy_is_placed(client: FlaskClient, body: Body, clauses: str) -> None:
    ruling = rule(client, "place_cowboy", {"seat": 1, **body})
    assert ruling["verdict"] == ("no" if clauses else "yes")
    if clauses:
        assert ruling["clauses"] == set(clauses.split())


def test_each_clause_of_a_no_is_named_once(client: FlaskClient) -> None:
    white_beside_white = {"seat": 1, "square": "gambling", **WHITE, "sheriff_standing": True}
    ruling = answer_to(client, "place_cowboy", white_beside_white)
    assert [reason["clause"] for reason in ruling["because"]] == ["CC-24", "CC-91"]


PURPOSES: dict[str, tuple[Body, str | None, bool | None]] = {
    "a square": ({"square": "gambling", "standing": [2]}, "action", True),
    "wages": ({"square": "wages", "standing": [2]}, "action", False),
    "wages with own ones": ({"square": "wages", "standing": [1]}, "action", False),
    "a free parcel": ({**RIVER, "parcel": "a1", "standing": [3]}, "purchase", True),
    "an own building": ({**RIVER, "parcel": "f3"}, "defend", False),
    "another's building": ({**RIVER, "parcel": "f3", "seat": 2, "standing": [1]}, "attack", True),
    "an own house": ({**RIVER, "parcel": "b8", "seat": 2, **MUST_SERVE}, None, None),
    "an own house to wait there": (
        {**RIVER, "parcel": "b8", "seat": 2, "standing": [1], **MAY_WAIT},
        None,
        True,
    ),
    "the river": ({**RIVER, "parcel": "h8"}, None, None),
}


@pytest.mark.parametrize(("body", "purpose", "duel"), PURPOSES.values(), ids=PURPOSES.keys())
def test_a_cowboy_has_a_purpose(
    client: FlaskClient, body: Body, purpose: str | None, duel: bool | None
) -> None:
    facts = answer_to(client, "place_cowboy", {"seat": 1, **body})["facts"]
    assert facts == {"purpose": purpose, "duel": duel}


REMEDIES: dict[str, tuple[str, Body, int]] = {
    "an ordinary cowboy beside another": (
        "place_cowboy",
        {"square": "gambling", **WHITE, "standing": [2]},
        1,
    ),
    "no ordinary cowboy without any": (
        "place_cowboy",
        {"square": "gambling", **WHITE, "standing": [2], "cowboys": 0},
        0,
    ),
    "no ordinary cowboy beside an own one": (
        "place_cowboy",
        {"square": "gambling", **WHITE, "standing": [1]},
        0,
    ),
    "an ordinary cowboy attacks": ("attack", {**RIVER, "parcel": "f3", "seat": 2, **WHITE}, 1),
    "nobody attacks a church": ("attack", {**RIVER, "parcel": "d5", "seat": 2, **WHITE}, 0),
    "squares that are open": ("place_cowboy", {"square": "buy_vp_2", "turn": 3}, 1),
    "nothing helps who has passed": ("place_cowboy", {"square": "wages", "passed": True}, 0),
}


@pytest.mark.parametrize(("question", "body", "count"), REMEDIES.values(), ids=REMEDIES.keys())
def test_what_would_help_is_said(
    client: FlaskClient, question: str, body: Body, count: int
) -> None:
    ruling = answer_to(client, question, {"seat": 1, **body})
    assert ruling["verdict"] == "no"
    assert len(ruling["remedies"]) == count


ATTACKS: dict[str, tuple[Body, Any]] = {
    "a saloon beside two houses": ({"parcel": "f3", "seat": 2}, ("attack", 10, 5)),
    "an own saloon": ({"parcel": "f3", "seat": 1}, ("defend", 10, 0)),
    "a saloon, red sheriff": ({"parcel": "f3", "seat": 2, **RED}, ("attack", 10, 0)),
    "a bank beside its church": ({"parcel": "d4", "seat": 2}, ("attack", 3, 0)),
    "an own church": ({"parcel": "d5", "seat": 1}, ("defend", 0, 0)),
    "an own prison": ({"parcel": "h1", "seat": 1}, ("defend", 0, 0)),
    "a house": ({"parcel": "b8", "seat": 2}, (None, None, None)),
    "the river": ({"parcel": "h8", "seat": 2}, (None, None, None)),
}


@pytest.mark.parametrize(("body", "facts"), ATTACKS.values(), ids=ATTACKS.keys())
def test_an_attack_has_its_worth(client: FlaskClient, body: Body, facts: Any) -> None:
    assert tuple(answer_to(client, "attack", {**RIVER, **body})["facts"].values()) == facts


REFUSED: dict[str, tuple[str, Body, set[str]]] = {
    "no place": ("place_cowboy", {}, {"square"}),
    "two places": ("place_cowboy", {**RIVER, "square": "wages", "parcel": "a1"}, {"square"}),
    "a square with a board": ("place_cowboy", {**RIVER, "square": "wages"}, {"board"}),
    "a parcel without a board": ("place_cowboy", {"parcel": "a1"}, {"board"}),
    "a board with a river elsewhere": ("place_cowboy", {"parcel": "a1", "board": TOWN}, {"board"}),
    "the white cowboy of nobody": (
        "place_cowboy",
        {"square": "wages", "white_cowboy": True},
        {"white_cowboy"},
    ),
    "the white cowboy of the red sheriff": (
        "attack",
        {**RIVER, "parcel": "f3", **RED, "white_cowboy": True},
        {"white_cowboy"},
    ),
    "the white cowboy of the banker, and a river elsewhere": (
        "attack",
        {"board": TOWN, "parcel": "f3", "personality": "banker", "white_cowboy": True},
        {"board", "white_cowboy"},
    ),
}


@pytest.mark.parametrize(("question", "body", "paths"), REFUSED.values(), ids=REFUSED.keys())
def test_a_cowboy_is_refused(
    client: FlaskClient, question: str, body: Body, paths: set[str]
) -> None:
    assert refused_at(client, question, {"seat": 1, **body}) == paths


def test_nobody_asks_for_the_white_cowboy_where_it_is_not_placed(client: FlaskClient) -> None:
    not_placed = {"seat": 1, "square": "wages", "personality": "banker", "white_cowboy": False}
    assert not refused_at(client, "place_cowboy", not_placed)
