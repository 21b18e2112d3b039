"""May my tent go here?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Flag, SeatFromZero, Text
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.gold_rush import TITLE
from rules.gold_rush.completion import why_open
from rules.gold_rush.fields import LONGEST_PLACE, CellField, MapField
from rules.gold_rush.map.form import MAP, OnMap, missing_fields, off_mountain, wrong_fields
from rules.gold_rush.steps import AlreadyDone, Step, used_up
from rules.gold_rush.table import MOST_SEATS

OF_MAP = ("seat", "at", "on")
OF_NUMBERS = ("mountain_completed", "vacant")


@dataclass(frozen=True, slots=True, kw_only=True)
class InNumbers:
    """A mountain piece as somebody describes it."""

    mountain_completed: bool
    vacant: bool
    already_done: Step | None = None
    odd: tuple[Fault, ...] = ()

    @property
    def why_open(self) -> Message:
        """That it is not completed, where it is not."""
        return say("mountain-is-open")

    def facts(self, readings: Readings) -> Facts:
        """What was typed."""
        del readings
        return {"vacant": self.vacant, "mountain_completed": self.mountain_completed}


@dataclass(frozen=True, slots=True)
class OnTheMap:
    """A mountain piece of a map, and whose tent it is."""

    asked: OnMap
    seat: int
    already_done: Step | None = None
    odd: tuple[Fault, ...] = ()

    def facts(self, readings: Readings) -> Facts:
        """What the map shows; whether the mountain is completed may depend on a gap in it."""
        asked = self.asked
        return {
            "vacant": self._is_vacant,
            "mountain_completed": asked.is_completed(readings),
            "moving": self._is_moved,
        }

    @property
    def why_open(self) -> Message:
        """What keeps it from being completed, where it is not."""
        return why_open(self.asked.feature)

    @property
    def _is_vacant(self) -> bool:
        tile = self.asked.tile
        return all(place != self.asked.place for _, place in (*tile.cowboys, *tile.tents))

    @property
    def _is_moved(self) -> bool:
        return any(seat == self.seat for laid in self.asked.laid for seat, _ in laid.tents)


class QuestionForm(Form):
    """What is typed: two things about the mountain, or a place on a map."""

    title = TITLE
    deciding = ("mountain_completed", "vacant", "already_done")
    mountain_completed = Flag()
    vacant = Flag()
    map = MapField()
    seat = SeatFromZero(MOST_SEATS)
    at = CellField()
    on = Text(LONGEST_PLACE)
    already_done = AlreadyDone()

    def situated(
        self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]
    ) -> InNumbers | OnTheMap | None:
        """The mountain piece, however it is described."""
        faults += wrong_fields(given, OF_MAP, OF_NUMBERS)
        faults += missing_fields(given, OF_MAP if MAP in given else OF_NUMBERS)
        if MAP not in given:
            return None if faults else InNumbers(**given)
        asked = OnMap.of(given)
        if not faults:
            faults += asked.faults(setup)
        if not faults:
            faults += off_mountain(asked)
        if faults:
            return None
        seat = given["seat"]
        done = given.get("already_done") or asked.placed_by(seat)
        return OnTheMap(asked, seat, done, asked.odd(setup))


def answer(situation: InNumbers | OnTheMap, readings: Readings) -> Ruling:
    """Yes, or everything that speaks against it."""
    facts = situation.facts(readings)
    ruling = allowed_unless(
        [*used_up(situation.already_done), *_hindrances(facts)],
        facts,
        rests_on=_permission(situation, facts),
        facts_of_no=facts,
    )
    return replace(ruling, warnings=situation.odd)


def _hindrances(facts: Facts) -> Iterator[Reason]:
    if facts["mountain_completed"]:
        yield Reason("GR-27", (say("tent-needs-open-mountain"),))
    if not facts["vacant"]:
        yield Reason("GR-28", (say("mountain-piece-is-taken"),))


def _permission(situation: InNumbers | OnTheMap, facts: Facts) -> Iterator[Reason]:
    moves = say("tent-is-moved") if facts.get("moving") else say("tent-on-any-tile")
    yield Reason("GR-26", (moves,))
    yield Reason("GR-39", (situation.why_open,))
    yield Reason("GR-29", (say("others-on-the-mountain"),))
