"""The player aid of the board game: its numbers and tables, asked of rules and scorer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from printables.core.aid import Origin, PointShown, points_of, type_that_fills
from printables.core.scorepad import shown_of
from rules.carson_city.action_squares import (
    BUILDING_PRICES,
    SEQUENCE,
    TURNS,
    ActionSquare,
    open_prices,
)
from rules.carson_city.board import (
    BANK,
    BUILDINGS,
    CHURCH,
    DRUGSTORE,
    HOTEL,
    HOUSE,
    IN_THE_BOX,
    MAP,
    MINE,
    PRISON,
    RANCH,
    SALOON,
    Thing,
    board_of,
)
from rules.carson_city.building import NEEDS_NO_ROAD, brings_house
from rules.carson_city.checks import CARSON_RIVER, KIT_CARSON, MIGHT_IS_RIGHT, mountains_in_play
from rules.carson_city.firepower import OF_A_MINE, OF_A_PRISON, OF_A_RANCH
from rules.carson_city.personalities import CARDS, Personality, Side
from rules.carson_city.questions import setup as beginning
from rules.core.messages import Word
from rules.core.readings import Setup
from rules.core.rulings import Fact
from scoring.carson_city.estate import PER_HOUSE_OF_SALOON, income_at
from scoring.core.rows import Row
from scoring.titles import BuiltTitle

Clauses = tuple[str, ...]

PAYS: Mapping[str, Clauses] = MappingProxyType(
    {
        "wages": ("CC-36",),
        "ammunition": ("CC-37",),
        "three_roads": ("CC-38",),
        "one_road": ("CC-39",),
        "parcels_income": ("CC-57",),
        "cowboy_income": ("CC-58",),
        "gambling": ("CC-60",),
        "estate_income": ("CC-61",),
        "parcels_vp": ("CC-65",),
        "cowboy_vp": ("CC-66",),
        "estate_vp": ("CC-67",),
    }
)
INCOME: Mapping[Thing, str] = MappingProxyType(
    {
        RANCH: "CC-75",
        MINE: "CC-79",
        DRUGSTORE: "CC-78",
        BANK: "CC-81",
        SALOON: "CC-82",
        HOTEL: "CC-83",
        CHURCH: "CC-85",
        PRISON: "CC-89",
        HOUSE: "CC-74",
    }
)
SPECIAL: Mapping[Thing, Clauses] = MappingProxyType(
    {CHURCH: ("CC-88", "CC-86", "CC-87"), PRISON: ("CC-90",)}
)
COUNTING: Mapping[Thing, Clauses] = MappingProxyType(
    {RANCH: ("CC-76", "CC-77"), MINE: ("CC-80",), HOTEL: ("CC-84",)}
)
REVOLVERS: Mapping[Thing, int] = MappingProxyType(
    {RANCH: OF_A_RANCH, MINE: OF_A_MINE, PRISON: OF_A_PRISON}
)
OF_THE_RIVER = frozenset({"CC-O9", "CC-O10"})
"""The points that nobody asks about on the side of the board without it."""
ROOMS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "a4": (424_000, 392_000),
        "letter": (400_000, 361_000),
        "a5": (227_000, 204_000),
        "pocket": (111_800, 98_400, 103_200, 99_700),
    }
)
"""How much text each page of a paper holds, or each of its panels: letters at one point, measured
with the longest readings in every language."""
A_PLACE, BESIDE_IT = MAP.square(3, 3), MAP.square(4, 3)


@dataclass(frozen=True, slots=True)
class StepShown:
    """A square, or several of one kind, in the sequence of the actions."""

    key: str
    knows_duels: bool | None
    """None where no cowboy stands."""
    pays: Clauses


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
    clauses: Clauses

    @property
    def income(self) -> str:
        """The clause of what it earns."""
        return INCOME[self.thing]

    @property
    def special(self) -> Clauses:
        """What else there is to it."""
        return SPECIAL.get(self.thing, ())


@dataclass(frozen=True, slots=True)
class SideShown:
    """What a side of a personality card does, and how much money it lets keep."""

    side: Side
    clauses: Clauses
    limit: int


@dataclass(frozen=True, slots=True)
class PersonalityShown:
    """A personality with both of its sides."""

    personality: Personality
    sides: tuple[SideShown, ...]


@dataclass(frozen=True)
class AidFacts:
    """Everything on the aid that is no sentence."""

    title: BuiltTitle
    setup: Setup
    all_prices: tuple[int, ...] = BUILDING_PRICES

    @property
    def has_tiles(self) -> bool:
        """Whether duels are fought with tiles."""
        return MIGHT_IS_RIGHT in self.setup.variants

    @property
    def has_river(self) -> bool:
        """Whether the side with the river is played."""
        return CARSON_RIVER in self.setup.variants

    @property
    def has_kit_carson(self) -> bool:
        """Whether all place at the same time."""
        return KIT_CARSON in self.setup.variants

    @cached_property
    def starting(self) -> Mapping[str, Fact]:
        """The numbers of the set-up, as the question tells them; without cash where tiles tell."""
        told = beginning.answer(self._people(beginning.FEWEST), self.setup.readings()).facts
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

    @staticmethod
    def type_size(paper: str, *texts: str) -> float:
        """The size of type in points with which all of these texts fill their rooms."""
        return type_that_fills(ROOMS[paper], *texts)

    def _people(self, number: int) -> beginning.Situation:
        return beginning.Situation(
            number,
            mountains=mountains_in_play(self.setup),
            with_river=self.has_river,
            with_tiles=self.has_tiles,
        )

    @property
    def construction(self) -> Iterable[tuple[str, str]]:
        """What lies on each construction square at first."""
        return beginning.CONSTRUCTION.items()

    @cached_property
    def steps(self) -> tuple[StepShown, ...]:
        """The sequence of the actions, squares of one kind as one."""
        return tuple(_steps())

    @property
    def turns(self) -> Mapping[int, list[int]]:
        """The prices at which points are for sale in each turn."""
        return {turn: open_prices(turn) for turn in range(1, TURNS + 1)}

    @cached_property
    def buildings(self) -> tuple[BuildingShown, ...]:
        """The buildings, and the house."""
        return tuple(_building(thing, self.setup) for thing in (*BUILDINGS, HOUSE))

    @cached_property
    def personalities(self) -> tuple[PersonalityShown, ...]:
        """The personalities by rising number."""
        return tuple(PersonalityShown(each, tuple(_sides(each))) for each in Personality)

    @property
    def rows(self) -> list[Row]:
        """The rows of the pad that have a rule."""
        return [row for row in shown_of(self.title, self.setup) if row.clauses]

    @cached_property
    def points(self) -> tuple[PointShown, ...]:
        """The open points that may come up at this table."""
        return tuple(
            point
            for point in points_of(self.setup)
            if self.has_river or point.id not in OF_THE_RIVER or point.origin is Origin.CHOSEN
        )

    @property
    def track(self) -> Word:
        """The track that decides ties."""
        return Word(f"track-{self.setup.readings().of('CC-O7')}")

    @property
    def per_mountain(self) -> Word:
        """What the red settler brings for each mountain."""
        return Word(f"aid-in-{self.setup.readings().of('CC-O6')}")


def facts(title: BuiltTitle, setup: Setup) -> AidFacts:
    """The aid of a table that has agreed on this."""
    return AidFacts(title, setup)


def _steps() -> Iterable[StepShown]:
    several = {"build_": "construction", "buy_vp_": "points"}
    squares = {square.value: square for square in ActionSquare}
    told = set()
    for key in SEQUENCE:
        kind = next((kind for start, kind in several.items() if key.startswith(start)), key)
        if kind not in told:
            told.add(kind)
            square = squares.get(key)
            knows_duels = None if square is None else square.knows_duels
            yield StepShown(kind, knows_duels, PAYS.get(key, ()))


def _building(thing: Thing, setup: Setup) -> BuildingShown:
    return BuildingShown(
        thing=thing,
        in_the_box=IN_THE_BOX[thing],
        needs_road=thing not in NEEDS_NO_ROAD,
        brings_house=brings_house(thing, setup.readings()),
        revolvers=REVOLVERS.get(thing, 0),
        houses=_houses_counted(thing, setup),
        clauses=COUNTING.get(thing, ()),
    )


def _houses_counted(thing: Thing, setup: Setup) -> int:
    """As how many houses a saloon beside it counts it."""
    board = board_of([(A_PLACE, SALOON, 1), (BESIDE_IT, thing, 1)])
    return income_at(board, A_PLACE, setup.readings()) // PER_HOUSE_OF_SALOON


def _sides(personality: Personality) -> Iterable[SideShown]:
    for side in Side:
        card = CARDS[personality][side]
        yield SideShown(side, card.clauses, card.limit)
