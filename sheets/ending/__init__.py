"""How a game ends, and how it is taken up again."""
