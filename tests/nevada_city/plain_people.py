"""Weddings, loans, events, duels and goals once more, slow and plain."""

from typing import Any

from tests.nevada_city.plain_box import (
    BUILDING_GOODS,
    RESOURCES,
    Body,
    Found,
    Readings,
    is_short,
    words,
)
from tests.nevada_city.plain_score import goal_points


def marry(body: Body, readings: Readings) -> Found:
    """Say whether a worker may be married into the family."""
    pay, married = body["pay"], body.get("married", 0)
    single = body["single_daughters" if body["worker"] == "man" else "single_sons"]
    spirits, wild = pay.get("spirits", 0), pay.get("entertainment", 0)
    resources = sum(pay.get(kind, 0) for kind in RESOURCES)
    no = set()
    if single == 0 or (married >= 2 and readings["NC-O19"] == "two"):
        no.add("NC-56")
    building_goods = any(pay.get(kind, 0) for kind in BUILDING_GOODS)
    if spirits + wild != 2 or resources != 2 or building_goods:
        no.add("NC-57")
    if spirits + wild > 2 and wild and resources < 2:
        no.add("NC-89")
    return words(no, {"married_after": married + 1, "slots_freed": 1})


def take_loan(body: Body) -> Found:
    """Borrow for a marker."""
    own = body["when"] == "my_action"
    facts = {
        "marker_from": "active_character" if own else "any_character",
        "markers_left": body["markers"] - 1,
    }
    return words({"NC-90"} if body["markers"] == 0 else set(), facts)


def repay(body: Body, readings: Readings) -> Found:
    """Pay a loan back during the year."""
    again = readings["NC-O5"] == "to_character"
    facts = {
        "cost": 5,
        "marker_goes_to": "character" if again else "homestead",
        "usable_this_year": again,
    }
    return words({"NC-54"} if body["money"] < 5 else set(), facts)


def loan(body: Body, readings: Readings) -> Found:
    """Take a loan, repay it, or carry it over to the next year."""
    if body["action"] == "take":
        return take_loan(body)
    if body["action"] == "repay":
        return repay(body, readings)
    repaid = body.get("repaid", 0)
    facts = {
        "cost": 5 * repaid,
        "markers_next_year": body["markers"] - body["loans"] + repaid,
    }
    return words({"NC-54"} if is_short(body.get("money"), 5 * repaid) else set(), facts)


def event(body: Body, readings: Readings) -> Found:
    """Give what an event or a fire costs one player."""
    if body["kind"] == "payment":
        return "answer", payment(body, body["amount"], readings), set()
    if body["kind"] == "fire" and body["owner_places_marker"]:
        return "answer", payment(body, 4, readings), set()
    gives = min(1, body["markers"])
    facts = {
        "affected": gives == 1,
        "paid": 0,
        "loans": 0,
        "markers_left": body["markers"] - gives,
        "money_after": None,
    }
    return "answer", facts, set()


def payment(body: Body, amount: int, readings: Readings) -> dict[str, Any]:
    """Pay, borrowing for one marker after the other while the money does not suffice."""
    money, markers, loans = body["money"], body["markers"], 0
    affected = money >= amount or markers > 0 or readings["NC-O4"] == "pay_what_you_can"
    unknown = money < amount and markers > 0 and "loan_amount" not in body
    if unknown:
        loans, money = 1, amount
    most = min(1, markers) if readings["NC-O23"] == "one_loan" else markers
    while money < amount and loans < most:
        loans, money = loans + 1, money + body["loan_amount"]
    paid = min(money, amount) if affected else 0
    return {
        "affected": affected,
        "paid": paid,
        "loans": loans,
        "markers_left": markers - loans,
        "money_after": None if unknown else money - paid,
    }


def needed(body: Body) -> dict[str, list[str]]:
    """Say what has to be known for it to matter how many loans may be taken."""
    amount = body.get("amount", 4 if body.get("owner_places_marker") else 0)
    short = body.get("money", amount) < amount
    unknown = short and body["markers"] > 1 and "loan_amount" not in body
    return {"NC-O23": ["loan_amount"]} if unknown else {}


def troublemaker(body: Body, readings: Readings) -> Found:
    """Fight one duel."""
    player = body["player_guns"] + body["player_card"]
    other = body["troublemaker_guns"] + body["troublemaker_card"]
    wounded, dies = player <= other, player >= other
    healed = wounded and body.get("pay_doctor", False)
    tie = player == other
    victor = not wounded or (tie and readings["NC-O18"] == "victor")
    buried = dies and body.get("undertaker") in {"self", "other"}
    facts = {
        "player_total": player,
        "troublemaker_total": other,
        "result": "tie" if tie else "troublemaker" if wounded else "player",
        "player_wounded": wounded,
        "markers_lost": int(wounded and not healed),
        "troublemaker_dies": dies,
        "vp": int(victor),
        "doctor_commodities": int(healed and body["doctor"] != "self"),
        "undertaker_gets": 4 if buried else 0,
    }
    return "answer", facts, set()


def goal(body: Body, readings: Readings) -> Found:
    """Share out one goal."""
    points = goal_points(body["levels"], body["counts"], readings["NC-O10"])
    return "answer", {"points": points}, set()
