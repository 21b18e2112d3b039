"""The score pad of the card game: pictures at its rows, characters to tick, cities to draw."""

from types import MappingProxyType

from printables.core.scorepad import PadFacts
from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.schema import MOST_SOLD

COLUMNS = "abcdefghi"
"""The largest city with the Captain; eight without him."""

PAD = PadFacts(
    pictures=MappingProxyType(
        {
            "ranches": ("picture-ranch",),
            "mines": ("picture-mine",),
            "drugstores": ("picture-drugstore",),
            "banks": ("picture-bank",),
            "saloons": ("picture-saloon",),
            "general_stores_city_hall": ("picture-general_store", "picture-city_hall"),
            "ranch_symbols": ("picture-drugstore", "picture-blacksmith"),
            "mine_symbols": ("picture-bank", "picture-blacksmith"),
            "house_symbols": ("picture-church", "picture-general_store"),
            "hotels": ("picture-hotel",),
            "city_hall": ("picture-city_hall",),
            "outlaws": ("picture-outlaws",),
        }
    ),
    below="carson_city_cards/pad_below.html",
    heights_below=MappingProxyType({"large": 43, "medium": 30, "small": 27}),
    back="carson_city_cards/pad_back.html",
    box="label-virtual",
    styles=("carson_city_cards/pad.css",),
    more=MappingProxyType(
        {
            "characters": tuple(Character),
            "most_sold": MOST_SOLD,
            "columns": COLUMNS,
        }
    ),
)
