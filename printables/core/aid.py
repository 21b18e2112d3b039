"""What the player aids of all titles share: the open points as a table reads them."""

from dataclasses import dataclass
from enum import StrEnum

from rules.core.clauses import OpenPoint
from rules.core.readings import Setup


class Standing(StrEnum):
    """Why a point is read as it is."""

    CHOSEN = "chosen"
    SETTLED = "settled"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class PointShown:
    """An open point with the reading in force."""

    id: str
    reading: str
    standing: Standing
    is_settled_somewhere: bool


def points_of(setup: Setup) -> tuple[PointShown, ...]:
    """All open points of a title as this table reads them."""
    return tuple(_shown(point, setup) for point in setup.title.book.open_points.values())


def _shown(point: OpenPoint, setup: Setup) -> PointShown:
    reading = setup.house_rules.get(point.id, point.default(setup.edition))
    return PointShown(point.id, reading, _standing(point, setup), bool(point.settled_in))


def _standing(point: OpenPoint, setup: Setup) -> Standing:
    if point.id in setup.house_rules:
        return Standing.CHOSEN
    return Standing.SETTLED if setup.edition in point.settled_in else Standing.SILENT
