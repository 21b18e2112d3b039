"""The player aid of Lucky Strike: all its rules."""

from printables.core.aids.facts import SharedFacts


class AidFacts(SharedFacts):
    """It has no tables of its own."""
