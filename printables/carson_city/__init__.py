"""Papers of Carson City, the board game."""
