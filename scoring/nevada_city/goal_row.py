"""The row of goals: who shares which levels with whom, and what rounding loses."""

from collections.abc import Iterator

from rules.core.messages import Message, Word, say
from rules.core.readings import Readings
from rules.nevada_city.table import Goal
from scoring.core.rows import Cell, Finding, Findings, Part
from scoring.nevada_city.goals import Share, reading_for, shares_under
from scoring.nevada_city.holding import Holding, called


def _find(holding: Holding, readings: Readings) -> Findings:
    return list(_found(holding, readings))


def _found(holding: Holding, readings: Readings) -> Iterator[Finding]:
    """Each goal by the reading of its ties and its number; without the item one worth nothing."""
    place = holding.seat.place
    for number, goal in enumerate(holding.table.goals or ()):
        reading = reading_for(goal.counts, readings)
        share = shares_under(reading, goal.levels, goal.counts)[place]
        if share is not None or not goal.counts[place]:
            points = share.points if share else 0
            yield points, f"{reading}.{number}", goal.counts[place]


def _explain(holding: Holding, finding: Finding) -> Part:
    points, subject, count = finding
    reading, _, number = str(subject).partition(".")
    goal = (holding.table.goals or ())[int(number)]
    share = shares_under(reading, goal.levels, goal.counts)[holding.seat.place]
    name = called(goal.name, int(number), "goal-number")
    if share is None:
        return Part({}, points, say("why-goal-nothing", goal=name), ("NC-60",))
    if len(share.players) == 1:
        says = say("why-goal", goal=name, count=count, place=share.place)
        return Part({}, points, says, ("NC-59",))
    return Part({}, points, _shared(holding, goal, share, int(number)), ("NC-59",))


def _shared(holding: Holding, goal: Goal, share: Share, number: int) -> Message:
    last = share.place + len(share.levels) - 1
    return say(
        "why-goal-shared" if last > share.place else "why-goal-shared-level",
        goal=called(goal.name, number, "goal-number"),
        count=goal.counts[holding.seat.place],
        names=_names(holding, share),
        place=share.place,
        last=last,
        pool=share.pool,
        points=share.points,
        lost=share.lost,
    )


def _names(holding: Holding, share: Share) -> tuple[str | Word, ...]:
    """Who shares; of a sheet's seats that are not there yet the names are not known."""
    names = {seat.place: seat.name for seat in holding.table.seats}
    return tuple(names.get(place, Word("somebody-else")) for place in share.players)


GOALS = Cell(_find, _explain)
