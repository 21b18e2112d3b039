"""May I attack or defend this building, and what is it worth?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city.attacks import (
    Cowboy,
    against_cowboy_on_building,
    chosen_if_undefended,
)
from rules.carson_city.board import Board
from rules.carson_city.checks import board_faults
from rules.carson_city.cowboy_form import CowboyForm, white_cowboy_faults
from rules.carson_city.fields import BoardField, ParcelOnMapField
from rules.carson_city.parcels import Parcel
from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from scoring.carson_city.estate import income_at
from scoring.carson_city.payday import loot_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation(Cowboy):
    """A cowboy and the parcel that it shall fight for."""

    board: Board
    parcel: int
    undefended: str | None = None
    """How the table has chosen to read what comes of an attack that nobody defends."""

    @property
    def place(self) -> Parcel:
        """The parcel as the cowboy's seat looks at it."""
        return Parcel(self.board, self.parcel, self.seat)


class QuestionForm(CowboyForm):
    """What is typed."""

    deciding = ("personality", "red", "white_cowboy")
    board = BoardField(required=True)
    parcel = ParcelOnMapField(required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """A possible board, and the white cowboy for its sheriff only."""
        faults += white_cowboy_faults(given)
        faults += [Fault("board", says) for says in board_faults(given["board"], setup)]
        return Situation(**given, undefended=chosen_if_undefended(setup))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes, or everything that protects the building; and its income with what is at stake."""
    place = situation.place
    if not place.has_building:
        facts: Facts = {"kind": None, "income": None, "loot": None}
        nothing = Reason("CC-62", (say("no-building-there", at=place.at),))
        return allowed_unless([nothing], {}, facts_of_no=facts)
    hindrances = [*_hindrances(situation, readings)]
    income = income_at(situation.board, situation.parcel, readings)
    loot = 0 if hindrances or place.is_own else loot_of(income)
    facts = {"kind": place.purpose, "income": income, "loot": loot}
    return allowed_unless(
        hindrances,
        facts,
        rests_on=[_permission(situation, income, loot)],
        facts_of_no=facts,
        remedies=_remedies(situation, readings),
    )


def _hindrances(situation: Situation, readings: Readings) -> Iterator[Reason]:
    board, square = situation.board, situation.parcel
    return against_cowboy_on_building(situation, board, square, readings)


def _permission(situation: Situation, income: int, loot: int) -> Reason:
    place = situation.place
    building = place.board.thing_on(place.square).word
    if place.is_own:
        says = say("defends-income", building=building, at=place.at, income=income)
        return Reason("CC-63", (says,))
    says = say("attacks-for-loot", building=building, at=place.at, income=income, loot=loot)
    chosen = situation.undefended
    defence = f"attack-and-defence-{chosen}" if chosen else "attack-and-defence"
    return Reason("CC-62", (says, say(defence, owner=place.owner)))


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    """An ordinary cowboy, where the white one is all that is wrong."""
    if situation.white_cowboy:
        ordinary = replace(situation, white_cowboy=False)
        if not any(_hindrances(ordinary, readings)):
            yield say("remedy-ordinary-cowboy")
