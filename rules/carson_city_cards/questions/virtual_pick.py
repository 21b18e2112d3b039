"""What does the virtual player take?"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.auction import CHARACTERS_SHOWN
from rules.core.faults import Fault
from rules.core.fields import ListOf, Piece, PieceOf, Text, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered

MOST_SHOWN = 9
MOST_PICKS = 5


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


@dataclass(frozen=True, slots=True)
class Situation:
    """The line from the draw piles outward, and how many virtual players take in a row."""

    display: tuple[Shown, ...]
    picks: int = 1


class ShownPiece(Piece):
    """A card in the line as typed."""

    appeal = Whole(0, 99, required=True)
    name = Text(40)
    kind = one_of(Kind)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
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
        if situation.picks > len(situation.display):
            faults.append(
                Fault("picks", say("more-picks-than-cards", cards=len(situation.display)))
            )
        return situation


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The positions taken one after the other, counted from 1."""
    del readings
    line = dict(enumerate(situation.display, 1))
    taken, says = [], []
    for turn in range(1, situation.picks + 1):
        position = min(line, key=lambda place: (-line[place].appeal, place))
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
    return answered(facts, Reason("CCC-21", tuple(says)))


def _because(turn: int, position: int, line: Mapping[int, Shown]) -> Message:
    """Why this card goes in this turn."""
    appeal = line[position].appeal
    equals = sum(card.appeal == appeal for card in line.values())
    return say("takes-highest-appeal", turn=turn, position=position, appeal=appeal, equals=equals)
