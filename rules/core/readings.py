"""How a table reads its open points, and which of them an answer asked for.

A title's code calls `readings.says(point, reading)` where the rulebook leaves a choice. What was
asked is remembered, so that whoever varies the readings afterwards need only vary those: a point
that nobody asked about cannot change anything.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Generic, TypeVar

from rules.core.clauses import Book, OpenPoint
from rules.core.faults import Fault, RefusedError
from rules.core.titles import Title

Outcome = TypeVar("Outcome")


class Readings:
    """One reading for each open point of a book, and a memory of the points asked for."""

    __slots__ = ("_book", "_chosen", "asked", "memory", "varied")

    def __init__(
        self,
        book: Book,
        chosen: Mapping[str, str],
        varied: frozenset[str] = frozenset(),
        memory: dict[object, object] | None = None,
    ) -> None:
        self._book = book
        self._chosen = chosen
        self.asked: set[str] = set()
        self.varied = varied
        self.memory: dict[object, object] = {} if memory is None else memory

    def says(self, point: str, reading: str) -> bool:
        """Whether the table reads this point so."""
        self.asked.add(point)
        chosen = self._chosen[point]
        if chosen == reading:
            return True
        if reading not in self._book.open_points[point].readings:
            raise LookupError(f"{point} has no reading {reading!r}")
        return False

    def of(self, point: str) -> str:
        """The reading of this point."""
        self.asked.add(point)
        return self._chosen[point]

    def with_reading(self, point: str, reading: str) -> "Readings":
        """The same readings but for one point; what was worked out before is at hand."""
        return self.with_readings({point: reading})

    def with_readings(self, others: Mapping[str, str]) -> "Readings":
        """The same readings but for these points."""
        return Readings(self._book, {**self._chosen, **others}, frozenset(others), self.memory)

    def variations(self, points: Iterable[OpenPoint]) -> Iterator[tuple[str, str, "Readings"]]:
        """Each of these points alone set to each of its other readings."""
        for point in points:
            for other in point.others(self._chosen[point.id]):
                yield point.id, other, self.with_reading(point.id, other)

    def combinations(
        self, points: Sequence[OpenPoint], size: int
    ) -> Iterator[tuple[dict[str, str], "Readings"]]:
        """So many of these points at once set to other readings, in every way."""
        for together in combinations(points, size):
            for others in product(*(point.others(self._chosen[point.id]) for point in together)):
                keys = (point.id for point in together)
                chosen = dict(zip(keys, others, strict=True))
                yield chosen, self.with_readings(chosen)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table agreed on before the first card: edition, variants, house rules."""

    title: Title
    edition: str
    variants: tuple[str, ...]
    house_rules: Mapping[str, str]

    def readings(self, **unless_chosen: str) -> Readings:
        """The readings in force; `unless_chosen` replaces defaults that the table left alone."""
        points = self.title.book.open_points
        defaults = {point.id: point.default(self.edition) for point in points.values()}
        asides = {key.replace("_", "-"): reading for key, reading in unless_chosen.items()}
        return Readings(self.title.book, {**defaults, **asides, **self.house_rules})

    def is_undecided(self, point: OpenPoint) -> bool:
        """Whether neither the table nor the wording of its edition has decided this point."""
        return point.id not in self.house_rules and self.edition not in point.settled_in

    def open_among(self, points: Collection[str]) -> list[OpenPoint]:
        """Those of these points that can be read otherwise here, in the book's order.

        What the words of the edition settle is no question, unless the table plays otherwise.
        """
        known = (self.title.book.open_points[key] for key in self.title.book.open_points)
        return [point for point in known if point.id in points and not self._is_settled(point)]

    def _is_settled(self, point: OpenPoint) -> bool:
        default = point.default(self.edition)
        chosen = self.house_rules.get(point.id, default)
        return self.edition in point.settled_in and chosen == default


@dataclass(frozen=True, slots=True)
class Alternative(Generic[Outcome]):
    """What would come out under another reading; no outcome where more must be known for it."""

    reading: str
    outcome: Outcome | None
    needs: tuple[Fault, ...] = ()


def worked_out(
    reading: str, work: Callable[[Readings], Outcome], varied: Readings
) -> Alternative[Outcome] | None:
    """What comes out under another reading, or what it lacks; None where it cannot be at all."""
    try:
        return Alternative(reading, work(varied))
    except RefusedError as error:
        return Alternative(reading, None, error.faults) if error.only_lacks else None


@dataclass(frozen=True, slots=True)
class Dependence(Generic[Outcome]):
    """An open point that the outcome depends on; `reading` is None while it leaves it open."""

    point: str
    reading: str | None
    otherwise: tuple[Alternative[Outcome], ...]
