"""Building and its roads: what would help does help, and what cannot be is refused at its place."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.rulings import Verdict
from rules.core.seats import seat_told
from tests.carson_city.plain_board import NAMES
from tests.carson_city.road_questions import ROUND_D4, Body, ask, drawn, refused_at
from tests.carson_city.strategies import questions

EMPTY = "/".join([" ".join(["."] * 8)] * 8)
RIVER_PLAYED: Body = {"variants": ["carson_river"]}


# What would help


def helped_by(remedy: Any, body: Body) -> Body:
    """The body as the remedy would have it."""
    gaps = dict(remedy.gaps)
    lays = "new" if "new" in body else "new_roads"
    changes: dict[str, Callable[[], Body]] = {
        "remedy-road-order": lambda: {lays: [*gaps["roads"]]},
        "remedy-road-part": lambda: {lays: [*gaps["roads"]]},
        "remedy-build-next-turn": lambda: {"kept": "earlier_turn"},
        "remedy-build-roads": lambda: {lays: [*gaps["roads"]]},
        "remedy-build-no-roads": lambda: {lays: []},
        "remedy-build-reserve": lambda: {lays: [*gaps["roads"]], "reserve": gaps["price"]},
        "remedy-build-roads-and-house": lambda: {lays: [*gaps["roads"]], "house": gaps["at"]},
        "remedy-build-elsewhere": lambda: {"parcel": gaps["at"]},
        "remedy-house-consent": lambda: {"owner_agrees": True},
        "remedy-house-elsewhere": lambda: {
            ("house" if "building" in body else "parcel"): gaps["at"]
        },
    }
    return {**body, **changes[remedy.id]()}


@pytest.mark.parametrize("question", ["build", "house", "road"])
@given(data=st.data())
def test_what_is_said_to_help_does_help(question: str, data: st.DataObject) -> None:
    body = data.draw(questions(question))
    answer = ask(question, body)
    assert answer.ruling.verdict is Verdict.NO or not answer.ruling.remedies
    for remedy in answer.ruling.remedies:
        helped = ask(question, helped_by(remedy, body))
        assert helped.ruling.verdict is not Verdict.NO, remedy


def saloon(**otherwise: Any) -> Body:
    """A saloon that may be built at f4, and one thing about it that is different."""
    body = {
        "board": drawn(d4="h", f4="1.", g5="h"),
        "roads": ROUND_D4,
        "seat": 1,
        "building": "saloon",
        "parcel": "f4",
        "new_roads": ["e4-n"],
        "reserve": 1,
        "house": "e5",
    }
    return {**body, **otherwise}


@pytest.mark.parametrize(
    ("otherwise", "remedy", "gaps"),
    [
        ({"new_roads": []}, "remedy-build-roads", {"roads": ("e4-n",)}),
        ({"new_roads": [], "reserve": 0}, "remedy-build-reserve", {"roads": ("e4-n",), "price": 1}),
        ({"parcel": "c3", "board": drawn(c3="1."), "reserve": 0}, "remedy-build-no-roads", {}),
        ({"house": "f4"}, "remedy-house-elsewhere", {"at": "f3"}),
        ({"board": drawn(f4="1.", e5="2.")}, "remedy-house-consent", {"seat": seat_told(1)}),
        ({"board": drawn(f4="1m", e5=".", e4="1.")}, "remedy-build-elsewhere", {"at": "e4"}),
        (
            {"kept": "this_turn", "house_rules": {"CC-O14": "next_turn"}},
            "remedy-build-next-turn",
            {},
        ),
        (
            {"house": "h8", "new_roads": []},
            "remedy-build-roads-and-house",
            {"roads": ("e4-n",), "at": "f3"},
        ),
    ],
)
def test_what_is_short_to_say_is_said(otherwise: Body, remedy: str, gaps: Body) -> None:
    assert ask("build", saloon()).ruling.verdict is Verdict.YES
    remedies = ask("build", saloon(**otherwise)).ruling.remedies
    assert (remedy, gaps) in [(said.id, dict(said.gaps)) for said in remedies]


TWENTY_HOUSES = dict.fromkeys(NAMES[:20], "h")


@pytest.mark.parametrize("building", ["saloon", "mine", "hotel"])
def test_no_house_is_advised_where_the_box_has_none_left(building: str) -> None:
    rules = {"CC-O2": "house", "CC-O3": "house"}
    body = saloon(building=building, board=drawn(f4="1.", **TWENTY_HOUSES), house_rules=rules)
    del body["house"]
    ruling = ask("build", body).ruling
    assert ruling.verdict is Verdict.NO
    assert [says.id for says in ruling.remedies] == []


# What is refused

ROADS: Body = {"roads": ["d4-n"], "new": ["d4-e"], "reserve": 1}
ON_25_SIDES = [f"{column}{row}-n" for row in (3, 4, 5) for column in "abcdefgh"] + ["a3-w"]


@pytest.mark.parametrize("side", ["", "d4", "d4-", "d4n", "d4-x", "d4-nn", "d9-n", "i1-n", "d4--n"])
@pytest.mark.parametrize("field", ["roads", "new"])
def test_what_is_no_side_is_refused(field: str, side: str) -> None:
    assert refused_at("road", {**ROADS, field: ["a1-n", side]}) == [f"{field}.1"]


@pytest.mark.parametrize("again", ["d4-e", "e4-w", "e4-nw", " D4-E "])
def test_a_side_that_is_to_be_laid_twice_is_refused_the_second_time(again: str) -> None:
    assert refused_at("road", {**ROADS, "new": ["d4-se", again]}) == ["new.1"]


def test_the_same_road_named_twice_on_the_map_counts_once() -> None:
    body = {**ROADS, "roads": [*ON_25_SIDES, *ON_25_SIDES], "reserve": 0}
    assert ask("road", body).ruling.verdict is Verdict.NO


@pytest.mark.parametrize(
    ("roads", "reserve", "at"),
    [
        ([*ON_25_SIDES, "a4-w"], 0, "roads"),
        (ON_25_SIDES, 1, "reserve"),
        (["d4-n"], 25, "reserve"),
        (["d4-n"], 26, "reserve"),
    ],
)
def test_more_roads_than_there_are_is_refused(roads: list[str], reserve: int, at: str) -> None:
    assert refused_at("road", {**ROADS, "roads": roads, "reserve": reserve}) == [at]


ON_THE_RIVER = {**RIVER_PLAYED, "board": drawn(**{f"d{row}": "~" for row in range(1, 9)})}
SEVEN_BRIDGES = [f"d{row}-n" for row in range(2, 9)] + [
    f"{column}{row}-n" for row in (3, 5) for column in "efgh"
]


def test_a_reading_under_which_the_roads_are_too_many_is_passed_over() -> None:
    body = {**ROADS, **ON_THE_RIVER, "roads": SEVEN_BRIDGES, "reserve": 8, "new": ["f5-w"]}
    assert refused_at("road", body) == ["reserve"]
    chosen = {**body, "house_rules": {"CC-O10": "two_sides"}}
    assert ask("road", chosen).depends_on == ()


def test_with_the_river_the_board_is_needed() -> None:
    assert refused_at("road", {**ROADS, **RIVER_PLAYED}) == ["board"]


@pytest.mark.parametrize(
    ("otherwise", "at"),
    [
        ({"building": "ranch"}, ["house"]),
        ({"building": "house"}, ["building"]),
        ({"board": drawn(f4="1.", a1="2s", b1="2s", c1="2s")}, ["building"]),
        ({"kept": "earlier_turn", "square": 8}, ["kept"]),
        ({"square": 7}, ["square"]),
        ({"square": 13}, ["square"]),
        ({"new_roads": ["e4-n", "e3-s"]}, ["new_roads.1"]),
        ({"board": drawn(f4="1.", a1="~")}, ["board"]),
        ({"seat": 6}, ["seat"]),
        ({"money": -1}, ["money"]),
    ],
)
def test_a_saloon_with_one_thing_wrong_is_refused_there(otherwise: Body, at: list[str]) -> None:
    assert refused_at("build", saloon(**otherwise)) == at


def test_without_a_house_left_one_answer_is_given_with_and_without_a_parcel_for_it() -> None:
    full = drawn(f4="1.", **dict.fromkeys(NAMES[:20], "h"))
    for house in ({}, {"house": None}):
        body = saloon(board=full, house_rules={"CC-O17": "limited"}, **house)
        ruling = ask("build", {key: v for key, v in body.items() if v is not None}).ruling
        assert ruling.verdict is Verdict.NO
        assert [reason.clause for reason in ruling.because] == ["CC-4"]
        assert not ruling.remedies


def test_a_board_of_more_houses_than_the_box_holds_needs_a_table_that_plays_so() -> None:
    full = drawn(f4="1.", **dict.fromkeys(NAMES[:21], "h"))
    assert refused_at("build", saloon(board=full)) == ["board"]
    answer = ask("build", saloon(board=full, house_rules={"CC-O17": "substitute"}))
    assert answer.ruling.verdict is Verdict.YES
    assert "CC-O17" not in {entry.point for entry in answer.depends_on}


def test_with_two_silences_at_once_a_house_is_left_open() -> None:
    full = drawn(f4="1.", e5="h", **dict.fromkeys(NAMES[:19], "h"))
    answer = ask("build", saloon(board=full, house="e5"))
    assert answer.ruling.verdict is Verdict.OPEN
    (combination,) = answer.together
    assert dict(combination.readings) == {"CC-O4": "free", "CC-O17": "substitute"}


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({"things": 3, "board": EMPTY}, ["board"]),
        ({"things": 3, "parcel": "d4"}, ["parcel"]),
        ({"things": 10}, ["things"]),
        ({"board": EMPTY}, ["parcel"]),
        ({"parcel": "d4"}, ["board"]),
        ({"money": 3}, ["board", "parcel"]),
    ],
)
def test_a_price_needs_a_board_or_a_count(body: Body, at: list[str]) -> None:
    assert refused_at("parcel_price", body) == at
