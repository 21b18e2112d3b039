"""What does this personality offer?"""

from dataclasses import dataclass

from rules.carson_city import TITLE
from rules.carson_city.board import IN_THE_BOX, MOUNTAIN, PROPERTY_TILES
from rules.carson_city.money import limit_of_card
from rules.carson_city.personalities import CARDS, CardSide, Option, Personality, Side
from rules.core.fields import Whole, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings
from rules.core.rulings import Fact, Facts, Reason, Ruling, answered


@dataclass(frozen=True, slots=True)
class Situation:
    """A card, the side that lies up, and what its player owns."""

    personality: Personality
    side: Side = Side.YELLOW
    mountains: int = 0
    houses: int = 0

    @property
    def card_side(self) -> CardSide:
        """What stands on the side that lies up."""
        return CARDS[self.personality][self.side]

    def amount_of(self, option: Option) -> int:
        """How much an option brings this player."""
        owned = {"mountains": self.mountains, "houses": self.houses}
        return option.amount * owned.get(option.for_each, 1)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    makes = Situation
    deciding = ("side", "mountains", "houses")
    never_none = ("side",)
    personality = one_of(Personality, required=True)
    side = one_of(Side)
    mountains = Whole(0, IN_THE_BOX[MOUNTAIN])
    houses = Whole(0, PROPERTY_TILES)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Number, cash limit and what there is to choose from."""
    side = situation.card_side
    facts: Facts = {
        "number": situation.personality.number,
        "cash_limit": side.limit,
        "options": [_told(option, situation, readings) for option in side.options],
    }
    effects = (Reason(clause, (_effect(clause, side, readings),)) for clause in side.clauses)
    return answered(facts, *effects, limit_of_card(situation.personality, situation.side))


def _told(option: Option, situation: Situation, readings: Readings) -> Fact:
    gain = {_gain(option, readings): situation.amount_of(option)}
    return {"choice": option.choice, "pay": option.pay, "gain": gain}


def _gain(option: Option, readings: Readings) -> str:
    """What an option brings, as printed or as the table plays it."""
    instead = option.instead
    if instead is None or not readings.says(instead.point, instead.reading):
        return option.gain
    return instead.gain


def _effect(clause: str, side: CardSide, readings: Readings) -> Message:
    """What a clause of the card says, as printed or as the table plays it."""
    for option in side.options:
        if option.instead and option.clause == clause and _gain(option, readings) != option.gain:
            return say(f"effect-{clause}-{option.instead.reading}")
    return say(f"effect-{clause}")
