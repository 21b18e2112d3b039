"""What is different at this number of players, this year?"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.faults import Fault
from rules.core.forms import Form
from rules.core.messages import Message, Word, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, answered, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import (
    ADVANCED,
    ADVANCED_BUILDINGS,
    CITY,
    REMOVED_BY,
    START,
    Building,
    banks,
    removed,
)
from rules.nevada_city.checks import GUNSLINGING_GOAL
from rules.nevada_city.events import (
    DECK,
    START_EVENTS,
    START_EVENTS_ON_TOP,
    bank_claims_after,
    is_used_up,
    placed,
    spaces,
)
from rules.nevada_city.fields import count_field, players_field
from rules.nevada_city.players import (
    FEWEST,
    MOST,
    goals_scored,
    has_brown_spaces,
    year_name,
    years,
)

CASH_OF_THE_SHERIFF = 8
MORE_WITH_TWO = 5
CONTRACTS_FACE_UP = 4
LAST_YEAR = years(FEWEST)

HOMESTEADS = {
    "NC-96": say("setup-panels"),
    "NC-97": say("setup-first-tiles"),
    "NC-98": say("setup-first-commodities"),
    "NC-2": say("setup-pawns"),
    "NC-99": say("setup-start-building"),
}
FAMILIES = {
    "NC-101": say("setup-families"),
    "NC-102": say("setup-tiles-of-pa"),
    "NC-103": say("setup-markers"),
    "NC-104": say(
        "setup-event-deck",
        start=START_EVENTS,
        cards=DECK - START_EVENTS,
        below=START_EVENTS - START_EVENTS_ON_TOP,
        top=START_EVENTS_ON_TOP,
        count=DECK,
    ),
    "NC-105": say("setup-contracts", count=CONTRACTS_FACE_UP),
    "NC-33": say("setup-property-tiles"),
}
DECKS = {
    "NC-16": say("setup-building-deck"),
    "NC-17": say("setup-worker-deck"),
    "NC-7": say("setup-choose-goals"),
}
"""What is the same for everybody, before the first year, in the order of the rulebook."""


@dataclass(frozen=True, slots=True)
class Situation:
    """How many play, with what, and in which year."""

    players: int
    with_advanced_buildings: bool
    with_gunslinging: bool
    year: int = 1

    @property
    def is_for_two(self) -> bool:
        """Whether two play, for whom much is different."""
        return self.players == FEWEST

    @property
    def cash(self) -> list[int]:
        """What everybody starts with, clockwise from the Sheriff."""
        first = CASH_OF_THE_SHERIFF + (MORE_WITH_TWO if self.is_for_two else 0)
        return list(range(first, first + self.players))

    @property
    def building_cards(self) -> int:
        """How many building cards are in the game."""
        advanced = len(ADVANCED) if self.with_advanced_buildings else 0
        return len(START) + len(CITY) - len(removed(self.players)) + advanced


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("year",)
    players = players_field()
    year = count_field(1, LAST_YEAR)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """A year that so many play."""
        situation = Situation(
            **given,
            with_advanced_buildings=ADVANCED_BUILDINGS in setup.variants,
            with_gunslinging=GUNSLINGING_GOAL in setup.variants,
        )
        last = years(situation.players)
        if situation.year > last:
            faults.append(Fault("year", say("setup-no-such-year", years=last)))
        return situation


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The numbers of the set-up and of the year."""
    players, year = situation.players, situation.year
    facts: Facts = {
        "cash": situation.cash,
        "removed_buildings": sorted(removed(players)),
        "bank_buildings": sorted(banks(players)),
        "building_cards": situation.building_cards,
        "years": years(players),
        "goals_scored": _goals(situation, readings),
        "year_name": year_name(year),
        "event_spaces": list(spaces(year)),
        "events_placed": placed(year, readings),
        "workers_revealed": players + 1,
        "brown_spaces_open": has_brown_spaces(players),
        "bank_claims_after_rounds": list(bank_claims_after(players, year, readings)),
        "event_deck": DECK,
        "contracts_face_up": CONTRACTS_FACE_UP,
    }
    return answered(facts, *_reasons(situation, readings))


def _goals(situation: Situation, readings: Readings) -> int:
    gunslinging = situation.with_gunslinging
    return goals_scored(situation.players, readings, with_gunslinging=gunslinging)


def _reasons(situation: Situation, readings: Readings) -> Iterator[Reason]:
    if situation.year == 1:
        yield from before_the_first_year(situation)
    yield Reason("NC-88" if situation.is_for_two else "NC-14", (_years(situation),))
    yield from _of_the_year(situation, readings)
    yield about_goals(situation, readings)


def before_the_first_year(situation: Situation) -> Iterator[Reason]:
    """What a table does first, in this order."""
    yield from gathered(_at_the_start(situation))


def about_goals(situation: Situation, readings: Readings) -> Reason:
    """How many goals score."""
    clause = "NC-112" if situation.with_gunslinging else "NC-108"
    return Reason(clause, tuple(_about_goals(situation, readings)))


def _about_goals(situation: Situation, readings: Readings) -> Iterator[Message]:
    yield say("setup-goals", count=_goals(situation, readings))
    if situation.year == 1 and situation.players < MOST and not situation.with_gunslinging:
        yield say("setup-spare-goals")


def _years(situation: Situation) -> Message:
    year, last = situation.year, years(situation.players)
    return say("setup-year", year=year, name=str(year_name(year)), years=last)


def _at_the_start(situation: Situation) -> Iterator[tuple[str, Message]]:
    """Clauses with what they say."""
    players = situation.players
    yield from HOMESTEADS.items()
    if owned := banks(players):
        clause = "NC-84" if situation.is_for_two else "NC-99"
        yield clause, say("setup-banks", buildings=_words(owned))
    dollars = tuple(say("dollars", amount=amount) for amount in situation.cash)
    yield "NC-100", say("setup-cash", dollars=dollars)
    if situation.is_for_two:
        yield "NC-85", say("setup-cash-of-two", amount=MORE_WITH_TWO)
    yield from FAMILIES.items()
    if gone := removed(players):
        yield REMOVED_BY[players], say("setup-removed", buildings=_words(gone))
    yield from DECKS.items()


def _words(buildings: Iterable[Building]) -> tuple[Word, ...]:
    return tuple(building.word for building in sorted(buildings))


def _events(year: int, readings: Readings) -> Iterator[Message]:
    if not placed(year, readings):
        yield say("setup-no-events")
        return
    if is_used_up(year):
        yield say("setup-events-again")
    yield say("setup-events", spaces=tuple(str(space) for space in spaces(year)))


def _of_the_year(situation: Situation, readings: Readings) -> Iterator[Reason]:
    players, year = situation.players, situation.year
    yield Reason("NC-15", tuple(_events(year, readings)))
    yield Reason("NC-17", (say("setup-workers", count=players + 1),))
    if not has_brown_spaces(players):
        yield Reason("NC-87" if situation.is_for_two else "NC-29", (say("setup-brown-closed"),))
    if rounds := bank_claims_after(players, year, readings):
        names = tuple(str(number) for number in rounds)
        yield Reason("NC-86", (say("setup-bank-claims", rounds=names),))
