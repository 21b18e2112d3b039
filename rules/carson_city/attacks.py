"""Cowboys on buildings: whose may attack or defend what."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.carson_city.board import CHURCH, MAP, PRISON, Board
from rules.carson_city.helped import Helped
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Reason

NEVER_ATTACKED = {CHURCH: "CC-88", PRISON: "CC-90"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Cowboy(Helped):
    """A cowboy to be placed: whose it is, and whether it is the sheriff's white one."""

    seat: int
    white_cowboy: bool = False


def chosen_if_undefended(setup: Setup) -> str | None:
    """What comes of an attack that nobody defends, where the table has chosen a reading."""
    return setup.house_rules.get("CC-O16")


def is_shielded(board: Board, square: int, readings: Readings) -> bool:
    """Whether a church of the owner stands directly adjacent to his building."""
    if shares_side_with_church(board, square):
        return True
    churches = _churches_of_owner(board, square)
    return bool(churches & MAP.around_each[square]) and readings.says("CC-O8", "eight")


def shares_side_with_church(board: Board, square: int) -> bool:
    """Whether a church of the owner shields his building however one reads the rules."""
    return bool(_churches_of_owner(board, square) & MAP.beside(1 << square))


def _churches_of_owner(board: Board, square: int) -> int:
    return board[CHURCH] & board.of_seat(board.owner_of(square) or 0)


def against_cowboy_on_building(
    cowboy: Cowboy, board: Board, square: int, readings: Readings
) -> Iterator[Reason]:
    """What forbids the cowboy to attack or to defend this building."""
    if board.owner_of(square) == cowboy.seat:
        if cowboy.white_cowboy and is_for_action_squares_only(readings):
            yield Reason("CC-91", (say("white-only-on-squares"),))
    else:
        yield from _against_attack(board, square, readings)
        yield from _against_attacker(cowboy)


def is_for_action_squares_only(readings: Readings) -> bool:
    """Whether the white cowboy may be placed on action squares and nowhere else."""
    return readings.says("CC-O13", "action_squares_only")


def _against_attack(board: Board, square: int, readings: Readings) -> Iterator[Reason]:
    thing, at = board.thing_on(square), MAP.names[square]
    if thing in NEVER_ATTACKED:
        says = say("never-attacked", building=thing.word, at=at)
        yield Reason(NEVER_ATTACKED[thing], (says,))
    if thing is not CHURCH and is_shielded(board, square, readings):
        beside = shares_side_with_church(board, square)
        sentence = "shielded-by-church" if beside else "shielded-by-church-corner"
        yield Reason("CC-86", (say(sentence, building=thing.word, at=at),))


def _against_attacker(cowboy: Cowboy) -> Iterator[Reason]:
    if cowboy.white_cowboy:
        yield Reason("CC-91", (say("white-never-attacks"),))
    if cowboy.keeps_the_peace:
        yield Reason("CC-92", (say("red-sheriff-never-attacks"),))
