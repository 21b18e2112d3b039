"""What does the end of a year bring, and does the game end with it?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Flag, OneOf, one_of
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Ruling, answered, gathered
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import BANK_CLAIMS_WITH, Building, removed
from rules.nevada_city.checks import TROUBLEMAKERS
from rules.nevada_city.cleanup import End, Step, end_of, remaining_steps
from rules.nevada_city.fees import NOBODY
from rules.nevada_city.fields import count_field, players_field
from rules.nevada_city.players import FEWEST, FIVE_YEARS_WITH, MOST, years
from rules.nevada_city.table import POINTS_FOR_UNHIRED, UNHIRED_FOR_POINTS

PAID_FOR_UNHIRED = 5
LAST_YEAR = years(FEWEST)


class Standing(StrEnum):
    """Whether a building that acts at the end of a year is complete, and whose it is."""

    NOT_BUILT = "not_built"
    PLAYER = "player"
    BANK = "bank"


NEVER_BANKS = {place.value: place for place in (Standing.NOT_BUILT, Standing.PLAYER)}


@dataclass(frozen=True, slots=True)
class Situation:
    """A year that is over."""

    players: int
    year: int
    free_plots: int
    unhired: int
    soup_kitchen: Standing = Standing.NOT_BUILT
    boarding_house: Standing = Standing.NOT_BUILT
    deputy_taken: bool = False
    with_troublemakers: bool = False

    @property
    def end(self) -> End | None:
        """What ends the game."""
        return end_of(self.players, self.year, self.free_plots)

    @property
    def soup_kitchen_pays(self) -> int:
        """What the Soup Kitchen brings."""
        return PAID_FOR_UNHIRED * self.unhired if self.soup_kitchen is Standing.PLAYER else 0

    @property
    def boarding_house_points(self) -> int:
        """What the Boarding House brings a player; the Bank scores nothing."""
        scores = self.boarding_house is Standing.PLAYER and self.unhired >= UNHIRED_FOR_POINTS
        return POINTS_FOR_UNHIRED if scores else 0

    def steps(self, readings: Readings) -> tuple[Step, ...]:
        """What of Cleanup is still played."""
        return remaining_steps(self.end, readings, with_troublemakers=self.with_troublemakers)


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = ("soup_kitchen", "boarding_house", "deputy_taken")
    never_none = ("soup_kitchen", "boarding_house")
    players = players_field()
    year = count_field(1, LAST_YEAR, required=True)
    free_plots = count_field(required=True)
    unhired = count_field(0, MOST + 1, required=True)
    soup_kitchen = OneOf(NEVER_BANKS)
    boarding_house = one_of(Standing)
    deputy_taken = Flag()

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """A year that so many play, with what there can be in it."""
        situation = Situation(**given, with_troublemakers=TROUBLEMAKERS in setup.variants)
        faults += _faults(situation)
        return situation


def _faults(situation: Situation) -> Iterator[Fault]:
    players, unhired = situation.players, situation.unhired
    if situation.year > years(players):
        yield Fault("year", say("setup-no-such-year", years=years(players)))
    if unhired > players + 1:
        yield Fault("unhired", say("unhired-beyond", count=unhired, most=players + 1))
    kitchen, boarding_house = Building.SOUP_KITCHEN, Building.BOARDING_HOUSE
    if situation.soup_kitchen is not Standing.NOT_BUILT and kitchen in removed(players):
        yield Fault("soup_kitchen", say("card-removed", building=kitchen.word, players=players))
    if situation.boarding_house is Standing.BANK and players != BANK_CLAIMS_WITH:
        yield Fault("boarding_house", say("bank-cannot-own", building=boarding_house.word))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """What is paid and scored, and how it goes on."""
    end, steps = situation.end, situation.steps(readings)
    facts: Facts = {
        "soup_kitchen_pays": situation.soup_kitchen_pays,
        "soup_kitchen_to": _payee(situation, readings),
        "boarding_house_vp": situation.boarding_house_points,
        "game_ends": end is not None,
        "ended_by": None if end is None else end.value,
        "remaining_steps": [step.value for step in steps],
        "first_player_changes": situation.deputy_taken and Step.FIRST_PLAYER in steps,
    }
    return answered(facts, *gathered(_reasons(situation, readings)))


def _payee(situation: Situation, readings: Readings) -> str:
    return readings.of("NC-O11") if situation.soup_kitchen_pays else NOBODY


def _reasons(situation: Situation, readings: Readings) -> Iterator[tuple[str, Message]]:
    yield "NC-49", say("year-end-buildings-first")
    if situation.soup_kitchen_pays:
        yield "NC-72", _of_soup_kitchen(situation, readings)
    if situation.boarding_house is not Standing.NOT_BUILT:
        yield "NC-73", _of_boarding_house(situation)
    clause = _clause_of_end(situation)
    yield clause, _of_end(situation)
    if steps := situation.steps(readings):
        yield from _of_steps(situation, steps)
    else:
        yield clause, say("year-end-nothing-left")


def _of_soup_kitchen(situation: Situation, readings: Readings) -> Message:
    gaps = {"count": situation.unhired, "amount": situation.soup_kitchen_pays}
    if readings.says("NC-O11", "owner"):
        return say("year-end-soup-to-owner", **gaps)
    return say("year-end-soup-to-each", **gaps)


def _of_boarding_house(situation: Situation) -> Message:
    if situation.unhired < UNHIRED_FOR_POINTS:
        return say("year-end-too-few-unhired", count=situation.unhired, needed=UNHIRED_FOR_POINTS)
    if situation.boarding_house is Standing.BANK:
        return say("year-end-bank-scores-nothing")
    return say("year-end-boarding-house", count=situation.unhired, points=POINTS_FOR_UNHIRED)


def _clause_of_end(situation: Situation) -> str:
    if situation.end is End.PLOTS:
        return "NC-51"
    return "NC-88" if situation.players == FIVE_YEARS_WITH else "NC-58"


def _of_end(situation: Situation) -> Message:
    last = years(situation.players)
    if situation.end is End.PLOTS:
        return say("year-end-plots-are-full")
    if situation.end is End.YEARS:
        return say("year-end-last-year", years=last)
    return say("year-end-goes-on", year=situation.year, years=last)


def _of_steps(situation: Situation, steps: tuple[Step, ...]) -> Iterator[tuple[str, Message]]:
    yield "NC-52", say("year-end-charts")
    taken = situation.deputy_taken
    yield "NC-53", say("year-end-deputy") if taken else say("year-end-no-deputy")
    if Step.TROUBLEMAKERS in steps:
        meets = say("year-end-duels") if situation.unhired else say("year-end-no-duels")
        yield "NC-114", meets
