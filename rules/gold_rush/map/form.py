"""What the questions about a place on a map have in common, beside their form in numbers."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.gold_rush.checks import ALL_SEATS, faults_between_tiles, faults_of_figures
from rules.gold_rush.features import Kind
from rules.gold_rush.fields import no_such_place
from rules.gold_rush.figures import Place, place_named
from rules.gold_rush.map.features import MapFeature
from rules.gold_rush.map.gaps import is_completed
from rules.gold_rush.map.landscape import Landscape
from rules.gold_rush.map.newest import done_by
from rules.gold_rush.oddities import odd_on_map
from rules.gold_rush.steps import Step
from rules.gold_rush.table import Cell, Laid

MAP = "map"
PLACE = ("at", "on")


def wrong_fields(
    given: Mapping[str, Any], of_map: Collection[str], of_numbers: Collection[str]
) -> Iterator[Fault]:
    """What belongs to the form in numbers where there is a map, and the other way round."""
    foreign, says = (
        (of_numbers, say("not-beside-a-map")) if MAP in given else (of_map, say("only-with-a-map"))
    )
    yield from (Fault(name, says) for name in foreign if name in given)


def missing_fields(given: Mapping[str, Any], needed: Collection[str]) -> Iterator[Fault]:
    """What one of the two forms needs and nobody typed."""
    points_at_map = MAP in given
    for name in needed:
        if name not in given:
            is_place = points_at_map and name in PLACE
            says = say("place-required" if is_place else "field-required")
            yield Fault(name, says, lacks=True)


@dataclass(frozen=True)
class OnMap:
    """A place on a map that somebody asks about."""

    laid: tuple[Laid, ...]
    at: Cell
    on: str

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> "OnMap":
        """The place that a body names; where it says nothing, on the newest tile."""
        laid: tuple[Laid, ...] = given[MAP]
        return cls(laid, given.get("at", laid[-1].at), given.get("on", ""))

    @cached_property
    def landscape(self) -> Landscape:
        """All tiles with their features."""
        return Landscape(self.laid)

    @cached_property
    def tile(self) -> Laid:
        """The tile that is meant."""
        return next(laid for laid in self.laid if laid.at == self.at)

    @cached_property
    def place(self) -> Place:
        """What is meant of it."""
        place = place_named(self.tile.tile, self.on)
        assert place is not None, self.on  # noqa: S101 (refused before)
        return place

    @cached_property
    def feature(self) -> MapFeature:
        """The feature there."""
        return self.landscape.feature_at(self.at, self.place)

    def is_completed(self, readings: Readings) -> bool:
        """Whether that feature is completed, as the table reads what a gap in a mountain is."""
        return is_completed(self.feature, self.landscape, readings)

    @property
    def newest(self) -> Laid:
        """The tile of this turn."""
        return self.laid[-1]

    @property
    def is_on_newest(self) -> bool:
        """Whether the tile of this turn is meant."""
        return self.at == self.newest.at

    def placed_by(self, seat: int) -> Step | None:
        """What this seat did already in its turn, as an own figure on the newest tile tells."""
        return done_by(self.newest, seat)

    def odd(self, setup: Setup) -> tuple[Fault, ...]:
        """What is odd about the map."""
        return odd_on_map(self.landscape, setup)

    def faults(self, setup: Setup) -> Iterator[Fault]:
        """What is wrong with the map, and whether the place is on it."""
        of_figures = [*faults_of_figures(self.laid, setup, ALL_SEATS)]
        yield from of_figures
        if not of_figures:
            yield from faults_between_tiles(self.laid)
            yield from self._wrong_place()

    def _wrong_place(self) -> Iterator[Fault]:
        if all(laid.at != self.at for laid in self.laid):
            x, y = self.at
            yield Fault("at", say("no-tile-there", x=x, y=y))
        elif self.on and place_named(self.tile.tile, self.on) is None:
            yield Fault("on", no_such_place(self.tile.tile, self.on))


def off_mountain(asked: OnMap) -> Iterator[Fault]:
    """A place that is there and is no mountain."""
    if asked.place.kind is not Kind.MOUNTAIN:
        yield Fault("on", say("no-mountain-there", given=asked.on))
