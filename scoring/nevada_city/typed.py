"""Rows that a table may type as plain points; the part then says only that."""

from collections.abc import Callable

from rules.core.messages import say
from rules.core.readings import Readings
from scoring.core.rows import NOTHING, Cell, Finding, Findings, Part
from scoring.nevada_city.holding import Holding

TYPED = "typed"


def plain(points: int) -> Findings:
    """One finding for points without a word about them."""
    return [(points, TYPED, points)] if points else NOTHING


def as_typed(points: int) -> Part:
    """The part of plain points."""
    return Part({}, points, say("why-typed", points=points), ())


def plain_or(
    value: Callable[[Holding], object],
    items: Callable[[Holding], Findings],
    explain: Callable[[Holding, Finding], Part],
) -> Cell[Holding]:
    """A row of plain points, or of what was found one by one."""

    def find(holding: Holding, _: Readings) -> Findings:
        typed = value(holding)
        return plain(typed) if isinstance(typed, int) else items(holding)

    def part(holding: Holding, finding: Finding) -> Part:
        if finding[1] == TYPED:
            return as_typed(finding[0])
        return explain(holding, finding)

    return Cell(find, part)
