"""Random tables in which one thing about buildings or contracts was told otherwise."""

from random import Random

from tests.broken import Body, with_changes
from tests.carson_city.dealing import heads
from tests.nevada_city.dealing import PEOPLE, full_table
from tests.nevada_city.plain_box import ADVANCED, BUILDINGS, CITY, START
from tests.nevada_city.plain_score import listed

NAMES = (*PEOPLE, "bank", "Zoe")


def spoiled(chance: Random) -> Body:
    """Deal a table, then change one thing about it."""
    body = full_table(chance)
    places = [
        (number, place)
        for number, seat in enumerate(body["seats"])
        for place, _ in enumerate(listed(seat, "contracts"))
    ]
    if places and heads(chance, 0.8):
        number, place = chance.choice(places)
        changed = _other_contract(chance, body["seats"][number]["contracts"][place])
        return with_changes(body, {f"seats.{number}.contracts.{place}": changed})
    number = chance.randrange(len(body["seats"]))
    return with_changes(body, _other_buildings(chance, body["seats"][number], f"seats.{number}"))


def _other_contract(chance: Random, contract: Body) -> Body:
    changed = dict(contract)
    field = chance.choice(["owner", "owner", "owner", "building", "built"])
    if heads(chance, 0.3):
        changed.pop(field, None)
        return changed
    changed[field] = {
        "owner": chance.choice(NAMES),
        "building": chance.choice(BUILDINGS),
        "built": heads(chance),
    }[field]
    return changed


def _other_buildings(chance: Random, seat: Body, path: str) -> Body:
    if heads(chance):
        card = {"building": chance.choice(START), "vp": 3}
        return {f"{path}.start_building": card}
    card = {"building": chance.choice([*CITY, *ADVANCED]), "vp": 3, "complete": heads(chance)}
    return {f"{path}.buildings": [*listed(seat, "buildings"), card]}
