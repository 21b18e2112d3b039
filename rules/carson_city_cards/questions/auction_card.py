"""May I play this auction card?"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.auction import DECKS, HAND, HIGHEST_CARD
from rules.carson_city_cards.table import Level
from rules.core.faults import Fault
from rules.core.fields import ListOf, Whole, one_of
from rules.core.forms import Form
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless


@dataclass(frozen=True, slots=True)
class Situation:
    """A card, what was played before, and whose deck it is."""

    card: int
    played: tuple[int, ...] = ()
    level: Level | None = None

    @property
    def deck(self) -> tuple[int, ...]:
        """All cards of the player in this era."""
        return DECKS[self.level] if self.level else HAND

    @property
    def left(self) -> list[int]:
        """The cards not played yet, lowest first."""
        return [card for card in self.deck if card not in self.played]


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("played", "level")
    card = Whole(1, HIGHEST_CARD, required=True)
    played = ListOf(Whole(1, HIGHEST_CARD), distinct=True)
    level = one_of(Level)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """What was played must be in the deck."""
        del setup
        situation = Situation(**given)
        for place, card in enumerate(situation.played):
            if card not in situation.deck:
                faults.append(Fault(f"played.{place}", say("not-in-this-deck", card=card)))
        return situation


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes, or why not; the cards that are left in either case."""
    del readings
    facts: Facts = {"left": situation.left}
    left = tuple(str(card) for card in situation.left)
    remedies = (say("remedy-cards-left", cards=left),) if left else ()
    in_deck = Reason("CCC-10" if situation.level else "CCC-7", (say("card-in-hand"),))
    return allowed_unless(
        _hindrances(situation), facts, rests_on=(in_deck,), facts_of_no=facts, remedies=remedies
    )


def _hindrances(situation: Situation) -> tuple[Reason, ...]:
    card = situation.card
    if card in situation.played:
        return (Reason("CCC-18", (say("card-played-already", card=card),)),)
    if card in situation.deck:
        return ()
    if situation.level is None:
        return (Reason("CCC-7", (say("card-not-in-hand", card=card),)),)
    return (Reason("CCC-10", (say("card-not-in-deck", card=card),)),)
