"""What does a goal pay everybody?"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import ListOf, Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Ruling, answered, gathered
from rules.core.seats import seat_told
from rules.nevada_city import TITLE
from rules.nevada_city.fields import MOST_COUNTED
from rules.nevada_city.players import FEWEST, MOST
from rules.nevada_city.schema import MOST_FOR_LEVEL, MOST_LEVELS
from scoring.nevada_city.goals import Share, shares


@dataclass(frozen=True, slots=True)
class Situation:
    """The levels of a goal, and what everybody has of it."""

    levels: tuple[int, ...]
    counts: tuple[int, ...]


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    levels = ListOf(
        Whole(0, MOST_FOR_LEVEL), shortest=1, longest=MOST_LEVELS, ordered=True, required=True
    )
    counts = ListOf(
        Whole(0, MOST_COUNTED), shortest=FEWEST, longest=MOST, ordered=True, required=True
    )

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Levels that never rise."""
        del setup
        situation = Situation(**given)
        if any(later > earlier for earlier, later in pairwise(situation.levels)):
            faults.append(Fault("levels", say("goal-levels-rise")))
        return situation


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The points of each player."""
    found = shares(situation.levels, situation.counts, readings)
    points = [share.points if share else 0 for share in found]
    return answered({"points": points}, *gathered(_reasons(situation, found)))


def _reasons(
    situation: Situation, found: tuple[Share | None, ...]
) -> Iterator[tuple[str, Message]]:
    for share in sorted({share for share in found if share}, key=lambda share: share.place):
        yield "NC-59", _of_share(share)
    below = [number for number, count in enumerate(situation.counts) if count and not found[number]]
    if below:
        yield "NC-59", say("goal-no-level-left", players=_told(below))
    without = [number for number, count in enumerate(situation.counts) if not count]
    if without:
        yield "NC-60", say("goal-nothing", count=len(without), players=_told(without))


def _of_share(share: Share) -> Message:
    if len(share.players) == 1:
        player = seat_told(share.players[0])
        return say("goal-place", player=player, place=share.place, points=share.points)
    gaps = {"pool": share.pool, "points": share.points, "lost": share.lost}
    first, last = share.place, share.place + len(share.levels) - 1
    players = _told(share.players)
    if first == last:
        return say("goal-level-shared", players=players, place=first, **gaps)
    return say("goal-places-shared", players=players, place=first, last=last, **gaps)


def _told(players: Iterable[int]) -> tuple[Message, ...]:
    return tuple(map(seat_told, players))
