"""May a house stand there, and whose is it?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import MAP, RIVER, Board
from rules.carson_city.building import (
    HousePlot,
    against_one_more_house,
    one_more_house,
    too_many_houses,
)
from rules.carson_city.checks import board_faults
from rules.carson_city.fields import BoardField, ParcelOnMapField, SeatNumber
from rules.carson_city.laying import too_many
from rules.carson_city.road_fields import SidesField, net_of
from rules.carson_city.roads import reached_by
from rules.carson_city.warned import roads_warnings, with_warnings
from rules.core.faults import Fault, refuse
from rules.core.fields import Flag, ListOf
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.core.seats import noted_seat_told


@dataclass(frozen=True, slots=True)
class Situation:
    """A town, its roads, and who wants a house where."""

    board: Board
    parcel: int
    seat: int
    net: int = 0
    owner_agrees: bool = False
    warnings: tuple[Fault, ...] = ()

    def plot(self) -> HousePlot:
        """The parcel as a place for a house."""
        reached = reached_by(self.net)
        return HousePlot(self.board, self.parcel, self.seat, reached, self.owner_agrees)

    def faults(self, readings: Readings) -> Iterator[Fault]:
        """What cannot be, as the table reads the rules."""
        return too_many(self.net, self.board[RIVER], 0, readings)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("owner_agrees",)
    needed_on_pages = ("roads",)
    board = BoardField(required=True)
    parcel = ParcelOnMapField(required=True)
    seat = SeatNumber(required=True)
    roads = ListOf(SidesField())
    owner_agrees = Flag()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """A possible town with no more roads than there are."""
        rest = {key: value for key, value in given.items() if key != "roads"}
        situation = Situation(
            **rest,
            net=net_of(given.get("roads", ())),
            warnings=roads_warnings(given),
        )
        faults += [Fault("board", says) for says in board_faults(situation.board, setup)]
        faults += situation.faults(setup.readings())
        return situation


@with_warnings
def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes, or everything that speaks against the parcel."""
    refuse(situation.faults(readings))
    refuse(too_many_houses(situation.board, readings))
    plot = situation.plot()
    facts: Facts = {"belongs_to": plot.owner, "reached": plot.is_reached}
    none_left = tuple(against_one_more_house(plot.board, readings))
    return allowed_unless(
        (*none_left, *plot.hindrances(readings)),
        facts,
        rests_on=_rests_on(plot),
        facts_of_no=facts,
        remedies=() if none_left else _remedies(plot, readings),
    )


def _rests_on(plot: HousePlot) -> Iterator[Reason]:
    yield from plot.permissions()
    yield from one_more_house(plot.board)
    yield Reason("CC-74", (say("house-is-free", at=plot.at),))


def _remedies(plot: HousePlot, readings: Readings) -> Iterator[Message]:
    """The owner's consent, or the nearest parcel where nobody needs to be asked."""
    owner = None if plot.agreed else plot.owner
    if owner is not None and not any(replace(plot, agreed=True).hindrances(readings)):
        yield say("remedy-house-consent", seat=noted_seat_told(owner))
    elsewhere = plot.nearest_without_asking(readings)
    if elsewhere is not None:
        yield say("remedy-house-elsewhere", at=MAP.names[elsewhere])
