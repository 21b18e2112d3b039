"""Trade and hiring once more, slow and plain."""

from tests.nevada_city.plain_box import (
    BUILDING_GOODS,
    Body,
    Found,
    Readings,
    contract_of_year_had,
    is_short,
    payee,
    words,
)

POSTS = ("trading_post", "military_store")
STORES = ("hardnails", "leadbricks", "masonoaks")
HIRING = {"hotel": "NC-66", "cavalry_hotel": "NC-119", "sheriff": "NC-70", "stables": "NC-123"}


def sell(body: Body, readings: Readings) -> Found:
    """Sell tokens one by one."""
    del readings
    count = body["count"]
    each = body["price"] + body.get("bonus", 0)
    fee = 0 if body["owner"] == "self" else body.get("fee", 0)
    too_many = count > body["space_limit"] or count > body.get("have", count)
    facts = {
        "per_token": each,
        "income": sum(each for _ in range(count)),
        "fee": fee,
        "fee_to": payee(fee, body["owner"]),
        "net": each * count - fee,
    }
    return words({"NC-68"} if too_many else set(), facts)


def hinders_purchase(body: Body) -> set[str]:
    """Give what speaks against taking these goods."""
    building = body["building"]
    taken = [kind for kind, count in body["take"].items() for _ in range(count)]
    strangers = set(taken) - {*body.get("offered", taken)}
    if building in POSTS:
        return {"NC-65"} if len(taken) > 3 or strangers else set()
    if building in STORES:
        wrong = len(taken) != 3 or len(set(taken)) == 1 or strangers
        return {"NC-75"} if wrong else set()
    given = sum(body["give"].get(kind, 0) for kind in BUILDING_GOODS)
    return {"NC-77"} if taken != ["spirits"] * given else set()


def price(body: Body) -> int:
    """Add up what the goods cost."""
    building, take = body["building"], body["take"]
    if building == "trading_post":
        return 2 * int(sum(take.values()))
    if body["owner"] == "self":
        return 0
    if building == "military_store":
        return sum(count * body["prices"][kind] for kind, count in take.items() if count)
    return 2 if building in STORES else 1


def buy(body: Body, readings: Readings) -> Found:
    """Say whether goods may be taken, and what they cost."""
    del readings
    cost = price(body)
    facts = {"cost": cost, "paid_to": payee(cost, body.get("owner", "bank"))}
    return words(hinders_purchase(body), facts)


def newspaper(body: Body, readings: Readings) -> Found:
    """Buy points in the paper, then perhaps take a contract."""
    extra, contract = body["extra"], body.get("contract", "none")
    own = body["owner"] == "self"
    cost = extra if own else 1 + extra
    nothing = extra == 0 and contract == "none"
    no = set()
    if extra > 5 or nothing or is_short(body.get("money"), cost):
        no.add("NC-80")
    if contract == "reserve" and body.get("homestead_cards", 0) == 3:
        no.add("NC-39")
    if contract != "none" and contract_of_year_had(body, readings):
        no.add("NC-40")
    paid_to = payee(cost, "bank" if own else body["owner"])
    return words(no, {"vp": extra, "cost": cost, "paid_to": paid_to})


def tobacconist(body: Body, readings: Readings) -> Found:
    """Use a space that another player's marker stands on."""
    fee = 0 if body["owner"] == "self" else 1
    owner = body["copied_building_owner"]
    copied = 0 if owner == "self" else body.get("copied_cost", 0)
    no = set()
    if body["space_occupied_by"] not in {"other", "self_and_other"}:
        no.add("NC-79")
    visits = readings["NC-O14"] == "counts_as_visit"
    if body.get("character_at_copied_building") and visits:
        no.add("NC-27")
    if body.get("copied_contract_space") and contract_of_year_had(body, readings):
        no.add("NC-40")
    facts = {
        "fee_tobacconist": fee,
        "fee_copied": copied,
        "total": fee + copied,
        "copied_fee_to": payee(copied, owner),
        "second_marker": False,
    }
    return words(no, facts)


def hiring_fee(body: Body, readings: Readings) -> tuple[int, str]:
    """Give the fee for hiring and who gets it."""
    via, owner = body["via"], body.get("building_owner", "bank")
    if via == "hotel":
        return body["space_fee"], "bank"
    if via == "stables":
        return 0, "nobody"
    own = owner == "self"
    if via == "cavalry_hotel":
        return (0, "nobody") if own else (2, payee(2, owner))
    if readings["NC-O12"] == "building_owner":
        return (0, "nobody") if own else (4, "owner")
    free = own and readings["NC-O13"] == "no_fee"
    return (0, "nobody") if free or body["sheriff_badge"] == "self" else (4, "sheriff")


def hire(body: Body, readings: Readings) -> Found:
    """Hire a worker from the display or the discard pile."""
    via = body["via"]
    fee, fee_to = hiring_fee(body, readings)
    salary, salary_owner = body["salary"], "bank"
    if via == "stables":
        salary_owner = body["building_owner"]
        salary = 0 if salary_owner == "self" else salary
    no = set()
    pile = "discard" if via in {"sheriff", "stables"} else "display"
    if body["from"] != pile or is_short(body.get("money"), fee + salary):
        no.add(HIRING[via])
    if body["homestead_cards"] == 3:
        no.add("NC-4")
    facts = {
        "fee": fee,
        "fee_to": fee_to if fee else "nobody",
        "salary": salary,
        "salary_to": payee(salary, salary_owner),
        "total": fee + salary,
        "cards_after": body["homestead_cards"] + 1,
        "acts_this_year": readings["NC-O24"] == "acts_this_year",
    }
    return words(no, facts)
