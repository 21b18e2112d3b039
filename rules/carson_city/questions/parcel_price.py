"""What does a parcel cost?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import MAP, RIVER, Board, Thing
from rules.carson_city.checks import board_faults_without_owners
from rules.carson_city.fields import BoardField, ParcelOnMapField
from rules.core.faults import Fault
from rules.core.fields import Whole
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, Verdict, answered
from rules.core.seats import noted_seat_told

MOST_THINGS = 9
GROUND_PRICE = 1


@dataclass(frozen=True, slots=True)
class Situation:
    """A parcel with what stands on and around it, and the money for it."""

    things: int
    parcel: str | None = None
    owner: int | None = None
    river: bool = False
    building: Thing | None = None
    """What was built there, by whoever owns it."""
    money: int | None = None

    @property
    def price(self) -> int:
        """What the parcel costs."""
        return GROUND_PRICE + self.things

    @property
    def is_short(self) -> bool:
        """Whether the money is known not to suffice."""
        return self.money is not None and self.money < self.price


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    board = BoardField()
    parcel = ParcelOnMapField()
    things = Whole(0, MOST_THINGS)
    money = Whole(0, 999)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """A parcel on a board, or what was counted on and around it."""
        if "things" in given:
            beside = [field for field in ("board", "parcel") if field in given]
            faults += [Fault(field, say("price-beside-things", field=field)) for field in beside]
            return Situation(given["things"], money=given.get("money"))
        missing = [field for field in ("board", "parcel") if field not in given]
        says = say("price-needs-board-or-things")
        faults += [Fault(field, says, lacks=True) for field in missing]
        if "board" in given:
            wrong = board_faults_without_owners(given["board"], setup)
            faults += [Fault("board", says) for says in wrong]
        if missing:
            return Situation(0)
        return _on_board(**given)


def built_up_near(board: Board, parcel: int) -> int:
    """On and around this parcel those with a building, a house or a mountain."""
    return board.built_up & (1 << parcel | MAP.around_each[parcel])


def price_of(board: Board, parcel: int) -> int:
    """What a parcel of this town costs."""
    return Situation(built_up_near(board, parcel).bit_count()).price


def for_sale(board: Board) -> int:
    """All parcels that somebody may buy."""
    return board.where(lambda parcel: not any(_hindrances(_on_board(board, parcel))))


def _on_board(board: Board, parcel: int, money: int | None = None) -> Situation:
    return Situation(
        things=built_up_near(board, parcel).bit_count(),
        parcel=MAP.names[parcel],
        owner=board.owner_of(parcel),
        river=bool(board[RIVER] >> parcel & 1),
        building=board.thing_on(parcel) if board.buildings >> parcel & 1 else None,
        money=money,
    )


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The price, or no where it cannot be bought or paid."""
    del readings
    left = None if situation.money is None or situation.is_short else situation.money
    facts: Facts = {
        "price": situation.price,
        "things": situation.things,
        "money_after": None if left is None else left - situation.price,
    }
    hindrances = tuple(_hindrances(situation))
    if hindrances:
        return Ruling(Verdict.NO, hindrances, facts)
    says = say("price-of-parcel", price=situation.price, count=situation.things)
    return answered(facts, Reason("CC-44", (says,)))


def _hindrances(situation: Situation) -> Iterator[Reason]:
    at = situation.parcel or ""
    if situation.river:
        yield Reason("CC-115", (say("price-of-river", at=at),))
    if situation.owner is not None:
        yield Reason("CC-43", (say("price-owned", at=at, seat=noted_seat_told(situation.owner)),))
    elif situation.building is not None:
        yield Reason("CC-43", (say("price-built-on", at=at, building=situation.building.word),))
    if situation.is_short:
        gaps = {"price": situation.price, "money": situation.money or 0}
        yield Reason("CC-44", (say("price-not-payable", **gaps),))
