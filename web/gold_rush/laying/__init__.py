"""The map as a page: the tile in hand is laid on it, figures are put on the tile, points move."""
