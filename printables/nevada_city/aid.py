"""The player aid of Nevada City: its numbers and tables, asked of rules and scorer."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from printables.core.aid import Origin, PointShown, points_of, type_that_fills
from printables.core.scorepad import shown_of
from rules.core.messages import Word
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts
from rules.nevada_city.buildings import ADVANCED_BUILDINGS, Building
from rules.nevada_city.checks import GUNSLINGING_GOAL, TROUBLEMAKERS
from rules.nevada_city.cleanup import Step, remaining_steps
from rules.nevada_city.goods import Amounts, Cube
from rules.nevada_city.players import FEWEST, MOST, year_name
from rules.nevada_city.questions import charts
from rules.nevada_city.questions import setup as beginning
from rules.nevada_city.questions.marry import EXTRA_CHILDREN
from rules.nevada_city.schema import MOST_FOR_VISIT
from rules.nevada_city.table import POINTS_FOR_UNHIRED, UNHIRED_FOR_POINTS
from scoring.core.rows import Row
from scoring.nevada_city.questions import newspaper
from scoring.nevada_city.questions.troublemaker import POINTS_FOR_VICTOR
from scoring.titles import BuiltTitle

Clauses = tuple[str, ...]

ACTIONS: Mapping[str, Clauses] = MappingProxyType(
    {
        "tiles": ("NC-23", "NC-24", "NC-25"),
        "building": ("NC-26", "NC-27", "NC-28"),
        "claim": ("NC-30", "NC-31", "NC-32", "NC-33"),
        "construct": ("NC-34", "NC-35", "NC-37"),
        "reserve": ("NC-38", "NC-39", "NC-41"),
        "work": ("NC-42",),
        "complete": ("NC-43", "NC-92"),
    }
)
"""The nine actions with their limits; those on mines, farms and ranches are alike."""
BEFORE_THE_END_CHECK = ("NC-49", "NC-50", "NC-51")
STEPS: Mapping[Step, str] = MappingProxyType(
    {
        Step.RESET_CHARTS: "NC-52",
        Step.FIRST_PLAYER: "NC-53",
        Step.RETURN_MARKERS: "NC-54",
        Step.TROUBLEMAKERS: "NC-114",
        Step.RELEASE_OR_MARRY: "NC-55",
    }
)
BUILDINGS: tuple[tuple[tuple[Building, ...], Clauses], ...] = (
    ((Building.BANK,), ("NC-62", "NC-90", "NC-91", "NC-63")),
    ((Building.CITY_HALL,), ("NC-64",)),
    ((Building.TRADING_POST,), ("NC-65",)),
    ((Building.HOTEL,), ("NC-66", "NC-67")),
    ((Building.ASSAYER, Building.MARKET, Building.STOCK_YARDS), ("NC-68",)),
    ((Building.SHERIFF,), ("NC-69", "NC-70")),
    ((Building.FIRE_HOUSE,), ("NC-71",)),
    ((Building.SOUP_KITCHEN,), ("NC-72",)),
    ((Building.BOARDING_HOUSE,), ("NC-73",)),
    ((Building.BLACKSMITH, Building.BRICK_OVEN, Building.SAW_MILL), ("NC-74",)),
    ((Building.HARDNAILS, Building.LEADBRICKS, Building.MASONOAKS), ("NC-75",)),
    ((Building.SADDLERY,), ("NC-76",)),
    ((Building.PHARMACIST,), ("NC-77",)),
    ((Building.POST_OFFICE,), ("NC-78",)),
    ((Building.TOBACCONIST,), ("NC-79",)),
    ((Building.NEWSPAPER,), ("NC-80",)),
    ((Building.BELLES_SALOON, Building.WINE_AND_ROSES), ("NC-81",)),
    ((Building.BORDELLO, Building.OPERA_HOUSE), ("NC-82",)),
)
ADVANCED: tuple[tuple[tuple[Building, ...], Clauses], ...] = (
    ((Building.CAPITOL,), ("NC-118",)),
    ((Building.CAVALRY_HOTEL,), ("NC-119",)),
    ((Building.MILITARY_STORE,), ("NC-120",)),
    ((Building.DOCTOR,), ("NC-121",)),
    ((Building.UNDERTAKER,), ("NC-122",)),
    ((Building.STABLES,), ("NC-123",)),
)
OF_VARIANTS: Mapping[str, str] = MappingProxyType(
    {
        ADVANCED_BUILDINGS: "NC-110",
        "poker": "NC-111",
        GUNSLINGING_GOAL: "NC-112",
        "advanced_events": "NC-113",
        TROUBLEMAKERS: "NC-115",
        **dict.fromkeys(charts.VARIANTS, "NC-116"),
        EXTRA_CHILDREN: "NC-117",
    }
)
"""What each variant adds, beside the buildings."""
POINTS_OF_VARIANTS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        ADVANCED_BUILDINGS: frozenset({"NC-O15", "NC-O16", "NC-O17"}),
        TROUBLEMAKERS: frozenset({"NC-O18"}),
        EXTRA_CHILDREN: frozenset({"NC-O19"}),
    }
)
"""The points that nobody asks about without the variant."""
ROOMS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "a4": (395_000, 409_000),
        "letter": (386_000, 389_000),
        "a5": (244_000, 282_000),
        "pocket": (98_500, 150_000, 146_000, 122_000),
    }
)
"""How much text each page of a paper holds, or each of its panels: letters at one point, measured
with the longest readings in every language."""

FIRST_PAGE_OF_SECOND = 0.88
"""How many letters the first page of a small paper holds for each one of the second."""


@dataclass(frozen=True, slots=True)
class CompanyShown:
    """What is different for so many players."""

    players: int
    first_year: Facts
    """As the question about the set-up tells it."""

    @property
    def cash(self) -> list[int]:
        """Clockwise from the Sheriff."""
        return self.first_year["cash"]  # type: ignore[return-value]

    @property
    def years(self) -> tuple[int, int]:
        """The first and the last."""
        return year_name(1), year_name(int(str(self.first_year["years"])))

    @property
    def removed(self) -> tuple[Word, ...]:
        """The cards that stay in the box."""
        return tuple(self._words("removed_buildings"))

    @property
    def banks(self) -> tuple[Word, ...]:
        """The start buildings of the Bank."""
        return tuple(self._words("bank_buildings"))

    def _words(self, key: str) -> Iterator[Word]:
        keys = self.first_year[key]
        assert isinstance(keys, list)  # noqa: S101 (that fact is a list of keys)
        return (building.word for building in Building if building.value in keys)


@dataclass(frozen=True, slots=True)
class CubeShown:
    """The cubes of a kind: how many there are, and what may lie on the charts."""

    cube: Cube
    count: int
    fixed_production: int
    fixed_market: int
    makes: tuple[int, int]
    sells: tuple[int, int]

    @property
    def has_value(self) -> bool:
        """Grey cubes stand for nothing."""
        return self.cube is not Cube.NEUTRAL


@dataclass(frozen=True)
class AidFacts:
    """Everything on the aid that is no sentence."""

    title: BuiltTitle
    setup: Setup
    newspaper_fee: int = newspaper.PRICE
    newspaper_most: int = MOST_FOR_VISIT
    boarding_points: int = POINTS_FOR_UNHIRED
    boarding_workers: int = UNHIRED_FOR_POINTS
    duel_points: int = POINTS_FOR_VICTOR

    @property
    def actions(self) -> Mapping[str, Clauses]:
        """The actions, each with its clauses."""
        return ACTIONS

    def plays(self, variant: str) -> bool:
        """Whether a variant is played."""
        return variant in self.setup.variants

    @property
    def has_gunslinging_goal(self) -> bool:
        """Whether one more goal is in the game."""
        return self.plays(GUNSLINGING_GOAL)

    @cached_property
    def companies(self) -> tuple[CompanyShown, ...]:
        """The columns of the set-up."""
        return tuple(
            CompanyShown(number, beginning.answer(self._people(number), self._readings).facts)
            for number in range(FEWEST, MOST + 1)
        )

    def _people(self, number: int) -> beginning.Situation:
        return beginning.Situation(
            number,
            with_advanced_buildings=self.plays(ADVANCED_BUILDINGS),
            with_gunslinging=self.has_gunslinging_goal,
        )

    @cached_property
    def _readings(self) -> Readings:
        return self.setup.readings()

    @property
    def cleanup(self) -> Clauses:
        """The steps at the end of a year, in order."""
        duels = self.plays(TROUBLEMAKERS)
        steps = remaining_steps(None, self._readings, with_troublemakers=duels)
        return (*BEFORE_THE_END_CHECK, *(STEPS[step] for step in steps))

    @property
    def buildings(self) -> tuple[tuple[tuple[Word, ...], Clauses], ...]:
        """Those of one kind as one, with their clauses."""
        shown = (*BUILDINGS, *(ADVANCED if self.plays(ADVANCED_BUILDINGS) else ()))
        return tuple((tuple(each.word for each in kind), clauses) for kind, clauses in shown)

    @cached_property
    def cubes(self) -> tuple[CubeShown, ...]:
        """The kinds of cubes in the bag of this table."""
        more = (extra for variant, extra in charts.VARIANTS.items() if self.plays(variant))
        return tuple(_cubes(charts.IN_THE_BOX.plus(next(more, Amounts()))))

    @property
    def cubes_lying(self) -> int:
        """How many cubes lie on both charts."""
        return charts.PRODUCTION_SPACES + charts.MARKET_SPACES

    @property
    def variants(self) -> Iterable[tuple[str, str]]:
        """What is played, each with its clause."""
        return [(variant, OF_VARIANTS[variant]) for variant in self.setup.variants]

    @property
    def rows(self) -> list[Row]:
        """The rows of the pad."""
        return shown_of(self.title, self.setup)

    @cached_property
    def points(self) -> tuple[PointShown, ...]:
        """The open points that may come up at this table."""
        never = {
            point
            for variant, points in POINTS_OF_VARIANTS.items()
            if not self.plays(variant)
            for point in points
        }
        return tuple(
            point
            for point in points_of(self.setup)
            if point.id not in never or point.origin is Origin.CHOSEN
        )

    @staticmethod
    def type_size(paper: str, *texts: str) -> float:
        """The size of type in points with which all of these texts fill their rooms."""
        return type_that_fills(ROOMS[paper], *texts)

    @staticmethod
    def has_more_room_behind(text: str, before: str, behind: str) -> bool:
        """Whether both pages are filled more evenly with this text on the second of them."""
        return len(before + text) > FIRST_PAGE_OF_SECOND * len(behind + text)


def facts(title: BuiltTitle, setup: Setup) -> AidFacts:
    """The aid of a table that has agreed on this."""
    return AidFacts(title, setup)


def _cubes(cubes: charts.Cubes) -> Iterator[CubeShown]:
    production, market = charts.FIXED_PRODUCTION, charts.FIXED_MARKET
    bag = cubes.without(production.plus(market))
    for cube in cubes:
        others = bag.total - bag[cube]
        drawn = charts.PRODUCTION_SPACES - production.total
        makes = _between(production[cube], drawn, bag[cube], others)
        drawn = charts.MARKET_SPACES - market.total
        sells = _between(market[cube], drawn, bag[cube], others)
        yield CubeShown(cube, cubes[cube], production[cube], market[cube], makes, sells)


def _between(fixed: int, drawn: int, own: int, others: int) -> tuple[int, int]:
    """The fewest and the most cubes of a kind on a chart, when so many are drawn for it.

    The bag always holds enough for the other chart, so both are possible.
    """
    return fixed + max(0, drawn - others), fixed + min(drawn, own)
