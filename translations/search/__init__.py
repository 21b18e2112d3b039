"""Finds texts by words: stems, spelling, compounds, players' words, in every language at once."""
