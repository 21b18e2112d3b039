"""The rows of a score pad, and what one seat finds in them.

A row's finder yields findings: bare points with what they were counted from. Points are added up
from the findings, and the sentences of the breakdown are made from the same findings, so that an
explanation cannot disagree with its total.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.core.messages import Message
from rules.core.readings import Readings

Holding = TypeVar("Holding")
Subject = int | str
Finding = tuple[int, Subject, int]
"""Points, what they are for (a square or a key), and what was counted."""
Findings = Sequence[Finding]
Finder = Callable[[Holding, Readings], Findings]
NOTHING: Findings = ()


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that brought points: where or who, how many, why, by which clauses."""

    subject: Mapping[str, str]
    points: int
    why: Message
    clauses: tuple[str, ...]
    counted: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the score pad."""

    key: str
    clauses: tuple[str, ...]
    names_what_it_found: bool = False
    """Whether a line names only those clauses that its own parts rest on."""


@dataclass(frozen=True, slots=True)
class Cell(Generic[Holding]):
    """How one kind of seat fills one row: what it finds, and the sentence for each finding."""

    find: Finder[Holding]
    explain: Callable[[Holding, Finding], Part]


@dataclass(frozen=True, slots=True)
class Line(Generic[Holding]):
    """One line of a breakdown: points and parts come from the same findings."""

    row: Row
    findings: Findings
    holding: Holding
    cell: Cell[Holding]

    @property
    def points(self) -> int:
        """The sum of the findings."""
        return _points(self.findings)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the line rests on."""
        if not self.row.names_what_it_found:
            return self.row.clauses
        return tuple(dict.fromkeys(clause for part in self.parts for clause in part.clauses))

    @property
    def parts(self) -> tuple[Part, ...]:
        """The findings with their reasons, made when somebody wants to read them."""
        return tuple(self.cell.explain(self.holding, finding) for finding in self.findings)


class Tally(Generic[Holding]):
    """What a seat finds in every row, and which open points each row asked about."""

    __slots__ = ("_asked", "_cells", "_findings", "_holding", "total")

    def __init__(
        self, holding: Holding, cells: Sequence[Cell[Holding]], readings: Readings
    ) -> None:
        self._holding = holding
        self._cells = cells
        self._findings: list[Findings] = []
        self._asked: dict[int, set[str]] = {}
        # The memory is emptied before each row, which shows what that row alone asks about.
        asked_before, readings.asked = readings.asked, set()
        for number, cell in enumerate(cells):
            self._findings.append(cell.find(holding, readings))
            if readings.asked:
                self._asked[number] = readings.asked
                asked_before |= readings.asked
                readings.asked = set()
        readings.asked = asked_before
        self.total = sum([finding[0] for found in self._findings for finding in found])

    def total_under(self, varied: Readings) -> int:
        """The total with some points read otherwise: only the rows that asked count again."""
        total = self.total
        for number, asked in self._asked.items():
            if not asked.isdisjoint(varied.varied):
                again = self._cells[number].find(self._holding, varied)
                total += _points(again) - _points(self._findings[number])
        return total

    def lines(self, rows: Sequence[Row]) -> tuple[Line[Holding], ...]:
        """What was found, as lines of a breakdown."""
        return tuple(
            Line(row, found, self._holding, cell)
            for row, found, cell in zip(rows, self._findings, self._cells, strict=True)
        )


def total_of(key: object, readings: Readings, count: Callable[[Readings], Tally[Holding]]) -> int:
    """A total that is counted once; when points are varied only what asked about it is again."""
    if not readings.varied:
        tally = readings.memory[key] = count(readings)
        return tally.total
    known = readings.memory.get(key)
    return known.total_under(readings) if isinstance(known, Tally) else count(readings).total


def _points(findings: Findings) -> int:
    return sum([finding[0] for finding in findings])


def _nothing(holding: object, readings: Readings) -> Findings:
    del holding, readings
    return NOTHING


def _unexplained(holding: object, finding: Finding) -> Part:
    raise LookupError(f"nothing was found, yet {finding!r} of {holding!r} wants a reason")


EMPTY_CELL: Cell[Any] = Cell(_nothing, _unexplained)
"""A row in which this kind of seat has nothing."""
