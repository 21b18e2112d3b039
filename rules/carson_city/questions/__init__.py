"""The questions of the board game that need no income."""
