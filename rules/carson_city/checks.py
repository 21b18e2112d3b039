"""What speaks against a board or a table: every fault with its place and sentence."""

from collections.abc import Collection, Iterable, Iterator

from rules.carson_city.board import (
    ALL_BUILDINGS,
    BUILDINGS,
    HOUSE,
    IN_THE_BOX,
    MAP,
    MOST_SEATS,
    MOUNTAIN,
    MOUNTAINS_AT_THE_RIVER,
    NOBODY,
    PROPERTY_TILES,
    RIVER,
    Board,
    Thing,
)
from rules.carson_city.table import Seat, Table
from rules.core.faults import Fault
from rules.core.grid import Names
from rules.core.messages import Message, Word, say
from rules.core.paths import seat_path
from rules.core.readings import Readings, Setup
from rules.core.seats import noted_seat_told

CARSON_RIVER = "carson_river"
MIGHT_IS_RIGHT = "might_is_right"
KIT_CARSON = "kit_carson"

ALL_SEATS = range(1, MOST_SEATS + 1)
ALL_MONEY = 30 * 1 + 20 * 5 + 22 * 10 + 6 * 20
LOWEST_LIMIT = 20


def mountains_in_play(setup: Setup) -> int:
    """How many mountains there are."""
    return MOUNTAINS_AT_THE_RIVER if CARSON_RIVER in setup.variants else IN_THE_BOX[MOUNTAIN]


def most_of(thing: Thing, setup: Setup) -> int | None:
    """How many of a thing there are; None where something else stands in for further ones."""
    if thing is HOUSE and may_stand_in(setup.readings()):
        return None
    return mountains_in_play(setup) if thing is MOUNTAIN else IN_THE_BOX[thing]


def may_stand_in(readings: Readings) -> bool:
    """Whether something else may stand in for a house or a road when the box is empty."""
    return readings.says("CC-O17", "substitute")


def board_faults(
    board: Board, setup: Setup, seats: Collection[int] = ALL_SEATS
) -> Iterator[Message]:
    """What cannot be on the board of a table with these seats."""
    ownerless = board.buildings & board.owned[NOBODY]
    if ownerless:
        yield say("board-building-of-nobody", parcels=tuple(Names(MAP, ownerless)))
    yield from board_faults_without_owners(board, setup, seats)


def board_faults_without_owners(
    board: Board, setup: Setup, seats: Collection[int] = ALL_SEATS
) -> Iterator[Message]:
    """What cannot be on a board on which the owners of buildings may be left out."""
    yield from _owner_faults(board, seats)
    river = board[RIVER]
    if river and CARSON_RIVER not in setup.variants:
        yield say("board-river-without-variant", at=_first(river))
    for thing in (*BUILDINGS, HOUSE, MOUNTAIN):
        count, most = board.count(thing), most_of(thing, setup)
        if most is not None and count > most:
            yield say("board-more-than-the-box", thing=thing.word, count=count, most=most)


def _owner_faults(board: Board, seats: Collection[int]) -> Iterator[Message]:
    if owned_river := board[RIVER] & ~board.owned[NOBODY]:
        yield say("board-river-owned", parcels=tuple(Names(MAP, owned_river)))
    for number in ALL_SEATS:
        parcels = board.of_seat(number)
        if parcels and number not in seats:
            yield say("board-no-such-seat", seat=noted_seat_told(number), at=_first(parcels))
        if (count := parcels.bit_count()) > PROPERTY_TILES:
            seat = noted_seat_told(number)
            yield say("board-too-many-parcels", seat=seat, count=count, most=PROPERTY_TILES)


def _first(board: int) -> str:
    return next(iter(Names(MAP, board)))


def board_warnings(board: Board | None, setup: Setup) -> tuple[Fault, ...]:
    """What is odd about a board and yet possible."""
    return tuple(Fault("board", says) for says in _oddities(board, setup)) if board else ()


def _oddities(board: Board, setup: Setup) -> Iterator[Message]:
    if CARSON_RIVER in setup.variants and not board[RIVER]:
        yield say("board-without-river")
    if not board[MOUNTAIN]:
        yield say("board-without-mountains")


def counts_faults(seats: Iterable[Seat], setup: Setup) -> Iterator[Message]:
    """More things on all seats together than the box holds."""
    counts = [seat.counts for seat in seats]
    held = (
        (Word("thing-building"), sum(count.buildings for count in counts), ALL_BUILDINGS),
        (HOUSE.word, sum(count.houses for count in counts), most_of(HOUSE, setup)),
        (MOUNTAIN.word, sum(count.mountains for count in counts), mountains_in_play(setup)),
    )
    for thing, count, most in held:
        if most is not None and count > most:
            yield say("more-than-the-box", thing=thing, count=count, most=most)


def warnings(table: Table, setup: Setup) -> Iterator[Fault]:
    """What is odd about a table and yet possible."""
    money = sum(seat.money for seat in table.seats)
    if money > ALL_MONEY:
        yield Fault("seats", say("more-money-than-there-is", money=money, most=ALL_MONEY))
    yield from board_warnings(table.board, setup)
    for seat in table.seats:
        path = seat_path(seat.number - 1, "personality")
        if seat.limit is None and seat.money > LOWEST_LIMIT:
            yield Fault(path, say("no-cash-limit", name=seat.name))
        if seat.is_given_something_at_the_end:
            says = say(f"given-at-the-end-{seat.personality}", name=seat.name)
            yield Fault(path, says)
