"""What does everybody start with?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.carson_city import TITLE
from rules.carson_city.board import PROPERTY_TILES
from rules.carson_city.checks import CARSON_RIVER, MIGHT_IS_RIGHT, mountains_in_play
from rules.core.faults import Fault
from rules.core.fields import ListOf, Whole
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, Verdict, answered

FEWEST, MOST = TITLE.players
CASH = 15
CASH_BEFORE_TILES = 30
TILES_EACH = 6
HIGHEST_TILE = 5
ROADS, COWBOYS, FIRST_PARCELS = 1, 3, 2
CONSTRUCTION = {
    "12": "mine",
    "10": "ranch",
    "8": "random",
    "6": "random",
    "5": "random",
    "4": "mine",
    "3": "ranch",
}


def lowest_total(players: int, hands: int = 1) -> int:
    """The least that so many hands of six tiles can show: the lowest tiles there are."""
    return sum(_tiles(players)[: hands * TILES_EACH])


def highest_total(players: int, hands: int = 1) -> int:
    """The most that so many hands of six tiles can show: the highest tiles there are."""
    return sum(_tiles(players)[-hands * TILES_EACH :])


def _tiles(players: int) -> list[int]:
    """The tiles of all players, the lowest first."""
    return [tile for tile in range(HIGHEST_TILE + 1) for _ in range(players)]


@dataclass(frozen=True, slots=True)
class Situation:
    """How many play, with which tiles, and what is announced of them."""

    players: int
    mountains: int
    with_river: bool
    with_tiles: bool
    totals: tuple[int, ...] | None = None

    @property
    def announces(self) -> bool:
        """Whether the tiles are dealt at random, so that the cash depends on them."""
        return self.with_tiles and self.players > FEWEST

    @property
    def tile_sum(self) -> int | None:
        """What the totals must sum to."""
        return sum(range(HIGHEST_TILE + 1)) * self.players if self.announces else None

    @property
    def is_wrong(self) -> bool:
        """Whether the totals miss their sum."""
        return self.totals is not None and sum(self.totals) != self.tile_sum

    @property
    def cash(self) -> list[int] | None:
        """What each player begins with; unknown before the tiles are."""
        if not self.announces:
            return [CASH] * self.players
        if self.totals is None or self.is_wrong:
            return None
        return [CASH_BEFORE_TILES - total for total in self.totals]


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    players = Whole(FEWEST, MOST, required=True)
    totals = ListOf(Whole(lowest_total(MOST), highest_total(MOST)), ordered=True)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Totals are announced where tiles are dealt at random, one for each player."""
        situation = Situation(
            **given,
            mountains=mountains_in_play(setup),
            with_river=CARSON_RIVER in setup.variants,
            with_tiles=MIGHT_IS_RIGHT in setup.variants,
        )
        faults += _wrong_totals(situation)
        return situation


def _wrong_totals(situation: Situation) -> Iterator[Fault]:
    totals, players = situation.totals, situation.players
    if totals is None:
        return
    if not situation.announces:
        yield Fault("totals", say("totals-not-announced"))
        return
    if len(totals) != players:
        yield Fault("totals", say("total-of-each-player", count=len(totals), players=players))
    lowest, highest = lowest_total(players), highest_total(players)
    impossible = [n for n, total in enumerate(totals) if not lowest <= total <= highest]
    for number in impossible:
        says = say("no-six-tiles", total=totals[number], lowest=lowest, highest=highest)
        yield Fault(f"totals.{number}", says)
    if len(totals) == players and not impossible:
        yield from _impossible_together(sorted(totals))


def _impossible_together(rising: Sequence[int]) -> Iterator[Fault]:
    """Totals of several players for which there are too few low or too few high tiles."""
    players = len(rising)
    for hands in range(2, players):
        lowest, highest = lowest_total(players, hands), highest_total(players, hands)
        for some in (rising[:hands], rising[-hands:]):
            if not lowest <= sum(some) <= highest:
                gaps = {"sum": sum(some), "lowest": lowest, "highest": highest}
                totals = tuple(str(total) for total in some)
                yield Fault("totals", say("no-such-totals", totals=totals, **gaps))
                return


def answer(situation: Situation, readings: Readings) -> Ruling:
    """The numbers of the set-up; yes or no where totals are announced."""
    revolvers = int(readings.says("CC-O1", "one"))
    facts: Facts = {
        "cash": situation.cash,
        "roads": ROADS,
        "cowboys": COWBOYS,
        "property_tiles": PROPERTY_TILES,
        "revolvers": revolvers,
        "mountains": situation.mountains,
        "first_parcels": FIRST_PARCELS,
        "duel_tiles": TILES_EACH if situation.with_tiles else 0,
        "tile_sum": situation.tile_sum,
        "construction": CONSTRUCTION,
    }
    if situation.is_wrong:
        return Ruling(Verdict.NO, (_wrong_sum(situation),), facts, (_remedy(situation),))
    if situation.totals is None:
        return answered(facts, *_reasons(situation, revolvers))
    return Ruling(Verdict.YES, tuple(_reasons(situation, revolvers)), facts)


def _wrong_sum(situation: Situation) -> Reason:
    says = say("totals-sum-is", sum=sum(situation.totals or ()), needed=situation.tile_sum or 0)
    return Reason("CC-110", (says,))


def _remedy(situation: Situation) -> Message:
    return say("remedy-tiles-counted-again", needed=situation.tile_sum or 0)


def _start_of_all(situation: Situation, revolvers: int) -> Message:
    if situation.announces:
        return say("everybody-starts-with-tiles", revolvers=revolvers)
    return say("everybody-starts-with", revolvers=revolvers)


def _reasons(situation: Situation, revolvers: int) -> Iterator[Reason]:
    yield Reason("CC-11", (_start_of_all(situation, revolvers),))
    yield Reason("CC-13", (say("first-construction-squares"),))
    mountains = say("mountains-by-dice", count=situation.mountains)
    yield Reason("CC-114" if situation.with_river else "CC-15", (mountains,))
    yield Reason("CC-17", (say("first-parcels", count=FIRST_PARCELS),))
    if situation.announces:
        yield Reason("CC-109", (say("tiles-are-dealt"),))
        yield Reason("CC-110", (say("cash-by-tiles", sum=situation.tile_sum or 0),))
    elif situation.with_tiles:
        yield Reason("CC-108", (say("tiles-nought-to-five"),))
