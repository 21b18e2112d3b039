"""Player aids: what those of all titles share, and how a wish for one becomes HTML."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from math import floor, sqrt
from typing import Any

from printables.core.papers import POCKET
from printables.core.rendering import page
from rules.core.clauses import OpenPoint
from rules.core.readings import Setup
from scoring.titles import BuiltTitle

SMALLEST_TYPE = 7.0
"""In points; nothing on an aid is smaller."""


class Origin(StrEnum):
    """Why a point is read as it is."""

    CHOSEN = "chosen"
    SETTLED = "settled"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class PointShown:
    """An open point with the reading in force."""

    id: str
    reading: str
    origin: Origin
    is_settled_somewhere: bool


@dataclass(frozen=True, slots=True)
class AidWish:
    """The aid that somebody wants to have printed."""

    title: BuiltTitle
    setup: Setup
    language: str
    paper: str = "a4"


def aid(wish: AidWish) -> str:
    """The aid as HTML; the title's room says what is on it and how it lies on the paper."""
    room = wish.title.facts.room
    template = "aid_pocket.html" if wish.paper == POCKET else "aid.html"
    return page(
        f"{room}/{template}",
        language=wish.language,
        room=room,
        facts=_facts_of(wish),
        paper=wish.paper,
        paper_class=f"paper-{wish.paper}",
        styles=("core/aid.css", f"{room}/aid.css"),
    )


def _facts_of(wish: AidWish) -> Any:
    return import_module(f"printables.{wish.title.facts.room}.aid").facts(wish.title, wish.setup)


def points_of(setup: Setup) -> tuple[PointShown, ...]:
    """All open points of a title as this table reads them."""
    return tuple(_shown(point, setup) for point in setup.title.book.open_points.values())


def _shown(point: OpenPoint, setup: Setup) -> PointShown:
    reading = setup.house_rules.get(point.id, point.default(setup.edition))
    return PointShown(point.id, reading, _origin(point, setup), bool(point.settled_in))


def _origin(point: OpenPoint, setup: Setup) -> Origin:
    if point.id in setup.house_rules:
        return Origin.CHOSEN
    return Origin.SETTLED if setup.edition in point.settled_in else Origin.SILENT


def type_that_fills(rooms: Sequence[int], *texts: str) -> float:
    """The size of type in points with which all of these texts fill their rooms.

    A room is told by how many letters of one point it holds.
    """
    sizes = (sqrt(room / len(text)) for room, text in zip(rooms, texts, strict=True))
    return max(SMALLEST_TYPE, floor(100 * min(sizes)) / 100)
