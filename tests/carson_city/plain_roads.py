"""Roads, parcels and building once more, slow and plain, with a plain search over the points."""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Any

from tests.carson_city.plain_board import (
    IN_THE_BOX,
    KINDS,
    NAMES,
    RIVER,
    Body,
    Readings,
    Town,
    around,
    half_up,
    is_red,
    parse,
    spot,
)
from tests.carson_city.plain_income import Found

Point = tuple[int, int]
Side = frozenset[Point]

ROADS = 25
CORNERS = {
    "n": ((0, 0), (1, 0)),
    "e": ((1, 0), (1, 1)),
    "s": ((0, 1), (1, 1)),
    "w": ((0, 0), (0, 1)),
}
ALWAYS_BRINGS_A_HOUSE = {"drugstore", "bank", "saloon", "church", "prison"}
BRINGS_A_HOUSE_BY = {"hotel": "CC-O2", "mine": "CC-O3"}
WITHOUT_A_ROAD = {"ranch", "mine"}
NO_TOWN: Town = dict.fromkeys(NAMES, (None, "."))


def side(parcel: str, letter: str) -> Side:
    """Give the two grid points that a side of a parcel joins."""
    column, row = spot(parcel)
    return frozenset((column + right, row + down) for right, down in CORNERS[letter])


def sides_of(written: Iterable[str]) -> list[Side]:
    """Read sides in the order in which they are written."""
    return [side(text[:2], letter) for text in written for letter in text[3:]]


def corners(parcel: str) -> set[Point]:
    """Give the four points around a parcel."""
    column, row = spot(parcel)
    return {(column + right, row + down) for right in (0, 1) for down in (0, 1)}


BESIDE = {
    road: [name for name in NAMES if road <= corners(name)]
    for road in {side(name, letter) for name in NAMES for letter in CORNERS}
}


def ends(net: Iterable[Side]) -> set[Point]:
    """Give every point at which a road ends."""
    return {point for road in net for point in road}


def is_reached(parcel: str, net: Iterable[Side]) -> bool:
    """Say whether some road touches a corner of a parcel."""
    return bool(corners(parcel) & ends(net))


def is_bridge_side(road: Side, town: Town) -> bool:
    """Say whether there is nothing but river on both sides."""
    return all(town[name][1] == RIVER for name in BESIDE[road])


def has_bridges(town: Town) -> bool:
    """Say whether some side lies between river parcels."""
    return any(is_bridge_side(road, town) for road in BESIDE)


def cost_of(road: Side, town: Town, readings: Readings) -> int:
    """Give how many roads a side takes."""
    return 2 if is_bridge_side(road, town) and readings["CC-O10"] == "double" else 1


def costs(roads: Iterable[Side], town: Town, readings: Readings) -> int:
    """Give how many roads all these sides take; how a bridge lies matters where there is one."""
    double = has_bridges(town) and readings["CC-O10"] == "double"
    return sum(2 if double and is_bridge_side(road, town) else 1 for road in roads)


def is_forbidden(road: Side, readings: Readings) -> bool:
    """Say whether a road would lie on the outer edge where that is not allowed."""
    return readings["CC-O15"] == "not_allowed" and len(BESIDE[road]) == 1


def lay(net: Iterable[Side], new: Iterable[Side], readings: Readings) -> tuple[set[Side], set[str]]:
    """Lay the new roads one by one and name the clauses against those that cannot be laid."""
    laid = set(net)
    reasons = set()
    for road in new:
        against = set()
        if not road & ends(laid):
            against.add("CC-41")
        if road in laid or is_forbidden(road, readings):
            against.add("CC-42")
        if not against:
            laid.add(road)
        reasons |= against
    return laid, reasons


def roads_needed(net: set[Side], parcel: str, town: Town, readings: Readings) -> int | None:
    """Give the least number of roads that reach a parcel, by Dijkstra's search."""
    open_ones = [(0, point) for point in sorted(ends(net))]
    done: set[Point] = set()
    while open_ones:
        cost, point = heappop(open_ones)
        if point in corners(parcel):
            return cost
        if point in done:
            continue
        done.add(point)
        for road in BESIDE:
            if point in road and not is_forbidden(road, readings):
                (there,) = road - {point}
                heappush(open_ones, (cost + cost_of(road, town, readings), there))
    return None


def exceeds_the_box(body: Body, town: Town, readings: Readings) -> bool:
    """Say whether more houses and roads are laid and held than there are, under this reading."""
    laid = costs(set(sides_of(body.get("roads", []))), town, readings)
    too_many = houses_in(town) > IN_THE_BOX["h"] or laid + body.get("reserve", 0) > ROADS
    return too_many and readings["CC-O17"] == "limited"


def houses_in(town: Town) -> int:
    """Count the houses of a town."""
    return [sign for _, sign in town.values()].count("h")


def is_no_house_left(town: Town, readings: Readings) -> bool:
    """Say whether one more house is too many."""
    return houses_in(town) >= IN_THE_BOX["h"] and readings["CC-O17"] == "limited"


def town_of(body: Body) -> Town:
    """Give the town of a request, or an empty one."""
    return parse(body["board"]) if "board" in body else NO_TOWN


def road(body: Body, readings: Readings) -> Found | None:
    """Say whether these roads may be laid; None where a reading makes the request impossible."""
    town = town_of(body)
    if exceeds_the_box(body, town, readings):
        return None
    net, new = set(sides_of(body["roads"])), sides_of(body["new"])
    laid, reasons = lay(net, new, readings)
    cost = costs(new, town, readings)
    if cost > body["reserve"]:
        reasons.add("CC-40")
    facts: dict[str, Any] = {"cost": cost}
    if reasons:
        facts |= dict.fromkeys(("reserve_after", "newly_reached", "bridge_parcels"))
        return "no", facts, reasons
    land = [name for name in NAMES if town[name][1] != RIVER]
    bridge_ends = ends(one for one in new if is_bridge_side(one, town))
    newly = [name for name in land if is_reached(name, laid) and not is_reached(name, net)]
    facts["reserve_after"] = body["reserve"] - cost
    facts["newly_reached"] = sorted(newly)
    facts["bridge_parcels"] = sorted(name for name in land if corners(name) & bridge_ends)
    return "yes", facts, set()


def house_reasons(body: Body, parcel: str, net: set[Side], readings: Readings) -> set[str]:
    """Name every clause against a house on this parcel."""
    owner, sign = parse(body["board"])[parcel]
    reasons = set()
    if sign == RIVER:
        reasons.add("CC-115")
    taken = sign in KINDS or sign == "m" or (sign == "h" and readings["CC-O4"] == "occupied")
    if taken or not is_reached(parcel, net):
        reasons.add("CC-53")
    if owner not in {None, body["seat"]} and not body.get("owner_agrees", False):
        reasons.add("CC-54")
    return reasons


def house(body: Body, readings: Readings) -> Found | None:
    """Say whether a house may go on a parcel."""
    if exceeds_the_box(body, parse(body["board"]), readings):
        return None
    net = set(sides_of(body.get("roads", [])))
    parcel = body["parcel"]
    owner, _ = parse(body["board"])[parcel]
    reasons = house_reasons(body, parcel, net, readings)
    reasons |= {"CC-4"} if is_no_house_left(parse(body["board"]), readings) else set()
    facts = {"belongs_to": owner, "reached": is_reached(parcel, net)}
    return ("no" if reasons else "yes"), facts, reasons


def needs_house(building: str, readings: Readings) -> bool:
    """Say whether a building brings a house."""
    if building in BRINGS_A_HOUSE_BY:
        return readings[BRINGS_A_HOUSE_BY[building]] == "house"
    return building in ALWAYS_BRINGS_A_HOUSE


def price_of(body: Body) -> int | None:
    """Give what a building costs."""
    if "kept" in body:
        return 0
    square: int | None = body.get("square")
    coolie = body.get("personality") == "chinese_coolie" and not is_red("chinese_coolie", body)
    return half_up(square) if square is not None and coolie else square


def parcel_reasons(body: Body, town: Town, net: set[Side], readings: Readings) -> set[str]:
    """Name the clauses against the building's own parcel."""
    owner, sign = town[body["parcel"]]
    in_the_way = sign in KINDS or (sign == "h" and readings["CC-O5"] == "no")
    against = {
        "CC-115": sign == RIVER,
        "CC-48": owner != body["seat"] or in_the_way,
        "CC-56": sign == "m",
        "CC-49": body["building"] not in WITHOUT_A_ROAD and not is_reached(body["parcel"], net),
    }
    return {clause for clause, stands in against.items() if stands}


def new_house_reasons(body: Body, net: set[Side], readings: Readings) -> set[str]:
    """Name the clauses against the house that comes with a building."""
    if not needs_house(body["building"], readings):
        return set()
    none_left = {"CC-4"} if is_no_house_left(parse(body["board"]), readings) else set()
    if "house" not in body:
        return none_left or {"CC-52"}
    under_the_building = {"CC-53"} if body["house"] == body["parcel"] else set()
    return none_left | under_the_building | house_reasons(body, body["house"], net, readings)


def build(body: Body, readings: Readings) -> Found | None:
    """Say whether a building may go on a parcel and what it takes."""
    town = parse(body["board"])
    if exceeds_the_box(body, town, readings):
        return None
    before, new = set(sides_of(body.get("roads", []))), sides_of(body.get("new_roads", []))
    net, reasons = lay(before, new, readings)
    used, price, money = costs(new, town, readings), price_of(body), body.get("money")
    left = body.get("reserve", 0) - used
    short = price is not None and money is not None and money < price
    too_early = body.get("kept") == "this_turn" and readings["CC-O14"] == "next_turn"
    reasons |= parcel_reasons(body, town, net, readings) | new_house_reasons(body, net, readings)
    reasons |= {"CC-51"} if left < 0 else set()
    reasons |= {"CC-47"} if short else set()
    reasons |= {"CC-55"} if too_early else set()
    facts = {
        "price": price,
        "money_after": (None if reasons or price is None or money is None else money - price),
        "house_needed": needs_house(body["building"], readings),
        "reached": is_reached(body["parcel"], net),
        "roads_used": used,
        "roads_left": left if left >= 0 else None,
        "roads_needed": roads_needed(before, body["parcel"], town, readings),
    }
    return ("no" if reasons else "yes"), facts, reasons


def counts_for_price(town: Town, parcel: str) -> int:
    """Count buildings, houses and mountains on a parcel and around it."""
    return sum(town[name][1] in {*KINDS, "h", "m"} for name in [parcel, *around(parcel)])


def parcel_price(body: Body, readings: Readings) -> Found:
    """Give the price of a parcel, or why it is not for sale."""
    del readings
    reasons = set()
    if "things" in body:
        things = body["things"]
    else:
        town = parse(body["board"])
        owner, sign = town[body["parcel"]]
        things = counts_for_price(town, body["parcel"])
        reasons |= {"CC-43"} if owner is not None or sign in KINDS else set()
        reasons |= {"CC-115"} if sign == RIVER else set()
    money, price = body.get("money"), 1 + things
    short = money is not None and money < price
    reasons |= {"CC-44"} if short else set()
    after = None if money is None or short else money - price
    facts = {"price": price, "things": things, "money_after": after}
    return ("no" if reasons else "answer"), facts, reasons
