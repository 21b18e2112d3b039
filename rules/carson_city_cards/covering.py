"""What may lie on what, and who may build over outlaws."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import City
from rules.carson_city_cards.pictures import (
    BUILDINGS,
    EMPTY,
    HOUSE,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    TOWNHOUSE,
    Picture,
)
from rules.core.readings import Readings

COVERS_ITS_OWN_KIND = BUILDINGS | {MOUNTAIN}


@dataclass(frozen=True, slots=True)
class Cover:
    """The squares of a city that the pictures of a new card may cover."""

    city: City
    protected: bool
    readings: Readings

    def allowed(self, over: Picture) -> int:
        """The squares that this picture may cover."""
        squares = self.city[EMPTY]
        if over in COVERS_ITS_OWN_KIND:
            squares |= self.city[over]
        if over is TOWNHOUSE:
            squares |= self.city[HOUSE]
        if self.city[OUTLAWS] and self._may_cover_outlaws(over):
            squares |= self.city[OUTLAWS]
        return squares

    def _may_cover_outlaws(self, over: Picture) -> bool:
        if not self.protected:
            return False
        return over is not OUTLAWS or self.readings.says("CCC-O4", "with_protection")

    def clauses_against(self, over: Picture, square: int) -> Iterator[str]:
        """The clauses that forbid this picture on this square; none where it may lie there."""
        bit = 1 << square
        if not self.city.covered & bit or self.allowed(over) & bit:
            return
        if not self.city[OUTLAWS] & bit:
            yield "CCC-29"
            return
        if not self.protected:
            yield "CCC-32"
        if over is OUTLAWS and self.readings.says("CCC-O4", "never"):
            yield "CCC-33"


def is_protected(city: City, characters: Iterable[Character]) -> bool:
    """Whether outlaws can do nothing to the owner: a Prison stands, or the Sheriff is there."""
    return bool(city[PRISON]) or Character.SHERIFF in characters


def is_protected_while_laying(
    protected: bool,
    pictures: Iterable[Picture],
    readings: Readings,
) -> bool:
    """The same while these pictures are laid: their own Prison may count already."""
    if protected or PRISON not in pictures:
        return protected
    return readings.says("CCC-O8", "with_this_card")
