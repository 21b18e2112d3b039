"""The game once more, slow and plain: what the real rules must equal."""

from collections.abc import Callable
from typing import Any

from tests.gold_rush import plain_questions
from tests.gold_rush.plain_questions import Found
from tests.gold_rush.plain_readings import READINGS, Body, Readings, readings_of, varied
from tests.gold_rush.plain_score import score
from tests.gold_rush.plain_warnings import warned_at
from tests.plain import told

__all__ = ["QUESTIONS", "rule", "score"]

QUESTIONS: dict[str, Callable[[Body, Readings], Found]] = {
    name: getattr(plain_questions, name)
    for name in (
        *("tile", "placements", "cowboy", "tent", "mine", "feature", "split_tokens", "city"),
        *("turn", "unplaceable", "setup", "score_track", "tokens", "tile_parts"),
    )
}
DEPENDS_ON = {
    "cowboy": ("GR-O2",),
    "tent": ("GR-O2",),
    "feature": ("GR-O1", "GR-O2"),
    "split_tokens": ("GR-O5",),
    "unplaceable": ("GR-O3",),
    "score_track": ("GR-O7",),
    "tokens": ("GR-O4",),
}
LEFT_OPEN_BY = {"GR-O2": "GR-39"}
"""The clause that leaves open a point on which a yes or a no can hang."""


def rule(question: str, body: Body) -> dict[str, Any]:
    """Answer a question, then again under each other reading to see what depends on it."""
    ask, base = QUESTIONS[question], readings_of(body)
    found = ask(body, base)
    verdict, facts, clauses = found
    depends_on = []
    for point in DEPENDS_ON.get(question, ()):
        other, elsewhere = varied(base, point)
        outcomes = {base[point]: found, other: ask(body, elsewhere)}
        if told(outcomes[other]) == told(found):
            continue
        is_open = outcomes[other][0] != found[0] and point not in body.get("house_rules", {})
        if is_open:
            verdict, clauses = "open", {LEFT_OPEN_BY[point]}
            facts = next(told_facts for says, told_facts, _ in outcomes.values() if says == "yes")
        told_of = READINGS[point] if is_open else (other,)
        depends_on.append(
            {
                "open_point": point,
                "reading": None if is_open else base[point],
                "otherwise": [{"reading": key, **told(outcomes[key])} for key in told_of],
            }
        )
    return {
        "verdict": verdict,
        "facts": facts,
        "clauses": clauses,
        "depends_on": depends_on,
        "warnings": warned_at(body),
    }
