"""The income of the whole town once more, slow and plain, parcel by parcel."""

from typing import Any

from tests.carson_city.plain_board import (
    KINDS,
    RIVER,
    SIGNS,
    Body,
    Readings,
    Town,
    around,
    near,
    parse,
)

HOUSES = {"h": 1, "r": 1, "c": 1, "l": 2}
Found = tuple[str, dict[str, Any], set[str]]


def served_by(town: Town, name: str) -> list[str]:
    """Give the signs around a building that serve it: nobody's and its owner's."""
    owner = town[name][0]
    return [town[other][1] for other in around(name) if town[other][0] in {None, owner}]


def free_parcels(town: Town, name: str, readings: Readings) -> int:
    """Count the free parcels around a ranch, the river among them."""
    free = {".", RIVER} | ({"h"} if readings["CC-O4"] == "free" else set())
    return sum(town[other][1] in free for other in around(name))


def owned(town: Town, owner: int | None, sign: str) -> int:
    """Count a seat's buildings of a kind in the whole town."""
    return sum(parcel == (owner, sign) for parcel in town.values())


def mine_income(town: Town, name: str, readings: Readings) -> int:
    """Give a mine's income by its mountains and the river."""
    at_river = any(town[other][1] == RIVER for other in near(name, readings["CC-O9"]))
    return 3 * served_by(town, name).count("m") + 3 * at_river


def normal_income(town: Town, name: str, readings: Readings) -> int:
    """Give what a building pays when nobody doubles and nobody attacks."""
    owner, sign = town[name]
    houses = sum(HOUSES.get(other, 0) for other in served_by(town, name))
    incomes = {
        "r": max(1, free_parcels(town, name, readings)),
        "i": mine_income(town, name, readings),
        "d": 3 * houses + 3 * owned(town, owner, "r"),
        "b": 3 * houses + 3 * owned(town, owner, "i"),
        "s": 5 * houses,
        "l": 6,
    }
    return incomes.get(sign, 0)


def is_shielded(town: Town, name: str, readings: Readings) -> bool:
    """Say whether a church of the same owner stands next to a building."""
    owner, sign = town[name]
    return sign != "c" and any(
        town[other] == (owner, "c") for other in near(name, readings["CC-O8"])
    )


def paid(normal: int, *, doubled: bool, won: bool | None, readings: Readings) -> tuple[int, int]:
    """Give what the owner and the attacker receive; nobody attacks where `won` is None."""
    if doubled and won and readings["CC-O11"] == "each_normal":
        return normal, normal
    if won:
        return normal - normal // 2, normal // 2
    if doubled and not (won is False and readings["CC-O12"] == "normal"):
        return 2 * normal, 0
    return normal, 0


def income(body: Body, readings: Readings) -> Found:
    """Answer either form of the question."""
    if "building" in body:
        return quick_income(body, readings)
    town = parse(body["board"])
    attacks = {attack["parcel"]: attack for attack in body.get("attacks", [])}
    cancelled = sorted(name for name in attacks if is_shielded(town, name, readings))
    totals = [0] * players_of(body, town)
    incomes = {}
    for name, (owner, sign) in town.items():
        if sign not in KINDS or body.get("parcel", name) != name:
            continue
        attack = None if name in cancelled else attacks.get(name)
        grocer = body.get("grocer", {"seat": 0, "building": "bank"})
        to_owner, to_attacker = paid(
            normal_income(town, name, readings),
            doubled=(owner, sign) == (grocer["seat"], SIGNS[grocer["building"]]),
            won=None if attack is None else attack["won"],
            readings=readings,
        )
        incomes[name] = to_owner + to_attacker
        totals[(owner or 0) - 1] += to_owner
        if attack is not None:
            totals[attack["by"] - 1] += to_attacker
    cancelled = [name for name in cancelled if name in incomes]
    facts = {"income": incomes, "totals": totals, "cancelled": cancelled}
    return "answer", facts, set()


def players_of(body: Body, town: Town) -> int:
    """Give how many seats there are: said, or the highest that is seen."""
    seen = [owner for owner, _ in town.values() if owner is not None]
    by = [attack["by"] for attack in body.get("attacks", [])]
    players: int = body.get("players", max([2, *seen, *by]))
    return players


def quick_income(body: Body, readings: Readings) -> Found:
    """Answer from counts instead of a board."""
    houses = body.get("houses", 0)
    incomes = {
        "ranch": max(1, body.get("free_parcels", 0)),
        "mine": 3 * body.get("mountains", 0) + 3 * body.get("river", False),
        "drugstore": 3 * houses + 3 * body.get("ranches", 0),
        "bank": 3 * houses + 3 * body.get("mines", 0),
        "saloon": 5 * houses,
        "hotel": 6,
    }
    won = {None: None, "won": True, "lost": False}[body.get("attack")]
    doubled = body.get("doubled", False)
    normal = incomes.get(body["building"], 0)
    owner, attacker = paid(normal, doubled=doubled, won=won, readings=readings)
    return "answer", {"amount": owner + attacker, "owner": owner, "attacker": attacker}, set()


def attack(body: Body, readings: Readings) -> Found:
    """Say whether a cowboy may stand on a building, and what that is worth."""
    town = parse(body["board"])
    name = body["parcel"]
    if town[name][1] not in KINDS:
        return "no", {"kind": None, "income": None, "loot": None}, {"CC-62"}
    own = town[name][0] == body["seat"]
    normal = normal_income(town, name, readings)
    reasons = attack_reasons(town, body, readings)
    facts = {
        "kind": "defend" if own else "attack",
        "income": normal,
        "loot": 0 if own or reasons else normal // 2,
    }
    return ("no" if reasons else "yes"), facts, reasons


def attack_reasons(town: Town, body: Body, readings: Readings) -> set[str]:
    """Name every clause against a cowboy on this building."""
    name = body["parcel"]
    white = body.get("white_cowboy", False)
    if town[name][0] == body["seat"]:
        kept_off = white and readings["CC-O13"] == "action_squares_only"
        return {"CC-91"} if kept_off else set()
    red_sheriff = body.get("personality") == "sheriff" and "sheriff" in body.get("red", [])
    against = {
        "CC-88": town[name][1] == "c",
        "CC-90": town[name][1] == "p",
        "CC-86": is_shielded(town, name, readings),
        "CC-91": white,
        "CC-92": red_sheriff,
    }
    return {clause for clause, stands in against.items() if stands}
