"""The rules to look up: chapters, clauses, open points, and what the program knows of them."""
