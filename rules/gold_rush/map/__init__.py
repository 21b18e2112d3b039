"""The map: laid tiles, what they join to, and what can be done on it."""
