"""Nevada City once more, slow and plain: what the real rules must equal."""

from collections.abc import Callable
from typing import Any

from tests.nevada_city import plain_people, plain_setup, plain_trade, plain_work
from tests.nevada_city.plain_box import READINGS, Body, Found, Readings, readings_of
from tests.nevada_city.plain_score import score

__all__ = ["QUESTIONS", "rule", "score"]

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


def told(found: Found) -> dict[str, Any]:
    """Give what another reading may change."""
    return {"verdict": found[0], "facts": found[1]}


def rule(question: str, body: Body) -> dict[str, Any]:
    """Answer a question, then again under each other reading to see what depends on it."""
    ask, base = QUESTIONS[question], readings_of(body)
    found = ask(body, base)
    depends_on = []
    for point, keys in READINGS.items():
        outcomes = {key: told(ask(body, {**base, point: key})) for key in keys}
        otherwise = [
            {"reading": key, **other} for key, other in outcomes.items() if other != told(found)
        ]
        if otherwise:
            entry = {"open_point": point, "reading": base[point], "otherwise": otherwise}
            depends_on.append(entry)
    return {**told(found), "clauses": found[2], "depends_on": depends_on}
