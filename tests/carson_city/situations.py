"""Random situations of every question, such as the API accepts them."""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from tests.carson_city import dealing, plain_cowboys, plain_roads, plain_turn
from tests.carson_city.dealing import Body, heads, set_up
from tests.carson_city.plain_board import (
    IN_THE_BOX,
    KINDS,
    NAMES,
    PERSONALITIES,
    SIGNS,
    THINGS,
    Lacking,
    Town,
    around,
    readings_of,
)

MAYBE = (True, False)
BUILDING_SIGNS = "".join(KINDS)
SITES = [".", ".", ".hm"]
GROUNDS = [BUILDING_SIGNS, BUILDING_SIGNS, THINGS, ".", "~"]
PRICES = (12, 10, 8, 6, 5, 4, 3)
QUICK = {
    "ranch": {"free_parcels": 8},
    "mine": {"mountains": 8},
    "drugstore": {"houses": 11, "ranches": 6},
    "bank": {"houses": 11, "mines": 6},
    "saloon": {"houses": 11},
}


def maybe(chance: Random, body: Body, odds: float = 0.5, **values: Callable[[], Any]) -> Body:
    """Deal some of these values into a body."""
    for name, value in values.items():
        if heads(chance, odds):
            body[name] = value()
    return body


def parcel_price(chance: Random) -> Body:
    body = set_up(chance, "carson_river")
    maybe(chance, body, 0.8, money=lambda: chance.randint(0, 12))
    if heads(chance, 0.2):
        return {**body, "things": chance.randint(0, 9)}
    dealing.board(chance, body)
    if heads(chance, 0.3):
        body["board"] = re.sub("[1-5]", "", body["board"])
    return {**body, "parcel": chance.choice(NAMES)}


def _net(chance: Random, body: Body, dealt: Town, start: str | None = None) -> list[str]:
    laid = dealing.net(chance, dealt, readings_of(body), start)
    if laid or heads(chance):
        body["roads"] = laid
    return laid


def _parcel_near(chance: Random, laid: list[str]) -> str:
    return chance.choice(NAMES) if not laid or heads(chance, 0.3) else chance.choice(laid)[:2]


def _house_parcel(chance: Random, dealt: Town, seat: int, laid: list[str]) -> str:
    fitting = [
        name
        for name, (owner, sign) in dealt.items()
        if sign in ".h" and owner in {None, seat}
        if plain_roads.is_reached(name, plain_roads.sides_of(laid))
    ]
    return chance.choice(fitting) if fitting and heads(chance, 0.7) else _parcel_near(chance, laid)


def build(chance: Random) -> Body:
    body = set_up(chance, "carson_river")
    dealt = dealing.board(chance, body)
    sites = [
        name for name, (owner, sign) in dealt.items() if owner and sign in chance.choice(SITES)
    ]
    site = chance.choice(sites) if sites and heads(chance, 0.9) else chance.choice(NAMES)
    seat = dealt[site][0] or chance.randint(1, 5)
    body |= {"seat": seat, "parcel": site}
    laid = _net(chance, body, dealt, site if heads(chance, 0.7) else None)
    signs = [sign for _, sign in dealt.values()]
    left = [kind for kind, sign in SIGNS.items() if signs.count(sign) < IN_THE_BOX[sign]]
    body["building"] = chance.choice(left or ["church"])
    if not left:
        return build(chance)
    new = dealing.new_roads(chance, laid, chance.choice([0, 0, 1, 1, 2, 4]))
    maybe(chance, body, 0.9, new_roads=lambda: new)
    maybe(chance, body, 0.9, reserve=lambda: chance.randint(0, dealing.spare_roads(body, dealt)))
    if body["building"] != "ranch" and heads(chance, 0.9):
        body["house"] = _house_parcel(chance, dealt, seat, [*laid, *new])
        maybe(chance, body, owner_agrees=lambda: heads(chance, 0.8))
    return _paid_for(chance, body)


def _paid_for(chance: Random, body: Body) -> Body:
    if heads(chance, 0.3):
        body["kept"] = chance.choice(["this_turn", "earlier_turn"])
    else:
        maybe(chance, body, 0.8, square=lambda: chance.choice(PRICES))
    maybe(chance, body, money=lambda: chance.randint(3, 20))
    dealing.personality(chance, body, "chinese_coolie")
    return body


def road(chance: Random) -> Body:
    body = set_up(chance, "carson_river")
    dealt = plain_roads.NO_TOWN
    if "carson_river" in body.get("variants", []) or heads(chance, 0.3):
        dealt = dealing.board(chance, body)
    body["roads"] = dealing.net(chance, dealt, readings_of(body))
    while not (new := dealing.new_roads(chance, body["roads"], chance.randint(1, 5))):
        pass
    reserve = chance.randint(0, dealing.spare_roads(body, dealt))
    return {**body, "new": new, "reserve": reserve}


def house(chance: Random) -> Body:
    body = set_up(chance, "carson_river")
    dealt = dealing.board(chance, body)
    laid = _net(chance, body, dealt)
    seat = dealing.owner_of_one(chance, dealt)
    maybe(chance, body, owner_agrees=lambda: heads(chance))
    return {**body, "seat": seat, "parcel": _house_parcel(chance, dealt, seat, laid)}


def _white_one(chance: Random, body: Body) -> Body:
    dealing.personality(chance, body, "sheriff")
    yellow = body.get("personality") == "sheriff" and "sheriff" not in body.get("red", [])
    return maybe(chance, body, white_cowboy=lambda: yellow and heads(chance, 0.8))


def attack(chance: Random) -> Body:
    body = set_up(chance, "carson_river")
    dealt = dealing.board(chance, body)
    body["seat"] = dealing.owner_of_one(chance, dealt)
    churches = [name for name, (_, sign) in dealt.items() if sign == "c"]
    if churches and heads(chance):
        body["parcel"] = chance.choice(around(chance.choice(churches)))
    else:
        body["parcel"] = dealing.parcel_with(chance, dealt, BUILDING_SIGNS, 0.95)
    return _white_one(chance, body)


def place_cowboy(chance: Random) -> Body:
    body = set_up(chance, "carson_river")
    if heads(chance):
        body |= {"square": chance.choice(plain_turn.SQUARES), "seat": chance.randint(1, 5)}
        if body["square"] in {"buy_vp_2", "buy_vp_3", "buy_vp_4"}:
            body["turn"] = chance.randint(1, 4)
    else:
        dealt = dealing.board(chance, body)
        body["seat"] = dealing.owner_of_one(chance, dealt)
        body["parcel"] = dealing.parcel_with(chance, dealt, chance.choice(GROUNDS))
    seats = [1, 2, 3, 4, 5]
    maybe(chance, body, 0.4, standing=lambda: chance.choices(seats, k=chance.randint(0, 3)))
    maybe(chance, body, 0.2, sheriff_standing=lambda: heads(chance))
    maybe(chance, body, 0.3, cowboys=lambda: chance.choice([0, 1, 10]))
    maybe(chance, body, 0.2, passed=lambda: heads(chance))
    maybe(chance, body, turn=lambda: chance.randint(1, 4))
    return _white_one(chance, body)


def duel(chance: Random) -> Body:
    body = set_up(chance, "might_is_right", "carson_river")
    if heads(chance, 0.3):
        by_number = {"CC-O7": "personality_track"}
        body["house_rules"] = {**body.get("house_rules", {}), **by_number}
    maybe(chance, body, red=lambda: dealing.red_ones(chance))
    players = chance.randint(2, 5)
    tile = "might_is_right" in body.get("variants", [])
    orders, people = chance.sample(range(1, 6), 5), chance.sample(PERSONALITIES, 7)
    chip, sure_order, sure_who = chance.randrange(10), *chance.choices([0.5, 1], k=2)
    duellists = [
        {
            "name": dealing.PEOPLE[number],
            "cowboys": chance.randint(0, 3),
            "revolvers": chance.choice([0, 1, 2, 27]),
            **({"tile": chance.randint(0, 5)} if tile else {"die": chance.randint(1, 6)}),
        }
        for number in range(players)
    ]
    if heads(chance):
        alike = {key: value for key, value in duellists[0].items() if key != "name"}
        duellists = [{**one, **alike} for one in duellists]
    for number, one in enumerate(duellists):
        maybe(chance, one, sure_order, order=lambda at=number: orders[at])  # type: ignore[misc]
        maybe(chance, one, sure_who, personality=lambda at=number: people[at])  # type: ignore[misc]
        maybe(chance, one, 0.3, three_guns=lambda at=number: at == chip)  # type: ignore[misc]
    body["duellists"] = duellists
    while isinstance(found := plain_cowboys.duel(body, readings_of(body)), Lacking):
        for path in found:
            _, which, place = path.split(".")
            of_track: list[Any] = orders if place == "order" else people
            duellists[int(which)][place] = of_track[int(which)]
    return body


def income(chance: Random) -> Body:
    body = set_up(chance, "carson_river")
    return _quick_income(chance, body) if heads(chance, 0.2) else _whole_income(chance, body)


def _quick_income(chance: Random, body: Body) -> Body:
    building = chance.choice(list(SIGNS))
    body["building"] = building
    for name, most in QUICK.get(building, {}).items():
        maybe(chance, body, 0.8, **{name: lambda most=most: chance.randint(0, most)})
    if building == "mine" and "carson_river" in body.get("variants", []):
        maybe(chance, body, river=lambda: heads(chance, 0.8))
    maybe(chance, body, doubled=lambda: heads(chance, 0.8))
    if building not in {"church", "prison"}:
        maybe(chance, body, attack=lambda: chance.choice(["won", "lost"]))
    return body


def _whole_income(chance: Random, body: Body) -> Body:
    dealt = dealing.board(chance, body)
    if heads(chance):
        body["players"] = 5
    players = body.get("players", max([2, *(owner or 0 for owner, _ in dealt.values())]))
    buildings = [name for name, (_, sign) in dealt.items() if sign in KINDS]
    open_ones = [name for name in buildings if dealt[name][1] not in "cp"]
    if heads(chance, 0.7):
        body["attacks"] = [
            {
                "parcel": name,
                "by": chance.choice(sorted({1, 2, 3, 4, 5} - {dealt[name][0]})),
                "won": heads(chance, 0.6),
            }
            for name in dealing.some(chance, open_ones, 12)
        ]
    if heads(chance, 0.7):
        kind = chance.choice([KINDS[dealt[name][1]] for name in open_ones] or ["bank"])
        body["grocer"] = {"seat": chance.randint(1, players), "building": kind}
    if buildings and heads(chance, 0.2):
        body["parcel"] = chance.choice(buildings)
    return body


def firepower(chance: Random) -> Body:
    body = {**set_up(chance), "cowboys": chance.randint(0, 10)}
    parts = {"ranches": 6, "mines": 6, "prisons": 2, "captain_revolvers": 8}
    if heads(chance, 0.4):
        body["revolvers"] = chance.randint(0, 27)
    else:
        for name, most in parts.items():
            maybe(chance, body, 0.5, **{name: partial(chance.randint, 0, most)})
    maybe(chance, body, three_guns=lambda: heads(chance))
    dealing.personality(chance, body, "mercenary")
    return body


def cash_out(chance: Random) -> Body:
    body = {
        **set_up(chance),
        "money": chance.choice([chance.randint(0, 90), chance.randint(0, 999)]),
    }
    maybe(chance, body, red=lambda: dealing.red_ones(chance))
    if heads(chance, 0.7):
        body["personality"] = chance.choice([*PERSONALITIES, "banker", "banker", "banker"])
    else:
        body["cash_limit"] = chance.choice([0, 20, 200, chance.randint(0, 200)])
    return maybe(chance, body, 0.8, last_turn=lambda: heads(chance, 0.8))


def turn_order(chance: Random) -> Body:
    players = chance.randint(2, 5)
    names = chance.sample(dealing.PEOPLE, players)
    if heads(chance, 0.3):
        return {**set_up(chance), "passed": names}
    people, numbers = chance.sample(PERSONALITIES, players), chance.sample(range(1, 8), players)
    typed = heads(chance)
    choices = [
        {"name": name, "personality": who, **({"number": number} if typed else {})}
        for name, who, number in zip(names, people, numbers, strict=True)
    ]
    return {**set_up(chance), "choices": choices}


def actions(chance: Random) -> Body:
    body = set_up(chance)
    maybe(chance, body, parcels=lambda: chance.randint(0, 12))
    maybe(chance, body, buildings=lambda: chance.randint(0, body.get("parcels", 0)))
    maybe(chance, body, firepower=lambda: chance.randint(0, 60))
    maybe(chance, body, dice=lambda: [chance.randint(1, 6), chance.randint(1, 6)])
    maybe(chance, body, turn=lambda: chance.randint(1, 4))
    dealing.personality(chance, body, "chinese_coolie", "sheriff")
    white = body.get("personality") == "sheriff" and "sheriff" not in body.get("red", [])
    most = 11 if white else 10
    maybe(chance, body, wages_cowboys=lambda: chance.choice([most, chance.randint(0, most)]))
    left = most - body.get("wages_cowboys", 0)
    return maybe(chance, body, road_cowboys=lambda: chance.randint(0, left))


def victory_point_squares(chance: Random) -> Body:
    body = {**set_up(chance), "turn": chance.randint(1, 4)}
    if heads(chance, 0.7):
        body["square"] = chance.randint(2, 5)
        maybe(chance, body, money=lambda: chance.randint(0, 40))
    return body


def setup(chance: Random) -> Body:
    body = {**set_up(chance, "might_is_right", "carson_river", "kit_carson")}
    players = body["players"] = chance.randint(2, 5)
    if "might_is_right" in body.get("variants", []) and players > 2 and heads(chance, 0.8):
        body["totals"] = _totals(chance, players)
    return body


def _totals(chance: Random, players: int) -> list[int]:
    """Deal the totals of six tiles each, now and then with one or two of them miscounted."""
    tiles = [tile for tile in range(6) for _ in range(players)]
    order: Callable[[int], float] = (lambda tile: tile) if heads(chance, 0.2) else _shuffled(chance)
    tiles.sort(key=order)
    totals = [sum(tiles[6 * number : 6 * number + 6]) for number in range(players)]
    chance.shuffle(totals)
    wrong = [*totals]
    for number in dealing.some(chance, [*range(players)], 2):
        wrong[number] += chance.choice([-1, 1])
    return wrong if plain_turn.are_possible(wrong) else totals


def _shuffled(chance: Random) -> Callable[[int], float]:
    return lambda _: chance.random()


def personality(chance: Random) -> Body:
    body = {**set_up(chance), "personality": chance.choice(PERSONALITIES)}
    maybe(chance, body, 0.7, side=lambda: chance.choice(["yellow", "red", "red"]))
    maybe(chance, body, mountains=lambda: chance.randint(0, 9))
    maybe(chance, body, houses=lambda: chance.randint(0, 12))
    return body


SITUATIONS: dict[str, Callable[[Random], Body]] = {
    "parcel_price": parcel_price,
    "build": build,
    "road": road,
    "house": house,
    "attack": attack,
    "place_cowboy": place_cowboy,
    "duel": duel,
    "income": income,
    "firepower": firepower,
    "cash_out": cash_out,
    "turn_order": turn_order,
    "actions": actions,
    "victory_point_squares": victory_point_squares,
    "setup": setup,
    "personality": personality,
}
