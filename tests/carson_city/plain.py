"""The board game once more, slow and plain: what the real rules must equal."""

from collections.abc import Callable
from typing import Any

from tests.carson_city import plain_cowboys, plain_income, plain_money, plain_roads, plain_turn
from tests.carson_city.plain_board import (
    LEFT_OPEN,
    READINGS,
    Body,
    Readings,
    other_reading,
    readings_of,
)
from tests.carson_city.plain_income import Found
from tests.carson_city.plain_score import score

__all__ = ["QUESTIONS", "rule", "score"]

QUESTIONS: dict[str, Callable[[Body, Readings], Found | None]] = {
    "parcel_price": plain_roads.parcel_price,
    "build": plain_roads.build,
    "road": plain_roads.road,
    "house": plain_roads.house,
    "attack": plain_income.attack,
    "place_cowboy": plain_cowboys.place_cowboy,
    "duel": plain_cowboys.duel,
    "income": plain_income.income,
    "firepower": plain_cowboys.firepower,
    "cash_out": plain_money.cash_out,
    "turn_order": plain_turn.turn_order,
    "actions": plain_turn.actions,
    "victory_point_squares": plain_turn.victory_point_squares,
    "setup": plain_turn.setup,
    "personality": plain_turn.personality,
}


def told(found: Found) -> dict[str, Any]:
    """Give what another reading may change."""
    return {"verdict": found[0], "facts": found[1]}


def rule(question: str, body: Body) -> dict[str, Any]:
    """Answer a question, then again under each other reading to see what depends on it."""
    ask, base = QUESTIONS[question], readings_of(body)
    found = ask(body, base)
    assert found is not None, body
    verdict, facts, clauses = found
    depends_on = []
    for point in READINGS:
        other = other_reading(point, base[point])
        varied = ask(body, {**base, point: other})
        if varied is None or told(varied) == told(found):
            continue
        entry = {"open_point": point, "reading": base[point]}
        outcomes = {other: told(varied)}
        if (
            point in LEFT_OPEN
            and varied[0] != found[0]
            and point not in body.get("house_rules", {})
        ):
            verdict, entry["reading"] = "open", None
            outcomes[base[point]] = told(found)
        otherwise = [
            {"reading": key, **outcomes[key]} for key in READINGS[point] if key in outcomes
        ]
        depends_on.append({**entry, "otherwise": otherwise})
    return {"verdict": verdict, "facts": facts, "clauses": clauses, "depends_on": depends_on}
