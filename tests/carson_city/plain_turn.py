"""The course of a turn and what begins it once more, slow and plain."""

from itertools import combinations
from typing import Any

from tests.carson_city.plain_board import (
    Body,
    Readings,
    cash_limit_of,
    half_up,
    has,
    is_red,
)
from tests.carson_city.plain_cowboys import is_closed, number_of
from tests.carson_city.plain_income import Found

SQUARES = [
    *("wages", "ammunition", "three_roads", "one_road", "build_12", "build_10", "build_8"),
    *("build_6", "build_5", "build_4", "build_3", "parcels_income", "cowboy_income", "gambling"),
    *("parcels_vp", "cowboy_vp", "estate_vp", "buy_vp_2", "buy_vp_3", "buy_vp_4", "buy_vp_5"),
]
SEQUENCE = [
    *SQUARES[:4],
    "parcel_purchase",
    *SQUARES[4:11],
    "kept_buildings",
    *SQUARES[11:14],
    "estate_income",
    *SQUARES[14:],
]
GAINS: dict[tuple[str, bool], list[tuple[str, int, str, int]]] = {
    ("sheriff", False): [("white_cowboy", 0, "white_cowboys", 1)],
    ("sheriff", True): [("lost_duel", 0, "victory_points", 3)],
    ("banker", False): [("money", 0, "money", 9)],
    ("banker", True): [
        ("points_3", 3, "victory_points", 3),
        ("points_5", 12, "victory_points", 5),
        ("points_7", 25, "victory_points", 7),
    ],
    ("grocer", False): [("double_one_kind", 0, "income_factor", 2), ("money", 0, "money", 8)],
    ("grocer", True): [("money", 0, "money", 8)],
    ("chinese_coolie", False): [("roads_and_half_price", 0, "roads", 2)],
    ("chinese_coolie", True): [("building", 5, "buildings", 1)],
    ("settler", False): [("parcel", 0, "parcels", 1)],
    ("settler", True): [("money", 0, "money", 8)],
    ("captain", False): [
        ("cowboys_1", 1, "cowboys", 1),
        ("cowboys_2", 4, "cowboys", 2),
        ("cowboys_3", 9, "cowboys", 3),
    ],
    ("captain", True): [("revolvers_1", 3, "revolvers", 1), ("revolvers_2", 9, "revolvers", 2)],
    ("mercenary", False): [("firepower", 0, "firepower", 3)],
    ("mercenary", True): [("firepower", 0, "firepower", 2)],
}


def turn_order(body: Body, readings: Readings) -> Found:
    """Give the order of the markers."""
    del readings
    if "passed" in body:
        names = [name.strip() for name in body["passed"]]
        return "answer", {"order": names, "next": "choose_personalities"}, set()
    ordered = sorted(
        (choice.get("number", number_of(choice["personality"])), choice["name"].strip())
        for choice in body["choices"]
    )
    numbers, names = [number for number, _ in ordered], [name for _, name in ordered]
    return "answer", {"order": names, "next": "place_cowboys", "numbers": numbers}, set()


def open_squares(turn: int) -> list[int]:
    """Give the prices at which points are for sale in a turn."""
    return [price for price in (2, 3, 4, 5) if not is_closed(price, turn)]


def actions(body: Body, readings: Readings) -> Found:
    """Give what every action pays."""
    del readings
    dice, turn = body.get("dice"), body.get("turn")
    half = body.get("personality") == "chinese_coolie" and not is_red("chinese_coolie", body)
    pays = {
        "wages": 4 * body.get("wages_cowboys", 0),
        "three_roads": 3,
        "one_road": body.get("road_cowboys", 0),
        "parcels_income": 2 * body.get("parcels", 0),
        "cowboy_income": 2 * body.get("firepower", 0),
        "gambling": None if dice is None else sum(dice),
        "parcels_vp": body.get("parcels", 0) // 2,
        "cowboy_vp": body.get("firepower", 0) // 2,
        "estate_vp": body.get("buildings", 0),
    }
    prices = {f"build_{n}": half_up(n) if half else n for n in (12, 10, 8, 6, 5, 4, 3)}
    facts = {
        "sequence": SEQUENCE,
        "pays": pays,
        "prices": prices,
        "open_vp": None if turn is None else open_squares(turn),
    }
    return "answer", facts, set()


def victory_point_squares(body: Body, readings: Readings) -> Found:
    """Give the squares that are open, and what some money buys."""
    del readings
    turn, square, money = body["turn"], body.get("square"), body.get("money")
    closed = [price for price in (2, 3, 4, 5) if price not in open_squares(turn)]
    facts: dict[str, Any] = {"open": open_squares(turn), "closed": closed}
    facts |= {"max_points": None, "money_after": None}
    if square is None:
        return "answer", facts, set()
    if square in closed:
        return "no", facts, {"CC-29"}
    if money is not None:
        facts |= {"max_points": money // square, "money_after": money % square}
    return "yes", facts, set()


def are_possible(totals: list[int]) -> bool:
    """Say whether so many hands of six tiles each may show these totals, the sum of all aside."""
    tiles = sorted(tile for tile in range(6) for _ in totals)
    return all(
        sum(tiles[: 6 * count]) <= sum(some) <= sum(tiles[-6 * count :])
        for count in range(1, len(totals))
        for some in combinations(totals, count)
    )


def setup(body: Body, readings: Readings) -> Found:
    """Give what each player and the town begin with."""
    players, totals = body["players"], body.get("totals")
    tiles = has(body, "might_is_right")
    tile_sum = 15 * players if tiles and players > 2 else None
    cash: list[int] | None = [15] * players
    reasons = set()
    if tile_sum is not None:
        cash = None
        if totals is not None and sum(totals) == tile_sum:
            cash = [30 - total for total in totals]
        elif totals is not None:
            reasons.add("CC-110")
    drawn = dict.fromkeys(("8", "6", "5"), "random")
    facts = {
        "cash": cash,
        "roads": 1,
        "cowboys": 3,
        "property_tiles": 12,
        "revolvers": int(readings["CC-O1"] == "one"),
        "mountains": 6 if has(body, "carson_river") else 9,
        "first_parcels": 2,
        "duel_tiles": 6 if tiles else 0,
        "tile_sum": tile_sum,
        "construction": {"12": "mine", "10": "ranch", **drawn, "4": "mine", "3": "ranch"},
    }
    verdict = "answer" if totals is None else "no" if reasons else "yes"
    return verdict, facts, reasons


def personality(body: Body, readings: Readings) -> Found:
    """Give what a personality offers."""
    who, red = body["personality"], body.get("side", "yellow") == "red"
    offered = [*GAINS[who, red]]
    if (who, red) == ("grocer", True):
        offered.append(("houses", 0, "victory_points", body.get("houses", 0)))
    if (who, red) == ("settler", True):
        kind = "money" if readings["CC-O6"] == "dollar" else "victory_points"
        offered.append(("mountains", 0, kind, body.get("mountains", 0)))
    options = [
        {"choice": key, "pay": pay, "gain": {kind: much}} for key, pay, kind, much in offered
    ]
    limit = cash_limit_of(who, red=red)
    return "answer", {"number": number_of(who), "cash_limit": limit, "options": options}, set()
