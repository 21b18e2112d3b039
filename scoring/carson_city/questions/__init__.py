"""The questions of the board game whose answers hold income."""
