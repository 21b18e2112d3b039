"""What does the virtual player take?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.auction import CHARACTERS_SHOWN
from rules.core.faults import Fault
from rules.core.fields import Flag, ListOf, Piece, PieceOf, Text, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered

MOST_SHOWN = 9
MOST_PICKS = 5
MOST_EXTRAS = 2


class Kind(StrEnum):
    """What is shown to be taken."""

    TERRAIN = "terrain"
    CHARACTER = "character"


@dataclass(frozen=True, slots=True)
class Shown:
    """A card in the line."""

    appeal: int
    name: str | None = None
    kind: Kind = Kind.TERRAIN
    extra: bool = False
    """Whether it is an additional card of Governor or Chinese Worker."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The line from the draw piles outward, and how many virtual players take in a row."""

    display: tuple[Shown, ...]
    picks: int = 1

    def nearest_first(self, readings: Readings) -> dict[int, Shown]:
        """The line from the draw piles outward, by the places at which the cards were typed."""
        line = [*enumerate(self.display, 1)]
        extra = [(place, card) for place, card in line if card.extra]
        others = [(place, card) for place, card in line if not card.extra]
        if extra and others and readings.says("CCC-O15", "near_end"):
            return dict([*extra, *others])
        return dict([*others, *extra])


class ShownPiece(Piece):
    """A card in the line as typed."""

    deciding = ("extra",)
    appeal = Whole(0, 99, required=True)
    name = Text(40)
    kind = one_of(Kind)
    extra = Flag()


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("picks",)
    display = ListOf(PieceOf(ShownPiece), shortest=1, longest=MOST_SHOWN, required=True)
    picks = Whole(1, MOST_PICKS)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """One character is shown at most, and nobody takes from an empty line."""
        del setup
        situation = Situation(
            tuple(Shown(**card) for card in given["display"]), given.get("picks", 1)
        )
        characters = sum(card.kind is Kind.CHARACTER for card in situation.display)
        if characters > CHARACTERS_SHOWN:
            faults.append(Fault("display", say("one-character-shown", count=characters)))
        faults += _wrong_extras(situation.display)
        if situation.picks > len(situation.display):
            faults.append(
                Fault("picks", say("more-picks-than-cards", cards=len(situation.display)))
            )
        return situation


def _wrong_extras(display: Sequence[Shown]) -> Iterator[Fault]:
    extras = [place for place, card in enumerate(display) if card.extra]
    if len(extras) > MOST_EXTRAS:
        yield Fault("display", say("too-many-extras", count=len(extras), most=MOST_EXTRAS))
    for place in extras:
        if display[place].kind is Kind.CHARACTER:
            yield Fault(f"display.{place}.extra", say("extra-is-terrain"))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The positions taken one after the other, counted from 1."""
    line = situation.nearest_first(readings)
    taken, says = [], []
    for turn in range(1, situation.picks + 1):
        position = max(line, key=lambda place: line[place].appeal)
        says.append(_because(turn, position, line))
        taken.append((position, line.pop(position)))
    facts: Facts = {
        "positions": [position for position, _ in taken],
        "picks": [
            {"position": position, "name": card.name, "appeal": card.appeal}
            for position, card in taken
        ],
        "left": sorted(line),
    }
    return answered(facts, Reason("CCC-21", tuple(says)), *_where_extras_lie(situation, readings))


def _where_extras_lie(situation: Situation, readings: Readings) -> Iterator[Reason]:
    """Where the additional cards were taken to lie, if that can matter."""
    if {card.extra for card in situation.display} == {True, False}:
        near = readings.says("CCC-O15", "near_end")
        yield Reason("CCC-13", (say("extra-lies-near" if near else "extra-lies-far"),))


def _because(turn: int, position: int, line: Mapping[int, Shown]) -> Message:
    """Why this card goes in this turn."""
    appeal = line[position].appeal
    equals = sum(card.appeal == appeal for card in line.values())
    return say("takes-highest-appeal", turn=turn, position=position, appeal=appeal, equals=equals)
