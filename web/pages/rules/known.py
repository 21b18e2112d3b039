"""What the program knows of a title and what it does not, told from its book, cases and forms."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.core.clauses import OpenPoint
from scoring.core.rows import Row
from scoring.titles import BuiltTitle
from web.forms.view import FormView
from web.house.language import words

NUMBERS = frozenset({"number", "sum", "sum_or_list", "number_or_rows", "number_or_group"})
"""The kinds of fields in which a number is taken as it is typed."""
SEAT = "table"


@dataclass(frozen=True, slots=True)
class ChapterKnown:
    """The clauses of a chapter, and those of them that worked cases prove."""

    key: str
    clauses: tuple[str, ...]
    proven: tuple[str, ...]
    cases: int

    @property
    def unproven(self) -> tuple[str, ...]:
        """The clauses that are told and take part in no answer."""
        return tuple(clause for clause in self.clauses if clause not in self.proven)


@dataclass(frozen=True, slots=True)
class RowKnown:
    """A row of the pad, and how many cases prove the clauses on which it rests."""

    row: Row
    cases: int


@dataclass(frozen=True, slots=True)
class Known:
    """All that the page tells."""

    chapters: tuple[ChapterKnown, ...]
    rows: tuple[RowKnown, ...]
    points: tuple[OpenPoint, ...]
    settled: Mapping[str, tuple[str, ...]]
    """The points that an edition settles by its own wording."""
    cases: int
    refused: int
    """The cases of what cannot be."""
    typed: tuple[str, ...]
    """The numbers that are taken as typed, since no rule tells them."""

    @property
    def clauses(self) -> int:
        """How many clauses there are."""
        return sum(len(chapter.clauses) for chapter in self.chapters)

    @property
    def proven(self) -> int:
        """How many of them worked cases prove."""
        return sum(len(chapter.proven) for chapter in self.chapters)


def known_of(title: BuiltTitle) -> Known:
    """What is known of a title."""
    return Known(
        chapters=tuple(_chapters(title)),
        rows=tuple(RowKnown(row, _cases_of(title, row.clauses)) for row in title.pad.rows),
        points=tuple(title.facts.book.open_points.values()),
        settled={edition: tuple(_settled(title, edition)) for edition in title.facts.editions},
        cases=len(title.cases),
        refused=sum("status" in case["expect"] for case in title.cases),
        typed=tuple(_typed(title)),
    )


def _chapters(title: BuiltTitle) -> Iterator[ChapterKnown]:
    shown = {key for case in title.cases for key in case["shows"]}
    for key, clauses in title.facts.book.chapters.items():
        proven = tuple(clause for clause in clauses if clause in shown)
        yield ChapterKnown(key, clauses, proven, _cases_of(title, clauses))


def _cases_of(title: BuiltTitle, clauses: tuple[str, ...]) -> int:
    """How many cases show one of these clauses."""
    return sum(not {*clauses}.isdisjoint(case["shows"]) for case in title.cases)


def _settled(title: BuiltTitle, edition: str) -> Iterator[str]:
    points = title.facts.book.open_points.values()
    yield from (point.id for point in points if edition in point.settled_in)


def _typed(title: BuiltTitle) -> Iterator[str]:
    """The fields of a seat in which a number is typed, as they are called on its form."""
    form = FormView(words(title.facts), {}, SEAT)
    yield from (view.label for view in form.fields(title.seat_form, {}) if view.kind in NUMBERS)
