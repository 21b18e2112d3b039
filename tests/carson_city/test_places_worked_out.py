"""Who may put a cowboy where, worked out by hand: every reason of a no alone and together."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.carson_city.asking import assert_as_expected, rule
from tests.carson_city.broken import board_of

Body = dict[str, Any]

TOWN = board_of(
    a1="1c",
    b2="1b",
    c3="1p",
    b1="1p",
    e5="2.",
    e6="2h",
    e7="h",
    h8="2s",
    a2="1c",
    g7="2m",
    g1="m",
)
WET = board_of(d4="~", d5="1.")
RED = {"personality": "sheriff", "red": ["sheriff"]}
WHITE = {"personality": "sheriff", "white_cowboy": True}
FIGHTS = {"house_rules": {"CC-O16": "owner_duels"}}
ANYWHERE = {"house_rules": {"CC-O13": "anywhere_free"}}
MUST_SERVE = {"house_rules": {"CC-O18": "must_serve"}}
TWELVE = board_of(**{f"{column}{row}": "1." for column in "abc" for row in range(1, 5)})
KEPT_OFF = {"house_rules": {"CC-O13": "action_squares_only"}}


def on(parcel: str, seat: int = 2, **more: Any) -> Body:
    """A cowboy on a parcel of the town."""
    return {"board": TOWN, "parcel": parcel, "seat": seat, **more}


def at(square: str, **more: Any) -> Body:
    """Seat 1's cowboy on an action square."""
    return {"square": square, "seat": 1, **more}


YES: dict[str, tuple[Body, str, bool]] = {
    "a square": (at("ammunition"), "action", False),
    "a square where another stands": (at("ammunition", standing=[2]), "action", True),
    "Wages where others stand": (at("wages", standing=[2, 2]), "action", False),
    "One road where oneself stands": (at("one_road", standing=[1, 1]), "action", False),
    "Wages with the white cowboy": (at("wages", sheriff_standing=True), "action", False),
    "the last turn's only square": (at("buy_vp_5", turn=4), "action", False),
    "the cheapest square in turn 1": (at("buy_vp_2", turn=1), "action", False),
    "a square that no turn closes": (at("buy_vp_5"), "action", False),
    "the red sheriff where nobody stands": (at("ammunition", **RED), "action", False),
    "the red sheriff among others at Wages": (at("wages", standing=[2], **RED), "action", False),
    "the red sheriff who defends": (on("h8", standing=[1], **RED), "defend", True),
    "the white cowboy as the only one": (at("ammunition", cowboys=0, **WHITE), "action", False),
    "the white cowboy on a square under either reading": (
        *(at("wages", **WHITE, **KEPT_OFF), "action", False),
    ),
    "the white cowboy on nobody's parcel": (on("a8", **WHITE, **ANYWHERE), "purchase", False),
    "the white cowboy on an own building": (on("h8", **WHITE, **ANYWHERE), "defend", False),
    "nobody's house": (on("e7"), "purchase", False),
    "nobody's mountain where two stand": (on("g1", standing=[1, 3]), "purchase", True),
    "an own church": (on("a1", seat=1, standing=[2]), "defend", True),
    "another's building without a church": (on("h8", seat=3), "attack", False),
    "where the owner fights without a cowboy": (on("h8", seat=3, **FIGHTS), "attack", True),
    "two attackers and nobody who defends": (on("h8", seat=3, standing=[1]), "attack", True),
}
NO: dict[str, tuple[Body, set[str], str | None]] = {
    "who has passed": (at("wages", passed=True), {"CC-22"}, "action"),
    "no cowboy left": (at("wages", cowboys=0), {"CC-21"}, "action"),
    "an own cowboy there": (at("gambling", standing=[1]), {"CC-24"}, "action"),
    "a second cowboy on a parcel": (on("a8", standing=[1, 2]), {"CC-24"}, "purchase"),
    "a closed square": (at("buy_vp_4", turn=4), {"CC-29"}, "action"),
    "beside the white cowboy": (at("gambling", sheriff_standing=True), {"CC-91"}, "action"),
    "the white cowboy joins": (at("one_road", standing=[1], **WHITE), {"CC-91"}, "action"),
    "the white cowboy joins itself": (
        at("wages", sheriff_standing=True, **WHITE),
        {"CC-91"},
        "action",
    ),
    "the red sheriff joins": (at("gambling", standing=[2], **RED), {"CC-92"}, "action"),
    "the red sheriff joins on a parcel": (on("a8", standing=[1], **RED), {"CC-92"}, "purchase"),
    "the red sheriff attacks": (on("h8", seat=3, **RED), {"CC-92"}, "attack"),
    "the white cowboy attacks": (on("h8", seat=3, **WHITE), {"CC-91"}, "attack"),
    "a river parcel": (
        *(
            {"board": WET, "variants": ["carson_river"], "parcel": "d4", "seat": 1},
            {"CC-115"},
            None,
        ),
    ),
    "an own empty parcel": (on("e5", **MUST_SERVE), {"CC-43"}, None),
    "an own house": (on("e6", **MUST_SERVE), {"CC-43"}, None),
    "another's mountain": (on("g7", seat=1, **MUST_SERVE), {"CC-43"}, None),
    "a thirteenth parcel": (
        {"board": TWELVE, "parcel": "h8", "seat": 1, **MUST_SERVE},
        {"CC-7"},
        "purchase",
    ),
    "beside the own white cowboy": (
        at("gambling", sheriff_standing=True, personality="sheriff"),
        {"CC-24"},
        "action",
    ),
    "a bank beside a church": (on("b2"), {"CC-86"}, "attack"),
    "a prison": (on("c3"), {"CC-90"}, "attack"),
    "a prison beside a church": (on("b1"), {"CC-86", "CC-90"}, "attack"),
    "a church beside a church": (on("a1"), {"CC-88"}, "attack"),
    "the white cowboy kept off a parcel": (on("a8", **WHITE, **KEPT_OFF), {"CC-91"}, "purchase"),
    "the white cowboy kept off a building": (on("h8", **WHITE, **KEPT_OFF), {"CC-91"}, "defend"),
    "everything at once on a square": (
        at(
            "buy_vp_2",
            passed=True,
            cowboys=0,
            standing=[1, 2],
            sheriff_standing=True,
            turn=2,
            **RED,
        ),
        {"CC-22", "CC-21", "CC-24", "CC-29", "CC-91", "CC-92"},
        "action",
    ),
    "everything at once on a building": (
        on("b2", passed=True, standing=[2, 3], **WHITE),
        {"CC-22", "CC-24", "CC-86", "CC-91"},
        "attack",
    ),
}


@pytest.mark.parametrize(("body", "purpose", "duel"), YES.values(), ids=YES)
def test_a_cowboy_may_stand_there(
    client: FlaskClient, body: Body, purpose: str, duel: bool
) -> None:
    expected = {"verdict": "yes", "facts.purpose": purpose, "facts.duel": duel}
    assert_as_expected(client, "place_cowboy", body, expected)


@pytest.mark.parametrize(("body", "clauses", "purpose"), NO.values(), ids=NO)
def test_a_cowboy_may_not_stand_there(
    client: FlaskClient, body: Body, clauses: set[str], purpose: str | None
) -> None:
    expected = {"verdict": "no", "clauses": sorted(clauses), "facts.purpose": purpose}
    assert_as_expected(client, "place_cowboy", body, expected)


@pytest.mark.parametrize("parcel", ["a8", "h8"])
def test_the_white_cowboy_off_the_squares_is_left_open(client: FlaskClient, parcel: str) -> None:
    found = rule(client, "place_cowboy", on(parcel, **WHITE))
    assert found["verdict"] == "open"
    assert found["facts"]["duel"] is False
    assert found["clauses"] >= {"CC-91"}


UNDEFENDED: dict[str, tuple[Body, list[str]]] = {
    "nobody there": (on("h8", seat=3), ["CC-O16"]),
    "a table that has chosen": (on("h8", seat=3, **FIGHTS), ["CC-O16"]),
    "the owner there": (on("h8", seat=3, standing=[2]), []),
    "another attacker there": (on("h8", seat=3, standing=[1]), []),
    "an own building": (on("h8"), []),
    "a building that cannot be attacked": (on("c3"), []),
}


@pytest.mark.parametrize(("body", "points"), UNDEFENDED.values(), ids=UNDEFENDED)
def test_whether_an_owner_without_a_cowboy_fights_is_left_open(
    client: FlaskClient, body: Body, points: list[str]
) -> None:
    found = rule(client, "place_cowboy", body)
    assert [entry["open_point"] for entry in found["depends_on"]] == points


ATTACKS: dict[str, tuple[Body, Body]] = {
    "nothing there": (
        on("a8", **WHITE),
        *[
            {
                "verdict": "no",
                "clauses": ["CC-62"],
                "facts": dict.fromkeys(("kind", "income", "loot")),
            }
        ],
    ),
    "a house is no building": (on("e6", seat=1), {"verdict": "no", "clauses": ["CC-62"]}),
    "an attack is worth half": (
        on("h8", seat=3),
        {"verdict": "yes", "facts": {"kind": "attack", "income": 0, "loot": 0}},
    ),
    "a defender takes no loot": (
        on("b2", seat=1),
        {"verdict": "yes", "facts": {"kind": "defend", "income": 6, "loot": 0}},
    ),
    "a shielded bank yields no loot": (
        on("b2"),
        {
            "verdict": "no",
            "clauses": ["CC-86"],
            "facts": {"kind": "attack", "income": 6, "loot": 0},
        },
    ),
}


@pytest.mark.parametrize(("body", "expected"), ATTACKS.values(), ids=ATTACKS)
def test_an_attack_is_judged_as_worked_out(client: FlaskClient, body: Body, expected: Body) -> None:
    assert_as_expected(client, "attack", body, expected)
