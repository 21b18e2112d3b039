"""What is on the aid of every title and is no sentence."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from typing import Any

from printables.core.rendering import PRINTABLES
from printables.core.scorepad import shown_of
from rules.core.clauses import OpenPoint
from rules.core.readings import Readings, Setup
from scoring.core.rows import Row
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue

SHORT = "short"


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
    def wheel_turns(self) -> str:
        """How often the wheel of the turn is turned, where that is fixed."""
        return ""

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

    def played(self, clauses: Sequence[str]) -> Sequence[str]:
        """The clauses without those that nobody needs at this table."""
        return clauses

    def said(self, words: Catalogue, clause: str) -> str:
        """A clause in the words of the aid."""
        return words.name(clause, SHORT)

    def row_told(self, words: Catalogue, row: Row) -> str:
        """What a row of the pad brings."""
        told = dict.fromkeys(self.said(words, clause) for clause in row.clauses[:1])
        return "; ".join(told)

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


def _shown(point: OpenPoint, setup: Setup) -> PointShown:
    reading = setup.house_rules.get(point.id, point.default(setup.edition))
    return PointShown(point.id, reading, _origin(point, setup), bool(point.settled_in))


def _origin(point: OpenPoint, setup: Setup) -> Origin:
    if point.id in setup.house_rules:
        return Origin.CHOSEN
    return Origin.SETTLED if setup.edition in point.settled_in else Origin.SILENT
