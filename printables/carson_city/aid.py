"""The player aid of the board game: its numbers and tables, asked of rules and scorer."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from printables.core.aids.facts import SharedFacts
from rules.carson_city.action_squares import (
    BUILDING_PRICES,
    ESTATE_INCOME,
    KEPT_BUILDINGS,
    SEQUENCE,
    TURNS,
    WITHOUT_DUELS,
    open_prices,
)
from rules.carson_city.board import (
    BUILDINGS,
    EMPTY,
    HOUSE,
    IN_THE_BOX,
    MAP,
    MINE,
    MOUNTAIN,
    NOBODY,
    PRISON,
    RANCH,
    SALOON,
    Thing,
    board_of,
)
from rules.carson_city.building import NEEDS_NO_ROAD, brings_house
from rules.carson_city.checks import CARSON_RIVER, KIT_CARSON, MIGHT_IS_RIGHT, mountains_in_play
from rules.carson_city.firepower import OF_A_MINE, OF_A_PRISON, OF_A_RANCH
from rules.carson_city.personalities import CARDS, Side
from rules.carson_city.questions import setup as beginning
from rules.core.readings import Setup
from rules.core.rulings import Fact
from scoring.carson_city.estate import PER_HOUSE_OF_SALOON, income_at
from translations.catalogue import Catalogue

REVOLVERS: Mapping[Thing, int] = MappingProxyType(
    {RANCH: OF_A_RANCH, MINE: OF_A_MINE, PRISON: OF_A_PRISON}
)
SEVERAL: Mapping[str, str] = MappingProxyType({"build": "construction", "buy": "points"})
"""How squares that differ in their prices are told as one."""
Around = tuple[tuple[Thing, Thing, Thing], ...]
"""A building with the parcels around it."""
UNOWNED = frozenset({EMPTY, HOUSE, MOUNTAIN})
OWNER = 1
A_PLACE, BESIDE_IT = MAP.square(3, 3), MAP.square(4, 3)


@dataclass(frozen=True, slots=True)
class BuildingShown:
    """What a building needs and brings."""

    thing: Thing
    in_the_box: int
    needs_road: bool
    brings_house: bool
    revolvers: int
    houses: int
    """As how many houses it counts."""


class AidFacts(SharedFacts):
    """The tables of the board game's aid."""

    all_prices = BUILDING_PRICES
    construction = beginning.CONSTRUCTION
    """What lies on each construction square at first."""
    cards = CARDS
    sides = tuple(Side)

    @property
    def has_tiles(self) -> bool:
        """Whether duels are fought with tiles."""
        return self.plays(MIGHT_IS_RIGHT)

    @property
    def has_river(self) -> bool:
        """Whether the side with the river is played."""
        return self.plays(CARSON_RIVER)

    @property
    def has_kit_carson(self) -> bool:
        """Whether all place at the same time."""
        return self.plays(KIT_CARSON)

    @cached_property
    def starting(self) -> Mapping[str, Fact]:
        """The numbers of the set-up, as the question tells them; without cash where tiles tell."""
        told = beginning.answer(self._people(beginning.FEWEST), self.readings).facts
        keys = ("cash", "roads", "cowboys", "property_tiles", "revolvers", "mountains")
        numbers = {key: told[key] for key in keys}
        (numbers["cash"], *_) = told["cash"] if isinstance(told["cash"], list) else (None,)
        if self.has_tiles:
            numbers = {**numbers, "cash": None, "duel_tiles": told["duel_tiles"]}
        return {key: number for key, number in numbers.items() if number is not None}

    @property
    def tile_sums(self) -> Mapping[int, int]:
        """What the tiles of so many players sum to, where the totals are announced."""
        people = range(beginning.FEWEST, beginning.MOST + 1)
        sums = {number: self._people(number).tile_sum for number in people}
        return {number: each for number, each in sums.items() if each is not None}

    def _people(self, number: int) -> beginning.Situation:
        return beginning.Situation(
            number,
            mountains=mountains_in_play(self.setup),
            with_river=self.has_river,
            with_tiles=self.has_tiles,
        )

    @property
    def wheel_turns(self) -> str:
        """How often the wheel of the turn is turned."""
        return str(TURNS)

    def said(self, words: Catalogue, clause: str) -> str:
        """A clause with what a reading adds to it."""
        if clause in {"CC-15", "CC-114"}:
            count = f"{words.name('fact-mountains')}: {self._people(beginning.FEWEST).mountains}."
            return f"{count} {words.name('CC-15', 'short')}"
        told = super().said(words, clause)
        match clause:
            case "CC-28":
                return f"{told.rstrip('.')} ({words.name('track-' + self.readings.of('CC-O7'))})."
            case "CC-101" if self.readings.says("CC-O6", "victory_point"):
                return f"{told} {words.name('aid-in-victory_point')}"
        return told

    def earned(self, town: Around) -> int:
        """What the building in the middle of a drawn town earns its owner."""
        placed = [
            (MAP.square(2 + column, 2 + row), thing, NOBODY if thing in UNOWNED else OWNER)
            for row, things in enumerate(town)
            for column, thing in enumerate(things)
        ]
        return income_at(board_of(placed), A_PLACE, self.readings)

    @property
    def steps(self) -> Mapping[str, str]:
        """The sequence of the actions, squares of one kind as one: when duels are fought."""
        return {_kind_of(step): _when_fought(step) for step in SEQUENCE}

    @property
    def turns(self) -> Mapping[int, list[int]]:
        """The prices at which points are for sale in each turn."""
        return {turn: open_prices(turn) for turn in range(1, TURNS + 1)}

    @cached_property
    def buildings(self) -> tuple[BuildingShown, ...]:
        """The buildings, and the house."""
        return tuple(_building(thing, self.setup) for thing in (*BUILDINGS, HOUSE))


def _kind_of(step: str) -> str:
    return SEVERAL.get(step.partition("_")[0], step)


def _when_fought(step: str) -> str:
    """The word for whether a duel may be fought at this step."""
    if step == ESTATE_INCOME:
        return "aid-attacked-only"
    return "fact-false" if step in WITHOUT_DUELS or step == KEPT_BUILDINGS else "fact-true"


def _building(thing: Thing, setup: Setup) -> BuildingShown:
    return BuildingShown(
        thing=thing,
        in_the_box=IN_THE_BOX[thing],
        needs_road=thing not in NEEDS_NO_ROAD,
        brings_house=brings_house(thing, setup.readings()),
        revolvers=REVOLVERS.get(thing, 0),
        houses=_houses_counted(thing, setup),
    )


def _houses_counted(thing: Thing, setup: Setup) -> int:
    """As how many houses a saloon beside it counts it."""
    board = board_of([(A_PLACE, SALOON, 1), (BESIDE_IT, thing, 1)])
    return income_at(board, A_PLACE, setup.readings()) // PER_HOUSE_OF_SALOON
