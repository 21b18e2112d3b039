"""The bit boards of the card game against the plain reference."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.core.forms import read
from rules.core.rulings import rule
from scoring.core.breakdown import score
from scoring.titles import titles
from tests.benchmarks.stopwatch import Comparison, compared
from tests.carson_city_cards import plain
from tests.examples import read_cases

SLUG = "carson-city-cards"
CONTRACT = Path(__file__).parents[1] / "carson_city_cards" / "contract.json"
MID_GAME = {
    "city": "h.b..m/.dhhmi/r.t.h./..sh.m",
    "card": "r./.h",
    "characters": ["doctor", "teacher", "banker", "sheriff"],
}


def full_table() -> dict[str, Any]:
    """Two people and two virtual players at the end of a game."""
    return next(case["body"] for case in read_cases(CONTRACT) if case["id"] == "full-table")


def comparisons() -> Iterator[Comparison]:
    """Scoring a table, and finding the best spot for a card."""
    title = titles()[SLUG]
    body = full_table()
    setup, table = read(title.table_form, body)
    yield compared(
        "score a full table with all it depends on | plain: 13 scorings",
        lambda: score(title.pad, table, setup),
        lambda: plain.score(body),
    )
    question = title.questions["placements"]
    setup, situation = read(question.form, MID_GAME)
    base = plain.readings_of(MID_GAME)
    yield compared(
        "placements, the spots alone | plain: a rescoring for each spot",
        lambda: question.answer(situation, setup.readings()),
        lambda: plain.placements(MID_GAME),
    )
    yield compared(
        "placements with all it depends on | plain: again for each other reading",
        lambda: rule(question.answer, situation, setup),
        lambda: [plain.placements(_varied(point, base)) for point in (None, *base)],
    )


def _varied(point: str | None, base: dict[str, str]) -> dict[str, Any]:
    """The situation with one point read otherwise; as it is for no point."""
    if point is None:
        return MID_GAME
    other = next(reading for reading in plain.READINGS[point] if reading != base[point])
    return {**MID_GAME, "house_rules": {point: other}}
