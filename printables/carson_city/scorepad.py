"""The score pad of the board game: pictures at its rows, and the town to draw below them."""

from types import MappingProxyType

from printables.core.scorepad import PadFacts
from rules.carson_city.board import SIDE
from rules.carson_city.checks import CARSON_RIVER, KIT_CARSON
from rules.carson_city.personalities import CARDS

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
    below="carson_city/pad_below.html",
    heights_below=MappingProxyType({"large": 104, "medium": 73, "small": 49}),
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
