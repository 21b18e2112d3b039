"""The end of a turn and its money once more, slow and plain."""

from tests.carson_city.plain_board import (
    Body,
    Readings,
    cash_limit_of,
    is_red,
)
from tests.carson_city.plain_income import Found
from tests.carson_city.plain_score import best_spending, spendings

BANKER_BUYS = {0: 0, 3: 3, 12: 5, 25: 7}


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
        "best": best(body, limit),
    }
    return "answer", facts, set()


def spending(body: Body, spent: int) -> dict[str, int]:
    """Give what comes of spending so much."""
    found = {"spent": spent, "points": spent // 10, "money_after": body["money"] - spent}
    if body.get("last_turn", False):
        found["money_points"] = found["money_after"] // 6
        found["total"] = found["points"] + found["money_points"]
    return found


def best(body: Body, limit: int) -> dict[str, int | None] | None:
    """Give the best way of the last turn, and in every turn of the red banker."""
    buys = body.get("personality") == "banker" and is_red("banker", body)
    if body.get("last_turn", False):
        return best_at_the_end(body, limit, buys=buys)
    return best_purchase(body, limit) if buys else None


def best_purchase(body: Body, limit: int) -> dict[str, int | None]:
    """Try every purchase of the red banker with what must be spent after it."""
    ways: list[dict[str, int | None]] = []
    ranked = []
    for pay, bought in BANKER_BUYS.items():
        left = body["money"] - pay
        if left < 0:
            continue
        spent = max(0, left - limit)
        points, after = spent // 10, left - spent
        ranked.append((bought + points, after, -pay))
        ways.append(
            {
                "banker_pay": pay,
                "banker_points": bought,
                "spent": spent,
                "points": points,
                "money_after": after,
                "money_points": None,
                "total": bought + points,
            }
        )
    return ways[ranked.index(max(ranked))]


def best_at_the_end(body: Body, limit: int, *, buys: bool) -> dict[str, int | None]:
    """Try every purchase of the red banker and every spending after it."""
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
