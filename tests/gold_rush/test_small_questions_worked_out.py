"""What the contract says of questions that need no map, by hand."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.gold_rush.asking import assert_as_expected
from tests.gold_rush.expecting import facts, no

Body = dict[str, Any]

RULINGS: dict[str, tuple[str, Body, Body]] = {
    # 4.7
    "three tokens of four players": (
        *("split_tokens", {"players": 4, "current": 2, "tied": [0, 1], "tokens": 3}),
        facts("answer", order=[0, 1, 0], counts={"0": 2, "1": 1}, left_over=0),
    ),
    "the one whose turn it is takes the first": (
        *("split_tokens", {"players": 5, "current": 3, "tied": [4, 3, 0], "tokens": 4}),
        facts("answer", order=[3, 4, 0, 3], counts={"3": 2, "4": 1, "0": 1}),
    ),
    "one with the majority takes all": (
        *("split_tokens", {"players": 3, "current": 0, "tied": [2], "tokens": 2}),
        facts("answer", order=[2, 2], left_over=0, left_over_goes_to=None),
    ),
    "a mountain without a miner": (
        *("split_tokens", {"players": 3, "current": 0, "tied": [], "tokens": 2}),
        facts("answer", "GR-O5", order=[], counts={}, left_over=2, left_over_goes_to="nobody"),
    ),
    "a mountain without a miner and without a token": (
        *("split_tokens", {"players": 3, "current": 0, "tied": [], "tokens": 0}),
        facts("answer", order=[], counts={}, left_over=0, left_over_goes_to=None),
    ),
    "fewer tokens than tied seats": (
        *("split_tokens", {"players": 3, "current": 1, "tied": [0, 2], "tokens": 1}),
        facts("answer", order=[2], counts={"0": 0, "2": 1}),
    ),
    # 4.8
    "a city that is not complete": (
        "city",
        {"railroads": [{"rails": 2, "completed": True}, {"rails": 1, "completed": False}]},
        facts(
            *("answer",),
            completed=False,
            railroads=2,
            completed_railroads=1,
            points_now=0,
            points_at_end=3,
        ),
    ),
    # 4.9
    "a tent after the tile": (
        *("turn", {"done": ["place"], "completed": True, "next": "tent"}),
        facts("yes", allowed_next=["cowboy", "tent", "mine", "score"]),
    ),
    "the turn may end without a second step": (
        *("turn", {"done": ["place"], "completed": False, "next": "end"}),
        facts("yes", allowed_next=["cowboy", "tent", "mine", "end"]),
    ),
    "a turn begins with its tile": (
        *("turn", {"done": [], "completed": False, "next": "mine"}),
        no("GR-13", allowed_next=["place"]),
    ),
    "a tent after a cowboy": (
        *("turn", {"done": ["place", "cowboy"], "completed": True, "next": "tent"}),
        no("GR-14", allowed_next=["score"]),
    ),
    "a tent after the scoring": (
        *("turn", {"done": ["place", "score"], "completed": True, "next": "tent"}),
        no("GR-13", allowed_next=["end"]),
    ),
    "a token after a tent and the scoring": (
        *("turn", {"done": ["place", "tent", "score"], "completed": True, "next": "mine"}),
        no("GR-14", allowed_next=["end"]),
    ),
    "the end without the scoring": (
        *("turn", {"done": ["place"], "completed": True, "next": "end"}),
        no("GR-13"),
    ),
    "nothing comes after the end": (
        *("turn", {"done": ["place", "end"], "completed": False, "next": "place"}),
        no("GR-13", allowed_next=[]),
    ),
    # 4.10
    "a tile that fits": (
        *("unplaceable", {"fits": True, "tiles_left": 0}),
        no("GR-18", then="place_it"),
    ),
    "a tile that fits nowhere": (
        *("unplaceable", {"fits": False, "tiles_left": 12}),
        facts("yes", then="draw_again"),
    ),
    "the last tile fits nowhere": (
        *("unplaceable", {"fits": False, "tiles_left": 0}),
        facts("yes", "GR-O3", then="game_ends"),
    ),
    "the last tile fits nowhere and the turn goes on": (
        "unplaceable",
        {"fits": False, "tiles_left": 0, "house_rules": {"GR-O3": "still_acts"}},
        facts("yes", "GR-O3", then="act_without_tile"),
    ),
    # 4.11
    "four players": (
        *("setup", {"players": 4}),
        facts(
            *("answer",),
            turns_by_seat=[18, 18, 18, 17],
            cowboys_each=5,
            cowboys_to_play=4,
            markers_on_zero=4,
            tents_each=1,
            start_tokens=1,
            unused_colours=1,
            tokens_in_supply=62,
            tiles_in_piles=71,
            farmers=True,
        ),
    ),
    "two players without farmers": (
        *("setup", {"players": 2, "variants": ["no_farmers"]}),
        facts("answer", turns_by_seat=[36, 35], farmers=False, unused_colours=3),
    ),
    # 4.12
    "just below a lap": (
        *("score_track", {"points": 45, "add": 4}),
        facts("answer", points=49, space=49, laps=0, lying=False),
    ),
    "a whole lap": (
        *("score_track", {"points": 50}),
        facts("answer", points=50, space=0, laps=1, lying=True),
    ),
    "two whole laps": (
        *("score_track", {"points": 99, "add": 1}),
        facts("answer", "GR-O7", points=100, space=0, laps=2, lying=True),
    ),
    "two whole laps, standing again": (
        *("score_track", {"points": 100, "house_rules": {"GR-O7": "stands_up"}}),
        facts("answer", "GR-O7", laps=2, lying=False),
    ),
    "three whole laps": (
        *("score_track", {"points": 150, "house_rules": {"GR-O7": "stands_up"}}),
        facts("answer", laps=3, lying=True),
    ),
    # 4.13
    "two nuggets": (
        *("tokens", {"tile": "mmpp ^2"}),
        facts("answer", needed=2, placed=2, by_mountain={"mountain@n": 2}),
    ),
    "fewer tokens than nuggets": (
        *("tokens", {"tile": "mpmp n^1 s^3", "supply": 2}),
        facts(
            *("answer", "GR-O4"),
            needed=4,
            placed=2,
            by_mountain={"mountain@n": 1, "mountain@s": 3},
        ),
    ),
    "markers for the missing tokens": (
        *("tokens", {"tile": "pppp ^3", "supply": 0, "house_rules": {"GR-O4": "substitute"}}),
        facts("answer", "GR-O4", needed=3, placed=3, by_mountain={"mountain@mid": 3}),
    ),
    "as many tokens as nuggets": (
        *("tokens", {"tile": "mppp ^3", "supply": 3}),
        facts("answer", needed=3, placed=3),
    ),
    # 4.14
    "a straight track": (
        *("tile_parts", {"tile": "rprp"}),
        facts("answer", places=["railroad@n", "prairie@nw", "prairie@ne"], city=False),
    ),
    "two mountains and a track into one": (
        *("tile_parts", {"tile": "rmpm n-mw w^1 e^2"}),
        facts(
            *("answer",),
            canonical="rmpm n-mw e^2 w^1",
            edges="rmpm",
            tracks=[{"ends": ["n", "mw"], "locomotives": 0}],
            mountains=[{"edges": ["e"], "nuggets": 2}, {"edges": ["w"], "nuggets": 1}],
            places=["railroad@n", "mountain@e", "mountain@w", "prairie@nw", "prairie@ne"],
        ),
    ),
}


@pytest.mark.parametrize(("question", "body", "expected"), RULINGS.values(), ids=RULINGS)
def test_an_answer_is_as_worked_out(
    client: FlaskClient, question: str, body: Body, expected: Body
) -> None:
    assert_as_expected(client, question, body, expected)
