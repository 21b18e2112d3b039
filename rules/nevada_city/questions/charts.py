"""Is this state of the two charts possible?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any

from rules.core.faults import Fault
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.nevada_city import TITLE
from rules.nevada_city.fields import amounts_field
from rules.nevada_city.goods import Amounts, Cube, amounts

Cubes = Amounts[Cube]

MOST_TYPED = 20
COLOURED = (Cube.SILVER, Cube.CROPS, Cube.LIVESTOCK)
IN_THE_BOX: Cubes = amounts({Cube.SILVER: 4, Cube.CROPS: 5, Cube.LIVESTOCK: 5})
VARIANTS: Mapping[str, Cubes] = {
    "extra_cubes": amounts(dict.fromkeys(COLOURED, 1)),
    "neutral_cubes_1": amounts({Cube.NEUTRAL: 1}),
    "neutral_cubes_2": amounts({Cube.NEUTRAL: 2}),
}
PRODUCTION_SPACES, MARKET_SPACES = 5, 8
FIXED_PRODUCTION: Cubes = amounts(dict.fromkeys(COLOURED, 1))
FIXED_MARKET: Cubes = amounts({Cube.SILVER: 2, Cube.LIVESTOCK: 1})


@cache
def possible_states(cubes: Cubes) -> int:
    """In how many ways these cubes can lie on both charts.

    >>> possible_states(IN_THE_BOX)
    13
    """
    bag = cubes.without(FIXED_PRODUCTION.plus(FIXED_MARKET))
    production = _draws(bag, PRODUCTION_SPACES - FIXED_PRODUCTION.total)
    drawn_for_market = MARKET_SPACES - FIXED_MARKET.total
    return sum(len(_draws(bag.without(two), drawn_for_market)) for two in production)


def _draws(bag: Cubes, number: int) -> list[Cubes]:
    ways = product(*(range(bag[cube] + 1) for cube in Cube))
    return [amounts(dict(zip(Cube, way, strict=True))) for way in ways if sum(way) == number]


def _filled(fixed: Cubes, spaces: int) -> tuple[Mapping[str, int], ...]:
    """Every way in which a chart can be filled, with however many cubes there are."""
    drawn = combinations_with_replacement(Cube, spaces - fixed.total)
    return tuple(
        {cube.value: fixed[cube] + more.count(cube) for cube in Cube if fixed[cube] or cube in more}
        for more in drawn
    )


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies on the charts, and the cubes with which the table plays."""

    production: Cubes
    market: Cubes
    more: Cubes

    @property
    def cubes(self) -> Cubes:
        """All there are."""
        return IN_THE_BOX.plus(self.more)

    @property
    def lying(self) -> Cubes:
        """All that lie on the charts."""
        return self.production.plus(self.market)

    @property
    def facts(self) -> Facts:
        """What is in the bag, and how many states there are."""
        return {
            "left_in_bag": {cube.value: self.cubes[cube] - self.lying[cube] for cube in Cube},
            "possible_states": possible_states(self.cubes),
        }


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    production = amounts_field(
        tuple(Cube),
        MOST_TYPED,
        required=True,
        could_be=_filled(FIXED_PRODUCTION, PRODUCTION_SPACES),
    )
    market = amounts_field(
        tuple(Cube), MOST_TYPED, required=True, could_be=_filled(FIXED_MARKET, MARKET_SPACES)
    )

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Situation:
        """Two charts, and the cubes of the variants."""
        del faults
        played = (more for variant, more in VARIANTS.items() if variant in setup.variants)
        return Situation(**given, more=next(played, Amounts()))


def answer(situation: Situation, readings: Readings) -> Ruling:
    """Yes with what is left in the bag, or everything that cannot be."""
    del readings
    return allowed_unless(_hindrances(situation), situation.facts, rests_on=_rests_on(situation))


def _hindrances(situation: Situation) -> Iterator[Reason]:
    if says := tuple(_against_production(situation.production)):
        yield Reason("NC-12", says)
    if says := tuple(_against_market(situation.market)):
        yield Reason("NC-13", says)
    grey = Cube.NEUTRAL
    too_many = situation.lying.without(situation.cubes)
    for clause in ("NC-1", "NC-116"):
        cubes = [cube for cube in too_many if clause == _limit(cube, situation)]
        if cubes:
            yield Reason(clause, tuple(_beyond(situation, cube, cube is grey) for cube in cubes))


def _limit(cube: Cube, situation: Situation) -> str:
    """The clause that says how many there are."""
    return "NC-116" if situation.more or cube is Cube.NEUTRAL else "NC-1"


def _beyond(situation: Situation, cube: Cube, is_grey: bool) -> Message:
    count, most = situation.lying[cube], situation.cubes[cube]
    if is_grey:
        return say("charts-grey-beyond", count=count, most=most)
    return say("charts-cubes-beyond", count=count, most=most, cube=cube.word)


def _against_production(chart: Cubes) -> Iterator[Message]:
    if chart.total != PRODUCTION_SPACES:
        yield say("charts-production-cubes", count=chart.total, spaces=PRODUCTION_SPACES)
    if lacking := FIXED_PRODUCTION.without(chart):
        yield say("charts-production-lacks", cubes=tuple(cube.word for cube in lacking))


def _against_market(chart: Cubes) -> Iterator[Message]:
    if chart.total != MARKET_SPACES:
        yield say("charts-market-cubes", count=chart.total, spaces=MARKET_SPACES)
    for cube in FIXED_MARKET.without(chart):
        fewest = FIXED_MARKET[cube]
        yield say("charts-market-lacks", cube=cube.word, fewest=fewest, count=chart[cube])


def _rests_on(situation: Situation) -> Iterator[Reason]:
    yield Reason("NC-12", (say("charts-production-fits", spaces=PRODUCTION_SPACES),))
    yield Reason("NC-13", (say("charts-market-fits", spaces=MARKET_SPACES),))
    left = situation.cubes.total - situation.lying.total
    yield Reason("NC-107", (say("charts-left-in-bag", count=left),))
    clause = "NC-116" if situation.more else "NC-1"
    yield Reason(clause, (say("charts-cubes-suffice", count=situation.cubes.total),))
