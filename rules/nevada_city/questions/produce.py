"""How many tiles are worked, and how many tokens do they bring?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.nevada_city import TITLE
from rules.nevada_city.fields import count_field
from rules.nevada_city.goods import Property

MOST_CUBES = 3
MOST_SILVER_CUBES = 2
EXTRA_CUBES = "extra_cubes"
MOST_TILES = 30
MOST_AT_ONCE = 9


@dataclass(frozen=True, slots=True)
class Situation:
    """A character that works tiles of one kind."""

    kind: Property
    production: int
    tiles: int
    worked: int = 0
    skill: int = 0
    actions: int = 1

    @property
    def unworked(self) -> int:
        """The tiles without a marker."""
        return self.tiles - self.worked

    @property
    def tiles_worked(self) -> int:
        """How many are worked now: one with each action, and one more for each icon."""
        return min(self.unworked, self.actions * (1 + self.skill))

    @property
    def tokens(self) -> int:
        """What comes onto these tiles."""
        return self.tiles_worked * self.production

    @property
    def reserve_markers(self) -> int:
        """The markers on tiles that icons worked."""
        return self.tiles_worked - self.actions


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("worked", "skill", "actions")
    kind = one_of(Property, required=True)
    production = count_field(1, MOST_CUBES, required=True)
    tiles = count_field(0, MOST_TILES, required=True)
    worked = count_field(0, MOST_TILES)
    skill = count_field(0, MOST_AT_ONCE)
    actions = count_field(1, MOST_AT_ONCE)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """No more worked tiles than there are, and no more cubes than can lie there."""
        situation = Situation(**given)
        if situation.worked > situation.tiles:
            faults.append(Fault("worked", say("produce-worked-beyond", tiles=situation.tiles)))
        is_silver = situation.kind is Property.MINE and EXTRA_CUBES not in setup.variants
        if is_silver and situation.production > MOST_SILVER_CUBES:
            says = say("produce-silver-beyond", most=MOST_SILVER_CUBES)
            faults.append(Fault("production", says))
        return situation


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes with tiles and tokens, or no where there are not enough tiles."""
    del readings
    facts: Facts = {
        "tiles_worked": situation.tiles_worked,
        "tokens": situation.tokens,
        "reserve_markers": situation.reserve_markers,
    }
    return allowed_unless(
        _hindrances(situation),
        facts,
        rests_on=_rests_on(situation),
        remedies=_remedies(situation),
    )


def _hindrances(situation: Situation) -> Iterator[Reason]:
    if situation.actions > situation.unworked:
        gaps = {"actions": situation.actions, "count": situation.unworked}
        yield Reason("NC-23", (say("produce-too-few-tiles", **gaps),))


def _remedies(situation: Situation) -> Iterator[Message]:
    if situation.unworked:
        yield say("remedy-fewer-actions", count=situation.unworked)


def _of_icons(situation: Situation, extra: int) -> Iterator[Message]:
    yield say("produce-reserve-markers", count=extra)
    if situation.actions > 1:
        yield say("produce-icons-every-time")


def _rests_on(situation: Situation) -> Iterator[Reason]:
    yield Reason("NC-23", (say("produce-actions", count=situation.actions),))
    if extra := situation.reserve_markers:
        yield Reason("NC-9", (say("produce-by-skill", count=extra, icons=situation.skill),))
        yield Reason("NC-25", tuple(_of_icons(situation, extra)))
    cubes, good = situation.production, situation.kind.gives.word
    yield Reason("NC-12", (say("produce-cubes", count=cubes, good=good),))
    tokens, tiles = situation.tokens, situation.tiles_worked
    yield Reason("NC-24", (say("produce-tokens", count=tokens, tiles=tiles),))
