"""May the Paperboy choose now, and from there?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from rules.carson_city_cards import TITLE
from rules.core.faults import Fault
from rules.core.fields import one_of
from rules.core.forms import Form
from rules.core.messages import Message, Word, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Reason, Ruling, allowed_unless


class Choosing(StrEnum):
    """When he is to choose."""

    WHEN_TAKEN = "when_taken"
    GAME_END = "game_end"


class Source(StrEnum):
    """Where the chosen character comes from."""

    REMOVED = "removed"
    PILE = "pile"
    ANOTHER_PLAYER = "another_player"


@dataclass(frozen=True, slots=True)
class Situation:
    """A moment and a source."""

    moment: Choosing
    source: Source = Source.PILE
    is_moment_open: bool = False
    """Whether nothing has decided when he chooses."""


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("source",)
    never_none = ("source",)
    moment = one_of(Choosing, required=True)
    source = one_of(Source)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The moment, and whether the edition or the table has decided it."""
        del faults
        is_open = setup.is_undecided(TITLE.book.open_points["CCC-O6"])
        return Situation(**given, is_moment_open=is_open)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Never from a player; the moment is a matter of reading."""
    says = tuple(_objections(situation, readings))
    hindrances = (Reason("CCC-77", says),) if says else ()
    rests_on = (Reason("CCC-77", (say("paperboy-may-choose"),)),)
    remedies = _remedies(situation, readings)
    return allowed_unless(hindrances, {}, rests_on=rests_on, remedies=remedies)


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    """What would be allowed when one thing is changed."""
    for moment in Choosing:
        if not _objections(replace(situation, moment=moment), readings):
            yield say("remedy-moment", moment=Word(f"moment-{moment.value}"))
    if not _objections(replace(situation, source=Source.PILE), readings):
        yield say("remedy-source")


def _objections(situation: Situation, readings: Readings) -> list[Message]:
    at_once = readings.says("CCC-O6", "at_once")
    objections = []
    if situation.source is Source.ANOTHER_PLAYER:
        objections.append(say("paperboy-not-from-players"))
    if objections and situation.is_moment_open:
        return objections
    if at_once != (situation.moment is Choosing.WHEN_TAKEN):
        objections.append(say("paperboy-only-at-once" if at_once else "paperboy-only-at-end"))
    return objections
