"""The score pad of the board game: pictures at its rows, and the town to draw below them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from printables.core.scorepad import Inset, PadFacts, Place
from rules.carson_city.board import SIDE
from rules.carson_city.checks import CARSON_RIVER, KIT_CARSON
from rules.carson_city.personalities import CARDS

SMALLEST_PARCEL, LARGEST_PARCEL = 5.0, 14.0
"""Millimetres in which one can still draw, and more than which nobody needs."""
LETTERS = 3.4
"""What the letters and numbers at the edges take."""
GAP = 1.1
LINE = 0.3
"""What half of the outer line takes."""
LIMITS = MappingProxyType({"large": 62, "medium": 50, "small": 44, "tiny": 0})
"""How wide the table of cash limits is."""


def _largest_parcel(place: Place) -> float:
    """As far as the width goes."""
    limits = LIMITS[place.size]
    width = place.width - LETTERS - (limits + GAP if limits else 0)
    return min(width / SIDE, LARGEST_PARCEL)


def _heights(place: Place) -> tuple[float, float] | None:
    largest = _largest_parcel(place)
    if largest < SMALLEST_PARCEL:
        return None
    around = GAP + LETTERS + LINE
    return around + SIDE * SMALLEST_PARCEL, around + SIDE * largest


def _shown(place: Place) -> Mapping[str, Any]:
    parcel = min(_largest_parcel(place), (place.height - GAP - LETTERS - LINE) / SIDE)
    return {
        "parcel": int(parcel * 100) / 100,
        "letters": LETTERS,
        "gap": GAP,
        "limits_width": LIMITS[place.size],
    }


PAD = PadFacts(
    pictures=MappingProxyType(
        {
            "cash_limit": ("personality-banker",),
            "buildings": ("thing-saloon", "thing-ranch"),
            "houses": ("thing-house",),
            "mountains": ("thing-mountain",),
            "bridges": ("thing-river",),
        }
    ),
    bands=(
        "track",
        "buildings",
        "money",
    ),
    below=Inset("carson_city/pad_below.html", _shown, _heights),
    above="label-order",
    of_variants=MappingProxyType({"bridges": CARSON_RIVER, "kit_carson": KIT_CARSON}),
    styles=("carson_city/pad.css",),
    more=MappingProxyType(
        {
            "side": SIDE,
            "limits": tuple(
                (who, card.yellow.limit, card.red.limit) for who, card in CARDS.items()
            ),
        }
    ),
)
