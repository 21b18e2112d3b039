"""What does this character bring?"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import City
from rules.carson_city_cards.schema import MOST_SOLD, CityForm
from rules.core.faults import Fault
from rules.core.fields import Whole, one_of
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Reason, Ruling, answered
from scoring.carson_city_cards import reasons, worth
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.people import worth as worth_of_character
from scoring.core.rows import total_of


@dataclass(frozen=True, slots=True)
class Situation:
    """A city, its owner's other characters, the cards sold, and the character asked about."""

    city: City
    others: tuple[Character, ...]
    character: Character
    sold: int

    @property
    def without(self) -> Estate:
        """The estate before he comes."""
        return Estate(self.city, self.others, self.sold)

    @property
    def with_him(self) -> Estate:
        """The estate once he is there."""
        return Estate(self.city, (*self.others, self.character), self.sold)


class QuestionForm(CityForm):
    """What is typed."""

    character = one_of(Character, required=True)
    auctioneer_sold = Whole(0, MOST_SOLD)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The city, after a sale only where there is an Auctioneer."""
        character, sold = given["character"], given.get("auctioneer_sold", 0)
        own = self.own_city(given, setup, faults, sold=sold)
        if sold and Character.AUCTIONEER not in own.characters | {character}:
            faults.append(Fault("auctioneer_sold", say("sold-without-auctioneer")))
        others = tuple(other for other in own.characters if other is not character)
        return Situation(own.city, others, character, sold)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """His own line, and what the whole total gains with him."""
    points, counted = worth_of_character(situation.character, situation.with_him, readings)
    gain = total_of("with", readings, partial(worth, situation.with_him))
    gain -= total_of("without", readings, partial(worth, situation.without))
    part = reasons.of_character(situation.with_him, (points, situation.character.value, counted))
    because = Reason(part.clauses[0], (part.why,))
    return answered({"points": points, "score_change": gain}, because)
