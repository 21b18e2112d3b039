"""Every spot on and around a city for a card: what it brings there, or what forbids it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from rules.carson_city_cards.cards import LaidCard, TerrainCard
from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import FRAME, City
from rules.carson_city_cards.placement import Site
from rules.core.grid import Box, squares
from rules.core.readings import Readings
from rules.core.rulings import Reason
from scoring.carson_city_cards import worth
from scoring.carson_city_cards.estate import Estate
from scoring.core.rows import total_of

REACH = 2
"""So far around a city a card can touch it, or nearly so."""


@dataclass(frozen=True, slots=True)
class LegalSpot:
    """Where a card may lie, what it brings there, and how many parcels it covers."""

    laid: LaidCard
    gain: int
    covers: int

    @property
    def preference(self) -> tuple[int, int, int, int]:
        """Most points first, then fewest covered, then row, then column."""
        return -self.gain, self.covers, self.laid.row, self.laid.column


@dataclass(frozen=True, slots=True)
class BarredSpot:
    """Where a card may not lie, and every reason."""

    laid: LaidCard
    because: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class CardInHand:
    """A card, and the city on which it is to be laid."""

    city: City
    characters: frozenset[Character]
    card: TerrainCard
    readings: Readings

    @property
    def _site(self) -> Site:
        return Site(self.city, self.characters, self.readings)

    def legal(self) -> Iterator[LegalSpot]:
        """The spots where it may lie."""
        yield from self.worth_on(squares(self._site.spots(self.card)))

    def worth_on(self, corners: list[int]) -> Iterator[LegalSpot]:
        """What it brings on these squares."""
        people = tuple(self.characters)
        before = total_of("before", self.readings, partial(worth, Estate(self.city, people)))
        for corner in corners:
            laid = LaidCard(self.card, *FRAME.place(corner))
            after = Estate(self.city.under(laid.parcels), people)
            total = total_of(corner, self.readings, partial(worth, after))
            covers = (laid.squares & self.city.covered).bit_count()
            yield LegalSpot(laid, total - before, covers)

    def barred(self) -> Iterator[BarredSpot]:
        """The other spots on and around the city."""
        box = self.city.box
        for laid in self._around(box) if box else ():
            if because := self._site.hindrances(laid):
                yield BarredSpot(laid, because)

    def _around(self, box: Box) -> Iterator[LaidCard]:
        for row in range(max(0, box.top - REACH), min(FRAME.rows - 1, box.bottom + REACH)):
            first, last = max(0, box.left - REACH), min(FRAME.columns - 1, box.right + REACH)
            yield from (LaidCard(self.card, column, row) for column in range(first, last))
