"""The rows of points on the track and of money."""

from rules.core.messages import say
from rules.core.readings import Readings
from scoring.carson_city.holding import Holding
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part

BEST = "spent"
LEAST = "minimum"


def _track(holding: Holding, _: Readings) -> Findings:
    points = holding.seat.victory_points
    return [(points, "track", points)] if points else NOTHING


def _of_track(_: Holding, finding: Finding) -> Part:
    points = finding[0]
    return Part({}, points, say("why-track", points=points), ())


def _cash_limit(holding: Holding, _: Readings) -> Findings:
    """What is spent; beside it, worth nothing, the least that must be."""
    best, least = holding.best, holding.least
    if not best.spent:
        return NOTHING
    spent = (best.points, BEST, best.spent)
    return [spent] if best == least else [spent, (0, LEAST, least.spent)]


def _of_cash_limit(holding: Holding, finding: Finding) -> Part:
    points, way, _ = finding
    best, least = holding.best, holding.least
    gaps = {
        "spent": best.spent,
        "points": best.points,
        "limit": holding.seat.limit or 0,
        "excess": least.spent,
    }
    if way == LEAST:
        says = say(
            "why-cash-limit-minimum",
            spent=least.spent,
            points=least.points,
            left=least.left,
            more=least.points_for_the_rest,
            total=least.total,
            best=best.total,
        )
        return Part({}, points, says, ("CC-31",))
    if best == least:
        return Part({}, points, say("why-cash-limit", **gaps), ("CC-31", "CC-106"))
    return Part({}, points, say("why-cash-limit-more", **gaps), ("CC-31", "CC-32", "CC-106"))


def _money(holding: Holding, _: Readings) -> Findings:
    best = holding.best
    return [(best.points_for_the_rest, "money", best.left)] if best.left else NOTHING


def _of_money(_: Holding, finding: Finding) -> Part:
    points, _rest, left = finding
    return Part({}, points, say("why-money", money=left, points=points), ("CC-71",))


TRACK = Cell(_track, _of_track)
CASH_LIMIT = Cell(_cash_limit, _of_cash_limit)
MONEY = Cell(_money, _of_money)
