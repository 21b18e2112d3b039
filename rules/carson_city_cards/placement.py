"""Where a terrain card may lie, and everything that speaks against a spot."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_

from rules.carson_city_cards.cards import LaidCard, TerrainCard
from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import (
    CARD_OFFSETS,
    FRAME,
    LARGEST_SIDE,
    LARGEST_SIDE_WITH_CAPTAIN,
    City,
)
from rules.carson_city_cards.covering import Cover, is_protected, is_protected_while_laying
from rules.carson_city_cards.pictures import EMPTY, OUTLAWS, Picture
from rules.core.grid import Box
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Reason


def fits(box: Box | None, characters: Iterable[Character]) -> bool:
    """Whether a city of this extent is allowed."""
    if box is None:
        return True
    shorter, longer = sorted((box.columns, box.rows))
    return shorter <= LARGEST_SIDE and longer <= longest_side(characters)


def longest_side(characters: Iterable[Character]) -> int:
    """How many parcels the longer side of the city may have."""
    return LARGEST_SIDE_WITH_CAPTAIN if Character.CAPTAIN in characters else LARGEST_SIDE


@dataclass(frozen=True, slots=True)
class Site:
    """A city that a card is laid on, whose it is, and how the table reads the rules.

    After a sale nobody knows any more what joined or protected the cards that were sold, so
    neither is asked of the remaining ones.
    """

    city: City
    characters: frozenset[Character]
    readings: Readings
    after_sale: bool = False

    def hindrances(self, laid: LaidCard) -> tuple[Reason, ...]:
        """Every clause that forbids the card there, each with what it forbids."""
        found = (self._too_large(laid), self._not_joined(laid), *self._covers_wrongly(laid))
        return tuple(reason for reason in found if reason)

    def spots(self, card: TerrainCard) -> int:
        """Every square on which the card's upper left parcel may lie."""
        covered = self.city.covered
        if not covered:
            return FRAME.all
        near = covered | FRAME.beside(covered)
        # Shifted back by its offset, each parcel of a card stands for the upper left one.
        joined = reduce(or_, (near >> offset for offset in CARD_OFFSETS))
        cover = self._cover(card)
        wrong = (
            (covered & ~cover.allowed(picture)) >> offset
            for offset, picture in zip(CARD_OFFSETS, card.pictures, strict=True)
        )
        return joined & ~reduce(or_, wrong) & self._within_size()

    def _within_size(self) -> int:
        """The upper left squares with which the city stays within its size."""
        box = self.city.box
        if box is None:
            return FRAME.all
        long = longest_side(self.characters)
        sizes = {(long, LARGEST_SIDE), (LARGEST_SIDE, long)}
        return reduce(or_, (_corners_within(box, *size) for size in sizes))

    def _cover(self, card: TerrainCard) -> Cover:
        protected = self.after_sale or is_protected(self.city, self.characters)
        if self.city[OUTLAWS]:
            protected = is_protected_while_laying(protected, card.pictures, self.readings)
        return Cover(self.city, protected, self.readings)

    def _too_large(self, laid: LaidCard) -> Reason | None:
        box = self.city.box
        grown = box.joined(laid.box) if box else laid.box
        if fits(grown, self.characters):
            return None
        most = longest_side(self.characters)
        gaps = {"columns": grown.columns, "rows": grown.rows, "side": LARGEST_SIDE, "longer": most}
        captain = most > LARGEST_SIDE
        sentence = "would-be-too-large-for-captain" if captain else "would-be-too-large"
        return Reason("CCC-26", (say(sentence, **gaps),))

    def _not_joined(self, laid: LaidCard) -> Reason | None:
        covered = self.city.covered
        if self.after_sale or not covered:
            return None
        if laid.squares & (covered | FRAME.beside(covered)):
            return None
        touches = laid.squares & FRAME.around(covered)
        return Reason("CCC-27", (say("only-a-corner" if touches else "not-joined", at=laid.at),))

    def _covers_wrongly(self, laid: LaidCard) -> Iterator[Reason]:
        if not laid.squares & self.city.covered:
            return
        cover = self._cover(laid.card)
        found: dict[str, list[tuple[Picture, int]]] = {}
        for square, over in laid.parcels:
            for clause in cover.clauses_against(over, square):
                found.setdefault(clause, []).append((over, square))
        for clause, parcels in sorted(found.items()):
            yield Reason(clause, tuple(self._wrong_cover(clause, *parcel) for parcel in parcels))

    def _wrong_cover(self, clause: str, over: Picture, square: int) -> Message:
        under = self.city.picture_on(square)
        sentences = {"CCC-29": "may-not-cover", "CCC-32": "outlaws-unprotected"}
        return say(
            sentences.get(clause, "outlaws-on-outlaws"),
            over=over.word,
            under=(under or EMPTY).word,
            at=FRAME.names[square],
        )


def _corners_within(box: Box, columns: int, rows: int) -> int:
    """The upper left squares of cards that keep the city within this many columns and rows."""
    left = max(0, box.right - columns + 1)
    right = min(FRAME.columns - 2, box.left + columns - 2)
    top = max(0, box.bottom - rows + 1)
    bottom = min(FRAME.rows - 2, box.top + rows - 2)
    if right < left or box.columns > columns or box.rows > rows:
        return 0
    row = sum(1 << column for column in range(left + 1, right + 2))
    return sum(row << (line + 1) * FRAME.stride for line in range(top, bottom + 1))
