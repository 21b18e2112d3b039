"""What speaks against the buildings and contracts of a table once more, slow and plain.

Every field of the table is taken to be right by itself.
"""

from collections.abc import Iterator

from tests.nevada_city.plain_box import (
    ADVANCED,
    BANKS,
    PRINTED,
    REMOVED,
    REPLACEMENT,
    START,
    Body,
    has,
    is_players_start,
    readings_of,
)
from tests.nevada_city.plain_score import listed, own_building

BANK = "bank"
Owners = dict[str, str]


def faults(body: Body) -> list[str]:
    """Name the paths of all faults in the order of the table."""
    return [*_of_start_buildings(body), *_of_buildings(body), *_of_contracts(body)]


def _of_start_buildings(body: Body) -> Iterator[str]:
    taken = set(BANKS[len(body["seats"])])
    for number, seat in enumerate(body["seats"]):
        if own_building(seat) in taken:
            yield f"seats.{number}.start_building.building"
        taken.add(own_building(seat) or "")


def _of_buildings(body: Body) -> Iterator[str]:
    seen = set(REMOVED[len(body["seats"])])
    if not has(body, "advanced_buildings"):
        seen |= {*ADVANCED}
    free = REPLACEMENT if readings_of(body)["NC-O15"] == "do_not_count" else ()
    for number, seat in enumerate(body["seats"]):
        begun = 0
        for place, entry in enumerate(listed(seat, "buildings")):
            if entry["building"] in seen:
                yield f"seats.{number}.buildings.{place}.building"
            seen.add(entry["building"])
            begun += not entry.get("complete", True) and entry["building"] not in free
        if begun > 2:
            yield f"seats.{number}.buildings"


def _listed_owners(body: Body) -> Owners:
    owners = dict.fromkeys([*PRINTED, *BANKS[len(body["seats"])]], BANK)
    for seat in body["seats"]:
        own = [entry["building"] for entry in listed(seat, "buildings")]
        owners |= dict.fromkeys([*own, *filter(None, [own_building(seat)])], seat["name"])
    return owners


def _of_contracts(body: Body) -> Iterator[str]:
    by_list = _listed_owners(body)
    known = dict(by_list)
    for number, seat in enumerate(body["seats"]):
        for place, contract in enumerate(listed(seat, "contracts")):
            wrong = list(_of_contract(contract, body, by_list, known))
            yield from (f"seats.{number}.contracts.{place}.{field}" for field in wrong)
            if "owner" in contract and "building" in contract and not wrong:
                known.setdefault(contract["building"], contract["owner"])


def _of_contract(contract: Body, body: Body, by_list: Owners, known: Owners) -> Iterator[str]:
    building, built = contract.get("building"), contract.get("built")
    if building is None:
        needs = {"building": "vp_high" in contract, "built": built is not None}
        needs["owner"] = "owner" in contract
        yield from (field for field, is_wrong in needs.items() if is_wrong)
        return
    if building in ADVANCED and not has(body, "advanced_buildings"):
        yield "building"
    players = len(body["seats"])
    always = building in {*PRINTED, *START}
    doubtful = is_players_start(building, players)
    chosen = body.get("house_rules", {}).get("NC-O22")
    refused = built is False and not (doubtful and chosen != "constructed")
    gone = building in REMOVED[players]
    if refused if always else built is None or (built and gone):
        yield "built"
    if doubtful and chosen != "to_be_built":
        built = True
    if "owner" in contract:
        if built is False or _is_wrong_owner(contract, body, known):
            yield "owner"
    elif (built or (always and built is None)) and building not in by_list:
        yield "owner"


def _is_wrong_owner(contract: Body, body: Body, known: Owners) -> bool:
    building, owner = contract["building"], contract["owner"]
    players = len(body["seats"])
    if known.get(building, owner) != owner:
        return True
    if owner == BANK:
        if building in PRINTED:
            return False
        return building not in BANKS[players] if players > 2 or building in START else False
    if owner not in [seat["name"] for seat in body["seats"]]:
        return True
    others = [card for card in START if card != building and known.get(card) == owner]
    return building in START and bool(others)
