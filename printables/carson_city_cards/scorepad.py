"""The score pad of the card game: its rows, whose the characters are, cities to draw."""

from collections.abc import Mapping
from math import ceil
from types import MappingProxyType
from typing import Any

from printables.core.scorepad import Inset, PadFacts, Place
from printables.core.text_outlines import outlines
from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.schema import MOST_SOLD

COLUMNS = "abcdefghi"
"""The largest city with the Captain; eight without him."""
SMALLEST_PARCEL = 5.0
"""Millimetres in which one can still draw."""
LETTERS = 3.6
"""What the letters and numbers at the edges of a city take."""
SIZE_OF_LETTERS = 2.6
CAPTION = 4.8
GAP = 4.0
LOWEST_LINE, HIGHEST_LINE, HIGHEST_ALONE = 4.7, 8.0, 11.0
"""A line on which an initial is written; more is only taken where nothing else needs it."""
OF_FOUR_COLUMNS = 115
"""Millimetres; narrower places have two columns of characters."""
TITLE, SOLD = 5.0, 6.0


def _columns(place: Place) -> int:
    return 4 if place.width >= OF_FOUR_COLUMNS else 2


def _lines(place: Place) -> int:
    return ceil(len(Character) / _columns(place))


def _heights(place: Place) -> tuple[float, float] | None:
    around, lines = TITLE + SOLD, _lines(place)
    return around + lines * LOWEST_LINE, around + lines * HIGHEST_LINE


def _characters(place: Place, height: float) -> Mapping[str, Any]:
    """Who owns which, column by column."""
    lines = _lines(place)
    everybody = tuple(Character)
    return {
        "line": round((height - TITLE - SOLD) / lines - 0.01, 2),
        "columns": [everybody[at : at + lines] for at in range(0, len(everybody), lines)],
        "across": round(place.width / _columns(place) - 0.01, 2),
    }


def _below(place: Place) -> Mapping[str, Any]:
    return _characters(place, place.height)


def _back(place: Place) -> Mapping[str, Any]:
    """The cities, where they are large enough; the characters, where the front has none.

    Nothing where both is not so.
    """
    taken = 0 if place.has_below else TITLE + SOLD + _lines(place) * (LOWEST_LINE + 0.5)
    parcel = _parcel(place, place.height - taken)
    has_cities = parcel >= SMALLEST_PARCEL
    if place.has_below and not has_cities:
        return {}
    height = taken if has_cities else TITLE + SOLD + _lines(place) * HIGHEST_ALONE
    return {
        "letters": LETTERS,
        "gap": GAP,
        "parcel": int(parcel * 100) / 100 if has_cities else None,
        **_edges(int(parcel * 100) / 100),
        "characters": None if place.has_below else _characters(place, min(height, place.height)),
    }


def _edges(parcel: float) -> Mapping[str, str]:
    """The letters of columns and the numbers of rows, which cities in a row or column share."""
    middles = [(number + 0.5) * parcel for number in range(len(COLUMNS))]
    letters = [(letter, at, -0.9) for letter, at in zip(COLUMNS, middles, strict=True)]
    numbers = [(str(number), -1.8, at + 0.9) for number, at in enumerate(middles, 1)]
    return {
        "above": outlines(letters, SIZE_OF_LETTERS),
        "beside": outlines(numbers, SIZE_OF_LETTERS),
    }


def _parcel(place: Place, height: float) -> float:
    """How large the parcels of all cities are, two cities side by side."""
    side = len(COLUMNS)
    in_a_row = (place.width - GAP) / 2
    in_a_column = (height - TITLE) / ceil(place.seats / 2) - CAPTION - 1.5
    return (min(in_a_row, in_a_column) - LETTERS - 0.5) / side


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
    bands=(
        "ranches",
        "ranch_symbols",
        "characters",
    ),
    below=Inset("carson_city_cards/pad_below.html", _below, _heights),
    back=Inset("carson_city_cards/pad_back.html", _back),
    box="label-virtual",
    styles=("carson_city_cards/pad.css",),
    more=MappingProxyType({"most_sold": MOST_SOLD}),
)
