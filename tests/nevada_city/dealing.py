"""Random tables of Nevada City: everything that the API accepts may come of it.

Behind a table lies a town in which every building has its owner; the seats tell more or less of it.
"""

from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from tests.carson_city.dealing import heads, some
from tests.carson_city.situations import maybe
from tests.nevada_city.plain_box import (
    ADVANCED,
    BANKS,
    BUILDINGS,
    CITY,
    CUBES,
    GOODS,
    PRINTED,
    READINGS,
    REMOVED,
    REPLACEMENT,
    START,
    VARIANTS,
    YEARS,
    has,
    is_players_start,
    readings_of,
)
from tests.nevada_city.plain_score import computed_bonus, is_itemised, ledger
from tests.nevada_city.plain_setup import goals_scored

Body = dict[str, Any]

PEOPLE = ("Ann", "Bob", "Cid", "Dot")
MOST_CONTRACTS = 40
OTHERS = tuple(variant for variant in VARIANTS if variant not in CUBES)


def set_up(chance: Random, *likely: str) -> Body:
    """Deal an edition, some variants, at most one of the cubes, and readings for some points."""
    body: Body = {}
    maybe(chance, body, 0.2, edition=lambda: "en")
    played = [one for one in OTHERS if heads(chance, 0.5 if one in likely else 0.1)]
    if heads(chance, 0.5 if "cubes" in likely else 0.1):
        played.append(chance.choice([*CUBES]))
    if played or heads(chance, 0.1):
        body["variants"] = chance.sample(played, len(played))
    if heads(chance):
        points = some(chance, list(READINGS), len(READINGS))
        body["house_rules"] = {point: chance.choice(READINGS[point]) for point in points}
    return body


def levels(chance: Random) -> list[int]:
    """Deal the levels of a goal, which never rise."""
    highest = chance.choice([9, 9, 50])
    places = range(chance.randint(1, chance.choice([3, 6])))
    return sorted((chance.randint(0, highest) for _ in places), reverse=True)


def counts(chance: Random, players: int) -> list[int]:
    """Deal what everybody has of what a goal counts, often the same."""
    return [chance.randint(0, chance.choice([2, 3, 99])) for _ in range(players)]


def amounts(chance: Random, kinds: tuple[str, ...], most: int) -> dict[str, int]:
    """Deal some of these kinds, now and then none of a kind by name."""
    return {kind: chance.randint(0, most) for kind in some(chance, list(kinds), len(kinds))}


@dataclass(frozen=True)
class Town:
    """Who owns which building: the number of a seat, the bank, or nobody."""

    body: Body
    players: int
    owners: dict[str, int | str | None]

    def of_seat(self, number: int) -> list[str]:
        """Name the cards of a seat that are no start cards."""
        cards = [*CITY, *ADVANCED]
        return [card for card in cards if self.owners.get(card) == number]

    def start_of(self, number: int) -> str:
        """Name the start card of a seat."""
        return next(card for card in START if self.owners[card] == number)

    def name_of(self, building: str) -> str:
        """Name the owner as a contract does."""
        owner = self.owners[building]
        return PEOPLE[owner] if isinstance(owner, int) else "bank"


def town(chance: Random, body: Body, players: int) -> Town:
    """Deal out the start cards and some of the others."""
    seats = list(range(players))
    banks = BANKS[players]
    dealt = [card for card in START if card not in banks]
    owners: dict[str, int | str | None] = dict.fromkeys([*PRINTED, *banks], "bank")
    owners |= zip(dealt, chance.sample(seats, players), strict=True)
    some_bank: list[int | str | None] = ["bank"] if players == 2 else []
    for card in [*CITY, *(ADVANCED if has(body, "advanced_buildings") else ())]:
        if card not in REMOVED[players]:
            owners[card] = chance.choice([*seats, *some_bank, None])
    return Town(body, players, owners)


def buildings(chance: Random, dealt: Town, number: int) -> list[Body]:
    """Deal the list of a seat's buildings, two of them not complete at most."""
    free = readings_of(dealt.body)["NC-O15"] == "do_not_count"
    incomplete = 0
    entries = []
    for card in dealt.of_seat(number):
        if heads(chance, 0.15):
            continue
        entry: Body = {"building": card, "vp": chance.randint(0, 12)}
        uncounted = free and card in REPLACEMENT
        if (uncounted or incomplete < 2) and heads(chance, 0.4):
            incomplete += not uncounted
            entry["complete"] = False
            if heads(chance):
                del entry["vp"]
        elif heads(chance, 0.2):
            entry["complete"] = True
        entries.append(entry)
    return entries


def lists(seat: Body, building: str) -> bool:
    """Say whether a seat names this building as its own."""
    own, start = seat.get("buildings"), seat.get("start_building")
    named = [entry["building"] for entry in own] if isinstance(own, list) else []
    return building in named or (isinstance(start, dict) and start.get("building") == building)


def contract(chance: Random, dealt: Town, seats: list[Body]) -> Body:
    """Deal a completed contract; buildings whose owner nobody lists bring their owner along."""
    low = chance.randint(0, 9)
    pair = {"vp_high": low + chance.randint(0, 4), "vp_low": low}
    named = heads(chance, 0.7)
    entry: Body = pair if named and heads(chance, 0.7) else {"vp": low}
    maybe(chance, entry, 0.2, name=lambda: "Army Contract")
    if not named:
        return entry
    advanced = has(dealt.body, "advanced_buildings")
    building = chance.choice([one for one in BUILDINGS if advanced or one not in ADVANCED])
    always = building in {*PRINTED, *START}
    built = always or (dealt.owners.get(building) is not None and heads(chance, 0.7))
    entry["building"] = building
    if not always or heads(chance, 0.3):
        entry["built"] = built
    chosen = dealt.body.get("house_rules", {}).get("NC-O22")
    if is_players_start(building, dealt.players) and chosen != "constructed" and heads(chance, 0.3):
        entry["built"] = False
        built = chosen is None
    known = building in {*PRINTED, *BANKS[dealt.players]}
    known = known or any(lists(seat, building) for seat in seats)
    if built and (not known or heads(chance, 0.2)):
        entry["owner"] = dealt.name_of(building)
    return entry


def start_building(chance: Random, dealt: Town, number: int) -> Any:
    """Deal what a seat tells of its start building."""
    points = chance.randint(0, chance.choice([5, 20]))
    if heads(chance, 0.3):
        return points
    entry: Body = {"vp": points}
    return maybe(chance, entry, 0.7, building=lambda: dealt.start_of(number))


def properties(chance: Random) -> Any:
    """Deal land, mostly one tile of each kind and some more."""
    if heads(chance):
        return 2 * chance.randint(0, chance.choice([5, 60]))
    most = chance.choice([4, 30])
    if heads(chance, 0.3):
        return amounts(chance, ("mines", "farms", "ranches"), most)
    return {kind: chance.randint(1, most) for kind in ("mines", "farms", "ranches")}


def several(chance: Random, most: int, deal: Any) -> list[Any]:
    """Deal a few entries of a row."""
    return [deal() for _ in range(chance.randint(0, most))]


def extra(chance: Random) -> Body:
    """Deal an entry of the row for everything else."""
    entry = {"points": chance.choice([chance.randint(-5, 9), chance.randint(-99, 199)])}
    return maybe(chance, entry, 0.3, why=lambda: "A lucky day at the tables")


def ledger_row(chance: Random, field: str, dealt: Town, number: int) -> Any:
    """Deal a row as a number or entry by entry."""
    years = YEARS[dealt.players]
    plain = heads(chance, 0.3)
    match field:
        case "start_building":
            return start_building(chance, dealt, number)
        case "properties":
            return properties(chance)
        case "buildings":
            return chance.randint(0, 30) if plain else buildings(chance, dealt, number)
        case "newspaper":
            return 4 if plain else several(chance, 5, lambda: chance.randint(0, 5))
        case "troublemakers":
            return chance.randint(0, years) if has(dealt.body, "troublemakers") else 0
        case _:
            return chance.randint(-9, 9) if plain else several(chance, 3, lambda: extra(chance))


def boarding_house(chance: Random, dealt: Town) -> Any:
    """Deal what the Boarding House brought to its owner."""
    years = YEARS[dealt.players]
    if heads(chance, 0.3):
        return 3 * chance.randint(0, years)
    return several(chance, years, lambda: chance.randint(0, dealt.players + 1))


def boarders(chance: Random, dealt: Town, seats: list[Body]) -> None:
    """Deal the row of the Boarding House: at most one seat got anything."""
    owners = [seat for seat in seats if lists(seat, "boarding_house")]
    lucky = owners[0] if owners else chance.choice(seats)
    for seat in filter(is_itemised, seats):
        maybe(
            *(chance, seat),
            boarding_house=lambda: chance.choice([0, []]),
        )
    if is_itemised(lucky):
        maybe(chance, lucky, boarding_house=lambda: boarding_house(chance, dealt))


def resources(chance: Random) -> Any:
    """Deal what is left over at the end."""
    if heads(chance, 0.3):
        return chance.randint(0, 6)
    return amounts(chance, (*GOODS, "resources_on_contracts"), chance.choice([2, 500]))


def a_seat(chance: Random, dealt: Town, number: int) -> Body:
    """Deal a seat that tells its pawn, or rows of its ledger."""
    entry: Body = {"name": PEOPLE[number]}
    maybe(chance, entry, 0.6, resources=lambda: resources(chance))
    if heads(chance, 0.4):
        return {**entry, "score_track": chance.choice([40, 41, chance.randint(0, 999)])}
    fields = ("start_building", "properties", "buildings", "newspaper", "troublemakers", "other")
    told = some(chance, list(fields), len(fields))
    if not told:
        return {**entry, "contracts": []}
    return entry | {field: ledger_row(chance, field, dealt, number) for field in told}


def told_besides(chance: Random, body: Body) -> None:
    """Deal pawns and owner bonuses that seats tell beside their rows, right or wrong."""
    for seat in filter(is_itemised, body["seats"]):
        if heads(chance, 0.3):
            right = computed_bonus(seat, body, readings_of(body))
            seat["building_owner_bonus"] = right + chance.choice([0, 0, 2])
        if heads(chance, 0.3):
            right = sum(ledger(seat, body, readings_of(body)).values())
            seat["score_track"] = min(999, max(0, right + chance.choice([0, 0, -1, 7])))


def close_table(chance: Random) -> Body:
    """Deal a table of pawns that stand close together, so that what is left over counts."""
    body = set_up(chance)
    players = chance.randint(2, 4)
    body["seats"] = [
        {"name": name, "score_track": chance.choice([40, 40, 41])} for name in PEOPLE[:players]
    ]
    for seat in body["seats"]:
        maybe(chance, seat, 0.8, resources=lambda: resources(chance))
    if heads(chance):
        body["goals"] = [{"levels": levels(chance), "counts": counts(chance, players)}]
    return body


def table(chance: Random) -> Body:
    """Deal a whole table."""
    return close_table(chance) if heads(chance, 0.3) else full_table(chance)


def full_table(chance: Random) -> Body:
    """Deal a table whose seats tell their pawns or their ledgers."""
    body = set_up(chance, "advanced_buildings", "troublemakers")
    players = chance.randint(2, 4)
    dealt = town(chance, body, players)
    seats = [a_seat(chance, dealt, number) for number in range(players)]
    body["seats"] = seats
    for seat in filter(is_itemised, seats):
        most = chance.choice([2, 4, MOST_CONTRACTS // players])
        contracts = several(chance, most, lambda: contract(chance, dealt, seats))
        maybe(chance, seat, 0.6, contracts=partial(list, contracts))
        maybe(chance, seat, 0.1, contracts=lambda: chance.randint(0, 60))
    boarders(chance, dealt, seats)
    told_besides(chance, body)
    if heads(chance, 0.7):
        usual = goals_scored(players, body)
        number = chance.choice([usual, usual, chance.randint(1, 8)])
        body["goals"] = [
            {"levels": levels(chance), "counts": counts(chance, players)} for _ in range(number)
        ]
    return body
