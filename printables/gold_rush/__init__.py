"""Papers of Carcassonne: Gold Rush."""
