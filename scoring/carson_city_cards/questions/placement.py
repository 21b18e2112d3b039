"""May this card lie there, and what does it bring?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city_cards.cards import LaidCard
from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.checks import PARCELS_OF_A_CARD
from rules.carson_city_cards.city import FRAME, City
from rules.carson_city_cards.fields import CardField, CornerField
from rules.carson_city_cards.pictures import OUTLAWS
from rules.carson_city_cards.placement import Site
from rules.carson_city_cards.schema import CityForm
from rules.core.faults import Fault
from rules.core.grid import squares
from rules.core.messages import Message, Word, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from scoring.carson_city_cards.changes import changes
from scoring.carson_city_cards.estate import Estate


@dataclass(frozen=True, slots=True)
class Situation:
    """A city, whose it is, and a card at a spot."""

    city: City
    characters: frozenset[Character]
    laid: LaidCard
    warnings: tuple[Fault, ...] = ()

    def site(self, readings: Readings) -> Site:
        """The city as a place to build."""
        return Site(self.city, self.characters, readings)


class QuestionForm(CityForm):
    """What is typed."""

    deciding = ("characters",)
    card = CardField(required=True)
    at = CornerField(required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The city, checked as a seat's city is."""
        own = self.own_city_and_card(given, setup, faults)
        laid = LaidCard(given["card"], *given["at"])
        return Situation(own.city, own.characters, laid, own.warnings)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes with the city that comes of it, or every clause that forbids it."""
    return replace(_ruling(situation, readings), warnings=situation.warnings)


def _ruling(situation: Situation, readings: Readings) -> Ruling:
    hindrances = situation.site(readings).hindrances(situation.laid)
    if hindrances:
        return allowed_unless(hindrances, {}, remedies=_remedies(situation, readings))
    after = situation.city.under(situation.laid.parcels)
    characters = tuple(situation.characters)
    before = Estate(situation.city, characters)
    changed = changes(before, Estate(after, characters), readings)
    covers = (situation.laid.squares & situation.city.covered).bit_count()
    facts: Facts = {"covers": covers, "city": str(after), "score_change": changed.total}
    rests_on = (*_rests_on(situation, covers), *changed.reasons())
    return allowed_unless((), facts, rests_on=rests_on)


def _rests_on(situation: Situation, covers: int) -> Iterator[Reason]:
    yield Reason("CCC-27", (_why_joined(situation, covers),))
    if covers:
        yield Reason("CCC-29", (say("covers-what-it-may", count=covers),))
    if outlaws := (situation.laid.squares & situation.city[OUTLAWS]).bit_count():
        yield Reason("CCC-32", (say("covers-outlaws-protected", count=outlaws),))


def _why_joined(situation: Situation, covers: int) -> Message:
    if not situation.city.covered:
        return say("first-card-anywhere")
    lies_on_it = covers == PARCELS_OF_A_CARD
    return say("lies-on-the-city" if lies_on_it else "joined-by-a-side", at=situation.laid.at)


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    """Characters with whom it would be legal, and the nearest spot where it is."""
    for character in (Character.CAPTAIN, Character.SHERIFF):
        with_him = Site(situation.city, situation.characters | {character}, readings)
        if not with_him.hindrances(situation.laid):
            yield say("remedy-character", character=Word(f"character-{character.value}"))
    spots = situation.site(readings).spots(situation.laid.card)
    if spots:
        nearest = min(squares(spots), key=lambda spot: _distance(situation.laid, spot))
        yield say("remedy-other-spot", at=FRAME.names[nearest])


def _distance(laid: LaidCard, square: int) -> int:
    column, row = FRAME.place(square)
    return (column - laid.column) ** 2 + (row - laid.row) ** 2
