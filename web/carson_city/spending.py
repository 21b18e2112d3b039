"""The ways to end a turn side by side, as a table shows them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

WAYS = ("minimum", "round_up", "best")
ROWS = (
    *("banker_pay", "banker_points", "spent", "points"),
    *("money_after", "money_points", "total"),
)
OF_THE_BANKER = frozenset({"banker_pay", "banker_points"})
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class WaysToSpend:
    """The ways that there are, and what each row says of them."""

    columns: tuple[str, ...]
    rows: Mapping[str, tuple[int | str, ...]]


def ways_to_spend(facts: Mapping[str, Any]) -> WaysToSpend:
    """Every way with its numbers; without a purchase the total is that of the points."""
    ways = {key: _counted(facts[key]) for key in WAYS if facts[key] is not None}
    is_sold = any(way.get("banker_pay") for way in ways.values())
    rows = [row for row in ROWS if is_sold or row not in OF_THE_BANKER]
    by_row = {row: [way.get(row) for way in ways.values()] for row in rows}
    return WaysToSpend(
        tuple(ways),
        {
            row: tuple(NOTHING if amount is None else amount for amount in amounts)
            for row, amounts in by_row.items()
            if any(amount is not None for amount in amounts)
        },
    )


def _counted(way: Mapping[str, int | None]) -> Mapping[str, int | None]:
    return {"total": way["points"], **way}


FOR_TEMPLATES = {"ways_to_spend": ways_to_spend}
