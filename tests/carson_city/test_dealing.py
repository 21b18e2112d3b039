"""What the random tables show on which the score is compared with the plain reference."""

from typing import Any

from tests.carson_city import dealing, plain
from tests.carson_city.plain_board import (
    has,
)
from tests.strategies import samples


def what_is_needed(found: dict[str, Any]) -> set[str]:
    """The fields that another reading would need."""
    others = [other for entry in found["depends_on"] for other in entry["otherwise"]]
    return {path.rpartition(".")[2] for other in others for path in other.get("needs", ())}


def test_the_random_tables_show_ties_warnings_and_what_is_lacking() -> None:
    bodies = samples(dealing.table, 300)
    scored = [plain.score(body) for body in bodies]
    assert {len(found["winners"]) for found in scored} >= {1, 2}
    assert {found["tie_break"] for found in scored} == {True, False}
    needed: set[str] = set().union(*[what_is_needed(found) for found in scored])
    assert needed == {"order", "personality"}
    warned = {at.rpartition(".")[2] for found in scored for at in found["warnings"]}
    assert warned == {"seats", "board", "personality"}
    assert {has(body, "kit_carson") for body in bodies} == {True, False}
