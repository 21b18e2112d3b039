"""Where a building and its house may go, and everything that speaks against a parcel."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from rules.carson_city.board import (
    BANK,
    CHURCH,
    DRUGSTORE,
    EMPTY,
    HOTEL,
    HOUSE,
    IN_THE_BOX,
    MAP,
    MINE,
    MOUNTAIN,
    PRISON,
    RANCH,
    RIVER,
    SALOON,
    Board,
    Thing,
)
from rules.carson_city.checks import may_stand_in
from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Reason
from rules.core.seats import noted_seat_told

NEEDS_NO_ROAD = (RANCH, MINE)
ALWAYS_WITH_HOUSE = (DRUGSTORE, BANK, SALOON, CHURCH, PRISON)
OPEN_POINT_OF_HOUSE = {HOTEL: "CC-O2", MINE: "CC-O3"}


def brings_house(building: Thing, readings: Readings) -> bool:
    """Whether a house must be placed with this building."""
    if building in OPEN_POINT_OF_HOUSE:
        return readings.says(OPEN_POINT_OF_HOUSE[building], "house")
    return building in ALWAYS_WITH_HOUSE


def may_bring_house(building: Thing, house_rules: Mapping[str, str]) -> bool:
    """Whether a house must be placed with this building, or perhaps must."""
    if building in OPEN_POINT_OF_HOUSE:
        return house_rules.get(OPEN_POINT_OF_HOUSE[building]) != "no_house"
    return building in ALWAYS_WITH_HOUSE


def houses_left(board: Board) -> int:
    """How many houses are still in the box."""
    return IN_THE_BOX[HOUSE] - board.count(HOUSE)


def too_many_houses(board: Board, readings: Readings) -> Iterator[Fault]:
    """What speaks against a board that shows more houses than there are."""
    if houses_left(board) < 0 and not may_stand_in(readings):
        gaps = {"count": board.count(HOUSE), "most": IN_THE_BOX[HOUSE]}
        yield Fault("board", say("board-more-than-the-box", thing=HOUSE.word, **gaps))


def against_one_more_house(board: Board, readings: Readings) -> Iterator[Reason]:
    """What speaks against one more house, wherever it goes."""
    if houses_left(board) <= 0 and not may_stand_in(readings):
        yield Reason("CC-4", (say("house-none-left", most=IN_THE_BOX[HOUSE]),))


def one_more_house(board: Board) -> Iterator[Reason]:
    """What a house rests on that something else stands in for."""
    if houses_left(board) <= 0:
        yield Reason("CC-4", (say("house-stood-in-for", most=IN_THE_BOX[HOUSE]),))


def against_building(
    board: Board, seat: int, building: Thing, square: int, readings: Readings
) -> Iterator[Reason]:
    """What speaks against the parcel itself, roads aside."""
    at, thing = MAP.names[square], board.thing_on(square)
    if thing is RIVER:
        yield Reason("CC-115", (say("build-on-river", at=at),))
        return
    wrong = tuple(_no_place_for_building(board, seat, square, readings))
    if wrong:
        yield Reason("CC-48", wrong)
    if thing is MOUNTAIN:
        yield Reason("CC-56", (say("build-on-mountain", at=at, building=building.word),))


def _no_place_for_building(
    board: Board, seat: int, square: int, readings: Readings
) -> Iterator[Message]:
    at, thing = MAP.names[square], board.thing_on(square)
    if not board.of_seat(seat) >> square & 1:
        yield say("build-not-own-parcel", at=at, seat=noted_seat_told(seat))
    if board.buildings >> square & 1:
        yield say("build-on-building", at=at, thing=thing.word)
    if thing is HOUSE and readings.says("CC-O5", "no"):
        yield say("build-on-house", at=at)


def nearest_to(square: int) -> list[int]:
    """All other parcels, the nearest first."""
    column, row = MAP.place(square)

    def distance(other: int) -> int:
        other_column, other_row = MAP.place(other)
        return (other_column - column) ** 2 + (other_row - row) ** 2

    return sorted((other for other in MAP.names if other != square), key=distance)


@dataclass(frozen=True, slots=True)
class HousePlot:
    """A parcel on which a house is wanted, with what makes it possible there."""

    board: Board
    square: int
    seat: int
    reached: int
    """The parcels reached by roads."""
    agreed: bool = False
    """Whether the owner of the parcel allows it."""
    under: int | None = None
    """The parcel of the building with which the house comes."""

    @property
    def at(self) -> str:
        """The parcel's name."""
        return MAP.names[self.square]

    @property
    def owner(self) -> int | None:
        """Whose parcel it is."""
        return self.board.owner_of(self.square)

    @property
    def is_reached(self) -> bool:
        """Whether a road touches a corner of it."""
        return bool(self.reached >> self.square & 1)

    def hindrances(self, readings: Readings) -> Iterator[Reason]:
        """Every clause that forbids the house there."""
        thing = self.board.thing_on(self.square)
        if thing is RIVER:
            yield Reason("CC-115", (say("house-on-river", at=self.at),))
        wrong = tuple(self._no_free_parcel(thing, readings))
        if wrong:
            yield Reason("CC-53", wrong)
        if thing is MOUNTAIN:
            yield Reason("CC-56", (say("house-on-mountain", at=self.at),))
        if self.owner is not None and self.owner != self.seat and not self.agreed:
            says = say("house-without-consent", at=self.at, seat=noted_seat_told(self.owner))
            yield Reason("CC-54", (says,))

    def _no_free_parcel(self, thing: Thing, readings: Readings) -> Iterator[Message]:
        if self.square == self.under:
            yield say("house-under-building", at=self.at)
        if thing is HOUSE and readings.says("CC-O4", "occupied"):
            yield say("house-parcel-with-house", at=self.at)
        elif thing not in {EMPTY, RIVER, HOUSE}:
            yield say("house-parcel-not-free", at=self.at, thing=thing.word)
        if not self.is_reached:
            yield say("house-not-reached", at=self.at)

    def nearest_without_asking(self, readings: Readings) -> int | None:
        """The nearest other parcel on which the house may stand and nobody needs to agree."""
        alone = replace(self, agreed=False)
        plots = (replace(alone, square=square) for square in nearest_to(self.square))
        return next((plot.square for plot in plots if not any(plot.hindrances(readings))), None)

    def permissions(self) -> Iterator[Reason]:
        """What a house that may stand there rests on."""
        yield Reason("CC-53", (say("house-on-free-parcel", at=self.at),))
        if self.owner is None:
            says = say("house-of-nobody", at=self.at)
        elif self.owner == self.seat:
            says = say("house-of-builder", at=self.at)
        else:
            says = say("house-of-another", at=self.at, seat=noted_seat_told(self.owner))
        yield Reason("CC-54", (says,))
