"""May I place a cowboy there?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city.action_squares import (
    MOST_COWBOYS,
    POINT_PRICES,
    TURNS,
    ActionSquare,
    is_open,
    open_prices,
)
from rules.carson_city.attacks import (
    Cowboy,
    against_cowboy_on_building,
    chosen_if_undefended,
    is_for_action_squares_only,
)
from rules.carson_city.board import PROPERTY_TILES
from rules.carson_city.checks import board_faults
from rules.carson_city.cowboy_form import CowboyForm, white_cowboy_faults
from rules.carson_city.fields import BoardField, ParcelOnMapField, SeatNumber
from rules.carson_city.parcels import Parcel
from rules.core.faults import Fault
from rules.core.fields import Flag, ListOf, Whole, one_of
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.core.seats import noted_seat_told

PLACE = ("square", "parcel", "board")
PURPOSE_CLAUSES = {"purchase": "CC-43", "attack": "CC-62", "defend": "CC-63"}
PURPOSE_SAYS = {
    "purchase": "cowboy-buys",
    "attack": "cowboy-attacks",
    "defend": "cowboy-defends",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation(Cowboy):
    """A cowboy, the place for it, and who stands there."""

    place: ActionSquare | Parcel
    standing: tuple[int, ...] = ()
    sheriff_standing: bool = False
    cowboys: int = 1
    passed: bool = False
    turn: int | None = None
    undefended: str | None = None
    """How the table has chosen to read what comes of an attack that nobody defends."""

    @property
    def purpose(self) -> str | None:
        """What the cowboy does there."""
        return "action" if isinstance(self.place, ActionSquare) else self.place.purpose

    @property
    def knows_duels(self) -> bool:
        """Whether one place there is fought for."""
        return not isinstance(self.place, ActionSquare) or self.place.knows_duels

    @property
    def meets_others(self) -> bool:
        """Whether another seat's cowboy stands there."""
        return any(seat != self.seat for seat in self.standing)

    @property
    def own_white_one_stands(self) -> bool:
        """Whether the white cowboy there is the player's own."""
        return self.sheriff_standing and self.has_white_cowboy

    @property
    def is_undefended_attack(self) -> bool:
        """Whether the building is another's and nobody else's cowboy stands there."""
        return self.purpose == "attack" and not self.meets_others


class QuestionForm(CowboyForm):
    """What is typed."""

    deciding = (
        "standing",
        "sheriff_standing",
        "cowboys",
        "passed",
        "personality",
        "red",
        "white_cowboy",
    )
    square = one_of(ActionSquare)
    parcel = ParcelOnMapField()
    board = BoardField()
    standing = ListOf(SeatNumber())
    sheriff_standing = Flag()
    cowboys = Whole(0, MOST_COWBOYS)
    passed = Flag()
    turn = Whole(1, TURNS)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> object:
        """One place, on the board where it is a parcel; the white cowboy needs its sheriff."""
        faults += [*white_cowboy_faults(given), *_wrong_place(given), *_without_turn(given)]
        if "board" in given:
            faults += [Fault("board", says) for says in board_faults(given["board"], setup)]
        if faults:
            return None
        rest = {key: value for key, value in given.items() if key not in PLACE}
        undefended = chosen_if_undefended(setup)
        return Situation(**rest, place=_place(given), undefended=undefended)


def _place(given: Mapping[str, Any]) -> ActionSquare | Parcel:
    if "square" in given:
        square: ActionSquare = given["square"]
        return square
    return Parcel(given["board"], given["parcel"], given["seat"])


def _wrong_place(given: Mapping[str, Any]) -> Iterator[Fault]:
    if "square" not in given and "parcel" not in given:
        yield Fault("square", say("square-or-parcel-needed"), lacks=True)
    elif "square" in given and "parcel" in given:
        yield Fault("square", say("square-or-parcel"))
    elif "square" in given and "board" in given:
        yield Fault("board", say("no-board-for-squares"))
    elif "parcel" in given and "board" not in given:
        yield Fault("board", say("board-for-parcels"))


def _without_turn(given: Mapping[str, Any]) -> Iterator[Fault]:
    """A square that is closed in some turns needs the turn."""
    square = given.get("square")
    price = None if square is None else square.point_price
    if price is not None and not is_open(price, TURNS) and "turn" not in given:
        yield Fault("turn", say("turn-of-point-square", price=price), lacks=True)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes, or everything that speaks against it; and what the cowboy would do there."""
    hindrances = _joined(_hindrances(situation, readings))
    facts: Facts = {"purpose": situation.purpose}
    return allowed_unless(
        hindrances,
        {**facts, "duel": _comes_to_a_duel(situation, readings)},
        rests_on=_joined(_permissions(situation)),
        facts_of_no={**facts, "duel": None},
        remedies=_remedies(situation, readings),
    )


def _comes_to_a_duel(situation: Situation, readings: Readings) -> bool:
    """Whether somebody else's cowboy stands there, or the owner fights without one."""
    if situation.is_undefended_attack:
        return readings.says("CC-O16", "owner_duels")
    return situation.knows_duels and situation.meets_others


def _joined(reasons: Iterator[Reason]) -> tuple[Reason, ...]:
    """All that one clause says in one reason."""
    says: dict[str, tuple[Message, ...]] = {}
    for reason in reasons:
        says[reason.clause] = says.get(reason.clause, ()) + reason.says
    return tuple(Reason(clause, told) for clause, told in says.items())


def _hindrances(situation: Situation, readings: Readings) -> Iterator[Reason]:
    yield from _against_the_player(situation)
    yield from _against_joining(situation)
    if isinstance(situation.place, ActionSquare):
        yield from _against_square(situation.place, situation.turn)
    else:
        yield from _against_parcel(situation, situation.place, readings)


def _against_the_player(situation: Situation) -> Iterator[Reason]:
    if situation.passed:
        yield Reason("CC-22", (say("passed-already"),))
    if not situation.cowboys and not situation.white_cowboy:
        yield Reason("CC-21", (say("no-cowboy-left"),))


def _against_joining(situation: Situation) -> Iterator[Reason]:
    if situation.knows_duels:
        yield from _against_challenge(situation)
    if situation.white_cowboy and (situation.standing or situation.sheriff_standing):
        yield Reason("CC-91", (say("white-needs-empty-place"),))


def _against_challenge(situation: Situation) -> Iterator[Reason]:
    if situation.seat in situation.standing:
        yield Reason("CC-24", (say("own-cowboy-there"),))
    if situation.own_white_one_stands:
        yield Reason("CC-24", (say("own-white-cowboy-there"),))
    elif situation.sheriff_standing:
        yield Reason("CC-91", (say("white-is-not-challenged"),))
    defends = situation.purpose == "defend"
    if situation.keeps_the_peace and situation.meets_others and not defends:
        yield Reason("CC-92", (say("red-sheriff-never-joins"),))


def _against_square(square: ActionSquare, turn: int | None) -> Iterator[Reason]:
    price = square.point_price
    if price is not None and turn is not None and not is_open(price, turn):
        yield Reason("CC-29", (say("point-square-closed", price=price, turn=turn),))


def _against_parcel(situation: Situation, parcel: Parcel, readings: Readings) -> Iterator[Reason]:
    if parcel.is_river:
        yield Reason("CC-115", (say("no-cowboy-on-river", at=parcel.at),))
    elif parcel.has_building:
        board, square = parcel.board, parcel.square
        yield from against_cowboy_on_building(situation, board, square, readings)
    else:
        if situation.white_cowboy and is_for_action_squares_only(readings):
            yield Reason("CC-91", (say("white-only-on-squares"),))
        if (useless := _uselessness(parcel)) and readings.says("CC-O18", "must_serve"):
            yield useless


def _uselessness(parcel: Parcel) -> Reason | None:
    """Why a cowboy can do nothing on land without a building."""
    if parcel.purpose is None:
        says = say("owned-without-building", at=parcel.at, owner=parcel.owner)
        return Reason("CC-43", (says,))
    if parcel.board.of_seat(parcel.seat).bit_count() < PROPERTY_TILES:
        return None
    seat = noted_seat_told(parcel.seat)
    says = say("no-property-tile-left", at=parcel.at, seat=seat, most=PROPERTY_TILES)
    return Reason("CC-7", (says,))


def _permissions(situation: Situation) -> Iterator[Reason]:
    """What a yes rests on."""
    if situation.white_cowboy:
        yield Reason("CC-91", (say("white-on-empty-place"),))
    else:
        yield Reason("CC-21", (say("one-cowboy-placed"),))
    if not situation.knows_duels:
        yield Reason("CC-24", (say("several-cowboys-there"),))
    elif situation.meets_others:
        yield Reason("CC-23", (say("duel-there"),))
    place = situation.place
    if isinstance(place, Parcel) and not place.has_building and (useless := _uselessness(place)):
        yield useless
        yield Reason("CC-43", (say("cowboy-without-use"),))
    elif situation.purpose in PURPOSE_CLAUSES:
        yield Reason(PURPOSE_CLAUSES[situation.purpose], tuple(_use(situation)))


def _use(situation: Situation) -> Iterator[Message]:
    """What the cowboy may do there, and what comes of an attack that nobody defends."""
    if situation.purpose in PURPOSE_SAYS:
        yield say(PURPOSE_SAYS[situation.purpose])
    place, chosen = situation.place, situation.undefended
    if situation.is_undefended_attack and isinstance(place, Parcel):
        sentence = f"cowboy-attacks-alone-{chosen}" if chosen else "cowboy-attacks-alone"
        yield say(sentence, owner=place.owner)


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    """Another cowboy or another square, where that is all it takes."""
    if situation.white_cowboy and situation.cowboys:
        ordinary = replace(situation, white_cowboy=False)
        if not any(_hindrances(ordinary, readings)):
            yield say("remedy-ordinary-cowboy")
    turn = situation.turn
    if turn and _is_only_closed(situation, turn, readings):
        prices = tuple(str(price) for price in open_prices(turn))
        yield say("points-for-sale", turn=turn, prices=prices)


def _is_only_closed(situation: Situation, turn: int, readings: Readings) -> bool:
    """Whether the square is closed, and an open one without anybody there would be allowed."""
    if not isinstance(situation.place, ActionSquare):
        return False
    open_square = next(square for square, price in POINT_PRICES.items() if is_open(price, turn))
    elsewhere = replace(situation, place=open_square, standing=(), sheriff_standing=False)
    closed = any(_against_square(situation.place, turn))
    return closed and not any(_hindrances(elsewhere, readings))
