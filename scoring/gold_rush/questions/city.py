"""What is this city worth?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Flag, ListOf, Piece, PieceOf, Whole
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered
from rules.gold_rush import TITLE
from rules.gold_rush.features import Feature, Kind
from rules.gold_rush.notation import CITY_RAILS
from scoring.gold_rush.worth import worth, worth_now

RAILS_OF_A_LOOP = 2


@dataclass(frozen=True, slots=True)
class Railroad:
    """A railroad at the city: how many of the city's rails belong to it."""

    rails: int
    completed: bool

    @property
    def is_impossible(self) -> bool:
        """Whether it begins and ends in the city and yet is said to be open."""
        return self.rails == RAILS_OF_A_LOOP and not self.completed


@dataclass(frozen=True, slots=True)
class Situation:
    """The different railroads at a city."""

    railroads: tuple[Railroad, ...]

    @property
    def rails(self) -> int:
        """How many rails leave the city."""
        return sum(railroad.rails for railroad in self.railroads)

    @property
    def completed_railroads(self) -> int:
        """How many of its railroads are complete."""
        return sum(railroad.completed for railroad in self.railroads)

    @property
    def is_completed(self) -> bool:
        """Whether all of them are."""
        return self.completed_railroads == len(self.railroads)

    @property
    def city(self) -> Feature:
        """The city in numbers."""
        return Feature(
            kind=Kind.CITY,
            completed=self.is_completed,
            completed_railroads=self.completed_railroads,
        )

    @property
    def has_loop(self) -> bool:
        """Whether a railroad begins and ends in it."""
        return any(railroad.rails == RAILS_OF_A_LOOP for railroad in self.railroads)


class RailroadPiece(Piece):
    """A railroad as typed."""

    rails = Whole(1, RAILS_OF_A_LOOP, required=True)
    completed = Flag(required=True)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    railroads = ListOf(PieceOf(RailroadPiece), required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Three or four rails, and a railroad back into the city is complete."""
        del setup
        situation = Situation(tuple(Railroad(**entry) for entry in given["railroads"]))
        faults += _impossible(situation)
        return situation


def _impossible(situation: Situation) -> Iterator[Fault]:
    if situation.rails not in CITY_RAILS:
        yield Fault("railroads", say("rails-of-a-city", count=situation.rails))
    for number, railroad in enumerate(situation.railroads):
        if railroad.is_impossible:
            yield Fault(f"railroads.{number}.completed", say("railroad-back-is-complete"))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Three points for each completed railroad: now if all are, else at the end."""
    points = worth(situation.city, readings)
    facts: Facts = {
        "completed": situation.is_completed,
        "railroads": len(situation.railroads),
        "completed_railroads": situation.completed_railroads,
        "points_now": worth_now(situation.city, readings),
        "points_at_end": points,
    }
    return answered(facts, *_reasons(situation, points))


def _reasons(situation: Situation, points: int) -> Iterator[Reason]:
    count = situation.completed_railroads
    once = [say("railroad-back-counts-once")] if situation.has_loop else []
    if situation.is_completed:
        yield Reason("GR-43", (say("city-is-complete", rails=situation.rails),))
        yield Reason("GR-44", (say("city-pays", count=count, points=points), *once))
        return
    missing = len(situation.railroads) - count
    yield Reason("GR-43", (say("city-is-incomplete", count=missing),))
    yield Reason("GR-55", (say("city-pays-at-the-end", count=count, points=points),))
    if once:
        yield Reason("GR-44", (*once,))
