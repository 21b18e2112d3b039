"""The tables of the aid of Lucky Strike: those of every title."""

from printables.core.aids.sections import SharedTables


class AidTables(SharedTables):
    """It draws nothing."""
