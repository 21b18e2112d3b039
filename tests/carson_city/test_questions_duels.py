"""Duels and firepower: ties on both tracks, what helps for a turn, what is refused."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.asking import Body
from tests.carson_city.asking import answer_to, refused_at, rule

ANN: Body = {"name": "Ann", "cowboys": 2, "revolvers": 1, "die": 3}
BOB: Body = {"name": "Bob", "cowboys": 1, "revolvers": 1, "die": 4}
CID: Body = {"name": "Cid", "cowboys": 0, "revolvers": 0, "die": 1}
BY_PERSONALITY = {"house_rules": {"CC-O7": "personality_track"}}


def duel(*duellists: Body, **beside: Any) -> Body:
    return {**beside, "duellists": [*duellists]}


def test_a_tie_below_the_top_needs_no_places(client: FlaskClient) -> None:
    strong = {**CID, "revolvers": 20}
    ruling = rule(client, "duel", duel(ANN, BOB, strong))
    assert ruling["facts"]["winner"] == "Cid"
    assert not ruling["facts"]["tie"]
    assert ruling["depends_on"] == []


BOTH_PERSONALITIES = ["duellists.0.personality", "duellists.1.personality"]
# The winner by the places of passing, and what the personalities say: who wins, or what lacks.
TIES: dict[str, tuple[Body, Body, str, str | list[str] | None]] = {
    "only places are told": ({"order": 2}, {"order": 1}, "Bob", BOTH_PERSONALITIES),
    "both tracks agree": (
        {"order": 2, "personality": "captain"},
        {"order": 1, "personality": "banker"},
        "Bob",
        None,
    ),
    "the tracks disagree": (
        {"order": 2, "personality": "banker"},
        {"order": 1, "personality": "captain"},
        "Bob",
        "Ann",
    ),
    "one personality is not told": (
        {"order": 2, "personality": "banker"},
        {"order": 1},
        "Bob",
        BOTH_PERSONALITIES[1:],
    ),
    "the other one’s personality is not told": (
        {"order": 2},
        {"order": 1, "personality": "banker"},
        "Bob",
        BOTH_PERSONALITIES[:1],
    ),
    "the first place is enough": ({}, {"order": 1}, "Bob", BOTH_PERSONALITIES),
    "the last place is enough": ({"order": 5}, {}, "Bob", BOTH_PERSONALITIES),
    "nobody has a lower number than the Sheriff": (
        {"order": 2},
        {"order": 1, "personality": "sheriff"},
        "Bob",
        None,
    ),
}


@pytest.mark.parametrize(("ann", "bob", "winner", "otherwise"), TIES.values(), ids=TIES.keys())
def test_a_tie_depends_on_the_track_unless_both_are_known_to_agree(
    client: FlaskClient, ann: Body, bob: Body, winner: str, otherwise: str | list[str] | None
) -> None:
    ruling = rule(client, "duel", duel({**ANN, **ann}, {**BOB, **bob}))
    assert ruling["facts"]["winner"] == winner
    told = [other for entry in ruling["depends_on"] for other in entry["otherwise"]]
    found = [other.get("needs") or other["facts"]["winner"] for other in told]
    assert found == ([] if otherwise is None else [otherwise])


def test_a_tie_without_any_place_is_refused_where_each_place_lacks(client: FlaskClient) -> None:
    assert refused_at(client, "duel", duel(ANN, BOB)) == {"duellists.0.order", "duellists.1.order"}


def test_the_chosen_track_breaks_the_tie_and_the_other_needs_places(client: FlaskClient) -> None:
    tied = duel({**ANN, "personality": "banker"}, {**BOB, "personality": "captain"})
    ruling = rule(client, "duel", {**tied, **BY_PERSONALITY})
    assert ruling["facts"]["winner"] == "Ann"
    (entry,) = ruling["depends_on"]
    needs = ["duellists.0.order", "duellists.1.order"]
    assert entry["otherwise"] == [{"reading": "passing_track", "needs": needs}]


REFUSED: dict[str, tuple[Body, set[str]]] = {
    "one alone": (duel(ANN), {"duellists"}),
    "six": (duel(*({**ANN, "name": str(n), "cowboys": n} for n in range(6))), {"duellists"}),
    "a name twice": (duel(ANN, BOB, {**CID, "name": " Ann "}), {"duellists.2.name"}),
    "a place twice": (
        duel({**ANN, "order": 1}, {**BOB, "order": 1}),
        {"duellists.1.order"},
    ),
    "a personality twice": (
        duel({**ANN, "personality": "banker"}, BOB, {**CID, "personality": "banker"}),
        {"duellists.2.personality"},
    ),
    "two chips": (
        duel({**ANN, "three_guns": True}, BOB, {**CID, "three_guns": True}),
        {"duellists.2.three_guns"},
    ),
    "a tie without places": (duel(ANN, BOB), {"duellists.0.order", "duellists.1.order"}),
    "a tie without one place": (duel(ANN, {**BOB, "order": 2}), {"duellists.0.order"}),
    "a tie without personalities": (
        {**duel({**ANN, "order": 1}, {**BOB, "order": 2}), **BY_PERSONALITY},
        {"duellists.0.personality", "duellists.1.personality"},
    ),
    "no die": (
        duel({key: ANN[key] for key in ("name", "cowboys", "revolvers")}, BOB),
        {"duellists.0.die"},
    ),
    "a tile beside the die": (duel({**ANN, "tile": 1}, BOB), {"duellists.0.tile"}),
    "a die beside the tile": (
        duel({**ANN, "tile": 1}, {**CID, "tile": 0}, variants=["might_is_right"]),
        {"duellists.0.die", "duellists.1.die"},
    ),
    "ten cowboys and one more at the duel": (
        duel({**ANN, "cowboys": 10}, BOB),
        {"duellists.0.cowboys"},
    ),
}


@pytest.mark.parametrize(("body", "paths"), REFUSED.values(), ids=REFUSED.keys())
def test_a_duel_is_refused(client: FlaskClient, body: Body, paths: set[str]) -> None:
    assert refused_at(client, "duel", body) == paths


def test_one_chip_may_be_denied_by_all_the_others(client: FlaskClient) -> None:
    chips = duel({**ANN, "three_guns": False}, {**BOB, "three_guns": True}, CID)
    assert answer_to(client, "duel", chips)["facts"]["totals"] == [6, 9, 1]


def test_only_a_red_sheriff_who_loses_is_paid(client: FlaskClient) -> None:
    ann, bob = {**ANN, "die": 6, "personality": "sheriff"}, {**BOB, "personality": "settler"}
    red = ["sheriff", "settler"]
    assert answer_to(client, "duel", duel(ann, bob, red=red))["facts"]["victory_points"] == [0, 0]
    weak = {**ann, "die": 1}
    assert answer_to(client, "duel", duel(weak, bob, red=red))["facts"]["victory_points"] == [3, 0]
    assert answer_to(client, "duel", duel(weak, bob))["facts"]["victory_points"] == [0, 0]


FIREPOWER: dict[str, tuple[Body, tuple[int, int, int], list[str]]] = {
    "cowboys alone": ({"cowboys": 3}, (3, 0, 0), ["CC-O1"]),
    "cowboys alone in Italy": ({"cowboys": 3, "edition": "it"}, (4, 1, 0), []),
    "revolvers that were counted": ({"cowboys": 3, "revolvers": 0}, (3, 0, 0), []),
    "counted in Italy": ({"cowboys": 3, "revolvers": 2, "edition": "it"}, (5, 2, 0), []),
    "all parts": (
        {"cowboys": 0, "ranches": 6, "mines": 6, "prisons": 2, "captain_revolvers": 8},
        (24, 24, 0),
        ["CC-O1"],
    ),
    "chip and mercenary": (
        {"cowboys": 1, "revolvers": 0, "three_guns": True, "personality": "mercenary"},
        (7, 0, 6),
        [],
    ),
    "chip and red mercenary": (
        {
            "cowboys": 1,
            "revolvers": 0,
            "three_guns": True,
            "personality": "mercenary",
            "red": ["mercenary"],
        },
        (6, 0, 5),
        [],
    ),
}


@pytest.mark.parametrize(("body", "facts", "points"), FIREPOWER.values(), ids=FIREPOWER.keys())
def test_firepower_is_added_up(
    client: FlaskClient, body: Body, facts: tuple[int, int, int], points: list[str]
) -> None:
    ruling = rule(client, "firepower", body)
    firepower, revolvers, boost = facts
    assert ruling["facts"] == {
        "firepower": firepower,
        "revolvers": revolvers,
        "boost": boost,
        "cowboy_income": 2 * firepower,
        "cowboy_vp": firepower // 2,
    }
    assert [entry["open_point"] for entry in ruling["depends_on"]] == points


def test_every_part_beside_all_revolvers_is_refused(client: FlaskClient) -> None:
    parts = {"ranches": 0, "mines": 1, "prisons": 0, "captain_revolvers": 2}
    assert refused_at(client, "firepower", {"cowboys": 1, "revolvers": 3, **parts}) == {*parts}


@pytest.mark.parametrize(("chosen", "track"), [({}, "lower"), (BY_PERSONALITY, "upper")])
def test_a_broken_tie_names_the_track_that_broke_it(
    client: FlaskClient, chosen: Body, track: str
) -> None:
    ann = {**ANN, "order": 2, "personality": "banker"}
    bob = {**BOB, "order": 1, "personality": "captain"}
    because = answer_to(client, "duel", {**duel(ann, bob), **chosen})["because"]
    says = next(reason["says"] for reason in because if reason["clause"] == "CC-28")
    assert f"on the {track} track" in says
