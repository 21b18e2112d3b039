"""The player aid of Nevada City: its numbers and tables, asked of rules and scorer."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from printables.core.aids.facts import SharedFacts
from rules.core.rulings import Facts
from rules.nevada_city.buildings import ADVANCED_BUILDINGS, Building
from rules.nevada_city.checks import GUNSLINGING_GOAL, TROUBLEMAKERS
from rules.nevada_city.cleanup import remaining_steps
from rules.nevada_city.goods import Amounts, Cube
from rules.nevada_city.players import FEWEST, MOST, year_name
from rules.nevada_city.questions import charts
from rules.nevada_city.questions import setup as beginning
from rules.nevada_city.schema import MOST_FOR_VISIT
from rules.nevada_city.table import POINTS_FOR_UNHIRED, UNHIRED_FOR_POINTS
from scoring.core.rows import Row
from scoring.nevada_city.questions import newspaper
from scoring.nevada_city.questions.troublemaker import POINTS_FOR_VICTOR
from translations.catalogue import Catalogue


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


class AidFacts(SharedFacts):
    """The tables of the aid of Nevada City."""

    newspaper_fee = newspaper.PRICE
    newspaper_most = MOST_FOR_VISIT
    boarding_points = POINTS_FOR_UNHIRED
    boarding_workers = UNHIRED_FOR_POINTS
    duel_points = POINTS_FOR_VICTOR
    cubes_lying = charts.PRODUCTION_SPACES + charts.MARKET_SPACES
    """How many cubes lie on both charts."""
    year_name = staticmethod(year_name)

    @property
    def wheel_turns(self) -> str:
        """How often the wheel of the turn is turned."""
        years = {str(each["years"]) for each in self.beginnings.values()}
        return "–".join(sorted(years))

    def said(self, words: Catalogue, clause: str) -> str:
        """A clause; prices and points of some are those of the rules."""
        match clause:
            case "NC-73":
                workers = self.boarding_workers
                return words.says(
                    "aid-boarding-house", points=self.boarding_points, workers=workers
                )
            case "NC-80":
                fee, price = (words.says("aid-dollars", amount=n) for n in (self.newspaper_fee, 1))
                return words.says("aid-newspaper", fee=fee, price=price, most=self.newspaper_most)
            case "NC-115":
                return words.says("aid-duel", points=self.duel_points)
            case "NC-107":
                cubes = sum(each.count for each in self.cubes)
                return words.says("aid-on-charts", lying=self.cubes_lying, all=cubes)
            case "NC-99":
                return words.name("aid-start-building")
        return super().said(words, clause)

    def row_told(self, words: Catalogue, row: Row) -> str:
        """What a row of the pad brings, in the words of all its clauses."""
        return "; ".join(words.name(clause, "short") for clause in row.clauses)

    def played(self, clauses: Sequence[str]) -> Sequence[str]:
        """The goals are told with the variant that has one more, or without it."""
        left_out = "NC-108" if self.has_gunslinging_goal else "NC-112"
        return [clause for clause in clauses if clause != left_out]

    @property
    def has_gunslinging_goal(self) -> bool:
        """Whether one more goal is in the game."""
        return self.plays(GUNSLINGING_GOAL)

    @cached_property
    def beginnings(self) -> Mapping[int, Facts]:
        """What the question about the set-up tells so many players."""
        return {
            number: beginning.answer(self._people(number), self.readings).facts
            for number in range(FEWEST, MOST + 1)
        }

    @staticmethod
    def in_order(keys: Sequence[str]) -> list[Building]:
        """Buildings in the order of the aid's own list, by which players look them up."""
        return [building for building in Building if building in keys]

    def _people(self, number: int) -> beginning.Situation:
        return beginning.Situation(
            number,
            with_advanced_buildings=self.plays(ADVANCED_BUILDINGS),
            with_gunslinging=self.has_gunslinging_goal,
        )

    @property
    def cleanup(self) -> Sequence[str]:
        """The clauses of the steps at the end of a year, in order."""
        duels = self.plays(TROUBLEMAKERS)
        steps = remaining_steps(None, self.readings, with_troublemakers=duels)
        return [*self.data["before_the_end_check"], *(self.data["steps"][step] for step in steps)]

    @property
    def buildings(self) -> Sequence[tuple[Sequence[str], Sequence[str]]]:
        """Those of one kind as one, with their clauses."""
        more = self.data["advanced"] if self.plays(ADVANCED_BUILDINGS) else []
        return [*self.data["buildings"], *more]

    @cached_property
    def cubes(self) -> tuple[CubeShown, ...]:
        """The kinds of cubes in the bag of this table."""
        more = (extra for variant, extra in charts.VARIANTS.items() if self.plays(variant))
        return tuple(_cubes(charts.IN_THE_BOX.plus(next(more, Amounts()))))


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
