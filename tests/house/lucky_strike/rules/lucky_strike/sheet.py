"""What a shared sheet has to know of this game."""

from rules.core.sheet import SheetFacts

SHEET = SheetFacts()
