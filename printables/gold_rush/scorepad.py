"""The score pad of the tile game: below its rows what is noted during the game and at its end."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from printables.core.scorepad import Inset, PadFacts, Place
from rules.gold_rush.features import Kind
from rules.gold_rush.questions.score_track import SPACES
from rules.gold_rush.table import NO_FARMERS, TOKEN_FACES

LAPS = (1, 2, 3)
LOWEST_ROW, GOOD_ROW, HIGHEST_ROW = 7.0, 8.5, 11.0
FEWEST_ROWS, ENOUGH_ROWS, MOST_ROWS = 4, 6, 12
GAP = 2.0
LINES = 0.6
"""What the lines above and below the tables take."""
OF_OPEN = 0.66
"""The part of the width that the table of open features takes, beside that of the tokens."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the parts below the rows take, in millimetres."""

    lap: float
    """The line of a seat on which its laps are ticked."""
    heading: float
    about: float
    """What is said above the tables."""
    heads: float
    """The heads of the tables."""
    kinds: float
    """The column of the kinds."""
    number: float
    """A column for a number."""

    def laps(self, seats: int) -> float:
        """What the laps of everybody take."""
        return self.heading + seats * self.lap + 1.5

    @property
    def tables(self) -> float:
        """What stands above the rows of the tables."""
        return GAP + self.about + self.heads + LINES


PARTS = MappingProxyType(
    {
        "large": Parts(8, 5.6, 8, 9, 24, 16),
        "medium": Parts(5.3, 4.3, 7.2, 7.6, 19, 12),
        "small": Parts(5, 4, 7.2, 7, 16, 10),
    }
)


def _heights(place: Place) -> tuple[float, float] | None:
    parts = PARTS.get(place.size)
    if parts is None:
        return None
    laps, tables = parts.laps(place.seats), parts.tables
    least = tables + FEWEST_ROWS * LOWEST_ROW
    with_laps = least + laps if least + laps <= place.height else least
    return with_laps, laps + tables + MOST_ROWS * HIGHEST_ROW


def _shown(place: Place) -> Mapping[str, Any]:
    parts = PARTS[place.size]
    laps, tables = parts.laps(place.seats), parts.tables
    has_laps = place.height >= laps + tables + FEWEST_ROWS * LOWEST_ROW
    room = place.height - tables - (laps if has_laps else 0)
    good = [int((room + 0.01) // row) for row in (GOOD_ROW, LOWEST_ROW)]
    rows = min(next((rows for rows in good if rows >= ENOUGH_ROWS), good[-1]), MOST_ROWS)
    width = place.width * OF_OPEN
    seat = (width - parts.kinds - 2 * parts.number) / place.seats
    return {
        "parts": parts,
        "gap": GAP,
        "has_laps": has_laps,
        "rows": rows,
        "row": int(min(room / rows, HIGHEST_ROW) * 100) / 100,
        "open_width": width,
        "tokens_width": place.width * (1 - OF_OPEN) - 3,
        "seat": seat,
    }


PAD = PadFacts(
    pictures=MappingProxyType(
        {
            "score_track": ("figure-cowboy",),
            "railroads": (Kind.RAILROAD.word.id,),
            "mountains": (Kind.MOUNTAIN.word.id,),
            "cities": (Kind.CITY.word.id,),
            "prairies": (Kind.PRAIRIE.word.id,),
            "gold": ("token",),
        }
    ),
    bands=(
        "score_track",
        "railroads",
        "prairies",
    ),
    rules=MappingProxyType({"railroads": "GR-54", "mountains": "GR-53", "cities": "GR-55"}),
    below=Inset("gold_rush/pad_below.html", _shown, _heights),
    above="label-color",
    grey_with=MappingProxyType({"prairies": NO_FARMERS}),
    styles=("gold_rush/pad.css",),
    more=MappingProxyType(
        {
            "laps": tuple(SPACES * lap for lap in LAPS),
            "faces": TOKEN_FACES,
            "kinds": tuple(Kind),
            "off_the_prairie": NO_FARMERS,
        }
    ),
)
