"""The tile in hand beside a map: its turns, and where it can be laid in each."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.gold_rush.map.moves import MapMoves
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import Placement
from rules.gold_rush.table import Cell
from rules.gold_rush.tile_items import NotationError
from rules.gold_rush.tiles import EDGES, Tile

FITS, FITS_OTHERWISE = "fits", "otherwise"


@dataclass(frozen=True, slots=True)
class TurnShown:
    """A turn of the tile in hand, and on how many cells it fits so."""

    turn: int
    tile: Tile
    count: int
    is_chosen: bool


@dataclass(frozen=True)
class Hand:
    """A tile that somebody drew, and the turn in which it is looked at."""

    tile: Tile
    wished: str
    moves: MapMoves

    @cached_property
    def placements(self) -> Sequence[Placement]:
        """Where it may be laid."""
        return self.moves.placements(self.tile)

    @cached_property
    def turns(self) -> Sequence[TurnShown]:
        """Its different turns."""
        counts = [sum(each.turned == turn for each in self.placements) for turn in range(EDGES)]
        return [
            TurnShown(turn, self.tile.turned(turn), counts[turn], turn == self.turn)
            for turn in self.tile.distinct_turns
        ]

    @cached_property
    def turn(self) -> int | None:
        """The turn that is wished for, if it fits anywhere; else the first that does."""
        fitting = sorted({each.turned for each in self.placements})
        wished = (turn for turn in fitting if str(turn) == self.wished)
        return next(wished, fitting[0] if fitting else None)

    def by_cell(self) -> list[tuple[Placement, str]]:
        """Each cell once, with the turn looked at if it fits there, else with another."""
        turns: dict[Cell, list[int]] = {}
        for at, turn in self.placements:
            turns.setdefault(at, []).append(turn)
        return [
            (Placement(at, self.turn), FITS)
            if self.turn in found and self.turn is not None
            else (Placement(at, found[0]), FITS_OTHERWISE)
            for at, found in turns.items()
        ]


def tile_typed(text: str) -> Tile | None:
    """The tile that a text means; None where it means none."""
    try:
        return read_tile(text) if text.strip() else None
    except NotationError:
        return None
