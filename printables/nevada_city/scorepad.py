"""The score pad of Nevada City: pictures at its rows, and the goals with what everybody has."""

from types import MappingProxyType

from printables.core.scorepad import PadFacts
from rules.core.readings import Setup
from rules.nevada_city import TITLE
from rules.nevada_city.checks import TROUBLEMAKERS
from rules.nevada_city.players import MOST, goals_scored

MOST_SCORED = goals_scored(
    MOST, Setup(TITLE, TITLE.editions[0], (), {}).readings(), with_gunslinging=True
)
"""No table scores more goals."""

PAD = PadFacts(
    pictures=MappingProxyType(
        {
            "score_track": ("sign-pawn",),
            "start_building": ("sign-start",),
            "properties": ("property-mine", "property-farm"),
            "buildings": ("sign-building",),
            "contracts": ("sign-contract",),
            "building_owner_bonus": ("sign-owner",),
            "newspaper": ("building-newspaper",),
            "boarding_house": ("building-boarding_house",),
            "troublemakers": ("sign-gun",),
            "other": ("sign-other",),
            "goals": ("sign-goal",),
        }
    ),
    bands=(
        "score_track",
        "start_building",
        "goals",
    ),
    listed="nevada_city/pad_goals.html",
    rows_listed=MOST_SCORED,
    after_total=("label-resources",),
    of_variants=MappingProxyType({"troublemakers": TROUBLEMAKERS}),
    styles=("nevada_city/pad.css",),
    more=MappingProxyType({"goals": MOST_SCORED}),
)
