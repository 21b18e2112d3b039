"""What a feature brings to whom, when it is completed during the game."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from marshmallow import ValidationError

from rules.core.faults import Fault, RefusedError, at_fields
from rules.core.messages import Message
from rules.core.readings import Setup
from rules.gold_rush import TITLE
from rules.gold_rush.checks import faults_of_crowds
from rules.gold_rush.feature_fields import FeatureField
from rules.gold_rush.features import NUMBERS, Feature, Kind
from scoring.gold_rush.worth import clauses_of, why, worth

SCORED_IN_PLAY = (Kind.RAILROAD, Kind.MOUNTAIN, Kind.CITY)
COWBOYS_OF_THE_FIRST = "features.0."
ALONE, NOBODY = "GR-37", "GR-60"


@dataclass(frozen=True, slots=True)
class Brought:
    """A completed feature with its points for each seat of the majority."""

    feature: Feature
    points: int

    @property
    def seats(self) -> tuple[int, ...]:
        """Who gets them."""
        return self.feature.majority

    @property
    def why(self) -> Message:
        """The points in words."""
        return why(self.feature, self.points)

    @property
    def clauses(self) -> tuple[str, ...]:
        """What they rest on, and who has the majority."""
        return (*clauses_of(self.feature), *self._of_majority())

    def _of_majority(self) -> tuple[str, ...]:
        if not self.seats:
            return (NOBODY,)
        return () if self.feature.is_shared else (ALONE,)


def own_numbers(body: Mapping[str, Any]) -> dict[str, Any]:
    """A feature as typed, without what was typed for another kind before."""
    foreign = {
        name for kind, names in NUMBERS.items() for name in names if kind.value != body.get("kind")
    }
    return {name: value for name, value in body.items() if name not in foreign}


def brought_by(body: Mapping[str, Any], setup: Setup, seats: Collection[int]) -> Brought:
    """What the feature of this body brings now that it is completed; refused with every fault."""
    try:
        feature: Feature = FeatureField().deserialize({**body, "completed": True})
    except ValidationError as error:
        raise RefusedError(at_fields(error.messages), TITLE) from None
    crowd = faults_of_crowds((feature,), setup, seats)
    if faults := [Fault(at_home(fault.at), fault.says) for fault in crowd]:
        raise RefusedError(faults, TITLE)
    return Brought(feature, worth(feature, setup.readings()))


def at_home(path: str) -> str:
    """The path in a form that holds only one feature."""
    return path.removeprefix(COWBOYS_OF_THE_FIRST)
