"""The board game once more, slow and plain: what the real rules must equal."""

from collections.abc import Callable
from typing import Any

from tests.carson_city import plain_cowboys, plain_income, plain_money, plain_roads, plain_turn
from tests.carson_city.plain_board import (
    READINGS,
    Body,
    Lacking,
    Readings,
    is_undecided,
    other_reading,
    readings_of,
    warned_of_board,
)
from tests.carson_city.plain_income import Found
from tests.carson_city.plain_score import score
from tests.plain import told

__all__ = ["QUESTIONS", "rule", "score"]

Ask = Callable[[Body, Readings], Found | Lacking | None]
QUESTIONS: dict[str, Ask] = {
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


def rule(question: str, body: Body) -> dict[str, Any]:
    """Answer a question, then again under each other reading to see what depends on it."""
    ask, base = QUESTIONS[question], readings_of(body)
    found = ask(body, base)
    assert isinstance(found, tuple), body
    answers, depends_on = [found], []
    for point in READINGS:
        other = other_reading(point, base[point])
        varied = outcome_of(ask, body, {**base, point: other}, found)
        if varied is None or varied == told(found):
            continue
        entry: dict[str, Any] = {"open_point": point, "reading": base[point]}
        outcomes = {other: varied}
        if varied.get("verdict", found[0]) != found[0] and is_undecided(point, body):
            answers.append(("open", varied["facts"], set()))
            entry["reading"] = None
            outcomes[base[point]] = told(found)
        otherwise = [
            {"reading": key, **outcomes[key]} for key in READINGS[point] if key in outcomes
        ]
        depends_on.append({**entry, "otherwise": otherwise})
    verdict, facts, clauses = answers[0]
    if len(answers) > 1:
        facts, verdict = (facts if verdict == "yes" else answers[1][1]), "open"
    return {
        "verdict": verdict,
        "facts": facts,
        "clauses": clauses,
        "depends_on": depends_on,
        "warnings": warned_of_board(body),
    }


def outcome_of(ask: Ask, body: Body, readings: Readings, found: Found) -> dict[str, Any] | None:
    """Answer under another reading; what lacks is named unless it cannot change anything."""
    varied = ask(body, readings)
    if not isinstance(varied, Lacking):
        return None if varied is None else told(varied)
    filled = (ask(one, readings) for one in plain_cowboys.filled_in(body, varied))
    if all(isinstance(one, tuple) and told(one) == told(found) for one in filled):
        return None
    return {"needs": [*varied]}
