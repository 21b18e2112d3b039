"""Seats in sentences: by the name of who sits there, else by number and mark.

Programs count seats from 0; people never see that. Where a notation counts them from 1, the numbers
in it are for whoever types it: sentences know the name all the same.
"""

from rules.core.messages import Message, Word, say

MARKS = ("hat", "star", "cactus", "boot", "horseshoe", "cow")
"""What tells seats apart beside their colours, in the order of the seats."""
SEAT = "seat-by-number"


def seat_told(number: int) -> Message:
    """A seat; a catalogue that knows who sits there says the name instead."""
    return say("seat-by-number", number=number + 1, mark=Word(f"mark-{MARKS[number % len(MARKS)]}"))


def noted_seat_told(number: int) -> Message:
    """A seat of a notation that counts from 1."""
    return seat_told(number - 1)
