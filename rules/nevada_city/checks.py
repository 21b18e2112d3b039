"""What speaks against a table: every fault with its path and its sentence."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rules.core.faults import Fault
from rules.core.forms import Seating
from rules.core.messages import Message, say
from rules.core.paths import seat_path
from rules.core.readings import Setup
from rules.nevada_city.buildings import (
    NEVER_CLAIMED,
    PRINTED,
    REPLACEMENT,
    START,
    Building,
    banks,
)
from rules.nevada_city.company import Company
from rules.nevada_city.ownership import BANKS_NAME, Given, items_of

LEDGER_ROWS = (
    "start_building",
    "properties",
    "buildings",
    "contracts",
    "building_owner_bonus",
    "newspaper",
    "boarding_house",
    "troublemakers",
    "other",
)
POINTS_ROWS = ("score_track", *LEDGER_ROWS)
GUNSLINGING_GOAL = "gunslinging_goal"
TROUBLEMAKERS = "troublemakers"
MOST_GOALS = 8
MOST_UNDER_CONSTRUCTION = 2
CONTRACTS_IN_THE_BOX = 40
POINTS_A_YEAR = 3
PAIR = ("vp_high", "vp_low")


def is_itemised(seat: Given) -> bool:
    """Whether a seat's points are told row by row."""
    return any(row in seat for row in LEDGER_ROWS)


def faults_of_seat(seat: Given, path: str, company: Company) -> Iterator[Fault]:
    """What is wrong with a seat by itself."""
    if not any(row in seat for row in POINTS_ROWS):
        yield Fault(path, say("seat-without-points"))
    if seat["name"].casefold() == BANKS_NAME:
        yield Fault(f"{path}.name", say("name-is-bank"))
    yield from _of_buildings(seat, f"{path}.buildings", company)
    for number, contract in enumerate(items_of(seat, "contracts")):
        for field, says in _of_contract(contract, company):
            yield Fault(f"{path}.contracts.{number}{field}", says)
    yield from _of_boarding_house(seat, f"{path}.boarding_house", company)
    yield from _of_troublemakers(seat, f"{path}.troublemakers", company)


def _of_buildings(seat: Given, path: str, company: Company) -> Iterator[Fault]:
    cards = items_of(seat, "buildings")
    for number, card in enumerate(cards):
        if says := against_card(card["building"], company):
            yield Fault(f"{path}.{number}.building", says)
        if card.get("complete", True) and "vp" not in card:
            says = say("card-needs-points", building=card["building"].word)
            yield Fault(f"{path}.{number}.vp", says)
    unfinished = [card["building"] for card in cards if not card.get("complete", True)]
    count = len(unfinished)
    if count <= MOST_UNDER_CONSTRUCTION:
        return
    if company.setup.readings().says("NC-O15", "do_not_count"):
        count -= len(set(unfinished) & set(REPLACEMENT))
    if count > MOST_UNDER_CONSTRUCTION:
        yield Fault(path, say("too-many-unfinished", count=count, most=MOST_UNDER_CONSTRUCTION))


def against_card(building: Building, company: Company) -> Message | None:
    """Why a card is not in this game."""
    if company.has_removed(building):
        return say("card-removed", building=building.word, players=company.players)
    if company.lacks_variant_for(building):
        return say("advanced-without-variant", building=building.word)
    return None


def _of_contract(contract: Given, company: Company) -> Iterator[tuple[str, Message]]:
    has_pair = any(number in contract for number in PAIR)
    if has_pair == ("vp" in contract):
        yield "", say("contract-one-way")
    elif has_pair:
        yield from _of_pair(contract)
    building = contract.get("building")
    if building is None:
        if has_pair:
            yield ".building", say("contract-needs-building")
        if "built" in contract:
            yield ".built", say("built-without-building")
        return
    if company.lacks_variant_for(building):
        yield ".building", say("advanced-without-variant", building=building.word)
    if says := _against_built(building, contract.get("built"), company):
        yield ".built", says


def _of_pair(contract: Given) -> Iterator[tuple[str, Message]]:
    missing = [number for number in PAIR if number not in contract]
    if missing:
        yield f".{missing[0]}", say("contract-half-a-pair")
    elif contract["vp_high"] < contract["vp_low"]:
        yield ".vp_high", say("contract-pair-turned", low=contract["vp_low"])


def _against_built(building: Building, built: bool | None, company: Company) -> Message | None:
    if building in NEVER_CLAIMED:
        unbuilt = built is False
        return against_unbuilt(building, company.players, company.setup) if unbuilt else None
    if built is None:
        return say("built-needed", building=building.word)
    if built and company.has_removed(building):
        return say("card-removed", building=building.word, players=company.players)
    return None


def against_unbuilt(building: Building, players: int, setup: Setup) -> Message | None:
    """Why a building cannot be typed as not constructed, as it is there from the start."""
    if building in PRINTED:
        return say("always-built", building=building.word)
    if building in banks(players):
        return say("banks-start-is-built", building=building.word)
    chosen = setup.house_rules.get("NC-O22") == "constructed"
    if building in START and chosen:
        return say("start-counts-as-built", building=building.word)
    return None


def _of_boarding_house(seat: Given, path: str, company: Company) -> Iterator[Fault]:
    typed = seat.get("boarding_house", 0)
    count = typed // POINTS_A_YEAR if isinstance(typed, int) else len(typed)
    if count > company.years:
        yield Fault(path, say("boarding-house-years", years=company.years))
    if isinstance(typed, int):
        return
    most = company.players + 1
    for number, unhired in enumerate(typed):
        if unhired > most:
            says = say("unhired-beyond", count=unhired, most=most)
            yield Fault(f"{path}.{number}", says)


def _of_troublemakers(seat: Given, path: str, company: Company) -> Iterator[Fault]:
    killed = seat.get("troublemakers", 0)
    if killed and not company.plays(TROUBLEMAKERS):
        yield Fault(path, say("troublemakers-without-variant"))
    if killed > company.years:
        yield Fault(path, say("troublemakers-beyond", count=killed, years=company.years))


def faults_between(seats: Sequence[Given]) -> Iterator[Fault]:
    """What cannot be on several seats at once, or in all of them together."""
    yield from _repeated_names(seats)
    yield from _contract_beyond_the_box(seats)
    yield from _boarding_houses(seats)


def _repeated_names(seats: Sequence[Given]) -> Iterator[Fault]:
    names = [seat["name"] for seat in seats]
    for place, name in enumerate(names):
        if name in names[:place]:
            yield Fault(seat_path(place, "name"), say("name-repeated", given=name))


def _contract_beyond_the_box(seats: Sequence[Given]) -> Iterator[Fault]:
    count = 0
    for place, seat in enumerate(seats):
        before = count
        count += len(items_of(seat, "contracts"))
        if before <= CONTRACTS_IN_THE_BOX < count:
            says = say("too-many-contracts", most=CONTRACTS_IN_THE_BOX)
            yield Fault(seat_path(place, "contracts"), says)


def _boarding_houses(seats: Sequence[Given]) -> Iterator[Fault]:
    """Its owner alone scores it, year by year the same one."""
    having = [place for place, seat in enumerate(seats) if seat.get("boarding_house")]
    listing = [
        place
        for place, seat in enumerate(seats)
        if any(card["building"] is Building.BOARDING_HOUSE for card in items_of(seat, "buildings"))
    ]
    for place in having:
        others = [*having[: having.index(place)], *(other for other in listing if other != place)]
        if others:
            says = say("boarding-house-of-another", name=seats[others[0]]["name"])
            yield Fault(seat_path(place, "boarding_house"), says)


def faults_of_goals(goals: Sequence[Given], company: Company, seating: Seating) -> Iterator[Fault]:
    """What is wrong with the goals; while seats are missing their counts may be, too."""
    most = MOST_GOALS + company.plays(GUNSLINGING_GOAL)
    if len(goals) > most:
        yield Fault("goals", say("too-many-goals", count=len(goals), most=most))
    needed = max(seating.playing, default=-1) + 1
    for number, goal in enumerate(goals):
        if any(later > earlier for earlier, later in pairwise(goal["levels"])):
            yield Fault(f"goals.{number}.levels", say("goal-levels-rise"))
        if seating.is_whole and len(goal["counts"]) < needed:
            says = say("goal-counts-not-one-each", count=len(goal["counts"]), seats=needed)
            yield Fault(f"goals.{number}.counts", says)
