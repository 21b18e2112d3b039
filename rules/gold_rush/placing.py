"""Where a tile may be laid, and what keeps it from lying there."""

from functools import lru_cache
from typing import NamedTuple

from rules.gold_rush.map.cells import is_on_map, place_of
from rules.gold_rush.map.faces import KEPT_FACES, face_of
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.table import Cell
from rules.gold_rush.tiles import Tile


class Placement(NamedTuple):
    """A cell and how a tile is turned there."""

    at: Cell
    turned: int


@lru_cache(KEPT_FACES)
def pictures(tile: Tile) -> tuple[tuple[int, int], ...]:
    """The lowest turn of each different picture, with its edges."""
    return tuple((turn, face_of(tile.turned(turn)).edges) for turn in tile.distinct_turns)


def fitting_turns(tile: Tile, allowed: int) -> list[int]:
    """The turns in which a tile may lie where its edges may show this."""
    return [turn for turn, edges in pictures(tile) if edges & allowed == edges]


def legal_placements(landscape: Landscape, tile: Tile) -> list[Placement]:
    """Every cell and turn in which a tile may be laid, row by row."""
    shown, found = pictures(tile), []
    for cell, allowed in sorted(landscape.room):
        turns = [turn for turn, edges in shown if edges & allowed == edges]
        if turns and is_on_map(*(at := place_of(cell))):
            found += [Placement(at, turn) for turn in turns]
    return found
