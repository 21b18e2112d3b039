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
