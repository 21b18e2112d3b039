"""What comes in which order, and what does it pay?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.action_squares import (
    BUILDING_PRICES,
    MOST_COWBOYS,
    SEQUENCE,
    TURNS,
    ActionSquare,
    building_price,
    open_prices,
)
from rules.carson_city.board import PROPERTY_TILES
from rules.carson_city.fields import RedField
from rules.carson_city.firepower import income_by, points_by
from rules.carson_city.helped import Helped
from rules.carson_city.personalities import Personality
from rules.core.faults import Fault
from rules.core.fields import ListOf, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered

HIGHEST_FIREPOWER = 60

DOLLARS_PER_WAGES_COWBOY = 4
WHITE_COWBOYS = 1
ROADS_OF_THE_SQUARE = 3
ROADS_PER_COWBOY = 1
DOLLARS_PER_PARCEL = 2
PARCELS_PER_POINT = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation(Helped):
    """What a player has that the squares pay for."""

    parcels: int = 0
    buildings: int = 0
    firepower: int = 0
    wages_cowboys: int = 0
    road_cowboys: int = 0
    dice: tuple[int, ...] = ()
    turn: int | None = None

    @property
    def most_cowboys(self) -> int:
        """How many cowboys the player can have on squares, the white one included."""
        return MOST_COWBOYS + (WHITE_COWBOYS if self.has_white_cowboy else 0)

    @property
    def pays(self) -> Mapping[ActionSquare, int | None]:
        """What each square pays in its own kind; gambling nothing before the dice are cast."""
        return {
            ActionSquare.WAGES: DOLLARS_PER_WAGES_COWBOY * self.wages_cowboys,
            ActionSquare.THREE_ROADS: ROADS_OF_THE_SQUARE,
            ActionSquare.ONE_ROAD: ROADS_PER_COWBOY * self.road_cowboys,
            ActionSquare.PARCELS_INCOME: DOLLARS_PER_PARCEL * self.parcels,
            ActionSquare.COWBOY_INCOME: income_by(self.firepower),
            ActionSquare.GAMBLING: sum(self.dice) if self.dice else None,
            ActionSquare.PARCELS_VP: self.parcels // PARCELS_PER_POINT,
            ActionSquare.COWBOY_VP: points_by(self.firepower),
            ActionSquare.ESTATE_VP: self.buildings,
        }


CLAUSES: Mapping[ActionSquare, str] = {
    ActionSquare.WAGES: "CC-36",
    ActionSquare.THREE_ROADS: "CC-38",
    ActionSquare.ONE_ROAD: "CC-39",
    ActionSquare.PARCELS_INCOME: "CC-57",
    ActionSquare.COWBOY_INCOME: "CC-58",
    ActionSquare.GAMBLING: "CC-60",
    ActionSquare.PARCELS_VP: "CC-65",
    ActionSquare.COWBOY_VP: "CC-66",
    ActionSquare.ESTATE_VP: "CC-67",
}
SAYS: Mapping[ActionSquare, str] = {
    ActionSquare.WAGES: "square-pays-dollars",
    ActionSquare.THREE_ROADS: "square-pays-roads",
    ActionSquare.ONE_ROAD: "square-pays-roads",
    ActionSquare.PARCELS_INCOME: "square-pays-dollars",
    ActionSquare.COWBOY_INCOME: "square-pays-dollars",
    ActionSquare.GAMBLING: "square-pays-dollars",
    ActionSquare.PARCELS_VP: "square-pays-points",
    ActionSquare.COWBOY_VP: "square-pays-points",
    ActionSquare.ESTATE_VP: "square-pays-points",
}


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    parcels = Whole(0, PROPERTY_TILES)
    buildings = Whole(0, PROPERTY_TILES)
    firepower = Whole(0, HIGHEST_FIREPOWER)
    wages_cowboys = Whole(0, MOST_COWBOYS + WHITE_COWBOYS)
    road_cowboys = Whole(0, MOST_COWBOYS + WHITE_COWBOYS)
    dice = ListOf(Whole(1, 6), shortest=2, longest=2)
    personality = one_of(Personality)
    red = RedField()
    turn = Whole(1, TURNS)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Buildings stand on parcels, and nobody has more than ten cowboys."""
        del setup
        situation = Situation(**given)
        if situation.buildings > situation.parcels:
            says = say("more-buildings-than-parcels", parcels=situation.parcels)
            faults.append(Fault("buildings", says))
        faults += _too_many_cowboys(situation)
        return situation


def _too_many_cowboys(situation: Situation) -> Iterator[Fault]:
    """More cowboys on a square, or on both together, than the player can have."""
    most = situation.most_cowboys
    standing = {"wages_cowboys": situation.wages_cowboys, "road_cowboys": situation.road_cowboys}
    too_many = [field for field, cowboys in standing.items() if cowboys > most]
    yield from (Fault(field, say("too-many-cowboys-there", most=most)) for field in too_many)
    if not too_many and sum(standing.values()) > most:
        yield Fault("road_cowboys", say("too-many-cowboys", most=most))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The sequence, what each square pays, what buildings cost and which points are for sale."""
    del readings
    halved = situation.builds_at_half_price
    facts: Facts = {
        "sequence": list(SEQUENCE),
        "pays": {square.value: amount for square, amount in situation.pays.items()},
        "prices": {
            f"build_{price}": building_price(price, halved=halved) for price in BUILDING_PRICES
        },
        "open_vp": None if situation.turn is None else open_prices(situation.turn),
    }
    return answered(facts, *_reasons(situation))


def _reasons(situation: Situation) -> Iterator[Reason]:
    yield Reason("CC-35", (say("printed-sequence"),))
    for square, amount in situation.pays.items():
        if amount:
            yield Reason(CLAUSES[square], (_says(square, amount),))
    if situation.builds_at_half_price:
        yield Reason("CC-98", (say("half-price"),))
    if situation.turn is not None:
        prices = tuple(str(price) for price in open_prices(situation.turn))
        yield Reason("CC-29", (say("points-for-sale", turn=situation.turn, prices=prices),))


def _says(square: ActionSquare, amount: int) -> Message:
    return say(SAYS[square], square=square.word, count=amount)
