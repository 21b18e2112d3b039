"""Where can this card go, and where does it bring most?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.carson_city_cards.cards import TerrainCard
from rules.carson_city_cards.characters import Character
from rules.carson_city_cards.city import EMPTY_CITY, FRAME, City
from rules.carson_city_cards.fields import CardField
from rules.carson_city_cards.pictures import BARE
from rules.carson_city_cards.schema import CityForm
from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Fact, Reason, Ruling, answered
from scoring.carson_city_cards.spots import CardInHand, LegalSpot

MARGIN = 2
"""As many bare columns and rows as a card needs on the far sides of the city."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A city and a card in hand."""

    city: City
    characters: frozenset[Character]
    card: TerrainCard
    warnings: tuple[Fault, ...] = ()

    @property
    def offset(self) -> tuple[int, int]:
        """Columns and rows by which the city is moved to leave its margin."""
        box = self.city.box
        return (MARGIN - box.left, MARGIN - box.top) if box else (0, 0)

    @property
    def drawn(self) -> City:
        """The city with its upper left corner at c3."""
        return self.city.moved(*self.offset)


class QuestionForm(CityForm):
    """What is typed."""

    deciding = ("characters",)
    card = CardField(required=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The city, checked as a seat's city is."""
        own = self.own_city_and_card(given, setup, faults)
        return Situation(own.city, own.characters, given["card"], own.warnings)


def answer(situation: Situation, readings: Readings) -> Ruling:
    """All legal spots on the city as drawn, best first."""
    drawn = situation.drawn
    spots = sorted(legal_spots(drawn, situation, readings), key=lambda spot: spot.preference)
    columns, rows = situation.offset
    facts: dict[str, Fact] = {
        "city": _with_margin(drawn),
        "offset": {"columns": columns, "rows": rows},
        "spots": [
            {"at": spot.laid.at, "score_change": spot.gain, "covers": spot.covers} for spot in spots
        ],
        "count": len(spots),
        "best": spots[0].gain if spots else None,
    }
    if not spots:
        may_keep = readings.says("CCC-O16", "when_you_like")
        facts["if_none"] = "kept" if may_keep else readings.of("CCC-O12")
    ruling = answered(facts, Reason("CCC-29", (say("legal-spots", count=len(spots)),)))
    return replace(ruling, warnings=situation.warnings)


def legal_spots(city: City, situation: Situation, readings: Readings) -> Iterator[LegalSpot]:
    """The legal spots; the first card lies anywhere, so one spot stands for all."""
    in_hand = CardInHand(city, situation.characters, situation.card, readings)
    if city == EMPTY_CITY:
        return in_hand.worth_on([FRAME.square(MARGIN, MARGIN)])
    return in_hand.legal()


def _with_margin(drawn: City) -> str:
    """The drawing with two bare columns and rows in front, every row in full."""
    if not (text := str(drawn)):
        return ""
    rows = [BARE * MARGIN + row for row in text.split("/")]
    return "/".join([BARE * len(rows[0])] * MARGIN + rows)
