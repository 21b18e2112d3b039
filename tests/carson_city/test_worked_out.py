"""What the contract says in words about readings and edges of the questions, worked out by hand."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.carson_city import TITLE
from tests.carson_city.asking import answer_to, assert_as_expected, refused_at
from tests.carson_city.broken import board_of

Body = dict[str, Any]

WET = board_of(**{f"d{row}": "~" for row in range(1, 9)})
RIVER = {"variants": ["carson_river"]}
CROSSING = [f"d{row}-n" for row in range(1, 9)]
TWENTY = {f"{column}{row}": "h" for column in "efgh" for row in range(1, 6)}


def facts(verdict: str, *depends_on: str, **values: Any) -> Body:
    """What is expected of a ruling."""
    named = {f"facts.{name}": value for name, value in values.items()}
    return {"verdict": verdict, **named, "depends_on": list(depends_on)}


TOWN = board_of(d4="1.", e4="1h", f4="m", h8="1r")
BUILD = {"seat": 1, "roads": ["d4-nesw"], "house": "d5"}
RULINGS: dict[str, tuple[str, Body, Body]] = {
    "a town without buildings": (
        *("income", {"board": board_of()}),
        facts("answer", income={}, totals=[0, 0], cancelled=[]),
    ),
    "a town with no more players than its highest seat": (
        *("income", {"board": board_of(a1="4l")}),
        facts("answer", income={"a1": 6}, totals=[0, 0, 0, 6]),
    ),
    "an attacker with a higher number than any owner": (
        *(
            "income",
            {"board": board_of(a1="1l"), "attacks": [{"parcel": "a1", "by": 3, "won": True}]},
        ),
        facts("answer", income={"a1": 6}, totals=[3, 0, 3]),
    ),
    "an odd income is halved in favour of the owner": (
        *("income", {"building": "saloon", "houses": 3, "attack": "won"}),
        facts("answer", amount=15, owner=8, attacker=7),
    ),
    "a ranch with no free parcel": (
        *("income", {"building": "ranch", "doubled": True}),
        facts("answer", amount=2, owner=2, attacker=0),
    ),
    "a doubled building under attack pays the normal income twice": (
        *("income", {"building": "saloon", "houses": 3, "attack": "won", "doubled": True}),
        facts("answer", "CC-O11", amount=30, owner=15, attacker=15),
    ),
    "an attack beaten off leaves the doubling": (
        *("income", {"building": "saloon", "houses": 3, "attack": "lost", "doubled": True}),
        facts("answer", "CC-O12", amount=30, owner=30, attacker=0),
    ),
    "a doubled building that pays nothing depends on nothing": (
        *("income", {"building": "bank", "attack": "won", "doubled": True}),
        facts("answer", amount=0, owner=0, attacker=0),
    ),
    "a church over the corner cancels the attack": (
        "income",
        {
            "board": board_of(a1="1l", b2="1c"),
            "attacks": [{"parcel": "a1", "by": 2, "won": True}],
        },
        facts("answer", "CC-O8", income={"a1": 6, "b2": 0}, totals=[6, 0], cancelled=["a1"]),
    ),
    "another seat's church shields nothing": (
        "income",
        {
            "board": board_of(a1="1l", b1="3c"),
            "attacks": [{"parcel": "a1", "by": 2, "won": True}],
        },
        facts("answer", income={"a1": 6, "b1": 0}, totals=[3, 3, 0], cancelled=[]),
    ),
    "a mine over the corner from the river": (
        *("income", {**RIVER, "board": board_of(a1="1i", b2="~")}),
        facts("answer", "CC-O9", income={"a1": 3}),
    ),
    "a lone house beside a ranch": (
        *("income", {"board": board_of(a1="1r", a2="2h", b1="~", b2="m").replace("~", ".")}),
        facts("answer", "CC-O4", income={"a1": 1}, totals=[1, 0]),
    ),
    "another's mountain serves no mine": (
        *("income", {"board": board_of(a1="1i", a2="2m", b1="1m", b2="m")}),
        facts("answer", income={"a1": 6}),
    ),
    "a mine may bring a house or not": (
        *("build", {**BUILD, "board": TOWN, "building": "mine", "parcel": "d4", "house": "d4"}),
        facts("open", "CC-O3", house_needed=False),
    ),
    "the table has said that a mine brings none": (
        "build",
        {
            **BUILD,
            "board": TOWN,
            "building": "mine",
            "parcel": "d4",
            "house": "d4",
            "house_rules": {"CC-O3": "no_house"},
        },
        facts("yes", "CC-O3", house_needed=False),
    ),
    "a mine that is right either way": (
        *("build", {**BUILD, "board": TOWN, "building": "mine", "parcel": "d4"}),
        facts("yes", "CC-O3", house_needed=True),
    ),
    "a house in the way": (
        *("build", {**BUILD, "board": TOWN, "building": "bank", "parcel": "e4"}),
        facts("open", "CC-O5", reached=True, money_after=None),
    ),
    "a mine that never could be named with 20 houses on the board": (
        "build",
        {
            "board": board_of(a1="1.", **TWENTY),
            "seat": 1,
            "building": "mine",
            "parcel": "a1",
            "house": "b1",
            "house_rules": {"CC-O3": "no_house"},
        },
        facts("yes", "CC-O3", house_needed=False),
    ),
    "a half price for what is kept": (
        "build",
        {
            **BUILD,
            "board": TOWN,
            "building": "bank",
            "parcel": "d4",
            "money": 7,
            "kept": "this_turn",
            "personality": "chinese_coolie",
        },
        facts("open", "CC-O14", price=0, money_after=7),
    ),
    "no road lies on the board": (
        *("build", {"board": TOWN, "seat": 1, "building": "ranch", "parcel": "d4"}),
        facts("yes", roads_needed=None, reached=False, roads_used=0, roads_left=0),
    ),
    "the way along the outer edge": (
        *("road", {"roads": ["a1-w"], "new": ["a1-n"], "reserve": 2}),
        facts("open", "CC-O15", cost=1, reserve_after=1, newly_reached=["b1"], bridge_parcels=[]),
    ),
    "a bridge takes two roads": (
        *("road", {**RIVER, "board": WET, "roads": ["c4-n"], "new": ["d4-n"], "reserve": 2}),
        facts(
            *("yes", "CC-O10"),
            cost=2,
            reserve_after=0,
            newly_reached=["e3", "e4"],
            bridge_parcels=["c3", "c4", "e3", "e4"],
        ),
    ),
    "a road along the river takes one": (
        *("road", {**RIVER, "board": WET, "roads": ["c4-n"], "new": ["c4-e"], "reserve": 1}),
        facts("yes", cost=1, reserve_after=0, newly_reached=["c5"], bridge_parcels=[]),
    ),
    "more bridges than roads under the other reading": (
        "road",
        {
            **RIVER,
            "board": WET,
            "roads": CROSSING,
            "new": ["c8-n"],
            "reserve": 10,
            "house_rules": {"CC-O10": "two_sides"},
        },
        facts("yes", cost=1, reserve_after=9),
    ),
    "the red banker buys first": (
        *("cash_out", {"money": 63, "personality": "banker", "red": ["banker"], "last_turn": True}),
        facts(
            "answer",
            limit=60,
            excess=3,
            best={
                "banker_pay": 3,
                "banker_points": 3,
                "spent": 0,
                "points": 0,
                "money_after": 60,
                "money_points": 10,
                "total": 13,
            },
        ),
    ),
    "a cash limit that takes nothing": (
        *("cash_out", {"money": 20, "cash_limit": 20}),
        facts(
            "answer",
            excess=0,
            minimum={"spent": 0, "points": 0, "money_after": 20},
            round_up=None,
            best=None,
        ),
    ),
    "rounding up beyond the money": (
        *("cash_out", {"money": 9, "cash_limit": 0}),
        facts("answer", minimum={"spent": 9, "points": 0, "money_after": 0}, round_up=None),
    ),
    "all revolvers at once leave nothing open": (
        *("firepower", {"edition": "it", "cowboys": 1, "revolvers": 2}),
        facts("answer", firepower=3, revolvers=2),
    ),
    "a duel that is tied on one track only needs that one": (
        "duel",
        {
            "duellists": [
                {"name": "Ann", "cowboys": 0, "revolvers": 0, "die": 3, "order": 2},
                {"name": "Bob", "cowboys": 0, "revolvers": 0, "die": 3, "order": 1},
            ]
        },
        facts("answer", "CC-O7", winner="Bob", tie=True),
    ),
    "a duel of three that the red sheriff loses": (
        "duel",
        {
            "red": ["sheriff", "mercenary"],
            "duellists": [
                *[
                    {
                        "name": "Ann",
                        "cowboys": 0,
                        "revolvers": 0,
                        "die": 3,
                        "personality": "sheriff",
                    }
                ],
                {"name": "Bob", "cowboys": 0, "revolvers": 0, "die": 3, "personality": "mercenary"},
                {"name": "Cid", "cowboys": 1, "revolvers": 1, "die": 1, "three_guns": True},
            ],
        },
        facts(
            "answer",
            totals=[3, 5, 6],
            winner="Cid",
            losers=["Ann", "Bob"],
            cowboys_after=[1, 1, 1],
            victory_points=[3, 0, 0],
            tie=False,
        ),
    ),
    "names in the order of typed numbers": (
        "turn_order",
        {
            "choices": [
                {"name": "Ann", "personality": "sheriff", "number": 2},
                {"name": "Bob", "personality": "banker", "number": 1},
            ]
        },
        facts("answer", order=["Bob", "Ann"], numbers=[1, 2], next="place_cowboys"),
    ),
    "a closed square with money": (
        *("victory_point_squares", {"turn": 4, "square": 2, "money": 10}),
        facts("no", max_points=None, money_after=None, open=[5], closed=[2, 3, 4]),
    ),
    "a square bought from": (
        *("victory_point_squares", {"turn": 1, "square": 3, "money": 10}),
        facts("yes", max_points=3, money_after=1),
    ),
}


@pytest.mark.parametrize(("question", "body", "expected"), RULINGS.values(), ids=RULINGS)
def test_a_question_is_answered_as_worked_out(
    client: FlaskClient, question: str, body: Body, expected: Body
) -> None:
    assert_as_expected(client, question, body, expected)


def test_what_is_left_open_has_an_answer_under_every_reading(client: FlaskClient) -> None:
    body = {"board": TOWN, "seat": 1, "building": "mine", "parcel": "d4"}
    (entry,) = answer_to(client, "build", body)["depends_on"]
    assert (entry["open_point"], entry["reading"]) == ("CC-O3", None)
    told = {other["reading"]: other["verdict"] for other in entry["otherwise"]}
    assert told == {"house": "no", "no_house": "yes"}
    assert [other["facts"]["house_needed"] for other in entry["otherwise"]] == [True, False]


def test_the_settled_edition_is_the_reading_in_force(client: FlaskClient) -> None:
    setup = {"edition": "it", "players": 2}
    settled = answer_to(client, "setup", setup)
    assert (settled["facts"]["revolvers"], settled["depends_on"]) == (1, [])
    otherwise = {**setup, "house_rules": {"CC-O1": "none"}}
    (entry,) = answer_to(client, "setup", otherwise)["depends_on"]
    assert (entry["open_point"], entry["reading"]) == ("CC-O1", "none")
    assert [other["reading"] for other in entry["otherwise"]] == ["one"]


def test_the_lines_of_an_income_say_what_each_building_pays(client: FlaskClient) -> None:
    body = {"board": board_of(a1="1s", b1="h", h8="2l"), "players": 3}
    lines = answer_to(client, "income", body)["facts"]["lines"]
    assert [(line["at"], line["seat"], line["building"], line["income"]) for line in lines] == [
        ("a1", 1, "saloon", 5),
        ("h8", 2, "hotel", 6),
    ]
    assert all(line["why"] and line["paid"] for line in lines)
    alone = answer_to(client, "income", {**body, "parcel": "h8"})["facts"]
    assert alone["lines"] == lines[1:]
    assert (alone["income"], alone["totals"]) == ({"h8": 6}, [0, 6, 0])


@pytest.mark.parametrize("question", TITLE.questions)
def test_a_question_without_anything_is_refused_or_answered(
    client: FlaskClient, question: str
) -> None:
    needed = {
        "parcel_price": {"board", "parcel"},
        "build": {"board", "seat", "building", "parcel"},
        "road": {"roads", "new", "reserve"},
        "house": {"board", "parcel", "seat"},
        "attack": {"board", "seat", "parcel"},
        "place_cowboy": {"seat"},
        "duel": {"duellists"},
        "income": {"board"},
        "firepower": {"cowboys"},
        "cash_out": {"money"},
        "turn_order": {"choices"},
        "actions": set(),
        "victory_point_squares": {"turn"},
        "setup": {"players"},
        "personality": {"personality"},
    }
    assert refused_at(client, question, {}) == needed[question]
