"""May the Auctioneer sell these cards?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Any

from rules.carson_city_cards import TITLE
from rules.carson_city_cards.cards import LaidCard
from rules.carson_city_cards.characters import Character, Moment
from rules.carson_city_cards.checks import (
    Owner,
    box_faults,
    built_of_cards,
    owed_to_readings,
    printed_pictures,
)
from rules.carson_city_cards.city import EMPTY_CITY, FRAME, City
from rules.carson_city_cards.fields import CardPiece, laid_cards
from rules.carson_city_cards.schema import MOST_SOLD, POINTS_FOR_A_SOLD_CARD
from rules.core.faults import Fault
from rules.core.fields import LARGEST_LIST, ListOf, PieceOf, Whole, one_of
from rules.core.forms import Form
from rules.core.grid import Names
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from scoring.carson_city_cards.changes import changes
from scoring.carson_city_cards.estate import Estate


@dataclass(frozen=True, slots=True)
class Situation:
    """Cards in the order laid, those to be sold by their numbers from 1, and earlier sales."""

    cards: tuple[LaidCard, ...]
    characters: tuple[Character, ...]
    sell: tuple[int, ...]
    already_sold: int
    moment: Moment
    warnings: tuple[Fault, ...]

    @property
    def sold(self) -> int:
        """All cards sold, with these."""
        return self.already_sold + len(self.sell)

    @property
    def rest(self) -> City:
        """The city without the cards that are sold."""
        return city_of_cards(c for n, c in enumerate(self.cards, 1) if n not in self.sell)

    @property
    def sold_parcels(self) -> Names:
        """The names of the parcels under the cards that are sold."""
        sold = (self.cards[number - 1].squares for number in self.sell)
        return Names(FRAME, reduce(or_, sold))

    @property
    def city(self) -> City:
        """The city before the sale."""
        return city_of_cards(iter(self.cards))


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("characters", "already_sold", "moment")
    never_none = ("moment",)
    cards = ListOf(PieceOf(CardPiece), required=True)
    characters = ListOf(one_of(Character), distinct=True)
    sell = ListOf(Whole(1, LARGEST_LIST), shortest=1, distinct=True, required=True)
    already_sold = Whole(0, MOST_SOLD)
    moment = one_of(Moment)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """The cards, each checked where it lies, and numbers that stand for one of them."""
        characters = given.get("characters", ())
        already = given.get("already_sold", 0)
        owner = Owner(frozenset(characters), setup, already)
        built = built_of_cards(laid_cards(given["cards"]), owner, "cards", faults)
        faults += [Fault("cards", says) for says in box_faults(printed_pictures(built))]
        for place, number in enumerate(given["sell"]):
            if number > len(given["cards"]):
                says = say("no-card-of-this-number", number=number, count=len(given["cards"]))
                faults.append(Fault(f"sell.{place}", says))
        return Situation(
            built.cards or (),
            characters,
            given["sell"],
            already,
            given.get("moment", Moment.TAKING),
            tuple(owed_to_readings(built)),
        )


def city_of_cards(cards: Iterator[LaidCard]) -> City:
    """What is seen of these cards from above."""
    city = EMPTY_CITY
    for laid in cards:
        city = city.under(laid.parcels)
    return city


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes with what it brings, or every clause that forbids it."""
    return replace(_ruling(situation, readings), warnings=situation.warnings)


def _ruling(situation: Situation, readings: Readings) -> Ruling:
    hindrances = tuple(_hindrances(situation, readings))
    if hindrances:
        return allowed_unless(hindrances, {}, remedies=_remedies(situation, readings))
    before = Estate(situation.city, situation.characters, situation.already_sold)
    after = Estate(situation.rest, situation.characters, situation.sold)
    changed = changes(before, after, readings)
    facts: Facts = {
        "vp": POINTS_FOR_A_SOLD_CARD * len(situation.sell),
        "sold": situation.sold,
        "city": str(situation.rest),
        "score_change": changed.total,
    }
    sold_for = say("sold-for", count=len(situation.sell))
    rests_on = changed.reasons({Character.AUCTIONEER: sold_for})
    return allowed_unless((), facts, rests_on=rests_on)


def _hindrances(situation: Situation, readings: Readings) -> Iterator[Reason]:
    if by_auctioneer := tuple(_auctioneer(situation, readings)):
        yield Reason("CCC-59", by_auctioneer)
    if overlaps := tuple(_overlaps(situation)):
        yield Reason("CCC-60", overlaps)
    parts = _parts(situation.rest, readings)
    if parts > 1:
        yield Reason("CCC-61", (say("sale-splits-city", count=parts),))


def _remedies(situation: Situation, readings: Readings) -> Iterator[Message]:
    """The cards without which the others could be sold, and the moment for it."""
    if not any(_hindrances(replace(situation, moment=Moment.TAKING), readings)):
        yield say("remedy-moment", moment=Moment.TAKING.word)
    for number in situation.sell if len(situation.sell) > 1 else ():
        rest = replace(situation, sell=tuple(n for n in situation.sell if n != number))
        if not any(_hindrances(rest, readings)):
            yield say("remedy-without-card", number=number)


def _auctioneer(situation: Situation, readings: Readings) -> Iterator[Message]:
    if Character.AUCTIONEER not in situation.characters:
        yield say("no-auctioneer")
    if situation.sold > MOST_SOLD:
        yield say("sold-too-many", count=situation.sold, most=MOST_SOLD)
    if situation.moment is not Moment.TAKING and readings.says("CCC-O14", "own_turn"):
        yield say("auctioneer-only-in-turn")


def _overlaps(situation: Situation) -> Iterator[Message]:
    for number in situation.sell:
        laid = situation.cards[number - 1]
        others = enumerate(situation.cards, 1)
        touching = [n for n, c in others if n != number and c.squares & laid.squares]
        if touching:
            yield say("card-overlaps", number=number, at=laid.at, other=touching[0])


def _parts(rest: City, readings: Readings) -> int:
    parts = len(FRAME.parts(rest.covered, corners=False))
    if parts > 1 and readings.says("CCC-O9", "corners_too"):
        return len(FRAME.parts(rest.covered, corners=True))
    return parts
