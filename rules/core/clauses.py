"""Numbered rules and open points of a title: what is true of them in every language."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rules.core.messages import Word


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule; its text stands in the catalogues under the same id."""

    id: str
    where: Mapping[str, str]
    does: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """A place where a rulebook is silent or editions differ, with its possible readings."""

    id: str
    readings: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    edition_default: Mapping[str, str] = field(default_factory=dict)
    settled_in: frozenset[str] = frozenset()

    def default(self, edition: str) -> str:
        """The reading that holds in this edition where the table has chosen none."""
        return self.edition_default.get(edition, self.readings[0])

    @property
    def told_at(self) -> str:
        """The rule that leaves it open, or the point itself where no rule comes near it."""
        return self.clauses[0] if self.clauses else self.id

    @property
    def word(self) -> Word:
        """What is open, for a sentence that speaks of it."""
        return Word(self.id)

    def others(self, reading: str) -> tuple[str, ...]:
        """The readings beside this one."""
        return tuple(other for other in self.readings if other != reading)


@dataclass(frozen=True, slots=True)
class Book:
    """All clauses and open points of a title, in the order of their numbers."""

    clauses: Mapping[str, Clause]
    open_points: Mapping[str, OpenPoint]


def read_book(room: Path) -> Book:
    """The book that lies in a room as `clauses.toml`."""
    with (room / "clauses.toml").open("rb") as file:
        told = tomllib.load(file)
    clauses = {key: _clause(key, entry) for key, entry in told["clauses"].items()}
    points = {key: _open_point(key, entry) for key, entry in told["open_points"].items()}
    return Book(MappingProxyType(clauses), MappingProxyType(points))


def _clause(key: str, entry: dict[str, Any]) -> Clause:
    return Clause(key, MappingProxyType(entry["where"]), tuple(entry["does"]))


def _open_point(key: str, entry: dict[str, Any]) -> OpenPoint:
    return OpenPoint(
        id=key,
        readings=tuple(entry["readings"]),
        clauses=tuple(entry.get("clauses", ())),
        edition_default=MappingProxyType(entry.get("edition_default", {})),
        settled_in=frozenset(entry.get("settled_in", ())),
    )
