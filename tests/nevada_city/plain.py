"""Nevada City once more, slow and plain: what the real rules must equal."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations, product
from typing import Any

from tests.nevada_city import plain_people, plain_setup, plain_trade, plain_work
from tests.nevada_city.plain_box import (
    LEFT_OPEN_BY,
    READINGS,
    Body,
    Found,
    Readings,
    readings_of,
)
from tests.nevada_city.plain_score import score
from tests.plain import told

__all__ = ["QUESTIONS", "rule", "score"]

Outcome = dict[str, Any]
MOST_TOGETHER = 3
"""More open points than these never meet in one situation of this game."""

QUESTIONS: dict[str, Callable[[Body, Readings], Found]] = {
    "setup": plain_setup.setup,
    "charts": plain_setup.charts,
    "produce": plain_work.produce,
    "use_building": plain_work.use_building,
    "claim": plain_work.claim,
    "construct": plain_work.construct,
    "contract": plain_work.contract,
    "sell": plain_trade.sell,
    "buy": plain_trade.buy,
    "newspaper": plain_trade.newspaper,
    "tobacconist": plain_trade.tobacconist,
    "hire": plain_trade.hire,
    "marry": plain_people.marry,
    "loan": plain_people.loan,
    "event": plain_people.event,
    "year_end": plain_setup.year_end,
    "troublemaker": plain_people.troublemaker,
    "goal": plain_people.goal,
}


WARNED: dict[str, Callable[[Body], dict[str, str]]] = {"use_building": plain_work.undescribed}
"""What is odd about a situation, by field."""
NEEDED: dict[str, Callable[[Body], dict[str, list[str]]]] = {"event": plain_people.needed}
"""The fields without which the other reading of a point cannot be worked out."""


def rule(question: str, body: Body) -> dict[str, Any]:
    """Answer a question, then again under each other reading to see what depends on it."""
    ask, base, chosen = QUESTIONS[question], readings_of(body), body.get("house_rules", {})
    found = ask(body, base)
    alone = {
        point: {key: told(ask(body, {**base, point: key})) for key in keys}
        for point, keys in READINGS.items()
    }
    undecided = {
        point: outcomes
        for point, outcomes in alone.items()
        if point not in chosen and turns(outcomes.values(), found)
    }
    together = [] if undecided else smallest(partial(ask, body), base, chosen)
    undecided |= {point: alone[point] for each in together for point in each["readings"]}
    needed = NEEDED[question](body) if question in NEEDED else {}
    depends_on = [
        entry
        for point, outcomes in alone.items()
        if (entry := dependence(point, outcomes, found, base, point in undecided, needed))
    ]
    ruling = {**told(found), "clauses": found[2]}
    if undecided:
        ruling = left_open(found, undecided, together)
    warnings = sorted(WARNED[question](body) if question in WARNED else ())
    return {**ruling, "depends_on": depends_on, "together": together[:4], "warnings": warnings}


def turns(outcomes: Iterable[Outcome], found: Found) -> bool:
    """Say whether some outcome turns a verdict round."""
    return any(other["verdict"] != found[0] for other in outcomes)


def dependence(
    point: str,
    outcomes: dict[str, Outcome],
    found: Found,
    base: Readings,
    is_open: bool,
    needed: dict[str, list[str]],
) -> Outcome | None:
    """Give what the readings of a point change: all of them where it leaves the verdict open."""
    otherwise = [
        {"reading": key, **other}
        for key, other in outcomes.items()
        if is_open or other != told(found)
    ]
    if point in needed:
        keys = (key for key in outcomes if key != base[point])
        otherwise = [{"reading": key, "needs": needed[point]} for key in keys]
    reading = None if is_open else base[point]
    entry = {"open_point": point, "reading": reading, "otherwise": otherwise}
    return entry if otherwise else None


def smallest(
    ask: Callable[[Readings], Found], base: dict[str, str], chosen: Readings
) -> list[Outcome]:
    """Give the smallest sets of readings that turn a verdict round only together."""
    found = ask(base)
    points = [point for point in LEFT_OPEN_BY if point not in chosen]
    for size in range(2, MOST_TOGETHER + 1):
        turning = []
        for several in combinations(points, size):
            others = [[key for key in READINGS[point] if key != base[point]] for point in several]
            for keys in product(*others):
                readings = dict(zip(several, keys, strict=True))
                other = told(ask({**base, **readings}))
                turning += [{"readings": readings, **other}] if turns([other], found) else []
        if turning:
            return turning
    return []


def left_open(
    found: Found, undecided: dict[str, dict[str, Outcome]], together: list[Outcome]
) -> dict[str, Any]:
    """Show the facts of the reading that says yes, and the clauses that leave it open."""
    outcomes = [told(found), *(one for several in undecided.values() for one in several.values())]
    yes = next(one for one in [*outcomes, *together] if one["verdict"] == "yes")
    clauses = {LEFT_OPEN_BY[point] for point in undecided}
    return {"verdict": "open", "facts": yes["facts"], "clauses": clauses}
