"""Player aids: what those of all titles share, and how a wish for one becomes HTML."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from importlib import import_module
from math import floor, sqrt
from typing import Any

from printables.core.papers import POCKET
from printables.core.rendering import PRINTABLES, page
from printables.core.scorepad import shown_of
from rules.core.clauses import OpenPoint
from rules.core.readings import Readings, Setup
from scoring.core.rows import Row
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


@dataclass(frozen=True)
class SharedFacts:
    """What is on the aid of every title and is no sentence; its room adds its own tables."""

    title: BuiltTitle
    setup: Setup

    @property
    def data(self) -> Mapping[str, Any]:
        """What the room's file says: the clauses of each row, and how much a paper holds."""
        return _data_of(self.title.facts.room)

    @property
    def readings(self) -> Readings:
        """How this table reads the rules."""
        return self.setup.readings()

    def plays(self, variant: str) -> bool:
        """Whether a variant is played."""
        return variant in self.setup.variants

    @property
    def rows(self) -> list[Row]:
        """The rows of the pad that have a rule."""
        return [row for row in shown_of(self.title, self.setup) if row.clauses]

    @cached_property
    def points(self) -> tuple[PointShown, ...]:
        """The open points as this table reads them, without those that cannot come up."""
        shown = (_shown(point, self.setup) for point in self.title.facts.book.open_points.values())
        return tuple(point for point in shown if self._may_come_up(point))

    def _may_come_up(self, point: PointShown) -> bool:
        variants: Mapping[str, Sequence[str]] = self.data.get("points_of_variants", {})
        never = (points for variant, points in variants.items() if not self.plays(variant))
        return point.origin is Origin.CHOSEN or not any(point.id in points for points in never)


@cache
def _data_of(room: str) -> Mapping[str, Any]:
    return tomllib.loads((PRINTABLES / room / "aid.toml").read_text("utf-8"))


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
        facts=import_module(f"printables.{room}.aid").AidFacts(wish.title, wish.setup),
        type_that_fills=type_that_fills,
        paper=wish.paper,
        paper_class=f"paper-{wish.paper}",
        styles=("core/aid.css", f"{room}/aid.css"),
    )


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
