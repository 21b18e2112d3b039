"""The markers on the score track."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from rules.core.readings import Setup
from rules.gold_rush.questions.score_track import Situation, answer
from rules.gold_rush.schema import MOST_POINTS


@dataclass(frozen=True, slots=True)
class Marker:
    """Where a seat's cowboy is on the score track."""

    points: int
    space: int
    laps: int
    lying: bool


def marker_at(points: object, setup: Setup) -> Marker | None:
    """The marker of somebody with so many points; None where they are no points."""
    if not is_points(points):
        return None
    facts: Mapping[str, Any] = answer(Situation(points), setup.readings()).facts
    return Marker(points, facts["space"], facts["laps"], facts["lying"])


def is_points(value: object) -> TypeGuard[int]:
    """Whether somebody can have so many points."""
    return type(value) is int and 0 <= value <= MOST_POINTS
