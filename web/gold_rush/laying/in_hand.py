"""The tile in hand: how far it is composed, what is asked about it, where it can be laid."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.core.messages import Word
from rules.gold_rush.composing import Composed, Step, composed
from rules.gold_rush.map.hand import Hand, tile_typed
from rules.gold_rush.table import Laid
from translations.catalogue import Catalogue
from web.forms.typed import Typed
from web.gold_rush.laying.moves import COMPOSING, HAND, LYING
from web.gold_rush.laying.table import MapTable

FIGURES, IN_HAND, COMPOSER = "figures", "in-hand", "composer"


@dataclass(frozen=True)
class InHand:
    """The sheet at the bottom, as far as it is about the tile in hand."""

    table: MapTable
    typed: Typed
    words: Catalogue

    @property
    def laid(self) -> Sequence[Laid]:
        """The tiles on the map."""
        return self.table.map.laid

    @property
    def mode(self) -> str:
        """What the sheet at the bottom is for: composing, a tile in hand, or figures."""
        text = self.typed.get(HAND, "")
        if self.typed.get(COMPOSING) == "1" or not (self.laid or text):
            return COMPOSER
        return IN_HAND if text else FIGURES

    @cached_property
    def made(self) -> Composed:
        """The tile that is being composed."""
        return composed(self.typed.get(HAND, ""))

    @property
    def halting(self) -> tuple[Word, ...]:
        """The edges from which a rail ends in nothing."""
        return tuple(edge.word for edge in self.made.halts)

    @property
    def other_ends(self) -> list[Step]:
        """Where those rails may end instead."""
        made = self.made
        steps = [*made.middle, *made.hill, *(end for row in made.rows for end in row.ends)]
        return [*{step.text: step for step in steps if not step.is_chosen and step.text}.values()]

    @cached_property
    def hand(self) -> Hand | None:
        """The tile in hand, once it can be laid."""
        tile = tile_typed(self.typed.get(HAND, ""))
        if tile is None or self.table.moves is None:
            return None
        return Hand(tile, self.typed.get(LYING, ""), self.table.moves)

    @property
    def next_turn(self) -> int | None:
        """The next turn of the tile in hand that fits somewhere; None where there is no other."""
        return self.hand.next_turn if self.hand else None

    @property
    def fits_nowhere(self) -> bool:
        """Whether the tile in hand is one that must leave the game."""
        return self.hand is not None and not self.hand.placements
