"""Money, order, actions, set-up and personalities: what is answered and what is refused."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.asking import Body
from tests.carson_city.asking import answer_to, refused_at, rule

MIGHT_IS_RIGHT = {"variants": ["might_is_right"]}
RED_BANKER = {"personality": "banker", "red": ["banker"], "last_turn": True}

BEST: dict[str, tuple[Body, tuple[int, int, int]]] = {
    "nothing from the banker": ({"money": 2, **RED_BANKER}, (0, 0, 0)),
    "the small offer": ({"money": 3, **RED_BANKER}, (3, 0, 3)),
    "of two equal ways the cheaper": ({"money": 25, **RED_BANKER}, (12, 0, 7)),
    "the large offer": ({"money": 99, **RED_BANKER}, (25, 14, 18)),
    "nothing from the yellow banker": (
        {"money": 25, "personality": "banker", "last_turn": True},
        (0, 0, 4),
    ),
    "nothing from a limit alone": ({"money": 25, "cash_limit": 60, "last_turn": True}, (0, 0, 4)),
    "one dollar more for a full ten": (
        {"money": 39, "personality": "sheriff", "last_turn": True},
        (0, 20, 5),
    ),
}


@pytest.mark.parametrize(("body", "expected"), BEST.values(), ids=BEST.keys())
def test_the_last_turn_has_a_best_way(
    client: FlaskClient, body: Body, expected: tuple[int, int, int]
) -> None:
    best = answer_to(client, "cash_out", body)["facts"]["best"]
    assert (best["banker_pay"], best["spent"], best["total"]) == expected
    assert best["banker_pay"] + best["spent"] + best["money_after"] == body["money"]
    assert best["total"] == best["banker_points"] + best["points"] + best["money_points"]


def test_before_the_last_turn_no_way_is_best(client: FlaskClient) -> None:
    facts = answer_to(client, "cash_out", {"money": 47, "personality": "sheriff"})["facts"]
    assert facts["best"] is None
    assert facts["minimum"] == {"spent": 27, "points": 2, "money_after": 20}


REFUSED: dict[str, tuple[str, Body, set[str]]] = {
    "money without a limit": ("cash_out", {"money": 1, "red": ["banker"]}, {"personality"}),
    "a limit of the other side": (
        "cash_out",
        {"money": 1, "personality": "banker", "red": ["banker"], "cash_limit": 120},
        {"cash_limit"},
    ),
    "neither choices nor passing": ("turn_order", {}, {"choices"}),
    "choices and passing": (
        "turn_order",
        {
            "choices": [
                {"name": "Ann", "personality": "banker"},
                {"name": "Bob", "personality": "grocer"},
            ],
            "passed": ["Ann", "Bob"],
        },
        {"choices"},
    ),
    "everything twice": (
        "turn_order",
        {"choices": [{"name": "Ann", "personality": "banker", "number": 5}] * 2},
        {"choices.1.name", "choices.1.number", "choices.1.personality"},
    ),
    "the printed number of another": (
        "turn_order",
        {
            "choices": [
                {"name": "Ann", "personality": "banker"},
                {"name": "Bob", "personality": "grocer", "number": 2},
            ]
        },
        {"choices.1.number"},
    ),
    "a personality twice and nothing else": (
        "turn_order",
        {
            "choices": [
                {"name": "Ann", "personality": "banker"},
                {"name": "Bob", "personality": "banker"},
            ]
        },
        {"choices.1.personality"},
    ),
    "passing twice": ("turn_order", {"passed": ["Ann", "Bob", " Ann"]}, {"passed"}),
    "more buildings than parcels": ("actions", {"parcels": 3, "buildings": 4}, {"buildings"}),
    "buildings on no parcels": ("actions", {"buildings": 1}, {"buildings"}),
    "eleven cowboys": ("actions", {"wages_cowboys": 9, "road_cowboys": 2}, {"road_cowboys"}),
    "three dice": ("actions", {"dice": [1, 2, 3]}, {"dice"}),
    "a seven": ("actions", {"dice": [1, 7]}, {"dice.1"}),
    "money for no square": ("victory_point_squares", {"turn": 1, "money": 5}, {"square"}),
    "totals with dice": ("setup", {"players": 3, "totals": [15, 15, 15]}, {"totals"}),
    "totals of two": ("setup", {"players": 2, "totals": [15, 15], **MIGHT_IS_RIGHT}, {"totals"}),
    "too few totals": ("setup", {"players": 3, "totals": [15, 15], **MIGHT_IS_RIGHT}, {"totals"}),
    "no totals at all": ("setup", {"players": 3, "totals": [], **MIGHT_IS_RIGHT}, {"totals"}),
    "totals beyond the tiles": (
        "setup",
        {"players": 3, "totals": [2, 15, 28], **MIGHT_IS_RIGHT},
        {"totals.0", "totals.2"},
    ),
    "a list of red sides": (
        "personality",
        {"personality": "banker", "red": ["banker"]},
        {"red"},
    ),
}


@pytest.mark.parametrize(("question", "body", "paths"), REFUSED.values(), ids=REFUSED.keys())
def test_a_turn_is_refused(client: FlaskClient, question: str, body: Body, paths: set[str]) -> None:
    assert refused_at(client, question, body) == paths


TOTALS: dict[str, tuple[list[int], bool]] = {
    "three at the least and the most": ([3, 15, 27], True),
    "five at the least": ([1, 29, 15, 15, 15], True),
    "one too many": ([16, 15, 15], False),
    "one too few": ([14, 15, 15, 15], False),
}


@pytest.mark.parametrize(("totals", "right"), TOTALS.values(), ids=TOTALS.keys())
def test_totals_are_added_up(client: FlaskClient, totals: list[int], right: bool) -> None:
    body = {"players": len(totals), "totals": totals, **MIGHT_IS_RIGHT}
    ruling = rule(client, "setup", body)
    assert ruling["verdict"] == ("yes" if right else "no")
    assert ruling["facts"]["cash"] == ([30 - total for total in totals] if right else None)
    if not right:
        assert ruling["clauses"] == {"CC-110"}


@pytest.mark.parametrize(
    ("turn", "prices"), [(1, [2, 3, 4, 5]), (2, [3, 4, 5]), (3, [4, 5]), (4, [5])]
)
def test_each_turn_closes_a_square(client: FlaskClient, turn: int, prices: list[int]) -> None:
    facts = answer_to(client, "victory_point_squares", {"turn": turn})["facts"]
    assert facts["open"] == prices
    assert sorted(facts["open"] + facts["closed"]) == [2, 3, 4, 5]
    assert answer_to(client, "actions", {"turn": turn})["facts"]["open_vp"] == prices
    for square in (2, 3, 4, 5):
        ruling = answer_to(
            client, "victory_point_squares", {"turn": turn, "square": square, "money": 11}
        )
        bought = ruling["facts"]["max_points"], ruling["facts"]["money_after"]
        is_open = square in prices
        assert ruling["verdict"] == ("yes" if is_open else "no")
        assert bought == (divmod(11, square) if is_open else (None, None))
        assert bool(ruling["remedies"]) != is_open


@pytest.mark.parametrize("red", [False, True])
def test_only_the_yellow_coolie_halves_prices(client: FlaskClient, red: bool) -> None:
    side: dict[str, Any] = {"red": ["chinese_coolie"]} if red else {}
    body = {"personality": "chinese_coolie", **side}
    prices = answer_to(client, "actions", body)["facts"]["prices"]
    assert list(prices.values()) == ([12, 10, 8, 6, 5, 4, 3] if red else [6, 5, 4, 3, 3, 2, 2])


def test_nothing_depends_on_what_the_words_of_the_rulebook_settle(
    client: FlaskClient,
) -> None:
    for personality in ("settler", "grocer", "banker"):
        for side in ("yellow", "red"):
            body = {"personality": personality, "side": side, "mountains": 2, "houses": 1}
            points = [e["open_point"] for e in rule(client, "personality", body)["depends_on"]]
            assert points == []


def test_what_the_words_settle_is_named_where_the_table_plays_otherwise(
    client: FlaskClient,
) -> None:
    body = {"personality": "settler", "side": "red", "mountains": 2}
    played = {"house_rules": {"CC-O6": "victory_point"}}
    (entry,) = rule(client, "personality", {**body, **played})["depends_on"]
    assert entry["open_point"] == "CC-O6"
    assert [other["reading"] for other in entry["otherwise"]] == ["dollar"]


@pytest.mark.parametrize(
    ("body", "told"),
    [({"players": 3}, True), ({"players": 2, **MIGHT_IS_RIGHT}, True)]
    + [({"players": players, **MIGHT_IS_RIGHT}, False) for players in (3, 4, 5)],
)
def test_nobody_is_told_of_fifteen_dollars_where_tiles_decide(
    client: FlaskClient, body: Body, told: bool
) -> None:
    because = answer_to(client, "setup", body)["because"]
    says = next(reason["says"] for reason in because if reason["clause"] == "CC-11")
    assert ("$15" in says) is told


@pytest.mark.parametrize(("language", "revolver"), [("en", "1 revolver"), ("de", "1 Revolver")])
@pytest.mark.parametrize("variants", [[], ["might_is_right"]], ids=["dice", "tiles"])
def test_the_italian_revolver_is_said_with_what_everybody_starts_with(
    client: FlaskClient, language: str, revolver: str, variants: list[str]
) -> None:
    def said(edition: str) -> str:
        body = {"players": 3, "edition": edition, "variants": variants}
        address, spoken = "/api/v1/carson-city/ask/setup", {"Accept-Language": language}
        because = client.post(address, json=body, headers=spoken).get_json()["because"]
        return str(next(reason["says"] for reason in because if reason["clause"] == "CC-11"))

    assert revolver in said("it")
    assert "evolver" not in said("en")
