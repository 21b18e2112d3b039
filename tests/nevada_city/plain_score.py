"""The end of the game once more, slow and plain: rows, goals, ranks and warnings."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.nevada_city.plain_box import (
    BANKS,
    GOODS,
    PRINTED,
    READINGS,
    RESOURCES,
    START,
    Body,
    Readings,
    has,
    readings_of,
)
from tests.nevada_city.plain_setup import goals_scored

LEDGER = (
    *("start_building", "properties", "buildings", "contracts", "building_owner_bonus"),
    *("newspaper", "boarding_house", "troublemakers", "other"),
)
ROWS = ("score_track", *LEDGER, "goals")
COUNTS_IN_A_TIE = {
    "resources": RESOURCES,
    "resources_with_deposits": (*RESOURCES, "resources_on_contracts"),
    "all_tokens": GOODS,
}


def is_itemised(seat: Body) -> bool:
    """Say whether a seat tells more than its pawn."""
    return any(field in seat for field in LEDGER)


def own_building(seat: Body) -> str | None:
    """Name the start building of a seat, if it is told."""
    start = seat.get("start_building")
    return start.get("building") if isinstance(start, dict) else None


def listed(seat: Body, field: str) -> list[Any]:
    """Give the entries of a row that is itemised."""
    entries = seat.get(field)
    return entries if isinstance(entries, list) else []


def contract_points(contract: Body, readings: Readings) -> int:
    """Give the points of a completed contract."""
    if "vp" in contract:
        return int(contract["vp"])
    return int(contract["vp_high"] if is_built(contract, readings) else contract["vp_low"])


def is_built(contract: Body, readings: Readings) -> bool:
    """Say whether the named building was complete; of the Bank's start cards only true is typed."""
    building = contract.get("building")
    if building in START:
        return contract.get("built", True) or readings["NC-O22"] == "constructed"
    return building in PRINTED or contract.get("built", False)


def owner_of(contract: Body, body: Body) -> str:
    """Name the seat that owns a named, built building, or the bank."""
    building = contract["building"]
    seats = body["seats"]
    if building in {*PRINTED, *BANKS[len(seats)]}:
        return "bank"
    for seat in seats:
        names = [entry["building"] for entry in listed(seat, "buildings")]
        if building in names or building == own_building(seat):
            return str(seat["name"].strip())
    return str(contract["owner"].strip())


def all_contracts(body: Body) -> list[Body]:
    """Give every itemised contract of the table."""
    return [contract for seat in body["seats"] for contract in listed(seat, "contracts")]


def computed_bonus(seat: Body, body: Body, readings: Readings) -> int:
    """Give 2 points for each contract that names a built building of this seat."""
    bonus = 0
    for contract in all_contracts(body):
        if "building" in contract and is_built(contract, readings):
            bonus += 2 * (owner_of(contract, body) == seat["name"].strip())
    return bonus


def row(field: str, seat: Body, body: Body, readings: Readings) -> int:
    """Give the points of one ledger row."""
    bonus = computed_bonus(seat, body, readings) if field == "building_owner_bonus" else 0
    typed = seat.get(field, bonus)
    if isinstance(typed, int):
        return typed
    if field == "start_building":
        return int(typed["vp"])
    if field == "properties":
        return 2 * int(sum(typed.values()))
    if field == "contracts":
        return sum(contract_points(contract, readings) for contract in typed)
    return sum(entry_points(field, entry) for entry in typed)


def entry_points(field: str, entry: Any) -> int:
    """Give the points of one entry of an itemised row."""
    if field == "buildings":
        return int(entry["vp"]) if entry.get("complete", True) else 0
    if field == "boarding_house":
        return 3 if entry >= 2 else 0
    return int(entry["points"] if field == "other" else entry)


def goal_points(levels: Sequence[int], counts: Sequence[int], reading: str) -> list[int]:
    """Share the levels of a goal place by place."""
    points = [0] * len(counts)
    left = list(levels)
    for count in sorted(set(counts) - {0}, reverse=True):
        tied = [seat for seat, own in enumerate(counts) if own == count]
        places = len(tied) if reading == "pool" else 1
        shared, left = left[:places], left[places:]
        for seat in tied:
            points[seat] = sum(shared) // len(tied)
    return points


def all_goals(body: Body, readings: Readings) -> list[int]:
    """Add up the goals for every seat."""
    points = [0] * len(body["seats"])
    for goal in body.get("goals", ()):
        found = goal_points(goal["levels"], goal["counts"], readings["NC-O10"])
        points = [total + more for total, more in zip(points, found, strict=True)]
    return points


def ledger(seat: Body, body: Body, readings: Readings) -> dict[str, int]:
    """Give every row of a seat but its goals."""
    if not is_itemised(seat):
        return {"score_track": seat["score_track"], **dict.fromkeys(LEDGER, 0)}
    return {"score_track": 0, **{field: row(field, seat, body, readings) for field in LEDGER}}


def remaining(seat: Body, readings: Readings) -> int | None:
    """Count what breaks a tie, if the seat told it."""
    told: int | Body | None = seat.get("resources")
    if isinstance(told, Mapping):
        return sum(int(told.get(kind, 0)) for kind in COUNTS_IN_A_TIE[readings["NC-O9"]])
    return told


def ranks(totals: list[int], rests: list[int | None]) -> list[int]:
    """Rank the seats; equal totals are told apart where all who are tied told what they have."""
    found = []
    for total, rest in zip(totals, rests, strict=True):
        tied = [other for level, other in zip(totals, rests, strict=True) if level == total]
        rank = 1 + sum(other > total for other in totals)
        if rest is not None and None not in tied:
            rank += sum(other > rest for other in tied if other is not None)
        found.append(rank)
    return found


def outcome(body: Body, readings: Readings) -> dict[str, Any]:
    """Give lines, totals, ranks and winners under one set of readings."""
    seats = body["seats"]
    goals = all_goals(body, readings)
    lines = [
        {**ledger(seat, body, readings), "goals": more}
        for seat, more in zip(seats, goals, strict=True)
    ]
    totals = [sum(line.values()) for line in lines]
    ranked = ranks(totals, [remaining(seat, readings) for seat in seats])
    names = [seat["name"].strip() for seat in seats]
    return {
        "lines": lines,
        "ranks": ranked,
        "totals": dict(zip(names, totals, strict=True)),
        "winners": [name for name, rank in zip(names, ranked, strict=True) if rank == 1],
        "tie_break": totals.count(max(totals)) > 1,
        "tie_break_clauses": ["NC-61"] if totals.count(max(totals)) > 1 else [],
    }


def told(found: dict[str, Any]) -> dict[str, Any]:
    """Give what another reading may change."""
    return {"totals": found["totals"], "winners": found["winners"]}


def score(body: Body) -> dict[str, Any]:
    """Score a table, and once more under each other reading of the points that count."""
    base = readings_of(body)
    found = outcome(body, base)
    depends_on = []
    for point in ("NC-O9", "NC-O10", "NC-O22"):
        if needed := lacking_owners(body, base) if point == "NC-O22" else []:
            entry = {"reading": "constructed", "needs": needed}
            depends_on.append({"open_point": point, "reading": base[point], "otherwise": [entry]})
            continue
        varied = [
            {"reading": reading, **told(outcome(body, {**base, point: reading}))}
            for reading in READINGS[point]
            if reading != base[point]
        ]
        otherwise = [
            other for other in varied if {**other, "reading": 0} != {**told(found), "reading": 0}
        ]
        if otherwise:
            depends_on.append({"open_point": point, "reading": base[point], "otherwise": otherwise})
    return {**found, "depends_on": depends_on, "warnings": warned_at(body, found)}


def lacking_owners(body: Body, base: Readings) -> list[str]:
    """Name the owners that have to be known for start cards to count as constructed."""
    known = [own_building(seat) for seat in body["seats"]]
    return [
        f"seats.{number}.contracts.{place}.owner"
        for number, seat in enumerate(body["seats"])
        for place, contract in enumerate(listed(seat, "contracts"))
        if contract.get("building") in {*START} - {*known} and not is_built(contract, base)
    ]


def warned_at(body: Body, found: dict[str, Any]) -> list[str]:
    """Name the fields that are possible but not likely."""
    warned = set()
    if "goals" in body and len(body["goals"]) != goals_scored(len(body["seats"]), body):
        warned.add("goals")
    if not has(body, "poker") and (has(body, "advanced_events") or has(body, "troublemakers")):
        warned.add("variants")
    totals = list(found["totals"].values())
    for number, seat in enumerate(body["seats"]):
        fields = {*odd_fields(seat, body), *odd_contracts(seat, body)}
        if totals.count(totals[number]) > 1 and "resources" not in seat:
            fields.add("resources")
        warned |= {f"seats.{number}.{field}" for field in fields}
    return sorted(warned)


def odd_fields(seat: Body, body: Body) -> set[str]:
    """Name the fields of a seat that are odd by themselves."""
    odd = set()
    readings = readings_of(body)
    own = sum(ledger(seat, body, readings).values())
    if is_itemised(seat) and seat.get("score_track", own) != own:
        odd.add("score_track")
    land = seat.get("properties", 6)
    kinds = ("mines", "farms", "ranches")
    if not all(land.get(kind) for kind in kinds) if isinstance(land, dict) else land < 6:
        odd.add("properties")
    bonus = computed_bonus(seat, body, readings)
    if seat.get("building_owner_bonus", 0) != bonus and is_itemised(seat):
        odd |= {"building_owner_bonus"} & {*seat}
    return odd


def odd_contracts(seat: Body, body: Body) -> set[str]:
    """Name contracts whose owner lists no such building, or lists it as incomplete."""
    odd = any(is_odd(contract, body) for contract in listed(seat, "contracts"))
    return {"contracts"} if odd else set()


def is_odd(contract: Body, body: Body) -> bool:
    """Say whether a named building does not stand in its owner's list as it should."""
    building = contract.get("building")
    if building in {*PRINTED, *START} or not is_built(contract, readings_of(body)):
        return False
    entries = [entry for seat in body["seats"] for entry in listed(seat, "buildings")]
    for entry in entries:
        if entry["building"] == building:
            return not entry.get("complete", True)
    owners = [seat for seat in body["seats"] if seat["name"].strip() == contract["owner"].strip()]
    return any("buildings" in seat and isinstance(seat["buildings"], list) for seat in owners)
