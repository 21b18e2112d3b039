"""Seats on pages: the pawn or the ledger, what is scored of it, and the picture of each row
and building."""

from collections.abc import Mapping
from typing import Any

from rules.nevada_city.buildings import Building
from rules.nevada_city.checks import LEDGER_ROWS
from rules.nevada_city.ownership import BANKS_NAME
from scoring.nevada_city.ledger import owned_by, shares_by_goal
from web.nevada_city import drawn

PAWN, LEDGER = WAYS = ("pawn", "ledger")
PICTURES: Mapping[str, str] = {
    **drawn.PICTURES,
    **{building.value: building.word.id for building in Building},
    "score_track": "sign-pawn",
    "start_building": "sign-start",
    "properties": "property-ranch",
    "buildings": "sign-building",
    "contracts": "sign-contract",
    "building_owner_bonus": "sign-owner",
    "troublemakers": "sign-gun",
    "other": "sign-other",
    "goals": "sign-goal",
    "resources": "sign-resources",
}


def with_all_counts(typed: dict[str, Any], seats: int) -> dict[str, Any]:
    """The goals with a count for each seat: where none was typed, nothing is there to count."""
    goals = typed.get("goals")
    if not isinstance(goals, list):
        return typed
    return {**typed, "goals": [_with_counts(goal, seats) for goal in goals]}


def _with_counts(goal: dict[str, Any], seats: int) -> dict[str, Any]:
    counts = goal.get("counts", [])
    return {**goal, "counts": [*counts, *(0 for _ in range(seats - len(counts)))]}


def way_of(typed: Mapping[str, Any], told: str) -> str:
    """The way that was chosen; a pawn that was not typed is not enough where a ledger was."""
    has_ledger = any(name in typed for name in LEDGER_ROWS)
    if told == LEDGER or (has_ledger and (told != PAWN or "score_track" not in typed)):
        return LEDGER
    return PAWN


def seat_body(seat: Mapping[str, Any], way: str) -> dict[str, Any]:
    """The seat as it is scored: where the pawn is enough, without what stands in the ledger."""
    if way == PAWN:
        return {name: value for name, value in seat.items() if name not in LEDGER_ROWS}
    return with_the_bank_as_named(seat)


def with_the_bank_as_named(seat: Mapping[str, Any]) -> dict[str, Any]:
    """The seat, its contracts' owner "Bank" in the small letters that a phone does not type."""
    contracts = seat.get("contracts")
    if not isinstance(contracts, list):
        return dict(seat)
    return {**seat, "contracts": [_with_the_bank(contract) for contract in contracts]}


def _with_the_bank(contract: Any) -> Any:
    owner = contract.get("owner") if isinstance(contract, dict) else None
    if not isinstance(owner, str) or owner.strip().casefold() != BANKS_NAME:
        return contract
    return {**contract, "owner": BANKS_NAME}


FOR_TEMPLATES = {
    "owned_by": owned_by,
    "shares_by_goal": shares_by_goal,
    "pictures": PICTURES,
}
