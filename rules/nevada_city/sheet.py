"""What a shared sheet has to know of this game."""

from rules.core.sheet import SheetFacts

CARDS = "cards"
"""What was typed from a card once and is offered again: buildings, contracts, goals."""
LOG = "log"
"""What scored when, as it was added to the ledgers."""
YEAR = "year"
"""The year that is played, and what of its steps is done."""

SHEET = SheetFacts(extras=frozenset({CARDS, LOG, YEAR}), of_each_seat=frozenset({"counts"}))
