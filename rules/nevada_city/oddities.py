"""What is odd about a table and yet possible."""

from collections.abc import Iterator

from rules.core.faults import Fault
from rules.core.messages import Gap, say
from rules.core.paths import seat_path
from rules.core.readings import Setup
from rules.nevada_city.buildings import CLAIMED
from rules.nevada_city.checks import GUNSLINGING_GOAL, TROUBLEMAKERS
from rules.nevada_city.goods import Property
from rules.nevada_city.players import goals_scored
from rules.nevada_city.table import (
    BANK,
    POINTS_FOR_OWNER,
    POINTS_PER_TILE,
    Contract,
    Ledger,
    Seat,
    Table,
    Tiles,
)

POKER = "poker"
NEED_POKER = ("advanced_events", TROUBLEMAKERS)
POINTS_OF_FIRST_TILES = POINTS_PER_TILE * len(Property)


def oddities(table: Table, setup: Setup) -> Iterator[Fault]:
    """Every oddity at its path."""
    yield from _of_variants(setup)
    yield from _of_goals(table, setup)
    for place, seat in enumerate(table.seats):
        if seat.ledger is not None:
            yield from _of_ledger(table, place, seat, seat.ledger)


def _of_variants(setup: Setup) -> Iterator[Fault]:
    if POKER not in setup.variants and set(NEED_POKER) & set(setup.variants):
        yield Fault("variants", say("poker-cards-needed"))


def _of_goals(table: Table, setup: Setup) -> Iterator[Fault]:
    if table.goals is None:
        return
    needed = goals_scored(
        table.players,
        setup.readings(),
        with_gunslinging=GUNSLINGING_GOAL in setup.variants,
    )
    if len(table.goals) != needed:
        yield Fault("goals", say("goals-scored-are", count=len(table.goals), needed=needed))


def _of_ledger(table: Table, place: int, seat: Seat, ledger: Ledger) -> Iterator[Fault]:
    path = seat_path(seat.number)
    if _lacks_first_tiles(ledger.properties):
        yield Fault(f"{path}.properties", say("first-tiles-missing", name=seat.name))
    named = table.naming_buildings_of(place)
    typed, counted = ledger.building_owner_bonus, sum(each.contract.was_built for each in named)
    if typed is not None and typed != POINTS_FOR_OWNER * counted:
        says = say("owner-bonus-differs", typed=typed, counted=POINTS_FOR_OWNER * counted)
        yield Fault(f"{path}.building_owner_bonus", says)
    for number, contract in enumerate(ledger.listed_contracts):
        yield from _of_contract(table, contract, f"{path}.contracts.{number}")


def _lacks_first_tiles(properties: int | Tiles | None) -> bool:
    """Everybody begins with one tile of each kind; where nothing was typed nothing is odd."""
    if properties is None:
        return False
    if isinstance(properties, int):
        return properties < POINTS_OF_FIRST_TILES
    return not all(properties.by_kind.values())


def _of_contract(table: Table, contract: Contract, path: str) -> Iterator[Fault]:
    building, owner = contract.building, contract.owner
    if building is None or owner is None or owner == BANK or building not in CLAIMED:
        return
    ledger = table.seats[owner].ledger
    if ledger is None or isinstance(ledger.buildings, int):
        return
    card = next((card for card in ledger.cards if card.building is building), None)
    gaps: dict[str, Gap] = {"name": table.seats[owner].name, "building": building.word}
    if card is None:
        yield Fault(f"{path}.owner", say("owner-does-not-list", **gaps))
    elif not card.is_complete:
        yield Fault(f"{path}.built", say("built-but-listed-unfinished", **gaps))
