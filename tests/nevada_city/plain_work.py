"""The work of a character once more, slow and plain: tiles, buildings, construction, contracts."""

from typing import Any

from tests.nevada_city.plain_box import (
    ADVANCED,
    BUILDING_GOODS,
    CITY,
    DELIVERS,
    GOODS,
    NO_ACTION,
    NO_CONTRACT,
    REMOVED,
    REMOVED_BY,
    REPLACEMENT,
    RESOURCES,
    WORKS,
    Body,
    Found,
    Goods,
    Readings,
    is_players_start,
    is_short,
    left,
    named,
    payee,
    words,
)

PRICES = {"mine": 1, "farm": 2, "ranch": 3}
CAPITOL = {"building": 1, "property": 1, "both": 3}


def produce(body: Body, readings: Readings) -> Found:
    """Work tile after tile."""
    del readings
    unworked = body["tiles"] - body.get("worked", 0)
    actions = body.get("actions", 1)
    tiles = 0
    for _ in range(actions):
        for _ in range(1 + body.get("skill", 0)):
            tiles += tiles < unworked
    facts = {
        "tiles_worked": tiles,
        "tokens": tiles * body["production"],
        "reserve_markers": tiles - actions,
    }
    return words({"NC-23"} if actions > unworked else set(), facts)


def is_constructed(body: Body, readings: Readings) -> bool:
    """Say whether a building stands, as typed or as it has to be."""
    if "constructed" in body:
        doubtful = is_players_start(body["building"], body["players"])
        return bool(body["constructed"]) or (doubtful and readings["NC-O22"] == "constructed")
    banks = body["owner"] == "bank" and body["players"] == 2
    if banks and body["building"] in {*CITY, *ADVANCED}:
        return readings["NC-O8"] == "in_play"
    return True


def has_built(body: Body, readings: Readings) -> bool:
    """Say whether this character's construction keeps it from using the building."""
    built = body.get("built_here", "no")
    return built == "completed" or (built == "helped" and readings["NC-O20"] == "any_builder")


def undescribed(body: Body) -> dict[str, str]:
    """Give the clause that describes no such space, by the field that is warned about."""
    building = body["building"]
    if building in NO_ACTION:
        return {"building": NO_ACTION[building]}
    if body.get("space") == "contract" and building in NO_CONTRACT:
        return {"space": NO_CONTRACT[building]}
    return {}


def use_building(body: Body, readings: Readings) -> Found:
    """Say whether a space may be used, and who is paid."""
    players = body["players"]
    fee = 0 if body["owner"] == "self" else body.get("fee", 0)
    purse = body["money"] + body.get("proceeds", 0) if "money" in body else None
    no = set(undescribed(body).values())
    if body["building"] in REMOVED[players]:
        no.add(REMOVED_BY[players])
    if body.get("brown_number") and players < 4:
        no.add("NC-29")
    if body.get("occupied") and body.get("space") != "octagonal":
        no.add("NC-26")
    if body.get("character_here"):
        no.add("NC-27")
    if has_built(body, readings):
        no.add("NC-37")
    if not is_constructed(body, readings):
        no.add("NC-36")
    if is_short(purse, fee):
        no.add("NC-28")
    facts = {"fee": fee, "fee_to": payee(fee, body["owner"]), "money_after": left(purse, fee)}
    return words(no, facts)


def claimed_building(body: Body, readings: Readings) -> set[str]:
    """Give what speaks against the claim of a building."""
    building, no = body.get("building"), set()
    if building in REMOVED[body["players"]]:
        no.add(REMOVED_BY[body["players"]])
    if body.get("card_year", 0) > body["year"]:
        no.add("NC-31")
    uncounted = building in REPLACEMENT and readings["NC-O15"] == "do_not_count"
    if body["under_construction"] == 2 and not uncounted:
        no.add("NC-32")
    elsewhere = building in REPLACEMENT and readings["NC-O16"] == "allowed"
    if body["free_plots"] == 0 and not elsewhere:
        no.add("NC-93")
    return no


def claim_costs(body: Body, readings: Readings) -> tuple[int, int]:
    """Give what a claim pays to the Bank and to an owner."""
    surcharge = PRICES[body["property"]] if "property" in body else 0
    if body.get("at", "city_hall") == "city_hall":
        return body["space_cost"] + surcharge, 0
    if readings["NC-O17"] == "included":
        surcharge = 0
    space = CAPITOL[body["what"]]
    to = {"self": (0, 0), "other": (0, space), "bank": (space, 0)}[body["capitol_owner"]]
    return to[0] + surcharge, to[1]


def claim(body: Body, readings: Readings) -> Found:
    """Say whether a building or a property may be claimed, and what it costs."""
    at_city_hall = body.get("at", "city_hall") == "city_hall"
    to_bank, to_owner = claim_costs(body, readings)
    cost = to_bank + to_owner
    no = set()
    if body["what"] == "both" and at_city_hall:
        no.add("NC-30")
    if body["what"] != "property":
        no |= claimed_building(body, readings)
    if body.get("free_mat_spaces", 1) == 0:
        no.add("NC-3")
    if is_short(body.get("money"), cost):
        no.add("NC-30" if at_city_hall else "NC-118")
    facts = {
        "to_bank": to_bank,
        "to_owner": to_owner,
        "cost": cost,
        "vp": 0 if body["what"] == "building" else 2,
        "money_after": left(body.get("money"), cost),
    }
    return words(no, facts)


def put_down(body: Body, field: str, kinds: tuple[str, ...]) -> dict[str, int]:
    """Count the tokens of each kind, those of entertainment that stand for it too."""
    tokens, wild = body.get(field, {}), body.get("entertainment_as", {})
    return {kind: tokens.get(kind, 0) + wild.get(kind, 0) for kind in kinds}


def lacking(needed: Goods, *there: Goods) -> dict[str, int]:
    """Count what is still needed of each kind; below 0 where there is too much."""
    return {kind: needed.get(kind, 0) - sum(one.get(kind, 0) for one in there) for kind in GOODS}


def by_skills(body: Body, missing: Goods, delivers: dict[str, str]) -> dict[str, int]:
    """Let each icon bring one token that is lacking."""
    skills = body.get("skills", {})
    return {
        kind: min(max(0, missing[kind]), skills.get(skill, 0)) for skill, kind in delivers.items()
    }


def construct(body: Body, readings: Readings) -> Found:
    """Bring tokens to a building, then what the skills add."""
    del readings
    cost, delivered = body["cost"], body.get("delivered", {})
    brought = put_down(body, "bring", BUILDING_GOODS)
    missing = lacking(cost, delivered, brought)
    skilled = by_skills(body, missing, DELIVERS)
    still = lacking(cost, delivered, brought, skilled)
    complete = not any(still.values())
    no = set()
    if body.get("owner", "self") != "self" or not any(lacking(cost, delivered).values()):
        no.add("NC-34")
    if any(count < 0 for count in missing.values()):
        no.add("NC-34")
    if body.get("character_built_here_this_year"):
        no.add("NC-35")
    on_site = {kind: cost.get(kind, 0) - still[kind] for kind in BUILDING_GOODS}
    facts = {
        "from_skills": named(skilled),
        "on_site": named(on_site),
        "missing": named(still),
        "complete": complete,
        "vp": body.get("vp") if complete else 0,
    }
    return words(no, facts)


def contract_is_done(body: Body, readings: Readings) -> set[str]:
    """Give what speaks against it, as this character has had to do with contracts this year."""
    done = body.get("character_done", "none")
    allowed = {
        "one_contract": ("none", "reserved_this", "worked_on_this", "same_contract"),
        "one_contract_action": ("none",),
        "same_contract_only": (done,),
    }
    no = set() if done in allowed[readings["NC-O3"]] else {"NC-40"}
    return no | {"NC-42"} if done in {"worked_on_this", "same_contract"} else no


def contract(body: Body, readings: Readings) -> Found:
    """Reserve, work on or complete a contract."""
    no = contract_is_done(body, readings)
    types = body.get("space_type", "any"), body.get("contract_type")
    if types[0] != "any" and types[1] not in {None, types[0]}:
        no.add("NC-38")
    cards = body.get("homestead_cards", 0)
    if body["action"] != "reserve":
        return filled(body, readings, no)
    if cards == 3:
        no.add("NC-39")
    return words(no, {"complete": False, "cards_after": cards + 1})


def filled(body: Body, readings: Readings, no: set[str]) -> Found:
    """Pay for a contract, then let the skills help."""
    requires, deposited = body["requires"], body.get("deposited", {})
    paid = put_down(body, "pay", GOODS)
    delivers = {**DELIVERS, **(WORKS if readings["NC-O21"] == "all_skills" else {})}
    missing = lacking(requires, deposited, paid)
    skilled = by_skills(body, missing, delivers)
    still = lacking(requires, deposited, paid, skilled)
    complete = not any(count > 0 for count in still.values())
    short = not complete and body["action"] == "complete"
    if any(body.get("entertainment_as", {}).get(kind) for kind in RESOURCES):
        no.add("NC-89")
    if any(count < 0 for count in missing.values()) or short:
        no.add("NC-42" if body["action"] == "work" else "NC-43")
    leaves = complete and body["action"] == "work"
    facts = {
        "from_skills": named(skilled),
        "missing": named(still),
        "complete": complete,
        **rewards(body, complete=complete),
        "cards_after": body.get("homestead_cards", 0) - leaves,
    }
    return words(no, facts)


def rewards(body: Body, *, complete: bool) -> dict[str, Any]:
    """Give what a contract scores, and for whom."""
    built = body.get("named_building") == "constructed"
    points = body.get("vp_high" if built else "vp_low", body.get("vp"))
    to = body.get("building_owner") if complete and built else None
    to_player = to in {"self", "other"}
    return {
        "vp": points if complete else 0,
        "owner_bonus": 2 if to_player else 0,
        "owner_bonus_to": to if to_player else "nobody",
    }
