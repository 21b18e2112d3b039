"""What is possible but not likely is scored all the same, with a word of warning."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.broken import Body, with_changes
from tests.nevada_city.asking import answer_to, field_of

PAWNS: list[Body] = [{"name": name, "score_track": 40 + place} for place, name in enumerate("ABCD")]
QUIET: Body = {"variants": [], "seats": PAWNS}
GOAL = {"levels": [1], "counts": [1, 1, 1, 1]}
LAND = {"mines": 1, "farms": 1, "ranches": 1}
STORE = {"vp": 1, "building": "pharmacist", "built": True}
SEAT = "seats.0"


def goals(number: int, **setup: Any) -> Body:
    """So many goals, of four players."""
    return {**setup, "goals": [GOAL] * number}


def ledger(**rows: Any) -> Body:
    """The first seat tells these rows."""
    return {SEAT: {"name": "A", **rows}}


WARNED: dict[str, tuple[Body, list[str]]] = {
    "nothing odd": ({}, []),
    "the usual four goals": (goals(4), []),
    "three goals of four": (goals(3), ["goals"]),
    "five goals of four": (goals(5), ["goals"]),
    "five goals with the Gunslinging goal": (goals(5, variants=["gunslinging_goal"]), []),
    "four goals with the Gunslinging goal": (goals(4, variants=["gunslinging_goal"]), ["goals"]),
    "all land": (ledger(properties=LAND), []),
    "three tiles in all": (ledger(properties=6), []),
    "two tiles in all": (ledger(properties=4), [f"{SEAT}.properties"]),
    "no mine": (ledger(properties={**LAND, "mines": 0}), [f"{SEAT}.properties"]),
    "nothing told of ranches": (
        ledger(properties={"mines": 9, "farms": 9}),
        [f"{SEAT}.properties"],
    ),
    "advanced events with poker": ({"variants": ["advanced_events", "poker"]}, []),
    "advanced events without poker": ({"variants": ["advanced_events"]}, ["variants"]),
    "troublemakers with poker": ({"variants": ["poker", "troublemakers"]}, []),
    "troublemakers without poker": ({"variants": ["troublemakers"]}, ["variants"]),
    "a pawn that stands right": (ledger(newspaper=[3], score_track=3), []),
    "a pawn that stands wrong": (ledger(newspaper=[3], score_track=4), [f"{SEAT}.score_track"]),
    "a pawn right before its goals": (
        {**goals(4), **ledger(newspaper=3, score_track=3)},
        [],
    ),
    "a pawn that has moved for the goals": (
        {**goals(4), **ledger(newspaper=3, score_track=7)},
        [f"{SEAT}.score_track"],
    ),
    "the owner bonus as computed": (
        ledger(contracts=[{**STORE, "owner": "A"}], building_owner_bonus=2),
        [],
    ),
    "another owner bonus than computed": (
        ledger(contracts=[{**STORE, "owner": "A"}], building_owner_bonus=4),
        [f"{SEAT}.building_owner_bonus"],
    ),
    "an owner that lists the card": (
        ledger(contracts=[STORE], buildings=[{"building": "pharmacist", "vp": 4}]),
        [],
    ),
    "an owner that lists no buildings": (ledger(contracts=[{**STORE, "owner": "A"}]), []),
    "an owner whose list lacks the card": (
        ledger(contracts=[{**STORE, "owner": "A"}], buildings=[]),
        [f"{SEAT}.contracts"],
    ),
    "a complete contract of a card that is not complete": (
        ledger(contracts=[STORE], buildings=[{"building": "pharmacist", "complete": False}]),
        [f"{SEAT}.contracts"],
    ),
    "an incomplete card, not built for the contract": (
        ledger(
            contracts=[{**STORE, "built": False}],
            buildings=[{"building": "pharmacist", "complete": False}],
        ),
        [],
    ),
    "a tie that is broken": (
        {
            "seats.2": {"name": "C", "score_track": 43, "resources": 3},
            "seats.3": {"name": "D", "score_track": 43, "resources": {"silver": 4}},
        },
        [],
    ),
    "a tie of which one tells nothing": (
        {"seats.2.score_track": 43, "seats.3": {"name": "D", "score_track": 43, "resources": 0}},
        ["seats.2.resources"],
    ),
    "a tie of which nobody tells anything": (
        {"seats.2.score_track": 43},
        ["seats.2.resources", "seats.3.resources"],
    ),
    "a tie for the last place": (
        {"seats.1.score_track": 40},
        ["seats.0.resources", "seats.1.resources"],
    ),
}


@pytest.mark.parametrize(("changes", "paths"), WARNED.values(), ids=WARNED)
def test_a_table_is_warned_about(client: FlaskClient, changes: Body, paths: list[str]) -> None:
    warnings = answer_to(client, "score", with_changes(QUIET, changes))["warnings"]
    assert sorted(field_of(warning["at"]) for warning in warnings) == paths


@pytest.mark.parametrize(
    ("number", "variants", "reading"),
    [
        *((3, [], "keep_one"), (4, [], "keep_two")),
        *((4, ["gunslinging_goal"], "keep_one"), (4, ["gunslinging_goal"], "keep_two")),
    ],
)
def test_two_players_expect_the_goals_that_their_reading_keeps(
    client: FlaskClient, number: int, variants: list[str], reading: str
) -> None:
    body = {"seats": PAWNS[:2], "variants": variants, "house_rules": {"NC-O1": reading}}
    for count in (3, 4):
        goal = {"levels": [1], "counts": [1, 1]}
        found = answer_to(client, "score", {**body, "goals": [goal] * count})["warnings"]
        assert [warning["at"] for warning in found] == ([] if count == number else ["goals"])


def test_the_warning_at_a_pawn_names_the_difference(client: FlaskClient) -> None:
    body = with_changes(QUIET, ledger(newspaper=11, score_track=34))
    (warning,) = answer_to(client, "score", body)["warnings"]
    assert warning["at"] == "seats.0.score_track"
    assert "23" in warning["message"]


def test_an_owner_that_does_not_list_the_card_gets_the_two_points_all_the_same(
    client: FlaskClient,
) -> None:
    for building in ([], [{"building": "pharmacist", "complete": False}]):
        contract = {**STORE, "owner": "A"}
        body = with_changes(QUIET, ledger(contracts=[contract], buildings=building))
        assert answer_to(client, "score", body)["seats"][0]["total"] == 3


def test_every_warning_is_a_sentence_of_its_own(client: FlaskClient) -> None:
    changes = {
        **goals(1, variants=["troublemakers"]),
        **ledger(
            score_track=99,
            properties=0,
            contracts=[{**STORE, "owner": "A"}],
            buildings=[],
            building_owner_bonus=8,
        ),
        "seats.2.score_track": 43,
    }
    messages: dict[str, list[str]] = {}
    for language in ("en", "de"):
        answer = client.post(
            "/api/v1/nevada-city/score",
            json=with_changes(QUIET, changes),
            headers={"Accept-Language": language},
        )
        messages[language] = [warning["message"] for warning in answer.json["warnings"]]
    assert len(messages["en"]) == len(messages["de"]) >= 8
    assert not {*messages["en"]} & {*messages["de"]}
    assert all(len(each.split()) > 3 for each in (*messages["en"], *messages["de"]))
