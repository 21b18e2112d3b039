"""What answers draw: goods good by good, the two charts with their cubes, receipts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.core.readings import Setup
from rules.nevada_city.delivery import Delivery
from rules.nevada_city.goods import GIVEN_BY, Cube, Good, Property, amounts
from rules.nevada_city.questions import charts
from scoring.nevada_city.commission import Action
from scoring.nevada_city.goals import Share, shares
from web.forms.typed import whole_of

PICTURES: Mapping[str, str] = {
    **{good.value: good.word.id for good in Good},
    **{skill.value: good.word.id for skill, good in GIVEN_BY.items()},
    **{f"{kind.value}s": f"property-{kind.value}" for kind in Property},
    Cube.NEUTRAL.value: "cube",
}
"""The picture beside the number field of each kind."""


class GoodRow(NamedTuple):
    """One good of a building or a contract."""

    good: Good
    required: int
    there: int
    brought: int
    instead: int
    """What entertainment stands for."""
    skills: int
    missing: int


def delivery_of(situation: Any, setup: Setup) -> Delivery | None:
    """What a building or a contract gets; None where a contract is only reserved."""
    delivery = situation.delivery
    if isinstance(delivery, Delivery):
        return delivery
    if situation.action is Action.RESERVE:
        return None
    found: Delivery = delivery(setup.readings())
    return found


def goods_rows(delivery: Delivery) -> list[GoodRow]:
    """Every good that has to do with it."""
    told = (delivery.required, delivery.tokens)
    return [
        GoodRow(
            good,
            delivery.required[good],
            delivery.there[good],
            delivery.brought[good],
            delivery.entertainment_as[good],
            delivery.from_skills[good],
            delivery.missing[good],
        )
        for good in Good
        if any(goods[good] for goods in told)
    ]


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart as its spaces: the cubes, which of them are fixed, and how many spaces are bare."""

    key: str
    cubes: tuple[tuple[Cube, bool], ...]
    bare: int
    counts: Mapping[Cube, int]


CHARTS = {
    "production": (charts.PRODUCTION_SPACES, charts.FIXED_PRODUCTION),
    "market": (charts.MARKET_SPACES, charts.FIXED_MARKET),
}


def charts_of(body: Mapping[str, Any]) -> list[Chart]:
    """Both charts as typed; with the fixed cubes alone where nothing was."""
    return [_chart(key, body.get(key)) for key in CHARTS]


def _chart(key: str, typed: Any) -> Chart:
    spaces, fixed = CHARTS[key]
    told = typed if isinstance(typed, dict) else fixed.named
    counts = {cube: _count(told.get(cube.value)) for cube in Cube}
    cubes = tuple((cube, number < fixed[cube]) for cube in Cube for number in range(counts[cube]))
    return Chart(key, cubes, max(0, spaces - len(cubes)), counts)


def _count(value: Any) -> int:
    count = whole_of(value) if isinstance(value, str) else value
    return count if type(count) is int and 0 <= count <= charts.MOST_TYPED else 0


def cubes_of(body: Mapping[str, Any], variants: Any) -> Mapping[Cube, int]:
    """How many cubes of each kind are in the bag; below 0 where too many lie."""
    played = (more for key, more in charts.VARIANTS.items() if key in (variants or ()))
    there = charts.IN_THE_BOX.plus(next(played, amounts({})))
    lying = charts_of(body)
    return {cube: there[cube] - sum(chart.counts[cube] for chart in lying) for cube in Cube}


def stepped(body: Mapping[str, Any], key: str, cube: Cube, by: int) -> dict[str, str | None]:
    """The fields of an address with one cube more or less on a chart."""
    fields: dict[str, str | None] = {"draft": None}
    for chart in charts_of(body):
        for each, count in chart.counts.items():
            is_meant = chart.key == key and each is cube
            fields[f"{chart.key}.{each.value}"] = str(count + by * is_meant)
    return fields


class GoalRow(NamedTuple):
    """One player's part of a goal; None without a share."""

    player: int
    owns: int
    share: Share | None


def goal_rows(situation: Any, setup: Setup) -> Iterator[GoalRow]:
    """Who shares which places, in the order of the players."""
    found = shares(situation.levels, situation.counts, setup.readings())
    for number, (owns, share) in enumerate(zip(situation.counts, found, strict=True)):
        yield GoalRow(number, owns, share)


def lost_in(rows: list[GoalRow]) -> int:
    """What rounding loses of a goal."""
    return sum(share.lost for share in {row.share for row in rows if row.share})


FOR_TEMPLATES = {
    "charts_of": charts_of,
    "cubes_in_bag": cubes_of,
    "delivery_of": delivery_of,
    "goal_rows": goal_rows,
    "goods_rows": goods_rows,
    "lost_in": lost_in,
    "stepped": stepped,
}
