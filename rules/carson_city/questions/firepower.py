"""How strong is a player?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import IN_THE_BOX, MINE, PRISON, RANCH
from rules.carson_city.fields import RedField
from rules.carson_city.firepower import (
    OF_A_MINE,
    OF_A_PRISON,
    OF_A_RANCH,
    boost_of,
    boost_reasons,
    income_by,
    points_by,
)
from rules.carson_city.helped import Helped
from rules.carson_city.personalities import Personality
from rules.core.faults import Fault
from rules.core.fields import Flag, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered

PARTS = ("ranches", "mines", "prisons", "captain_revolvers")


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation(Helped):
    """A player's cowboys, and his revolvers or what brought them."""

    cowboys: int
    revolvers: int | None = None
    ranches: int = 0
    mines: int = 0
    prisons: int = 0
    captain_revolvers: int = 0
    three_guns: bool = False

    @property
    def brought(self) -> Mapping[str, int]:
        """The lasting revolvers by the clause that brings them."""
        return {
            "CC-76": OF_A_RANCH * self.ranches,
            "CC-80": OF_A_MINE * self.mines,
            "CC-89": OF_A_PRISON * self.prisons,
            "CC-103": self.captain_revolvers,
        }


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = (
        "ranches",
        "mines",
        "prisons",
        "captain_revolvers",
        "three_guns",
        "personality",
        "red",
    )
    asked_later = ("red",)
    cowboys = Whole(0, 10, required=True)
    revolvers = Whole(0, 27)
    ranches = Whole(0, IN_THE_BOX[RANCH])
    mines = Whole(0, IN_THE_BOX[MINE])
    prisons = Whole(0, IN_THE_BOX[PRISON])
    captain_revolvers = Whole(0, 8)
    three_guns = Flag()
    personality = one_of(Personality)
    red = RedField(Personality.MERCENARY)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """All revolvers together, or what brought them."""
        del setup
        if "revolvers" in given:
            faults += [Fault(part, say("revolvers-or-parts")) for part in PARTS if part in given]
        return Situation(**given)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Firepower, and what the cowboy squares pay for it."""
    start = _from_the_start(situation, readings)
    known = situation.revolvers
    revolvers = start + sum(situation.brought.values()) if known is None else known
    boost = boost_of(situation, three_guns=situation.three_guns)
    firepower = situation.cowboys + revolvers + boost
    facts: Facts = {
        "firepower": firepower,
        "revolvers": revolvers,
        "boost": boost,
        "cowboy_income": income_by(firepower),
        "cowboy_vp": points_by(firepower),
    }
    reasons = (*_revolver_reasons(situation, start), *_pay_reasons(firepower))
    return answered(facts, Reason("CC-59", (_sum(situation, revolvers, boost),)), *reasons)


def _from_the_start(situation: Situation, readings: Readings) -> int:
    """The revolver with which a player may begin; chips that were counted hold it already."""
    return int(situation.revolvers is None and readings.says("CC-O1", "one"))


def _sum(situation: Situation, revolvers: int, boost: int) -> Message:
    cowboys = situation.cowboys
    total = cowboys + revolvers + boost
    return say("firepower-is", cowboys=cowboys, revolvers=revolvers, boost=boost, total=total)


def _revolver_reasons(situation: Situation, start: int) -> Iterator[Reason]:
    if start:
        yield Reason("CC-11", (say("revolver-from-the-start"),))
    for clause, count in situation.brought.items():
        if count:
            yield Reason(clause, (say(f"revolvers-by-{clause}", count=count),))
    yield from boost_reasons(situation, three_guns=situation.three_guns)


def _pay_reasons(firepower: int) -> Iterator[Reason]:
    yield Reason("CC-58", (say("cowboy-income-is", amount=income_by(firepower)),))
    yield Reason("CC-66", (say("cowboy-vp-is", points=points_by(firepower)),))
