"""The normal income of every building: what it earns by what lies around it and by its owner.

All is counted on bit boards. What was counted is kept beside the amount, so that a sentence for
it can be made when somebody reads it.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rules.carson_city.board import (
    BANK,
    CHURCH,
    DRUGSTORE,
    EMPTY,
    HOTEL,
    HOUSE,
    MAP,
    MINE,
    MOST_SEATS,
    NOBODY,
    PRISON,
    RANCH,
    RIVER,
    SALOON,
    Board,
    Thing,
)
from rules.core.readings import Readings

AROUND = MAP.around_each

PER_HOUSE = 3
PER_HOUSE_OF_SALOON = 5
PER_OWN_BUILDING = 3
PER_MOUNTAIN = 3
AT_THE_RIVER = 3
OF_HOTEL = 6
LEAST_OF_RANCH = 1


class Income(NamedTuple):
    """What a building earns, and what was counted for that."""

    square: int
    building: Thing
    seat: int
    amount: int
    near: int = 0
    """The parcels around it that count."""
    far: int = 0
    """How many buildings of the owner count, wherever they stand."""
    at_river: int = 0
    """The river parcels that a mine is in contact with."""


class Own(NamedTuple):
    """What serves the buildings of one owner, as bit boards."""

    board: Board
    homes: int
    hotels: int
    mountains: int
    free: int
    ranches: int
    mines: int


def own_of(board: Board, seat: int, readings: Readings) -> Own:
    """What serves the buildings of this seat: its own things, and those of nobody."""
    _, house, mountain, ranch, mine, _, _, _, hotel, church, _, _ = board.things
    own = board.owned[seat]
    serving = own | board.owned[NOBODY]
    ranches = ranch & own
    return Own(
        board,
        (house | ranch | hotel | church) & serving,
        hotel & own,
        mountain & serving,
        free_parcels(board, ranches, readings),
        ranches.bit_count(),
        (mine & own).bit_count(),
    )


def free_parcels(board: Board, ranches: int, readings: Readings) -> int:
    """The parcels that are free for these ranches, whoever owns them."""
    free = board.things[EMPTY] | board.things[RIVER]
    houses = board.things[HOUSE]
    if ranches and houses & MAP.around(ranches) and readings.says("CC-O4", "free"):
        return free | houses
    return free


def incomes(board: Board, readings: Readings, only: int = MAP.all) -> list[Income]:
    """The normal income of every building, or of those on `only` these parcels."""
    found = []
    wanted = board.buildings & only
    kinds = [(kind, earns) for place, earns in EARNING if (kind := board.things[place] & wanted)]
    for seat in range(1, MOST_SEATS + 1):
        mine = board.owned[seat] & wanted
        if mine:
            own = own_of(board, seat, readings)
            for kind, earns in kinds:
                rest = kind & mine
                while rest:
                    lowest = rest & -rest
                    found.append(earns(own, lowest.bit_length() - 1, seat, readings))
                    rest ^= lowest
    return found


def income_at(board: Board, square: int, readings: Readings) -> int:
    """The normal income of the building on a parcel."""
    return incomes(board, readings, 1 << square)[0].amount


def houses_in(own: Own, near: int) -> int:
    """How many houses these parcels count as: a hotel is two."""
    return near.bit_count() + (near & own.hotels).bit_count()


def _ranch(own: Own, square: int, seat: int, _: Readings) -> Income:
    near = AROUND[square] & own.free
    return Income(square, RANCH, seat, near.bit_count() or LEAST_OF_RANCH, near)


def _mine(own: Own, square: int, seat: int, readings: Readings) -> Income:
    near = AROUND[square] & own.mountains
    amount = PER_MOUNTAIN * near.bit_count()
    river = own.board.things[RIVER]
    if not river:
        return Income(square, MINE, seat, amount, near)
    river &= AROUND[square]
    if river and readings.says("CC-O9", "side"):
        river &= MAP.beside(1 << square)
    return Income(square, MINE, seat, amount + AT_THE_RIVER * bool(river), near, 0, river)


def _drugstore(own: Own, square: int, seat: int, _: Readings) -> Income:
    near = AROUND[square] & own.homes
    amount = PER_HOUSE * houses_in(own, near) + PER_OWN_BUILDING * own.ranches
    return Income(square, DRUGSTORE, seat, amount, near, own.ranches)


def _bank(own: Own, square: int, seat: int, _: Readings) -> Income:
    near = AROUND[square] & own.homes
    amount = PER_HOUSE * houses_in(own, near) + PER_OWN_BUILDING * own.mines
    return Income(square, BANK, seat, amount, near, own.mines)


def _saloon(own: Own, square: int, seat: int, _: Readings) -> Income:
    near = AROUND[square] & own.homes
    return Income(square, SALOON, seat, PER_HOUSE_OF_SALOON * houses_in(own, near), near)


def _hotel(_: Own, square: int, seat: int, __: Readings) -> Income:
    return Income(square, HOTEL, seat, OF_HOTEL)


def _nothing(building: Thing) -> Callable[[Own, int, int, Readings], Income]:
    return lambda _, square, seat, __: Income(square, building, seat, 0)


EARNS: Mapping[Thing, Callable[[Own, int, int, Readings], Income]] = {
    RANCH: _ranch,
    MINE: _mine,
    DRUGSTORE: _drugstore,
    BANK: _bank,
    SALOON: _saloon,
    HOTEL: _hotel,
    CHURCH: _nothing(CHURCH),
    PRISON: _nothing(PRISON),
}
# By the plain number of the bit board, which is read faster than a member.
EARNING = tuple((int(building), earns) for building, earns in EARNS.items())
