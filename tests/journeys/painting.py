"""How a person paints the rulebook's city."""

from tests.journeys.fingers import Finger

# For each picture the parcels: one word is a tap, several are one stroke. Some strokes lead over
# parcels on which another picture is painted later.
PICTURES = {
    "h": ("a4", "b2 c2 c3 c2 d2 e2 e4", "a6 c6"),
    "m": ("f2 g2 g4 f4 f5 h5 h4 h6", "b8"),
    "i": ("g2", "e3", "g4 g5"),
    "b": ("b3", "d3"),
    "l": ("b4 c4",),
    "d": ("e1",),
    "s": ("b5",),
    "p": ("c5",),
    "r": ("d6",),
    "o": ("f7", "d8"),
}
CHOSEN_FIRST = "h"
ON_CARDS = ("b1 c1", "g1", "g7", "e8")
"""What lies on a card though it looks like bare table."""


def paint_the_example(finger: Finger) -> None:
    """Parcel by parcel; then the rest is filled, and of what may be bare table it is said."""
    for letter, touches in PICTURES.items():
        if letter != CHOSEN_FIRST:
            finger.brush(letter)
        for parcels in touches:
            finger.paint(*parcels.split())
    finger.tap(finger.page.get_by_role("button", name="Fill the rest with empty parcels"))
    for parcels in ON_CARDS:
        finger.paint(*parcels.split())
    finger.tap(finger.page.get_by_role("button", name="That’s right"))
