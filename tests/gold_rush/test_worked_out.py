"""Every example that stands on the contract's page, and edges of its sentences, by hand."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.gold_rush.asking import answer_to, assert_as_expected, refused_at
from tests.gold_rush.expecting import facts, no

Body = dict[str, Any]

SEATS: list[Body] = [
    {"name": "Ann", "points": 31, "tokens": [2, 0, 1]},
    {"name": "Ben", "points": 28, "tokens": [5]},
]
CITY_MAP: list[Body] = [
    {"at": [0, 0], "tile": "rrrr city", "cowboys": [{"seat": 0, "on": "city"}]},
    {"at": [0, -1], "tile": "pprp h@nw", "cowboys": [{"seat": 1, "on": "prairie@se"}]},
    {"at": [-1, 0], "tile": "mrpp ^2", "cowboys": [{"seat": 1, "on": "mountain@n"}]},
    {"at": [1, 0], "tile": "pprr"},
    {"at": [1, 1], "tile": "rppr"},
    {"at": [0, 1], "tile": "pprr", "turned": 2, "cowboys": [{"seat": 0, "on": "railroad@e"}]},
]
IN_NUMBERS: list[Body] = [
    {"kind": "railroad", "tiles": 4, "completed": True, "cowboys": {"0": 1}},
    {"kind": "mountain", "nuggets": 2, "cowboys": {"1": 1}},
    {"kind": "city", "completed_railroads": 3, "completed": True, "cowboys": {"0": 1}},
    {"kind": "prairie", "horses": 1, "cowboys": {"1": 1}},
]
PAGE = {
    "score_track": (31, 28),
    "railroads": (4, 0),
    "mountains": (0, 2),
    "cities": (9, 0),
    "prairies": (0, 4),
    "gold": (3, 5),
}
# A ring of eight mountain tiles round an empty cell, with all its outer sides closed.
CORNER, SIDE = "mmpp ^1", "pmpm ^1"
RING: list[Body] = [
    {"at": [0, 0], "tile": CORNER, "turned": 1},
    {"at": [1, 0], "tile": SIDE},
    {"at": [2, 0], "tile": CORNER, "turned": 2},
    {"at": [2, 1], "tile": SIDE, "turned": 1},
    {"at": [2, 2], "tile": CORNER, "turned": 3},
    {"at": [1, 2], "tile": SIDE},
    {"at": [0, 2], "tile": CORNER},
    {"at": [0, 1], "tile": SIDE, "turned": 1},
]
TENT_ON_THE_NEWEST: list[Body] = [
    {"at": [0, 0], "tile": "rprp n-s"},
    {"at": [0, 1], "tile": "rpmp n-m s^2", "tents": [{"seat": 1, "on": "mountain@s"}]},
]
TENT_BELOW: list[Body] = [
    {"at": [0, 1], "tile": "ppmp ^2", "tents": [{"seat": 1, "on": "mountain@s"}]},
]
ON_THE_RING = {"map": RING, "at": [1, 0], "on": "mountain@e"}
TWICE = [
    {"at": [0, 0], "tile": "rrrr n-e s-w*", "cowboys": [{"seat": 0, "on": "railroad@w"}]},
    {"at": [1, 0], "tile": "pprr"},
    {"at": [1, 1], "tile": "rppr"},
    {"at": [0, 1], "tile": "rrpp"},
]


RULINGS: dict[str, tuple[str, Body, Body]] = {
    # 4.1
    "a straight track below a rail": (
        *("tile", {"tile": "prpr", "neighbours": {"n": "r"}}),
        facts("yes", canonical="prpr e-w", turns=[1]),
    ),
    "the third turn of a straight track is its first": (
        *("tile", {"tile": "prpr", "neighbours": {"n": "r"}, "turned": 3}),
        facts("yes", turns=[1]),
    ),
    "a tile that touches nothing": (
        *("tile", {"tile": "prpr", "neighbours": {}}),
        no("GR-16", turns=[], canonical="prpr e-w"),
    ),
    "a tile on a taken cell": (
        *("tile", {"tile": "pppp", "map": [{"at": [0, 0], "tile": "prpr"}], "at": [0, 0]}),
        no("GR-16", turns=[]),
    ),
    "a tile over a corner": (
        *("tile", {"tile": "pppp", "map": [{"at": [0, 0], "tile": "pppp"}], "at": [1, 1]}),
        no("GR-16", turns=[]),
    ),
    "a tile that fits in no turn": (
        *("tile", {"tile": "prpr", "neighbours": {"n": "m"}}),
        no("GR-17", turns=[]),
    ),
    "a turn that does not fit while others do": (
        *("tile", {"tile": "rppp", "neighbours": {"n": "r"}, "turned": 2}),
        no("GR-17", turns=[0]),
    ),
    "a tile without any sign has one turn": (
        *("tile", {"tile": "pppp", "neighbours": {"n": "p", "s": "p"}}),
        facts("yes", turns=[0]),
    ),
    # 4.2
    "no place at all": (
        *("placements", {"map": [{"at": [0, 0], "tile": "pppp"}], "tile": "rrrr"}),
        facts("answer", placements=[], cells=0, placeable=False),
    ),
    # 4.3
    "an occupied mountain": (
        *("cowboy", {"kind": "mountain", "cowboys_there": 1}),
        no("GR-23", kind="mountain", cowboys_there=1, in_supply=4),
    ),
    "everything that is against a cowboy": (
        "cowboy",
        {
            "kind": "prairie",
            "cowboys_there": 2,
            "in_supply": 0,
            "on_new_tile": False,
            "already_done": "tent",
            "variants": ["no_farmers"],
        },
        no("GR-14", "GR-22", "GR-23", "GR-24", "GR-25"),
    ),
    "a city elsewhere is not refused for its cowboy": (
        *("cowboy", {"kind": "city", "cowboys_there": 1, "on_new_tile": False}),
        no("GR-22", cowboys_there=1),
    ),
    "a new city": (*("cowboy", {"kind": "city"}), facts("yes", kind="city")),
    "a second cowboy in one turn": (
        "cowboy",
        {"map": [CITY_MAP[0], CITY_MAP[1]], "seat": 1, "on": "railroad@s"},
        no("GR-14", in_supply=3, cowboys_there=0),
    ),
    "a cowboy on a tile that another seat has laid": (
        "cowboy",
        {"map": [CITY_MAP[0], CITY_MAP[1]], "seat": 2, "on": "railroad@s"},
        no("GR-22", in_supply=4, cowboys_there=0, completed=True),
    ),
    "a cowboy beside the own tent of this turn": (
        *("cowboy", {"map": TENT_ON_THE_NEWEST, "seat": 1, "on": "prairie@nw"}),
        no("GR-14", cowboys_there=0),
    ),
    "a cowboy on the piece of the own tent of this turn": (
        *("cowboy", {"map": TENT_ON_THE_NEWEST, "seat": 1, "on": "mountain@s"}),
        no("GR-14", cowboys_there=0),
    ),
    "a cowboy beside another's tent on the newest tile": (
        *("cowboy", {"map": TENT_ON_THE_NEWEST, "seat": 0, "on": "prairie@nw"}),
        no("GR-22", cowboys_there=0),
    ),
    "a cowboy on an older tile, beside the own tent of this turn": (
        *("cowboy", {"map": TENT_ON_THE_NEWEST, "seat": 1, "at": [0, 0], "on": "prairie@nw"}),
        no("GR-14", "GR-22"),
    ),
    "a tent on an older tile does not matter for a cowboy": (
        "cowboy",
        {
            "map": [*TENT_ON_THE_NEWEST, {"at": [1, 1], "tile": "pppp"}],
            "seat": 1,
            "on": "prairie@nw",
        },
        facts("yes", completed=False),
    ),
    "a cowboy on a ring round a gap": (
        *("cowboy", {"map": RING, "seat": 0, "on": "mountain@n"}),
        facts("yes", "GR-O2", completed=True),
    ),
    "a cowboy on the same ring where its gap counts": (
        "cowboy",
        {
            "map": RING,
            "seat": 0,
            "on": "mountain@n",
            "house_rules": {"GR-O2": "enclosed_gaps"},
        },
        facts("yes", "GR-O2", completed=False),
    ),
    "a fifth cowboy": (
        "cowboy",
        {
            "map": [
                *(
                    {"at": [x, 0], "tile": "ppmp", "cowboys": [{"seat": 3, "on": "mountain@s"}]}
                    for x in range(4)
                ),
                {"at": [4, 0], "tile": "ppmp"},
            ],
            "seat": 3,
            "on": "mountain@s",
        },
        no("GR-24", in_supply=0),
    ),
    # 4.4
    "a completed mountain takes no tent": (
        *("tent", {"mountain_completed": True, "vacant": True}),
        no("GR-27", mountain_completed=True, vacant=True),
    ),
    "everything that is against a tent": (
        *("tent", {"mountain_completed": True, "vacant": False, "already_done": "mine"}),
        no("GR-14", "GR-27", "GR-28"),
    ),
    "a tent in numbers": (
        *("tent", {"mountain_completed": False, "vacant": True}),
        facts("yes"),
    ),
    "a tent on a ring round a gap": (
        *("tent", {**ON_THE_RING, "seat": 0}),
        {
            **facts("open", "GR-O2", mountain_completed=False, vacant=True, moving=False),
            "clauses": ["GR-39"],
        },
    ),
    "a tent on a ring where only open sides count": (
        *("tent", {**ON_THE_RING, "seat": 0, "house_rules": {"GR-O2": "open_sides"}}),
        {**facts("no", "GR-O2", mountain_completed=True), "clauses": ["GR-27"]},
    ),
    "a tent on a ring where its gap counts": (
        *("tent", {**ON_THE_RING, "seat": 0, "house_rules": {"GR-O2": "enclosed_gaps"}}),
        facts("yes", "GR-O2", mountain_completed=False),
    ),
    "a tent on a ring when the turn's step is used up": (
        *("tent", {**ON_THE_RING, "seat": 0, "already_done": "cowboy"}),
        facts("no", "GR-O2"),
    ),
    "a tent on the ring, whose gap has been filled": (
        *("tent", {**ON_THE_RING, "map": [*RING, {"at": [1, 1], "tile": "pppp"}], "seat": 0}),
        no("GR-27"),
    ),
    "a tent moved back from where it came in this turn": (
        "tent",
        {
            "map": [{"at": [0, 0], "tile": "pppm ^1"}, *TENT_BELOW],
            "seat": 1,
            "at": [0, 0],
            "on": "mountain@w",
        },
        no("GR-14", moving=True),
    ),
    "a tent after another's tent on the newest tile": (
        "tent",
        {
            "map": [{"at": [0, 0], "tile": "pppm ^1"}, *TENT_BELOW],
            "seat": 0,
            "at": [0, 0],
            "on": "mountain@w",
        },
        facts("yes", moving=False),
    ),
    "a tent that moves within its own mountain": (
        "tent",
        {
            "map": [
                {"at": [0, 0], "tile": "pmpp ^1", "tents": [{"seat": 2, "on": "mountain@e"}]},
                {"at": [1, 0], "tile": "pmpm ^1"},
            ],
            "seat": 2,
            "at": [1, 0],
            "on": "mountain@w",
        },
        facts("yes", moving=True, vacant=True),
    ),
    # 4.5
    "a token from under the tent": (
        *("mine", {"tent_there": True, "tokens_left": 2}),
        facts("yes", tokens_left_after=1),
    ),
    "no token is left": (
        *("mine", {"tent_there": True, "tokens_left": 0}),
        no("GR-30", tokens_left_after=0),
    ),
    "no tent, and the step is used up": (
        *("mine", {"tent_there": False, "tokens_left": 3, "already_done": "tent"}),
        no("GR-14", "GR-30", tokens_left_after=3),
    ),
    # 4.6
    "a doubled railroad that two share": (
        *("feature", {"feature": {**IN_NUMBERS[0], "tiles": 5, "locomotives": 1}}),
        facts("answer", points_now=10, points_at_end=10, majority=[0]),
    ),
    "the page's railroad": (
        "feature",
        {
            "feature": {
                "kind": "railroad",
                "tiles": 5,
                "locomotives": 1,
                "completed": True,
                "cowboys": {"0": 1, "2": 1},
            }
        },
        facts("answer", points_now=10, majority=[0, 2], cowboys={"0": 1, "2": 1}),
    ),
    "an incomplete railroad is not doubled": (
        *("feature", {"feature": {"kind": "railroad", "tiles": 5, "locomotives": 1}}),
        facts("answer", completed=False, points_now=0, points_at_end=5, majority=[], cowboys={}),
    ),
    "a prairie scores only at the end": (
        *("feature", {"feature": {"kind": "prairie", "tipis": 2, "horses": 3}}),
        facts("answer", points_now=0, points_at_end=16, completed=False),
    ),
    "a prairie without farmers is worth nothing": (
        *("feature", {"feature": {"kind": "prairie", "tipis": 2}, "variants": ["no_farmers"]}),
        facts("answer", points_now=0, points_at_end=0),
    ),
    "a prairie of a map without farmers is worth nothing": (
        "feature",
        {
            "map": [{"at": [0, 0], "tile": "pppp t2 h"}],
            "at": [0, 0],
            "on": "prairie@ws",
            "variants": ["no_farmers"],
        },
        facts("answer", points_at_end=0, tipis=2, horses=1, tiles=1),
    ),
    "a railroad that runs over a tile twice": (
        *("feature", {"map": TWICE, "at": [0, 0], "on": "railroad@s"}),
        facts(
            *("answer", "GR-O1"),
            tiles=4,
            locomotives=1,
            open_ends=2,
            completed=False,
            points_at_end=4,
            cowboys={"0": 1},
        ),
    ),
    "the same railroad piece by piece": (
        "feature",
        {
            "map": TWICE,
            "at": [0, 0],
            "on": "railroad@s",
            "house_rules": {"GR-O1": "per_piece"},
        },
        facts("answer", "GR-O1", tiles=4, points_at_end=5),
    ),
    "a city of a map": (
        *("feature", {"map": CITY_MAP, "at": [0, 0], "on": "city"}),
        facts(
            *("answer",),
            rails=4,
            railroads=3,
            completed_railroads=3,
            completed=True,
            points_now=9,
            points_at_end=9,
            majority=[0],
            cowboys={"0": 1},
        ),
    ),
    "a mountain with a gap": (
        *("feature", ON_THE_RING),
        facts(
            *("answer", "GR-O2"),
            completed=True,
            nuggets=8,
            tiles=8,
            open_ends=0,
            points_now=8,
        ),
    ),
    "a mountain in the middle is complete at once": (
        "feature",
        {"map": [{"at": [0, 0], "tile": "pppp ^3"}], "at": [0, 0], "on": "mountain@mid"},
        facts("answer", completed=True, points_now=3, tiles=1, open_ends=0),
    ),
    "the end of a railroad at an incomplete mountain is an end": (
        *("feature", {"map": CITY_MAP, "at": [-1, 0], "on": "railroad@e"}),
        facts("answer", completed=True, tiles=2, points_now=2, majority=[], open_ends=0),
    ),
}


@pytest.mark.parametrize(("question", "body", "expected"), RULINGS.values(), ids=RULINGS)
def test_an_answer_is_as_worked_out(
    client: FlaskClient, question: str, body: Body, expected: Body
) -> None:
    assert_as_expected(client, question, body, expected)


@pytest.mark.parametrize(
    "how", [{"map": CITY_MAP}, {"features": IN_NUMBERS}], ids=["map", "numbers"]
)
def test_the_table_of_the_page_scores_as_it_says(client: FlaskClient, how: Body) -> None:
    found = answer_to(client, "score", {"seats": SEATS, **how})
    for seat in (0, 1):
        lines = {line["row"]: line["points"] for line in found["seats"][seat]["lines"]}
        assert lines == {row: points[seat] for row, points in PAGE.items()}
    assert [seat["total"] for seat in found["seats"]] == [47, 39]
    assert (found["winners"], found["tie_break"]) == (["Ann"], None)
    pieces = {"reading": "per_piece", "totals": {"Ann": 48, "Ben": 39}, "winners": ["Ann"]}
    entry = {"open_point": "GR-O1", "reading": "tiles_once", "otherwise": [pieces]}
    assert found["depends_on"] == ([entry] if "map" in how else [])


def test_a_completed_railroad_may_be_occupied(client: FlaskClient) -> None:
    tiles = [{"at": [0, 0], "tile": "prpp"}, {"at": [1, 0], "tile": "pppr"}]
    body = {"map": tiles, "seat": 0, "on": "railroad@w"}
    assert_as_expected(client, "cowboy", body, facts("yes", cowboys_there=0, in_supply=4))


def test_without_farmers_a_table_has_a_row_for_prairies_all_the_same(client: FlaskClient) -> None:
    body = {
        "variants": ["no_farmers"],
        "seats": SEATS,
        "features": [{"kind": "prairie", "tipis": 2}],
    }
    for seat in answer_to(client, "score", body)["seats"]:
        lines = {line["row"]: line["points"] for line in seat["lines"]}
        assert lines["prairies"] == 0


def test_a_farmer_is_refused_in_a_question_too_where_nobody_farms(client: FlaskClient) -> None:
    body = {"variants": ["no_farmers"], "map": CITY_MAP, "tile": "pppp"}
    assert refused_at(client, "placements", body) == {"map.1.cowboys.0.on"}


@pytest.mark.parametrize(
    ("points", "winners", "ranks"),
    [((5, 5, 3), ["Ann", "Ben"], [1, 1, 3]), ((1, 2, 2), ["Ben", "Cat"], [3, 1, 1])],
)
def test_a_tie_stands_on_paper(
    client: FlaskClient, points: tuple[int, ...], winners: list[str], ranks: list[int]
) -> None:
    names = ("Ann", "Ben", "Cat")
    seats = [{"name": name, "points": much} for name, much in zip(names, points, strict=True)]
    found = answer_to(client, "score", {"seats": seats})
    assert (found["winners"], [seat["rank"] for seat in found["seats"]]) == (winners, ranks)
    assert found["tie_break"]
