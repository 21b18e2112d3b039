"""Where a tile may be laid, and what keeps it from lying there."""

from functools import cache, lru_cache
from typing import NamedTuple

from rules.gold_rush.map.cells import is_on_map, place_of
from rules.gold_rush.map.faces import KEPT_FACES, face_of
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.table import Cell
from rules.gold_rush.tiles import EDGES, Tile


class Placement(NamedTuple):
    """A cell and how a tile is turned there."""

    at: Cell
    turned: int


class Turns(dict[int, tuple[int, ...]]):
    """The turns in which a tile fits, by what its edges may show; found when first asked for.

    Neighbours ask for few different things: what two of them ask is seldom new.
    """

    def __init__(self, tile: Tile) -> None:
        super().__init__()
        # The lowest turn of each different picture, with its edges.
        self._pictures = [(turn, face_of(tile.turned(turn)).edges) for turn in tile.distinct_turns]

    def __missing__(self, allowed: int) -> tuple[int, ...]:
        fitting = (turn for turn, edges in self._pictures if edges & allowed == edges)
        self[allowed] = found = tuple(fitting)
        return found


@lru_cache(KEPT_FACES)
def fitting_turns(tile: Tile) -> Turns:
    """The turns in which a tile may lie, by what its edges may show there."""
    return Turns(tile)


def legal_placements(landscape: Landscape, tile: Tile) -> list[Placement]:
    """Every cell and turn in which a tile may be laid, row by row."""
    fitting, found = fitting_turns(tile), []
    for cell, allowed in sorted(landscape.room):
        if (turns := fitting[allowed]) and (there := _placements_on(cell)):
            found += [there[turn] for turn in turns]
    return found


@cache  # a map has only so many cells, and the same are asked for with every tile
def _placements_on(cell: int) -> tuple[Placement, ...]:
    """Each turn on a cell; none where no tile can be named."""
    at = place_of(cell)
    return tuple(Placement(at, turn) for turn in range(EDGES)) if is_on_map(*at) else ()
