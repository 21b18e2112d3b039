"""Random situations of every question, such as the API accepts them."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.carson_city.dealing import heads, some
from tests.carson_city.situations import maybe
from tests.nevada_city.dealing import Body, amounts, counts, levels, set_up
from tests.nevada_city.plain_box import (
    ADVANCED,
    BANKS,
    BUILDING_GOODS,
    BUILDINGS,
    CITY,
    COMMODITIES,
    DELIVERS,
    GOODS,
    NO_CONTRACT,
    PRINTED,
    REMOVED,
    RESOURCES,
    START,
    WORKS,
    YEARS,
    has,
    is_players_start,
)
from tests.nevada_city.plain_setup import bag
from tests.nevada_city.plain_trade import POSTS, STORES

OWNERS = ("self", "other", "bank")
TYPES = ("civic", "production", "entertainment", "type_4", "type_5")
CUBE_KINDS = (*RESOURCES, "neutral")
AMOUNT = 99


def flags(chance: Random, body: Body, *names: str, odds: float = 0.25) -> Body:
    """Deal some flags, mostly not set."""
    return maybe(chance, body, 0.5, **{name: lambda: heads(chance, odds) for name in names})


def few(chance: Random, most: int) -> int:
    """Deal a number, mostly a small one."""
    return chance.randint(0, chance.choice([3, 9, most]))


def buildings_for(body: Body, *groups: tuple[str, ...]) -> list[str]:
    """Name the buildings of these groups that are played."""
    played = has(body, "advanced_buildings")
    return [one for group in groups for one in group if played or one not in ADVANCED]


def setup(chance: Random) -> Body:
    body = set_up(chance, "gunslinging_goal", "advanced_buildings")
    body["players"] = chance.choice([2, 2, 3, 4])
    return maybe(chance, body, 0.8, year=lambda: chance.randint(1, YEARS[body["players"]]))


def charts(chance: Random) -> Body:
    """Deal cubes as they can lie, then now and then move some."""
    body = set_up(chance, "cubes")
    production, market = dict.fromkeys(RESOURCES, 1), {"silver": 2, "livestock": 1}
    cubes = bag(body)
    free = [kind for kind in CUBE_KINDS for _ in range(cubes[kind])]
    for kind in (*production, "silver", "silver", "livestock"):
        free.remove(kind)
    chance.shuffle(free)
    for place, kinds in ((production, free[:2]), (market, free[2:7])):
        for kind in kinds:
            place[kind] = place.get(kind, 0) + 1
        if heads(chance, 0.3):
            place[chance.choice(CUBE_KINDS)] = chance.choice([0, 1, 3, 5, 20])
    return {**body, "production": production, "market": market}


def produce(chance: Random) -> Body:
    body = set_up(chance, "cubes")
    kind = chance.choice(["mine", "farm", "ranch"])
    most = 2 if kind == "mine" and not has(body, "extra_cubes") else 3
    tiles = chance.randint(0, chance.choice([5, 30]))
    body |= {"kind": kind, "production": chance.randint(1, most), "tiles": tiles}
    return maybe(
        *(chance, body),
        worked=lambda: chance.randint(0, tiles),
        skill=lambda: few(chance, 9),
        actions=lambda: chance.randint(1, chance.choice([2, 9])),
    )


def owner_for(chance: Random, building: str, players: int) -> str:
    """Deal an owner that the building can have."""
    if building in REMOVED[players]:
        return chance.choice(OWNERS)
    if building in {*PRINTED, *BANKS[players]}:
        return "bank"
    banks = players == 2 and building not in START
    return chance.choice(OWNERS if banks else OWNERS[:2])


def use_building(chance: Random) -> Body:
    body = set_up(chance, "advanced_buildings")
    players = chance.choice([2, 2, 3, 4])
    building = chance.choice(buildings_for(body, BUILDINGS, START * 2, CITY, ADVANCED * 2))
    body |= {"players": players, "building": building}
    body["owner"] = owner_for(chance, building, players)
    flags(chance, body, "brown_number", "occupied", "character_here")
    often = 4 if building in NO_CONTRACT else 1
    chosen = body.get("house_rules", {}).get("NC-O22")
    doubtful = is_players_start(building, players) and chosen != "constructed"
    may_fail = building not in {*PRINTED, *START} or doubtful
    if may_fail or heads(chance, 0.1):
        maybe(chance, body, constructed=lambda: not may_fail or heads(chance, 0.7))
    return maybe(
        *(chance, body),
        space=lambda: chance.choice(["action", "octagonal", *["contract"] * often]),
        built_here=lambda: chance.choice(["no", "no", "helped", "completed"]),
        fee=lambda: few(chance, AMOUNT),
        money=lambda: few(chance, 999),
        proceeds=lambda: few(chance, 999),
    )


def claim(chance: Random) -> Body:
    body = set_up(chance, "advanced_buildings")
    players = chance.randint(2, 4)
    what = chance.choice(["building", "building", "property", "both"])
    body |= {"players": players, "year": 1854 + chance.randint(1, YEARS[players]), "what": what}
    if has(body, "advanced_buildings") and heads(chance):
        body["at"] = "capitol"
        body["capitol_owner"] = chance.choice(OWNERS if players == 2 else OWNERS[:2])
    else:
        body["space_cost"] = few(chance, AMOUNT)
        maybe(chance, body, 0.2, at=lambda: "city_hall")
    maybe(chance, body, money=lambda: few(chance, 999))
    if what != "property":
        body |= {"under_construction": chance.randint(0, 2), "free_plots": few(chance, AMOUNT)}
        maybe(
            *(chance, body),
            building=lambda: chance.choice(buildings_for(body, CITY, ADVANCED * 2)),
            card_year=lambda: chance.randint(1855, 1857),
        )
    if what != "building":
        body["property"] = chance.choice(["mine", "farm", "ranch"])
        maybe(chance, body, free_mat_spaces=lambda: few(chance, AMOUNT))
    return body


def part_of(chance: Random, whole: dict[str, int]) -> dict[str, int]:
    """Deal at most so much of each kind."""
    return {kind: chance.randint(0, most) for kind, most in whole.items() if heads(chance)}


def wanted(chance: Random, needed: dict[str, int], kinds: tuple[str, ...]) -> dict[str, int]:
    """Deal what is needed or less, now and then something else."""
    if heads(chance, 0.2):
        return amounts(chance, kinds, 2)
    fitting = {kind: count for kind, count in needed.items() if kind in kinds}
    return fitting if heads(chance, 0.3) else part_of(chance, fitting)


def without(needed: dict[str, int], there: dict[str, int]) -> dict[str, int]:
    """Count what is needed beside what is there."""
    return {kind: max(0, count - there.get(kind, 0)) for kind, count in needed.items()}


def construct(chance: Random) -> Body:
    body = set_up(chance)
    cost = amounts(chance, BUILDING_GOODS, chance.choice([2, 20]))
    delivered = cost if heads(chance, 0.1) else part_of(chance, cost)
    lacking = without(cost, delivered)
    bring = wanted(chance, lacking, BUILDING_GOODS)
    body |= {"cost": cost, "delivered": delivered, "bring": bring}
    maybe(chance, body, owner=lambda: chance.choice([*["self"] * 9, *OWNERS]))
    flags(chance, body, "character_built_here_this_year", odds=0.2)
    return maybe(
        *(chance, body),
        entertainment_as=lambda: wanted(chance, without(lacking, bring), BUILDING_GOODS),
        skills=lambda: amounts(chance, tuple(DELIVERS), 9),
        vp=lambda: chance.randint(0, 30),
    )


def contract(chance: Random) -> Body:
    body = set_up(chance)
    action = chance.choice(["reserve", "work", "complete", "work", "complete"])
    body["action"] = action
    if action != "complete" or heads(chance):
        lowest = 1 if action == "work" else 0
        body["homestead_cards"] = chance.randint(lowest, 3)
    with_this = ["reserved_this", "worked_on_this", "same_contract"] if action == "work" else []
    done = ["none", "none", "none", "other_contract", *with_this]
    maybe(chance, body, character_done=lambda: chance.choice(done))
    if action != "work":
        maybe(
            *(chance, body),
            space_type=lambda: chance.choice(["any", *TYPES]),
            contract_type=lambda: chance.choice(TYPES),
        )
    return body if action == "reserve" else _filled(chance, body)


def _filled(chance: Random, body: Body) -> Body:
    requires = amounts(chance, GOODS, chance.choice([1, 2, 20]))
    requires[chance.choice(GOODS)] = chance.randint(1, 4)
    body["requires"], lacking = requires, requires
    if body["action"] == "work" and heads(chance, 0.7):
        body["deposited"] = part_of(chance, requires)
        lacking = without(requires, body["deposited"])
    maybe(chance, body, 0.8, pay=lambda: wanted(chance, lacking, GOODS))
    lacking = without(lacking, body.get("pay", {}))
    kinds = tuple(kind for kind in GOODS if kind != "entertainment")
    usual = kinds if heads(chance, 0.3) else kinds[len(RESOURCES) :]
    maybe(
        *(chance, body),
        entertainment_as=lambda: wanted(chance, lacking, usual),
        skills=lambda: amounts(chance, (*DELIVERS, *WORKS), 9),
    )
    return _rewarded(chance, body)


def _rewarded(chance: Random, body: Body) -> Body:
    named = chance.choice([None, "none", "not_constructed", "constructed"])
    if named:
        body["named_building"] = named
    if named == "constructed":
        body["building_owner"] = chance.choice(OWNERS)
    if named not in {None, "none"} and heads(chance):
        low = chance.randint(0, 50)
        return {**body, "vp_low": low, "vp_high": chance.randint(low, 50)}
    return maybe(chance, body, vp=lambda: chance.randint(0, 50))


def sell(chance: Random) -> Body:
    body = set_up(chance)
    body |= {"price": chance.randint(0, 5), "owner": chance.choice(OWNERS)}
    body |= {name: 1 + few(chance, AMOUNT - 1) for name in ("count", "space_limit")}
    return maybe(
        *(chance, body),
        bonus=lambda: chance.randint(0, 9),
        fee=lambda: few(chance, AMOUNT),
        have=lambda: chance.choice([body["count"], few(chance, AMOUNT)]),
    )


def buy(chance: Random) -> Body:
    body = set_up(chance, "advanced_buildings")
    building = chance.choice([*buildings_for(body, POSTS), *STORES, "pharmacist"])
    body["building"] = building
    if building != "trading_post":
        body["owner"] = chance.choice(OWNERS)
    offered = chance.sample(COMMODITIES, 3 if building in STORES else chance.randint(1, 5))
    taken = chance.choices(offered if heads(chance, 0.8) else COMMODITIES, k=3)
    if building == "pharmacist":
        return _exchanged(chance, body)
    few_taken = taken[: chance.choice([1, 2, 3, 3, 3])]
    body["take"] = {kind: few_taken.count(kind) for kind in few_taken}
    if heads(chance, 0.2):
        body["take"][chance.choice(COMMODITIES)] = chance.randint(1, AMOUNT)
    maybe(chance, body, offered=lambda: offered)
    if building == "military_store":
        priced = [*body["take"], *some(chance, list(COMMODITIES), 5)]
        body["prices"] = {kind: chance.randint(0, 4) for kind in priced}
    return body


def _exchanged(chance: Random, body: Body) -> Body:
    body["give"] = amounts(chance, BUILDING_GOODS, 3)
    spirits = sum(body["give"].values()) + chance.choice([0, 0, 0, 1])
    body["take"] = {"spirits": max(1, spirits)}
    if heads(chance, 0.2):
        body["take"] |= amounts(chance, COMMODITIES, 2) | {"brick": 1}
    return body


def newspaper(chance: Random) -> Body:
    body = set_up(chance)
    body |= {"extra": chance.choice([0, 1, 3, 5, 5, 6, 99]), "owner": chance.choice(OWNERS)}
    flags(chance, body, "character_done_contract", odds=0.5)
    return maybe(
        *(chance, body),
        contract=lambda: chance.choice(["none", "reserve", "complete"]),
        homestead_cards=lambda: chance.randint(0, 3),
        money=lambda: few(chance, 999),
    )


def tobacconist(chance: Random) -> Body:
    body = set_up(chance)
    there = ["nobody", "self", "other", "self_and_other", "other"]
    body |= {"space_occupied_by": chance.choice(there)}
    body |= {name: chance.choice(OWNERS) for name in ("owner", "copied_building_owner")}
    contracts = ("copied_contract_space", "character_done_contract")
    flags(chance, body, "character_at_copied_building", *contracts, odds=0.5)
    return maybe(chance, body, copied_cost=lambda: few(chance, AMOUNT))


def hire(chance: Random) -> Body:
    body = set_up(chance, "advanced_buildings")
    vias = ["hotel", "sheriff", "sheriff"]
    if has(body, "advanced_buildings"):
        vias += ["cavalry_hotel", "stables"]
    via = chance.choice(vias)
    usual = "discard" if via in {"sheriff", "stables"} else "display"
    body |= {"via": via, "from": usual if heads(chance, 0.8) else "display"}
    body |= {"homestead_cards": chance.randint(0, 3), "salary": few(chance, AMOUNT)}
    if via == "hotel":
        body["space_fee"] = few(chance, AMOUNT)
    else:
        body["building_owner"] = chance.choice(OWNERS[: 2 if via == "sheriff" else 3])
    if via == "sheriff":
        body["sheriff_badge"] = chance.choice(OWNERS[:2])
    return maybe(chance, body, money=lambda: few(chance, 999))


def marry(chance: Random) -> Body:
    body = set_up(chance, "extra_children")
    extra = has(body, "extra_children")
    sons, daughters = (chance.randint(0, 2 if extra else 1) for _ in range(2))
    room = (3 if extra else 2) - sons - daughters
    if room < 0:
        return marry(chance)
    body |= {"single_sons": sons, "single_daughters": daughters}
    body["worker"] = chance.choice(["man", "woman"])
    maybe(chance, body, 0.7, married=lambda: chance.randint(0, room))
    if heads(chance, 0.3):
        return {**body, "pay": amounts(chance, GOODS, 3)}
    spirits = chance.randint(0, 2)
    pay = {"spirits": spirits, "entertainment": 2 - spirits}
    for kind in chance.choices(RESOURCES, k=2):
        pay[kind] = pay.get(kind, 0) + 1
    return {**body, "pay": pay}


def loan(chance: Random) -> Body:
    body = set_up(chance)
    action = chance.choice(["take", "repay", "carry_over"])
    body["action"] = action
    if action == "repay":
        return {**body, "money": few(chance, 999)}
    body["markers"] = chance.randint(0, chance.choice([1, 28]))
    if action == "take":
        return {**body, "when": chance.choice(["my_action", "event"])}
    body["loans"] = chance.randint(0, body["markers"])
    return maybe(
        *(chance, body),
        repaid=lambda: chance.randint(0, body["loans"]),
        money=lambda: few(chance, 999),
    )


def event(chance: Random) -> Body:
    body = set_up(chance)
    kind = chance.choice(["payment", "payment", "marker", "fire"])
    body |= {"kind": kind, "markers": chance.randint(0, chance.choice([0, 2, 28]))}
    if kind == "fire":
        body["owner_places_marker"] = heads(chance)
    if kind == "payment":
        body["amount"] = 1 + few(chance, AMOUNT - 1)
    if kind == "payment" or body.get("owner_places_marker"):
        body["money"] = few(chance, 999)
        maybe(chance, body, loan_amount=lambda: chance.randint(1, chance.choice([3, AMOUNT])))
    return body


def year_end(chance: Random) -> Body:
    body = set_up(chance, "troublemakers")
    players = chance.randint(2, 4)
    years = YEARS[players]
    body |= {"players": players, "year": chance.choice([years, chance.randint(1, years)])}
    body |= {"free_plots": chance.choice([0, 1, 9, AMOUNT])}
    body |= {"unhired": chance.randint(0, players + 1)}
    flags(chance, body, "deputy_taken", odds=0.5)
    kitchens = ["not_built", "player"][: 2 if players == 4 else 1]
    boards = ["not_built", "player", "bank"][: 3 if players == 2 else 2]
    return maybe(
        *(chance, body),
        soup_kitchen=lambda: chance.choice(kitchens),
        boarding_house=lambda: chance.choice(boards),
    )


def troublemaker(chance: Random) -> Body:
    body = set_up(chance, "advanced_buildings")
    body["variants"] = [*dict.fromkeys([*body.get("variants", ()), "troublemakers"])]
    cards, guns = chance.choice([1, 20]), chance.choice([1, 9])
    for who in ("player", "troublemaker"):
        body[f"{who}_guns"] = chance.randint(0, guns)
        body[f"{who}_card"] = chance.randint(0, cards)
    owners = ["none", *(OWNERS if has(body, "advanced_buildings") else ())]
    for name in ("doctor", "undertaker"):
        maybe(chance, body, 0.7, **{name: lambda: chance.choice(owners)})
    healed = body.get("doctor", "none") != "none"
    return maybe(chance, body, pay_doctor=lambda: healed and heads(chance))


def goal(chance: Random) -> Body:
    body: dict[str, Any] = set_up(chance)
    return {**body, "levels": levels(chance), "counts": counts(chance, chance.randint(2, 4))}


SITUATIONS: dict[str, Callable[[Random], Body]] = {
    deal.__name__: deal
    for deal in (
        *(setup, charts, produce, use_building, claim, construct, contract, sell, buy),
        *(newspaper, tobacconist, hire, marry, loan, event, year_end, troublemaker, goal),
    )
}
