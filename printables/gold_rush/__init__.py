"""Score pad, player aid and keepsake of the tile game."""

from printables.gold_rush.tile_drawing import figure_spot, pieces_of_tile

FOR_TEMPLATES = {"figure_spot": figure_spot, "pieces_of_tile": pieces_of_tile}
