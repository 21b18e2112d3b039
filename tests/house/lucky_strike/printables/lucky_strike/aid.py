"""The player aid of Lucky Strike: all its rules."""

from dataclasses import dataclass

from printables.core.aid import PointShown, points_of
from rules.core.readings import Setup
from scoring.titles import BuiltTitle


@dataclass(frozen=True, slots=True)
class AidFacts:
    """What stands on the aid."""

    title: BuiltTitle
    setup: Setup

    @property
    def points(self) -> tuple[PointShown, ...]:
        """The open points as this table reads them."""
        return points_of(self.setup)


def facts(title: BuiltTitle, setup: Setup) -> AidFacts:
    """What the aid says."""
    return AidFacts(title, setup)
