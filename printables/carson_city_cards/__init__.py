"""Papers of Carson City: The Card Game."""
