"""What a player owns at the end: the city, the characters, the cards sold."""

from dataclasses import dataclass

from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import FRAME, LARGEST_SIDE, City
from rules.carson_city_cards.covering import is_protected
from rules.carson_city_cards.paperboy import NOBODY, Brought, matters_to
from rules.carson_city_cards.pictures import EMPTY, HOUSE, OUTLAWS, PRISON, RANCH
from rules.carson_city_cards.placement import longest_side
from rules.core.faults import RefusedError
from rules.core.readings import Readings


@dataclass(frozen=True, slots=True)
class Estate:
    """A city and what its owner has beside it."""

    city: City
    characters: tuple[Character, ...] = ()
    sold: int = 0
    brought: Brought = NOBODY
    """Whom the Paperboy brought; it makes no difference where the characters stay the same."""

    def counted_by(self, counter: Character, readings: Readings) -> tuple[Character, ...]:
        """The characters that Editor or Undertaker counts; refused where one must be known."""
        if not matters_to(counter, self.characters) or readings.says("CCC-O17", "counts"):
            return self.characters
        if self.brought.who is None:
            raise RefusedError([self.brought.missing])
        left_out = {self.brought.who} - {counter}
        return tuple(each for each in self.characters if each not in left_out)

    @property
    def is_protected(self) -> bool:
        """Whether outlaws cost nothing."""
        return is_protected(self.city, self.characters)

    @property
    def free_parcels(self) -> int:
        """How many parcels of the largest city that is allowed lie under no card."""
        most = LARGEST_SIDE * longest_side(self.characters)
        return max(0, most - self.city.covered.bit_count())

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
