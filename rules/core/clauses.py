"""Numbered rules and open points of a title: what is true of them in every language."""

import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from rules.core.messages import Word

Entry = TypeVar("Entry")

ASK = "ask:"
"""Before the key of a question in what a clause does."""


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
    in_score: bool = False
    """Whether points or places can hang on it; the others matter while the game is played."""
    players: frozenset[int] = frozenset()
    """The numbers of players with whom it can matter; all of them where none is named."""
    variants: frozenset[str] = frozenset()
    """Variants of which one must be played for it to matter; none is needed where none is named."""
    not_with: frozenset[str] = frozenset()
    """Variants that leave nothing open."""

    def default(self, edition: str) -> str:
        """The reading that holds in this edition where the table has chosen none."""
        return self.edition_default.get(edition, self.readings[0])

    def can_matter(self, players: int | None, variants: Collection[str]) -> bool:
        """Whether anything at such a table can hang on it; None for players not counted yet."""
        enough = players is None or not self.players or players in self.players
        needed = not self.variants or bool(self.variants.intersection(variants))
        return enough and needed and self.not_with.isdisjoint(variants)

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
    chapters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The clauses of each chapter; one chapter with the name "" where a book has none."""

    def questions_on(self, key: str) -> tuple[str, ...]:
        """The questions that rest on a clause, or on the clauses of an open point."""
        clauses = (key,) if key in self.clauses else self.open_points[key].clauses
        uses = (use for clause in clauses for use in self.clauses[clause].does)
        questions = (use.removeprefix(ASK) for use in uses if use.startswith(ASK))
        return tuple(dict.fromkeys(questions))

    def chapter_of(self, clause: str) -> str:
        """The chapter in which a clause stands."""
        return next(key for key, clauses in self.chapters.items() if clause in clauses)


def read_book(room: Path) -> Book:
    """The book that lies in a room as `clauses.toml`."""
    file = room / "clauses.toml"
    tables = tomllib.loads(file.read_text("utf-8"))
    if "clauses" not in tables:
        raise ValueError(f"{file} has no table [clauses]")
    clauses = _entries(file, "clauses", tables["clauses"], _clause)
    points = _entries(file, "open_points", tables.get("open_points", {}), _open_point)
    chapters = _chapters([*clauses], tables.get("chapters", {}))
    return Book(MappingProxyType(clauses), MappingProxyType(points), MappingProxyType(chapters))


def _entries(
    file: Path, table: str, entries: Mapping[str, Any], read: Callable[[str, Any], Entry]
) -> dict[str, Entry]:
    """The entries of a table of the file; what is missing from one is named with its place."""
    found = {}
    for key, entry in entries.items():
        try:
            found[key] = read(key, entry)
        except KeyError as error:
            raise ValueError(f"{file}: [{table}.{key}] has no {error.args[0]}") from error
    return found


def _chapters(clauses: list[str], first: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The clauses cut where a chapter begins."""
    starts = [clauses.index(clause) for clause in first.values()] or [0]
    if starts[0] != 0 or starts != sorted(set(starts)):
        raise ValueError(f"chapters begin at {[*first.values()]}, which is not their order")
    ends = [*starts[1:], len(clauses)]
    parts = (tuple(clauses[start:end]) for start, end in zip(starts, ends, strict=True))
    return dict(zip(first or [""], parts, strict=True))


def _clause(key: str, entry: dict[str, Any]) -> Clause:
    return Clause(key, MappingProxyType(entry["where"]), tuple(entry["does"]))


def _open_point(key: str, entry: dict[str, Any]) -> OpenPoint:
    return OpenPoint(
        id=key,
        readings=tuple(entry["readings"]),
        clauses=tuple(entry.get("clauses", ())),
        edition_default=MappingProxyType(entry.get("edition_default", {})),
        settled_in=frozenset(entry.get("settled_in", ())),
        in_score=entry.get("in_score", False),
        players=frozenset(entry.get("players", ())),
        variants=frozenset(entry.get("variants", ())),
        not_with=frozenset(entry.get("not_with", ())),
    )
