"""Gaps: groups of empty cells that the tiles of one mountain lie around on all sides."""

from collections.abc import Collection, Iterable, Iterator
from collections.abc import Set as AbstractSet

from rules.core.readings import Readings
from rules.gold_rush.features import Kind
from rules.gold_rush.map.cells import STEPS, cell_of, place_of
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.landscape import Landscape

GAPS = "GR-O2"


def is_completed(feature: MapFeature, landscape: Landscape, readings: Readings) -> bool:
    """Whether a feature is completed, as the table reads what a gap within a mountain is."""
    if feature.kind is not Kind.MOUNTAIN or not feature.completed:
        return feature.completed
    if not readings.says(GAPS, "enclosed_gaps"):
        return True
    return not has_gap({cell_of(*cell) for cell in feature.cells}, landscape.cells)


def has_gap(mountain: AbstractSet[int], taken: Collection[int]) -> bool:
    """Whether empty cells are cut off from the outside by cells of this mountain alone."""
    empty = {cell for cell in _frame(mountain) if cell not in taken}
    return any(_around(group) <= mountain for group in _groups(empty))


def _frame(cells: Iterable[int]) -> Iterator[int]:
    """The smallest rectangle that holds these cells; whatever lies between them lies in it."""
    columns, rows = zip(*map(place_of, cells), strict=True)
    for y in range(min(rows), max(rows) + 1):
        for x in range(min(columns), max(columns) + 1):
            yield cell_of(x, y)


def _groups(cells: set[int]) -> Iterator[set[int]]:
    """The cells in groups that hang together by their sides."""
    while cells:
        group, newest = set[int](), {cells.pop()}
        while newest:
            group |= newest
            newest = _around(newest) & cells
            cells -= newest
        yield group


def _around(group: set[int]) -> set[int]:
    """The cells beside a group."""
    return {cell + step for cell in group for step in STEPS} - group
