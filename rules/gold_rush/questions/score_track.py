"""Where does the marker go?"""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.fields import Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Facts, Reason, Ruling, answered
from rules.gold_rush import TITLE

MOST_POINTS = 999
SPACES = 50


@dataclass(frozen=True, slots=True)
class Situation:
    """The points so far, and those that come now."""

    points: int
    add: int = 0

    @property
    def total(self) -> int:
        """All points together."""
        return self.points + self.add

    @property
    def laps(self) -> int:
        """How often the marker went all the way round."""
        return self.total // SPACES

    @property
    def space(self) -> int:
        """Where the marker is."""
        return self.total % SPACES


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = ("add",)
    points = Whole(0, MOST_POINTS, required=True)
    add = Whole(0, MOST_POINTS)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Space, laps, and whether the marker lies."""
    lying = _lies(situation.laps, readings)
    facts: Facts = {
        "points": situation.total,
        "space": situation.space,
        "laps": situation.laps,
        "lying": lying,
    }
    return answered(facts, Reason("GR-36", (*_sentences(situation, lying=lying),)))


def _sentences(situation: Situation, *, lying: bool) -> Iterator[Message]:
    """What is added, how often the marker goes round, and where it is then."""
    total, laps, space = situation.total, situation.laps, situation.space
    if situation.add:
        yield say("points-added", points=situation.points, add=situation.add, total=total)
    if laps:
        yield say("laps-and-spaces", points=total, laps=laps, per_lap=SPACES, space=space)
    yield say("marker-lies" if lying else "marker-stands", points=total, space=space)


def _lies(laps: int, readings: Readings) -> bool:
    """Only from the second lap on it matters whether the marker would stand up again."""
    if laps <= 1:
        return laps == 1
    return readings.says("GR-O7", "stays_flat") or laps % 2 == 1
