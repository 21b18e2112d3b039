"""What does this character bring?"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import City
from rules.carson_city_cards.paperboy import CHOICES, Brought, choice_faults, lacking_choice
from rules.carson_city_cards.schema import MOST_SOLD, CityForm
from rules.core.faults import Fault
from rules.core.fields import ListOf, OneOf, Whole, one_of
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Ruling, answered
from scoring.carson_city_cards import reasons
from scoring.carson_city_cards.changes import changes
from scoring.carson_city_cards.estate import Estate
from scoring.carson_city_cards.people import worth


@dataclass(frozen=True, slots=True)
class Situation:
    """A city, its owner's other characters, the cards sold, and the character asked about."""

    city: City
    others: tuple[Character, ...]
    character: Character
    sold: int
    brought: Brought
    warnings: tuple[Fault, ...]

    @property
    def without(self) -> Estate:
        """The estate before he comes."""
        return Estate(self.city, self.others, self.sold, self.brought)

    @property
    def with_him(self) -> Estate:
        """The estate once he is there."""
        return Estate(self.city, (*self.others, self.character), self.sold, self.brought)


class Others(ListOf[Character]):
    """The characters beside him: also those two without whom other fields say nothing."""

    could_be = ((Character.AUCTIONEER.value, Character.PAPERBOY.value),)


class QuestionForm(CityForm):
    """What is typed."""

    deciding = ("characters", "auctioneer_sold")
    character = one_of(Character, required=True)
    characters = Others(one_of(Character), distinct=True)
    auctioneer_sold = Whole(0, MOST_SOLD)
    paperboy_choice = OneOf(CHOICES)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The city, after a sale only where there is an Auctioneer."""
        character, sold = given["character"], given.get("auctioneer_sold", 0)
        own = self.own_city(given, setup, faults, sold=sold)
        if sold and Character.AUCTIONEER not in own.characters | {character}:
            faults.append(Fault("auctioneer_sold", say("sold-without-auctioneer")))
        brought = Brought(who=given.get("paperboy_choice"))
        with_him = own.characters | {character}
        faults += choice_faults(brought, with_him)
        faults += lacking_choice(brought, with_him, setup)
        others = tuple(other for other in Character if other in own.characters - {character})
        return Situation(own.city, others, character, sold, brought, own.warnings)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """His own line, and what the whole total gains with him."""
    who, estate = situation.character, situation.with_him
    points, counted = worth(who, estate, readings)
    changed = changes(situation.without, estate, readings)
    own_line = reasons.of_character(estate, (points, who.value, counted))
    facts = {"points": points, "score_change": changed.total}
    ruling = answered(facts, *changed.reasons({who: own_line.why}))
    return replace(ruling, warnings=situation.warnings)
