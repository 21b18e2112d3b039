"""The tile in hand beside a map: where it can be laid, and how it is turned for that."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.gold_rush.map.moves import MapMoves
from rules.gold_rush.notation import read_tile
from rules.gold_rush.placing import Placement
from rules.gold_rush.table import Cell
from rules.gold_rush.tile_items import NotationError
from rules.gold_rush.tiles import Tile

FITS, FITS_OTHERWISE = "fits", "otherwise"


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
    def _fitting(self) -> Sequence[int]:
        return sorted({each.turned for each in self.placements})

    @cached_property
    def turn(self) -> int | None:
        """The turn that is wished for, if it fits anywhere; else the first that does."""
        wished = (turn for turn in self._fitting if str(turn) == self.wished)
        return next(wished, self._fitting[0] if self._fitting else None)

    @property
    def next_turn(self) -> int | None:
        """The next turn that fits somewhere; None where there is no other."""
        now = self.turn
        if now is None or len(self._fitting) == 1:
            return None
        following = [turn for turn in self._fitting if turn > now] or self._fitting
        return following[0]

    @property
    def lying(self) -> Tile:
        """The tile as it is turned."""
        return self.tile.turned(self.turn or 0)

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
