"""What does this personality offer?"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.carson_city import TITLE
from rules.carson_city.board import IN_THE_BOX, MOUNTAIN, PROPERTY_TILES
from rules.carson_city.personalities import CASH_LIMITS, Personality, Side
from rules.core.fields import Whole, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Fact, Facts, Reason, Ruling, answered


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a player may choose: its price, and how much it brings of what."""

    choice: str
    pay: int
    gain: str
    amount: int
    clause: str

    @property
    def fact(self) -> Fact:
        """The option as a fact."""
        return {"choice": self.choice, "pay": self.pay, "gain": {self.gain: self.amount}}


@dataclass(frozen=True, slots=True)
class Situation:
    """A card, the side that lies up, and what its player owns."""

    personality: Personality
    side: Side = Side.YELLOW
    mountains: int = 0
    houses: int = 0


Options: TypeAlias = tuple[Option, ...]
Offered: TypeAlias = "Options | Callable[[Situation, Readings], Options]"


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    personality = one_of(Personality, required=True)
    side = one_of(Side)
    mountains = Whole(0, IN_THE_BOX[MOUNTAIN])
    houses = Whole(0, PROPERTY_TILES)


def _red_grocer(situation: Situation, readings: Readings) -> Options:
    del readings
    return (
        Option("money", 0, "money", 8, "CC-97"),
        Option("houses", 0, "victory_points", situation.houses, "CC-97"),
    )


def _red_settler(situation: Situation, readings: Readings) -> Options:
    gain = "victory_points" if readings.says("CC-O6", "victory_point") else "money"
    return (
        Option("money", 0, "money", 8, "CC-101"),
        Option("mountains", 0, gain, situation.mountains, "CC-101"),
    )


OFFERED: Mapping[tuple[Personality, Side], Offered] = {
    (Personality.SHERIFF, Side.YELLOW): (Option("white_cowboy", 0, "white_cowboys", 1, "CC-91"),),
    (Personality.SHERIFF, Side.RED): (Option("lost_duel", 0, "victory_points", 3, "CC-92"),),
    (Personality.BANKER, Side.YELLOW): (Option("money", 0, "money", 9, "CC-93"),),
    (Personality.BANKER, Side.RED): (
        Option("points_3", 3, "victory_points", 3, "CC-94"),
        Option("points_5", 12, "victory_points", 5, "CC-94"),
        Option("points_7", 25, "victory_points", 7, "CC-94"),
    ),
    (Personality.GROCER, Side.YELLOW): (
        Option("double_one_kind", 0, "income_factor", 2, "CC-95"),
        Option("money", 0, "money", 8, "CC-96"),
    ),
    (Personality.GROCER, Side.RED): _red_grocer,
    (Personality.CHINESE_COOLIE, Side.YELLOW): (
        Option("roads_and_half_price", 0, "roads", 2, "CC-98"),
    ),
    (Personality.CHINESE_COOLIE, Side.RED): (Option("building", 5, "buildings", 1, "CC-99"),),
    (Personality.SETTLER, Side.YELLOW): (Option("parcel", 0, "parcels", 1, "CC-100"),),
    (Personality.SETTLER, Side.RED): _red_settler,
    (Personality.CAPTAIN, Side.YELLOW): (
        Option("cowboys_1", 1, "cowboys", 1, "CC-102"),
        Option("cowboys_2", 4, "cowboys", 2, "CC-102"),
        Option("cowboys_3", 9, "cowboys", 3, "CC-102"),
    ),
    (Personality.CAPTAIN, Side.RED): (
        Option("revolvers_1", 3, "revolvers", 1, "CC-103"),
        Option("revolvers_2", 9, "revolvers", 2, "CC-103"),
    ),
    (Personality.MERCENARY, Side.YELLOW): (Option("firepower", 0, "firepower", 3, "CC-104"),),
    (Personality.MERCENARY, Side.RED): (Option("firepower", 0, "firepower", 2, "CC-105"),),
}


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Number, cash limit and what there is to choose from."""
    offered = OFFERED[situation.personality, situation.side]
    options = offered(situation, readings) if callable(offered) else offered
    limit = CASH_LIMITS[situation.side][situation.personality]
    facts: Facts = {
        "number": situation.personality.number,
        "cash_limit": limit,
        "options": [option.fact for option in options],
    }
    clauses = dict.fromkeys(option.clause for option in options)
    effects = (Reason(clause, (say(f"effect-{clause}"),)) for clause in clauses)
    return answered(facts, *effects, Reason("CC-106", (say("limit-is", limit=limit),)))
