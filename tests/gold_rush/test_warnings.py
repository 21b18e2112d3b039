"""What is possible but not likely is scored all the same, with a word of warning."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.gold_rush.asking import answer_to

Body = dict[str, Any]

SEATS = [{"name": "Ann"}, {"name": "Ben"}]
MINE = {"at": [0, 0], "tile": "pppp ^2"}


def feature(kind: str, **numbers: Any) -> Body:
    """A table of one feature in numbers."""
    return {"features": [{"kind": kind, **numbers}]}


def laid(*entries: Body, **seat: Any) -> Body:
    """A table of a map; Ann has these tokens."""
    return {"map": list(entries), "seats": [{"name": "Ann", **seat}, {"name": "Ben"}]}


# What is odd, and to which part of the body the warnings belong.
WARNED: dict[str, tuple[Body, list[str]]] = {
    "nothing at all": ({}, []),
    "a completed feature with a cowboy": (
        *(feature("railroad", tiles=2, completed=True, cowboys={"0": 1}), ["features.0"]),
    ),
    "a completed feature with nobody": (feature("railroad", tiles=2, completed=True), []),
    "a completed feature with no cowboy of a seat": (
        *(feature("railroad", tiles=2, completed=True, cowboys={"0": 0}), []),
    ),
    "an incomplete feature with a cowboy": (feature("railroad", tiles=2, cowboys={"0": 1}), []),
    "a prairie with a cowboy": (feature("prairie", tipis=2, cowboys={"0": 1}), []),
    "a completed railroad of one tile": (
        *(feature("railroad", tiles=1, completed=True), ["features.0"]),
    ),
    "an incomplete railroad of one tile": (feature("railroad", tiles=1), []),
    "more locomotives than tiles": (feature("railroad", tiles=2, locomotives=3), ["features.0"]),
    "a locomotive on every tile": (feature("railroad", tiles=2, locomotives=2), []),
    "an incomplete city with four completed railroads": (
        *(feature("city", completed_railroads=4), ["features.0"]),
    ),
    "an incomplete city with three completed railroads": (
        feature("city", completed_railroads=3),
        [],
    ),
    "a completed city with four": (feature("city", completed_railroads=4, completed=True), []),
    "two things at once": (
        *(feature("railroad", tiles=1, locomotives=2, completed=True), ["features.0"] * 2),
    ),
    "a mountain piece without nuggets": (laid({"at": [0, 0], "tile": "mppp ^0"}), ["map.0"]),
    "a mountain piece with nuggets": (laid({"at": [0, 0], "tile": "mppp ^1"}), []),
    "more tokens than nuggets": (laid(MINE, tokens=[0, 0, 1]), ["seats"]),
    "as many tokens as nuggets": (laid(MINE, tokens=[3, 0]), []),
    "a tent on a completed mountain": (
        *(laid({**MINE, "tents": [{"seat": 0, "on": "mountain@mid"}]}), ["map.0"]),
    ),
    "a tent on an incomplete mountain": (
        *(laid({"at": [0, 0], "tile": "mppp ^1", "tents": [{"seat": 0, "on": "mountain@n"}]}), []),
    ),
    "a cowboy on a completed mountain": (
        *(laid({**MINE, "cowboys": [{"seat": 0, "on": "mountain@mid"}]}), ["map.0"]),
    ),
    "a cowboy on an incomplete railroad": (
        *(laid({"at": [0, 0], "tile": "prpr", "cowboys": [{"seat": 0, "on": "railroad@e"}]}), []),
    ),
}


def warnings(client: FlaskClient, body: Body) -> list[Body]:
    """What a table is warned about."""
    found: list[Body] = answer_to(client, "score", {"seats": SEATS, **body})["warnings"]
    return found


@pytest.mark.parametrize(("body", "paths"), WARNED.values(), ids=WARNED)
def test_a_table_is_warned_about(client: FlaskClient, body: Body, paths: list[str]) -> None:
    found = [warning["at"] for warning in warnings(client, body)]
    assert len(found) == len(paths), found
    for at, path in zip(found, paths, strict=True):
        assert f"{at}.".startswith(f"{path}.")


def test_every_warning_is_a_sentence_of_its_own(client: FlaskClient) -> None:
    every = [one for body, paths in WARNED.values() if paths for one in body.get("features", [])]
    found = warnings(client, {"features": every})
    assert len({(warning["at"], warning["message"]) for warning in found}) == len(found) == 6
    assert all(len(warning["message"].split()) > 3 for warning in found)


def test_the_mountain_pieces_without_nuggets_are_warned_about_tile_by_tile(
    client: FlaskClient,
) -> None:
    tiles = [{"at": [x, 0], "tile": "pmpm e^0 w^1"} for x in range(2)]
    found = [warning["at"] for warning in warnings(client, {"map": tiles})]
    assert len(found) == 2
    assert [at.split(".")[1] for at in found] == ["0", "1"]


TWO_MOUNTAINS: list[Body] = [
    {"at": [0, 0], "tile": "pmpp ^1", "cowboys": [{"seat": 0, "on": "mountain@e"}]},
    {"at": [1, 0], "tile": "pppm ^1"},
]
ONE_MORE: Body = {"at": [2, 0], "tile": "pppp"}


def test_the_tokens_left_on_a_completed_mountain_are_in_the_warning(client: FlaskClient) -> None:
    (at_the_end,) = warnings(client, {"map": TWO_MOUNTAINS})
    (in_numbers,) = warnings(
        client, feature("mountain", nuggets=2, completed=True, cowboys={"0": 1})
    )
    for warning in (at_the_end, in_numbers):
        assert "tokens" in warning["message"]
        assert "score track" in warning["message"]


def test_what_this_turn_completed_is_scored_in_it_and_what_was_before_should_be(
    client: FlaskClient,
) -> None:
    told = []
    for tiles in (TWO_MOUNTAINS, [*TWO_MOUNTAINS, ONE_MORE]):
        body = {"map": tiles, "at": [0, 0], "on": "mountain@e"}
        (warning,) = answer_to(client, "feature", body)["warnings"]
        assert warning["at"] == "map.0.cowboys"
        assert "tokens" in warning["message"]
        told.append("step 3" in warning["message"])
    assert told == [True, False]


def test_a_city_that_a_railroad_far_away_completes_is_completed_in_this_turn(
    client: FlaskClient,
) -> None:
    tiles: list[Body] = [
        {"at": [0, 0], "tile": "rrrp city", "cowboys": [{"seat": 0, "on": "city"}]},
        {"at": [0, -1], "tile": "mprp ^1"},
        {"at": [0, 1], "tile": "rpmp ^1"},
        {"at": [1, 0], "tile": "prpr"},
        {"at": [2, 0], "tile": "pmpr ^1"},
    ]
    body = {"map": tiles, "at": [0, 0], "on": "city"}
    (warning,) = answer_to(client, "feature", body)["warnings"]
    assert "step 3" in warning["message"]
