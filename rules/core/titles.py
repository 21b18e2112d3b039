"""What is known of a title before anybody sits down to play it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.core.clauses import Book, read_book


@dataclass(frozen=True, slots=True)
class Title:
    """One game: its room, its editions and variants, its book of clauses."""

    room: str
    year: int
    players: tuple[int, int]
    editions: tuple[str, ...]
    questions: tuple[str, ...]
    book: Book
    variants: tuple[str, ...] = ()
    bgg_id: int | None = None
    labels_follow_edition: bool = False
    part_of_table: Mapping[str, Any] = field(default_factory=dict)
    """What a body says in addition when not all seats are there yet."""
    variants_as_one: bool = False
    """Whether a variant that is wrong is named at `variants`, not at its place in the list."""
    named: tuple[str, ...] = ()
    """The kinds of things named by their keys: `picture` where a name is `picture-house`."""
    only_one_of: frozenset[str] = frozenset()
    """Variants of which a table plays at most one."""

    @property
    def slug(self) -> str:
        """The title's name in addresses."""
        return self.room.replace("_", "-")


def room_of(package: str) -> str:
    """The name of the room that a package such as `rules.carson_city` is."""
    return package.rpartition(".")[2]


def book_of(package_file: str) -> Book:
    """The book beside a room's `__init__.py`."""
    return read_book(Path(package_file).parent)
