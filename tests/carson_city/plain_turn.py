"""Cowboys, money and the course of a turn once more, slow and plain."""

from typing import Any

from tests.carson_city.plain_board import (
    KINDS,
    PERSONALITIES,
    RIVER,
    Body,
    Readings,
    cash_limit_of,
    half_up,
    has,
    is_red,
    parse,
)
from tests.carson_city.plain_income import Found, attack_reasons
from tests.carson_city.plain_score import best_spending, spendings

SEVERAL = {"wages", "one_road"}
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
BANKER_BUYS = {0: 0, 3: 3, 12: 5, 25: 7}
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


def is_closed(price: int, turn: int | None) -> bool:
    """Say whether a buying square is closed in this turn; $2 is open in the first one only."""
    return turn is not None and price < turn + 1


def place_cowboy(body: Body, readings: Readings) -> Found:
    """Say whether a cowboy may be put on a place."""
    reasons = cowboy_reasons(body) | place_reasons(body, readings)
    others = set(body.get("standing", [])) - {body["seat"]}
    facts: dict[str, Any] = {"purpose": purpose_of(body)}
    if reasons:
        return "no", facts, reasons
    return "yes", {**facts, "duel": bool(others) and knows_duels(body)}, reasons


def knows_duels(body: Body) -> bool:
    """Say whether a place is more than Wages or One road."""
    return body.get("square") not in SEVERAL


def purpose_of(body: Body) -> str | None:
    """Say what a cowboy on this place is for."""
    if "square" in body:
        return "action"
    owner, sign = parse(body["board"])[body["parcel"]]
    if sign in KINDS:
        return "defend" if owner == body["seat"] else "attack"
    return "purchase" if owner is None and sign != RIVER else None


def cowboy_reasons(body: Body) -> set[str]:
    """Name the clauses that have to do with who stands there and who comes."""
    standing, seat = set(body.get("standing", [])), body["seat"]
    white, white_there = body.get("white_cowboy", False), body.get("sheriff_standing", False)
    duels, own_building = knows_duels(body), purpose_of(body) == "defend"
    red_sheriff = body.get("personality") == "sheriff" and is_red("sheriff", body)
    against = [
        ("CC-22", body.get("passed", False)),
        ("CC-21", body.get("cowboys", 1) == 0 and not white),
        ("CC-24", duels and seat in standing),
        ("CC-91", duels and white_there),
        ("CC-91", white and (standing or white_there)),
        ("CC-92", red_sheriff and duels and not own_building and standing - {seat}),
    ]
    return {clause for clause, stands in against if stands}


def place_reasons(body: Body, readings: Readings) -> set[str]:
    """Name the clauses that have to do with the place alone."""
    if "square" in body:
        price = body["square"].removeprefix("buy_vp_")
        return {"CC-29"} if price.isdigit() and is_closed(int(price), body.get("turn")) else set()
    town = parse(body["board"])
    owner, sign = town[body["parcel"]]
    if sign in KINDS:
        return attack_reasons(town, body, readings)
    if sign == RIVER:
        return {"CC-115"}
    if owner is not None:
        return {"CC-43"}
    kept_off = readings["CC-O13"] == "action_squares_only" and body.get("white_cowboy", False)
    return {"CC-91"} if kept_off else set()


def boost_of(fighter: Body, body: Body) -> int:
    """Give what the chip and the mercenary add."""
    chip = 3 if fighter.get("three_guns", False) else 0
    if fighter.get("personality") != "mercenary":
        return chip
    return chip + (2 if is_red("mercenary", body) else 3)


def duel(body: Body, readings: Readings) -> Found | None:
    """Give the winner of a duel; None where the tied ones do not stand on this track."""
    duellists = body["duellists"]
    totals = [
        one["cowboys"] + one["revolvers"] + one.get("die", one.get("tile", 0)) + boost_of(one, body)
        for one in duellists
    ]
    tied = [one for one, total in zip(duellists, totals, strict=True) if total == max(totals)]
    passing = readings["CC-O7"] == "passing_track"
    if len(tied) > 1 and not all(("order" if passing else "personality") in one for one in tied):
        return None
    winner = tied[0]
    if len(tied) > 1:
        places = [one["order"] if passing else number_of(one["personality"]) for one in tied]
        winner = tied[places.index(min(places))]
    losing_sheriff = [
        one is not winner and one.get("personality") == "sheriff" and is_red("sheriff", body)
        for one in duellists
    ]
    facts = {
        "totals": totals,
        "winner": winner["name"].strip(),
        "losers": [one["name"].strip() for one in duellists if one is not winner],
        "tie": len(tied) > 1,
        "cowboys_after": [one["cowboys"] + (one is not winner) for one in duellists],
        "victory_points": [3 * each for each in losing_sheriff],
    }
    return "answer", facts, set()


def number_of(who: str) -> int:
    """Give the number that is printed on a personality."""
    return PERSONALITIES.index(who) + 1


def firepower(body: Body, readings: Readings) -> Found:
    """Give the firepower from all revolvers or from what brings them."""
    parts = body.get("ranches", 0) + body.get("mines", 0) + 2 * body.get("prisons", 0)
    parts += body.get("captain_revolvers", 0) + (readings["CC-O1"] == "one")
    revolvers = body.get("revolvers", parts)
    boost = boost_of(body, body)
    total = body["cowboys"] + revolvers + boost
    facts = {
        "firepower": total,
        "revolvers": revolvers,
        "boost": boost,
        "cowboy_income": 2 * total,
        "cowboy_vp": total // 2,
    }
    return "answer", facts, set()


def cash_out(body: Body, readings: Readings) -> Found:
    """Give what the cash limit takes, and in the last turn the best way to spend."""
    del readings
    money, who = body["money"], body.get("personality")
    limit = body["cash_limit"] if who is None else cash_limit_of(who, red=is_red(who, body))
    excess = max(0, money - limit)
    full_ten = -(-excess // 10) * 10
    round_up = spending(body, full_ten) if excess < full_ten <= money else None
    facts = {
        "limit": limit,
        "excess": excess,
        "minimum": spending(body, excess),
        "round_up": round_up,
        "best": best(body, limit) if body.get("last_turn", False) else None,
    }
    return "answer", facts, set()


def spending(body: Body, spent: int) -> dict[str, int]:
    """Give what comes of spending so much."""
    found = {"spent": spent, "points": spent // 10, "money_after": body["money"] - spent}
    if body.get("last_turn", False):
        found["money_points"] = found["money_after"] // 6
        found["total"] = found["points"] + found["money_points"]
    return found


def best(body: Body, limit: int) -> dict[str, int]:
    """Try every purchase of the red banker and every spending after it."""
    buys = body.get("personality") == "banker" and is_red("banker", body)
    found = []
    for pay, points in BANKER_BUYS.items() if buys else [(0, 0)]:
        left = body["money"] - pay
        if left >= 0:
            total, _, spent = max(spendings(left, limit))
            found.append((points + total, -pay - spent, -pay))
    total, _, negative_pay = max(found)
    pay = -negative_pay
    spent = best_spending(body["money"] - pay, limit)
    after = body["money"] - pay - spent
    return {
        "banker_pay": pay,
        "banker_points": BANKER_BUYS[pay],
        "spent": spent,
        "points": spent // 10,
        "money_after": after,
        "money_points": after // 6,
        "total": total,
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
