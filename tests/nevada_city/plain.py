"""Nevada City once more, slow and plain: what the real rules must equal."""

from collections.abc import Callable
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

Outcomes = dict[str, dict[str, Any]]

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


def rule(question: str, body: Body) -> dict[str, Any]:
    """Answer a question, then again under each other reading to see what depends on it."""
    ask, base, chosen = QUESTIONS[question], readings_of(body), body.get("house_rules", {})
    found = ask(body, base)
    depends_on, undecided = [], []
    for point, keys in READINGS.items():
        outcomes = {key: told(ask(body, {**base, point: key})) for key in keys}
        turned = any(other["verdict"] != found[0] for other in outcomes.values())
        is_open = turned and point not in chosen
        undecided += [(point, outcomes)] if is_open else []
        otherwise = [
            {"reading": key, **other}
            for key, other in outcomes.items()
            if is_open or other != told(found)
        ]
        if otherwise:
            reading = None if is_open else base[point]
            depends_on.append({"open_point": point, "reading": reading, "otherwise": otherwise})
    ruling = left_open(found, undecided) if undecided else {**told(found), "clauses": found[2]}
    return {**ruling, "depends_on": depends_on}


def left_open(found: Found, undecided: list[tuple[str, Outcomes]]) -> dict[str, Any]:
    """Show the facts of the reading that says yes, and the clauses that leave it open."""
    outcomes = [told(found), *(one for _, several in undecided for one in several.values())]
    yes = next(one for one in outcomes if one["verdict"] == "yes")
    clauses = {LEFT_OPEN_BY[point] for point, _ in undecided}
    return {"verdict": "open", "facts": yes["facts"], "clauses": clauses}
