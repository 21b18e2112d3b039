"""Building on a parcel: roads to it, the house that comes with it, the price."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from rules.carson_city.board import MAP, RIVER, Board, Thing
from rules.carson_city.building import (
    NEEDS_NO_ROAD,
    OPEN_POINT_OF_HOUSE,
    HousePlot,
    against_building,
    against_one_more_house,
    brings_house,
)
from rules.carson_city.laying import Laying, laid, terrain_of, too_many
from rules.carson_city.personalities import Personality, Side, side_of
from rules.carson_city.roads import Reach, Road, Terrain, reached_by
from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Reason


class Kept(StrEnum):
    """Since when a building is kept in front of the player."""

    THIS_TURN = "this_turn"
    EARLIER_TURN = "earlier_turn"


@dataclass(frozen=True, slots=True)
class Construction:
    """What somebody wants to build where, with what he has for it."""

    board: Board
    seat: int
    building: Thing
    parcel: int
    net: int = 0
    new_roads: tuple[Road, ...] = ()
    reserve: int = 0
    house: int | None = None
    owner_agrees: bool = False
    square: int | None = None
    kept: Kept | None = None
    money: int | None = None
    personality: Personality | None = None
    red: tuple[Personality, ...] = ()
    warnings: tuple[Fault, ...] = ()

    @property
    def at(self) -> str:
        """The parcel's name."""
        return MAP.names[self.parcel]

    @property
    def halved(self) -> bool:
        """Whether the yellow Chinese coolie halves the price."""
        if self.personality is not Personality.CHINESE_COOLIE:
            return False
        return side_of(self.personality, self.red) is Side.YELLOW

    @property
    def price(self) -> int | None:
        """What the building costs now; None where it is not known."""
        if self.kept:
            return 0
        if self.square is None or not self.halved:
            return self.square
        return (self.square + 1) // 2

    def faults(self, readings: Readings) -> Iterator[Fault]:
        """What cannot be, as the table reads the rules."""
        return too_many(self.net, self.board[RIVER], self.reserve, readings)


@dataclass(frozen=True)
class Works:
    """A construction as a table reads the rules."""

    construction: Construction
    readings: Readings

    @cached_property
    def terrain(self) -> Terrain:
        """What the map does to roads."""
        return terrain_of(self.construction.board[RIVER], self.readings)

    @cached_property
    def laying(self) -> Laying:
        """What comes of laying the new roads."""
        return laid(self.construction.net, self.construction.new_roads, self.terrain)

    @cached_property
    def reach(self) -> Reach:
        """How far the roads already laid are from anywhere."""
        return Reach(self.construction.net, self.terrain)

    @cached_property
    def reached(self) -> int:
        """The parcels reached with the new roads."""
        return reached_by(self.laying.net)

    @property
    def is_reached(self) -> bool:
        """Whether the building's parcel is."""
        return bool(self.reached >> self.construction.parcel & 1)

    @cached_property
    def house_needed(self) -> bool:
        """Whether a house must be placed too."""
        return brings_house(self.construction.building, self.readings)

    def plot(self, square: int) -> HousePlot:
        """A parcel as the place for that house."""
        wanted = self.construction
        return HousePlot(
            wanted.board, square, wanted.seat, self.reached, wanted.owner_agrees, wanted.parcel
        )

    @cached_property
    def hindrances(self) -> tuple[Reason, ...]:
        """Every clause that forbids it, each with what it forbids."""
        return (*self._of_the_place(), *self._of_the_price(), *self._of_the_house())

    def changed(self, **otherwise: object) -> "Works":
        """The same with something otherwise."""
        return Works(replace(self.construction, **otherwise), self.readings)  # type: ignore[arg-type]

    def _of_the_place(self) -> Iterator[Reason]:
        wanted = self.construction
        yield from against_building(
            wanted.board, wanted.seat, wanted.building, wanted.parcel, self.readings
        )
        if wanted.building not in NEEDS_NO_ROAD and not self.is_reached:
            says = say("build-not-reached", at=wanted.at, building=wanted.building.word)
            yield Reason("CC-49", (says,))
        yield from self.laying.hindrances()
        if self.laying.price > wanted.reserve:
            gaps = {"price": self.laying.price, "reserve": wanted.reserve}
            yield Reason("CC-51", (say("build-roads-not-in-reserve", **gaps),))

    def _of_the_price(self) -> Iterator[Reason]:
        price, money = self.construction.price, self.construction.money
        if price is not None and money is not None and money < price:
            yield Reason("CC-47", (say("build-not-payable", price=price, money=money),))
        is_new = self.construction.kept is Kept.THIS_TURN
        if is_new and self.readings.says("CC-O14", "next_turn"):
            yield Reason("CC-55", (say("build-kept-too-short"),))

    def _of_the_house(self) -> Iterator[Reason]:
        house = self.construction.house
        if not self.house_needed:
            return
        none_left = tuple(against_one_more_house(self.construction.board, self.readings))
        yield from none_left
        if house is not None:
            yield from self.plot(house).hindrances(self.readings)
        elif not none_left:
            building = self.construction.building
            as_read = building in OPEN_POINT_OF_HOUSE
            sentence = "build-without-house-as-read" if as_read else "build-without-house"
            yield Reason("CC-52", (say(sentence, building=building.word),))
