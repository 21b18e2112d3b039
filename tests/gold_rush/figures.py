"""The numbers in short rules, as the rules and the scorer hold them."""

from rules.gold_rush.notation import CITY_RAILS
from rules.gold_rush.questions.score_track import SPACES
from rules.gold_rush.questions.setup import MARKERS_EACH, START_TOKENS, TILES_IN_PILES
from rules.gold_rush.table import COWBOYS_TO_PLAY, MINING_TOKENS, MOST_TILES, TOKEN_FACES
from scoring.gold_rush.worth import (
    DOUBLED,
    PER_CAMP,
    PER_HERD,
    PER_NUGGET,
    PER_RAILROAD,
    PER_TILE,
)
from tests.title_tests import Figures

COWBOYS = COWBOYS_TO_PLAY + MARKERS_EACH
STEP = 2
FIGURES = Figures(
    {
        "GR-1": [MOST_TILES],
        "GR-2": [COWBOYS, COWBOYS_TO_PLAY],
        "GR-4": [MINING_TOKENS, *TOKEN_FACES],
        "GR-9": [TILES_IN_PILES],
        "GR-10": [MINING_TOKENS - START_TOKENS],
        "GR-11": [COWBOYS, 0],
        "GR-14": [STEP],
        "GR-34": [PER_TILE],
        "GR-35": [DOUBLED],
        "GR-36": [SPACES],
        "GR-40": [PER_NUGGET],
        "GR-43": CITY_RAILS,
        "GR-44": [PER_RAILROAD],
        "GR-53": [PER_NUGGET],
        "GR-54": [PER_TILE],
        "GR-55": [PER_RAILROAD],
        "GR-56": [PER_CAMP, PER_HERD],
        "GR-58": [1],
    },
    of_points={"GR-O7": [2 * SPACES]},
)
