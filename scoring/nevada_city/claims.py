"""Claims at City Hall and at the Capitol: what they cost, and what forbids them."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Reason, gathered
from rules.nevada_city.buildings import REMOVED_BY, REPLACEMENT, Building, Owner, removed
from rules.nevada_city.checks import MOST_UNDER_CONSTRUCTION
from rules.nevada_city.fees import Fee, is_short
from rules.nevada_city.goods import Property

SURCHARGES = {Property.MINE: 1, Property.FARM: 2, Property.RANCH: 3}


class What(StrEnum):
    """What is claimed."""

    BUILDING = "building"
    PROPERTY = "property"
    BOTH = "both"


PRICES_OF_THE_CAPITOL = {What.BUILDING: 1, What.PROPERTY: 1, What.BOTH: 3}


@dataclass(frozen=True, slots=True)
class Claim:
    """What somebody would like to claim, where, and with what."""

    players: int
    year: int
    what: What
    at: Building = Building.CITY_HALL
    space_cost: int = 0
    capitol_owner: Owner = Owner.BANK
    money: int | None = None
    building: Building | None = None
    card_year: int | None = None
    under_construction: int = 0
    free_plots: int = 0
    land: Property | None = None
    free_mat_spaces: int | None = None

    @property
    def is_at_capitol(self) -> bool:
        """Whether it happens at the Capitol."""
        return self.at is Building.CAPITOL

    @property
    def takes_card(self) -> bool:
        """Whether a building is claimed."""
        return self.what is not What.PROPERTY

    @property
    def is_replacement(self) -> bool:
        """Whether the card replaces a printed building, and lies on no plot."""
        return self.building in REPLACEMENT


@dataclass(frozen=True, slots=True)
class Costs:
    """What is paid to whom."""

    space: Fee
    surcharge: int

    @classmethod
    def of(cls, claim: Claim, readings: Readings) -> "Costs":
        """The space, and what the kind of property costs beside it."""
        surcharge = SURCHARGES[claim.land] if claim.land else 0
        if not claim.is_at_capitol:
            return cls(Fee(Owner.BANK, claim.space_cost), surcharge)
        if surcharge and readings.says("NC-O17", "included"):
            surcharge = 0
        return cls(Fee(claim.capitol_owner, PRICES_OF_THE_CAPITOL[claim.what]), surcharge)

    @property
    def to_bank(self) -> int:
        """What the Bank gets."""
        return self.surcharge + (self.space.amount if self.space.owner is Owner.BANK else 0)

    @property
    def to_owner(self) -> int:
        """What another player gets."""
        return self.space.amount if self.space.owner is Owner.OTHER else 0

    @property
    def total(self) -> int:
        """All that is paid."""
        return self.space.amount + self.surcharge


def hindrances(claim: Claim, readings: Readings) -> tuple[Reason, ...]:
    """Every clause that forbids it, each with what it forbids."""
    return gathered(_against(claim, readings))


def _against(claim: Claim, readings: Readings) -> Iterator[tuple[str, Message]]:
    """Clauses with what they say."""
    if claim.takes_card:
        yield from _against_the_card(claim, readings)
    if claim.free_mat_spaces == 0:
        yield "NC-3", say("claim-no-mat-space")
    if claim.what is What.BOTH and not claim.is_at_capitol:
        yield "NC-30", say("claim-one-of-both")
    cost = Costs.of(claim, readings).total
    if is_short(claim.money, cost):
        clause = "NC-118" if claim.is_at_capitol else "NC-30"
        yield clause, say("claim-not-payable", cost=cost, money=claim.money or 0)


def _against_the_card(claim: Claim, readings: Readings) -> Iterator[tuple[str, Message]]:
    building, year = claim.building, claim.year
    if building in removed(claim.players):
        says = say("card-removed", building=building.word, players=claim.players)
        yield REMOVED_BY[claim.players], says
    if claim.card_year is not None and claim.card_year > year:
        yield "NC-31", say("claim-card-of-later", card=str(claim.card_year), year=str(year))
    is_third = claim.under_construction >= MOST_UNDER_CONSTRUCTION
    if is_third and counts_as_unfinished(claim, readings):
        yield "NC-32", say("claim-two-unfinished", most=MOST_UNDER_CONSTRUCTION)
    if not claim.free_plots and _needs_plot(claim, readings):
        yield "NC-93", say("claim-no-plot")


def counts_as_unfinished(claim: Claim, readings: Readings) -> bool:
    """Whether the card is one of the two that may be under construction."""
    return not claim.is_replacement or readings.says("NC-O15", "count")


def _needs_plot(claim: Claim, readings: Readings) -> bool:
    return not claim.is_replacement or readings.says("NC-O16", "refused")
