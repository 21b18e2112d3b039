"""A table of Nevada City as it stands at the end: seats with their ledgers, and the goals."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.core.faults import Fault
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.nevada_city.buildings import Building
from rules.nevada_city.goods import NO_GOODS, RESOURCES, Goods, Property

POINTS_PER_TILE = 2
POINTS_FOR_OWNER = 2
POINTS_FOR_UNHIRED = 3
UNHIRED_FOR_POINTS = 2
BANK = -1
"""Stands for the Bank where else the place of a seat says who owns something."""


@dataclass(frozen=True, slots=True)
class StartBuilding:
    """The start card that somebody was dealt; which one is not always typed."""

    points: int
    building: Building | None = None


@dataclass(frozen=True, slots=True)
class Tiles:
    """The property tiles on a mat."""

    mines: int = 0
    farms: int = 0
    ranches: int = 0

    @property
    def by_kind(self) -> Mapping[Property, int]:
        """How many there are of each kind."""
        return dict(zip(Property, (self.mines, self.farms, self.ranches), strict=True))

    @property
    def total(self) -> int:
        """All tiles."""
        return self.mines + self.farms + self.ranches


@dataclass(frozen=True, slots=True)
class Card:
    """A building card with somebody's marker; nothing is printed on it that is known here."""

    building: Building
    printed: int = 0
    is_complete: bool = True


@dataclass(frozen=True, slots=True)
class Contract:
    """A completed contract: one number or two, and the building that it names."""

    high: int
    low: int | None = None
    name: str | None = None
    building: Building | None = None
    was_built: bool = False
    owner: int | None = None
    """The place of a seat, or the Bank; None where nobody at the table is known to own it."""
    doubted_at: str | None = None
    """Its path, where it names a start building that was typed as not built (NC-O22)."""

    @property
    def points(self) -> int:
        """Of two numbers the larger where the named building stood already."""
        return self.high if self.low is None or self.was_built else self.low

    def read_as(self, readings: Readings) -> "Contract":
        """The same contract with start buildings as constructed as these readings say."""
        if self.doubted_at is None:
            return self
        return replace(self, was_built=readings.says("NC-O22", "constructed"))


@dataclass(frozen=True, slots=True)
class Sundry:
    """Points from an event, from goods or from poker."""

    points: int
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Remaining:
    """What somebody has left at the end."""

    goods: Goods = NO_GOODS
    on_contracts: int = 0

    def under(self, reading: str) -> int:
        """How much of it counts for the tie-break."""
        if reading == "all_tokens":
            return self.goods.total
        deposits = self.on_contracts if reading == "resources_with_deposits" else 0
        return self.goods.total_of(RESOURCES) + deposits


@dataclass(frozen=True, slots=True)
class Ledger:
    """Where the points of a seat come from; a plain number says only how many there are."""

    start_building: StartBuilding = StartBuilding(0)
    properties: int | Tiles | None = None
    """None where nothing was typed, as nobody has no tiles at all."""
    buildings: int | tuple[Card, ...] = 0
    contracts: int | tuple[Contract, ...] = 0
    building_owner_bonus: int | None = None
    """As typed; None where it is counted from everybody's contracts."""
    newspaper: int | tuple[int, ...] = 0
    boarding_house: int | tuple[int, ...] = 0
    troublemakers: int = 0
    other: int | tuple[Sundry, ...] = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """The building cards, where they were typed."""
        return () if isinstance(self.buildings, int) else self.buildings

    @property
    def listed_contracts(self) -> tuple[Contract, ...]:
        """The contracts, where they were typed."""
        return () if isinstance(self.contracts, int) else self.contracts


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's part of the table."""

    name: str
    number: int
    """Its number on the sheet, counted from 0."""
    place: int
    """Its place among those who play, counted from 0."""
    score_track: int | None = None
    ledger: Ledger | None = None
    resources: int | Remaining | None = None


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of the common stack; `counts` are those of everybody who plays."""

    levels: tuple[int, ...]
    counts: tuple[int, ...]
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Fulfilment:
    """A completed contract that names a building of somebody's."""

    seat: Seat
    number: int
    contract: Contract


@dataclass(frozen=True, slots=True)
class Table:
    """All seats in the order typed; of a sheet, those that are there already."""

    seats: tuple[Seat, ...]
    players: int
    goals: tuple[Goal, ...] | None = None

    def naming_buildings_of(self, number: int) -> tuple[Fulfilment, ...]:
        """The contracts of everybody that name a building of the owner in this place.

        They bring 2 points where the building stood, which may depend on how the table reads it.
        """
        return tuple(
            Fulfilment(seat, index, contract)
            for seat in self.seats
            if seat.ledger is not None
            for index, contract in enumerate(seat.ledger.listed_contracts)
            if contract.owner == number
        )

    def unknown_owners(self, readings: Readings) -> tuple[Fault, ...]:
        """Every owner that would have to be known for these readings."""
        return tuple(
            Fault(f"{contract.doubted_at}.owner", _who_owns(contract), lacks=True)
            for seat in self.seats
            if seat.ledger is not None
            for contract in seat.ledger.listed_contracts
            if contract.doubted_at and contract.read_as(readings).was_built
            if contract.owner is None
        )


def _who_owns(contract: Contract) -> Message:
    assert contract.building is not None  # noqa: S101 (a doubted contract names a building)
    return say("owner-needed", building=contract.building.word)
