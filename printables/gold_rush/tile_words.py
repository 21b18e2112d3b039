"""A tile in words, for those who do not see its drawing."""

from rules.gold_rush.place_words import told_of_tile
from rules.gold_rush.tiles import Tile
from translations.catalogue import Catalogue


def tile_in_words(tile: Tile, words: Catalogue) -> str:
    """All that a tile shows, as one text."""
    return "; ".join(words.text(message) for message in told_of_tile(tile))
