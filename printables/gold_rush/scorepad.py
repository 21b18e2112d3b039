"""The score pad of the tile game: below its rows what is noted during the game and at its end."""

from types import MappingProxyType

from printables.core.scorepad import PadFacts
from rules.gold_rush.features import Kind
from rules.gold_rush.questions.score_track import SPACES
from rules.gold_rush.table import NO_FARMERS, TOKEN_FACES

LAPS = (1, 2, 3)

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
    below="gold_rush/pad_below.html",
    heights_below=MappingProxyType({"large": 132, "medium": 90, "small": 57}),
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
