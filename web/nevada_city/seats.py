"""Seats on pages: what is scored of what was typed, and the picture of each row."""

from collections.abc import Mapping
from typing import Any

from rules.nevada_city.ownership import BANKS_NAME
from scoring.nevada_city.ledger import both_ways, owned_by, shares_by_goal
from web.nevada_city import drawn

PICTURES: Mapping[str, str] = {
    **drawn.PICTURES,
    "score_track": "sign-pawn",
    "start_building": "sign-start",
    "properties": "property-ranch",
    "buildings": "sign-building",
    "contracts": "sign-contract",
    "building_owner_bonus": "sign-owner",
    "newspaper": "sign-newspaper",
    "boarding_house": "sign-boarding",
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


def with_the_bank_as_named(seat: Mapping[str, Any], _: str) -> dict[str, Any]:
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
    "both_ways": both_ways,
    "owned_by": owned_by,
    "shares_by_goal": shares_by_goal,
    "pictures": PICTURES,
}
