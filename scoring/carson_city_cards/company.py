"""Characters as numbers, so that a finding can hold those that were counted."""

from collections.abc import Collection

from rules.carson_city_cards.characters import Character

PLACES = {character: place for place, character in enumerate(Character)}


def as_bits(characters: Collection[Character]) -> int:
    """A bit for each character."""
    return sum(1 << PLACES[character] for character in characters)


def symbols(dollars: Collection[Character], arrows: Collection[Character]) -> int:
    """A bit for each $ and each arrow that was counted."""
    return as_bits(dollars) | as_bits(arrows) << len(PLACES)


def numbers_of_symbols(bits: int) -> tuple[int, int]:
    """How many with $ and how many with the arrow were counted."""
    arrows = bits >> len(PLACES)
    return bits.bit_count() - arrows.bit_count(), arrows.bit_count()
