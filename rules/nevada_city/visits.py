"""Characters at the spaces of buildings: what they pay, and what forbids it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Reason
from rules.nevada_city.buildings import (
    BANK_CLAIMS_WITH,
    NEVER_CLAIMED,
    REMOVED_BY,
    Building,
    Owner,
    is_players_start,
    removed,
)
from rules.nevada_city.fees import Fee, is_short
from rules.nevada_city.players import has_brown_spaces


class Space(StrEnum):
    """What kind of space a marker goes on."""

    ACTION = "action"
    OCTAGONAL = "octagonal"
    CONTRACT = "contract"


class BuiltHere(StrEnum):
    """What the character constructed at the building this year."""

    NO = "no"
    HELPED = "helped"
    COMPLETED = "completed"


@dataclass(frozen=True, slots=True)
class Undescribed:
    """The field with something that the rulebook does not describe, and the rule nearest to it."""

    field: str
    clause: str
    says: Message


NO_ACTION = {
    Building.FIRE_HOUSE: "NC-71",
    Building.SOUP_KITCHEN: "NC-72",
    Building.BOARDING_HOUSE: "NC-73",
    Building.DOCTOR: "NC-121",
    Building.UNDERTAKER: "NC-122",
}
"""Buildings that do something, but at which no character takes an action."""
NO_CONTRACT = {
    Building.TRADING_POST: "NC-65",
    Building.HOTEL: "NC-66",
    **dict.fromkeys((Building.HARDNAILS, Building.LEADBRICKS, Building.MASONOAKS), "NC-75"),
    Building.PHARMACIST: "NC-77",
    Building.TOBACCONIST: "NC-79",
    **dict.fromkeys((Building.BORDELLO, Building.OPERA_HOUSE), "NC-82"),
    Building.CAVALRY_HOTEL: "NC-119",
    Building.MILITARY_STORE: "NC-120",
    Building.STABLES: "NC-123",
}
"""Buildings without a contract space."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A character at a space of a building."""

    players: int
    building: Building
    owner: Owner
    space: Space = Space.ACTION
    brown_number: bool = False
    occupied: bool = False
    character_here: bool = False
    built_here: BuiltHere = BuiltHere.NO
    constructed: bool | None = None
    fee: int = 0
    money: int | None = None
    proceeds: int = 0

    @property
    def due(self) -> Fee:
        """What has to be paid."""
        return Fee(self.owner, self.fee)

    @property
    def means(self) -> int | None:
        """What there is to pay with: the money, and what the action brings."""
        return None if self.money is None else self.money + self.proceeds

    @property
    def is_removed(self) -> bool:
        """Whether the card is not in the game."""
        return self.building in removed(self.players)

    def is_constructed(self, readings: Readings) -> bool:
        """As typed, else what can be told of the building itself."""
        if self.constructed is not None:
            return self.constructed or self._counts_as_constructed(readings)
        came_to_bank = self.owner is Owner.BANK and self.building not in NEVER_CLAIMED
        if came_to_bank and self.players == BANK_CLAIMS_WITH:
            return readings.says("NC-O8", "in_play")
        return True

    def _counts_as_constructed(self, readings: Readings) -> bool:
        is_start = is_players_start(self.building, self.players)
        return is_start and readings.says("NC-O22", "constructed")

    @property
    def undescribed(self) -> Undescribed | None:
        """What the rulebook does not describe: any action at this building, or such a space."""
        if clause := NO_ACTION.get(self.building):
            return Undescribed("building", clause, say(f"visit-no-action-{self.building.value}"))
        if self.space is Space.CONTRACT and (clause := NO_CONTRACT.get(self.building)):
            says = say("visit-no-contract-space", building=self.building.word)
            return Undescribed("space", clause, says)
        return None


def hindrances(visit: Visit, readings: Readings) -> Iterator[Reason]:
    """Every clause that forbids it, each with what it forbids."""
    word = visit.building.word
    if visit.is_removed:
        says = say("card-removed", building=word, players=visit.players)
        yield Reason(REMOVED_BY[visit.players], (says,))
    if undescribed := visit.undescribed:
        yield Reason(undescribed.clause, (undescribed.says,))
    yield from _of_the_space(visit)
    if visit.character_here:
        yield Reason("NC-27", (say("visit-second-action", building=word),))
    yield from _of_construction(visit, readings)
    cost, means = visit.due.amount, visit.means
    if is_short(means, cost):
        yield Reason("NC-28", (say("visit-not-payable", fee=cost, money=means or 0),))


def _of_the_space(visit: Visit) -> Iterator[Reason]:
    if visit.brown_number and not has_brown_spaces(visit.players):
        yield Reason("NC-29", (say("visit-brown-closed", players=visit.players),))
    if visit.occupied and visit.space is not Space.OCTAGONAL:
        yield Reason("NC-26", (say("visit-occupied"),))


def _of_construction(visit: Visit, readings: Readings) -> Iterator[Reason]:
    word = visit.building.word
    if visit.built_here is BuiltHere.COMPLETED:
        yield Reason("NC-37", (say("visit-completed-here", building=word),))
    elif visit.built_here is BuiltHere.HELPED and readings.says("NC-O20", "any_builder"):
        yield Reason("NC-37", (say("visit-helped-here", building=word),))
    if not visit.is_constructed(readings):
        yield Reason("NC-36", (say("visit-not-constructed", building=word),))
