"""A title that no shop sells: open points, trees of choices, and their plain evaluation."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from rules.core.clauses import Book, Clause, OpenPoint, read_book
from rules.core.readings import Readings, Setup
from rules.core.titles import Title

WORDED = ("first", "second")

LENGTH = OpenPoint("GUL-O1", ("short", "long"))
PRICE = OpenPoint(
    "GUL-O2",
    ("nothing", "one", "two"),
    edition_default={"second": "one"},
    settled_in=frozenset({"second"}),
)
SIDE = OpenPoint("GUL-O3", ("left", "right"), clauses=("GUL-1",))
POINTS = (LENGTH, PRICE, SIDE)

TOML = """
[clauses.GUL-1]
where = { EN = "Page 1", DE = "Seite 2" }
does = ["score", "ask:jump"]

[clauses.GUL-2]
where = { EN = "Page 3" }
does = []

[open_points.GUL-O2]
readings = ["nothing", "one", "two"]
edition_default = { second = "one" }
settled_in = ["second"]
clauses = ["GUL-1", "GUL-2"]
in_score = true
players = [2, 3]
variants = ["river"]
not_with = ["lake"]

[open_points.GUL-O1]
readings = ["short", "long"]
"""


def title_of(*points: OpenPoint, questions: Any = ()) -> Title:
    """A title with these open points."""
    book = Book({"GUL-1": Clause("GUL-1", {}, ())}, {point.id: point for point in points})
    return Title("gulch", 1880, (2, 4), WORDED, questions, book)


def setup_of(
    *points: OpenPoint,
    edition: str = "first",
    chosen: Mapping[str, str] | None = None,
) -> Setup:
    """A table at which these points are open, some of them decided."""
    return Setup(title_of(*points), edition, (), chosen or {})


def written_book(room: Path, text: str = TOML) -> Book:
    """The book that stands in this text."""
    (room / "clauses.toml").write_text(text, "utf-8")
    return read_book(room)


@dataclass(frozen=True)
class Fork:
    """A choice by how a point is read: what follows from each reading."""

    point: OpenPoint
    ways: Mapping[str, Any]


def followed(tree: Any, readings: Readings) -> Any:
    """The leaf of a tree, found by asking as a title's code does."""
    while isinstance(tree, Fork):
        tree = tree.ways[asked(readings, tree.point)]
    return tree


def asked(readings: Readings, point: OpenPoint) -> str:
    """How a point is read, asked in the form of yes or no."""
    return next(reading for reading in point.readings if readings.says(point.id, reading))


def plainly_followed(tree: Any, chosen: Mapping[str, str]) -> Any:
    """The same leaf without any machinery."""
    while isinstance(tree, Fork):
        tree = tree.ways[chosen[tree.point.id]]
    return tree


def plain_choices(setup: Setup) -> dict[str, str]:
    """How every point is read at a table."""
    return {
        point.id: setup.house_rules.get(
            point.id, point.edition_default.get(setup.edition, point.readings[0])
        )
        for point in setup.title.book.open_points.values()
    }


def each_alone(setup: Setup) -> Iterator[tuple[OpenPoint, str, dict[str, str]]]:
    """Every point of the book, asked or not, set to each of its other readings."""
    chosen = plain_choices(setup)
    for point in setup.title.book.open_points.values():
        for reading in point.readings:
            if reading != chosen[point.id]:
                yield point, reading, {**chosen, point.id: reading}


def is_settled(setup: Setup, point: OpenPoint) -> bool:
    """Whether the words of the edition settle a point, and the table plays by them."""
    default = point.edition_default.get(setup.edition, point.readings[0])
    return setup.edition in point.settled_in and plain_choices(setup)[point.id] == default


def every_choice(points: tuple[OpenPoint, ...]) -> Iterator[dict[str, str]]:
    """All ways of reading all points together."""
    for readings in product(*(point.readings for point in points)):
        yield {point.id: reading for point, reading in zip(points, readings, strict=True)}


def trees(leaves: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Trees of choices over all points, two or three choices deep."""
    return forks(st.one_of(leaves, forks(st.one_of(leaves, forks(leaves)))))


def forks(ways: st.SearchStrategy[Any]) -> st.SearchStrategy[Fork]:
    """A choice by any of the points, with these ways to go on."""
    return st.sampled_from(POINTS).flatmap(
        lambda point: st.fixed_dictionaries(dict.fromkeys(point.readings, ways)).map(
            lambda by_reading: Fork(point, by_reading)
        )
    )


def setups() -> st.SearchStrategy[Setup]:
    """Tables of both editions that have decided some of the points, or none."""
    return st.builds(
        setup_of,
        *map(st.just, POINTS),
        edition=st.sampled_from(WORDED),
        chosen=st.fixed_dictionaries(
            {}, optional={point.id: st.sampled_from(point.readings) for point in POINTS}
        ),
    )
