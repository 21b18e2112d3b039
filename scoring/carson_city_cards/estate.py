"""What a player owns at the end: the city, the characters, the cards sold."""

from dataclasses import dataclass

from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import FRAME, City
from rules.carson_city_cards.covering import is_protected
from rules.carson_city_cards.pictures import EMPTY, HOUSE, OUTLAWS, PRISON, RANCH
from rules.core.readings import Readings


@dataclass(frozen=True, slots=True)
class Estate:
    """A city and what its owner has beside it."""

    city: City
    characters: tuple[Character, ...] = ()
    sold: int = 0

    @property
    def is_protected(self) -> bool:
        """Whether outlaws cost nothing."""
        return is_protected(self.city, self.characters)

    @property
    def homes(self) -> int:
        """The parcels that count as Houses."""
        return self.city[HOUSE] | self.city.double_houses

    def house_points(self, parcels: int) -> int:
        """A House is one, a Townhouse or Hotel two."""
        houses = self.city[HOUSE] & parcels
        return houses.bit_count() + 2 * (self.city.double_houses & parcels).bit_count()

    def empty_for_ranches(self, readings: Readings) -> int:
        """The parcels that are empty beside a Ranch, bare spots included where they count."""
        empty = self.city[EMPTY]
        if self.outlaws_are_empty(readings):
            empty |= self.city[OUTLAWS]
        return empty | self.bare_spots(readings)

    def outlaws_are_empty(self, readings: Readings) -> bool:
        """Whether outlaw parcels count as empty: with a Prison, or by the Sheriff alone."""
        if not self.city[OUTLAWS] or not self.is_protected:
            return False
        return bool(self.city[PRISON]) or readings.says("CCC-O3", "empty")

    def bare_spots(self, readings: Readings) -> int:
        """The spots without a card around the Ranches, where they count as empty."""
        if not readings.says("CCC-O2", "bare_too"):
            return 0
        return FRAME.around(self.city[RANCH]) & ~self.city.covered
