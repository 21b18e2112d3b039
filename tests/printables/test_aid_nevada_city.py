"""The player aid of Nevada City says what the rules say, for two, three and four players."""

import re
from functools import cache
from itertools import chain

import pytest

from printables.core.aid import AidWish, aid
from printables.nevada_city.aid import AidFacts
from rules.core.readings import Setup
from rules.nevada_city.buildings import ADVANCED as CARDS_OF_THE_VARIANT
from rules.nevada_city.buildings import ADVANCED_BUILDINGS, Building
from rules.nevada_city.checks import GUNSLINGING_GOAL, TROUBLEMAKERS
from rules.nevada_city.cleanup import Step
from rules.nevada_city.goods import Cube
from rules.nevada_city.players import FEWEST, MOST, year_name
from rules.nevada_city.questions import charts, setup
from rules.nevada_city.questions.marry import EXTRA_CHILDREN
from rules.nevada_city.schema import MOST_FOR_VISIT
from rules.nevada_city.table import POINTS_FOR_UNHIRED, UNHIRED_FOR_POINTS
from scoring.nevada_city.questions import newspaper
from scoring.nevada_city.questions.troublemaker import POINTS_FOR_VICTOR
from scoring.titles import titles
from tests.printables.agreements import ids_on, text_of, unbound
from translations.catalogue import catalogue, languages

TITLE = titles()["nevada-city"]
ALL = TITLE.facts.variants
CLAUSES_OF = {
    ADVANCED_BUILDINGS: {"110", *(f"{number}" for number in range(118, 124))},
    "poker": {"111"},
    "advanced_events": {"113"},
    TROUBLEMAKERS: {"114", "115"},
    EXTRA_CHILDREN: {"117"},
    **{cubes: {"116"} for cubes in charts.VARIANTS},
}
"""What is on the aid only with a variant."""
GAP_ABOVE_THE_FOOT = 1.0
DATA = AidFacts(TITLE, Setup(TITLE.facts, "en", (), {})).data

every_language = pytest.mark.parametrize("language", languages())
every_number = pytest.mark.parametrize("people", range(FEWEST, MOST + 1))


def setup_of(*variants: str, **house_rules: str) -> Setup:
    """What a table agreed on."""
    chosen = {point.replace("_", "-"): reading for point, reading in house_rules.items()}
    return Setup(TITLE.facts, "en", variants, chosen)


@cache
def html_of(language: str, *variants: str, paper: str = "a4") -> str:
    """The aid of a table that chose no readings."""
    return aid(AidWish(TITLE, setup_of(*variants), language, paper))


def shown(*variants: str) -> AidFacts:
    """The facts of a table's aid."""
    return AidFacts(TITLE, setup_of(*variants))


@every_number
@pytest.mark.parametrize("variants", [(), (ADVANCED_BUILDINGS, GUNSLINGING_GOAL)])
def test_each_column_of_the_set_up_is_what_the_question_says(
    people: int, variants: tuple[str, ...]
) -> None:
    situation = setup.Situation(
        people, with_advanced_buildings=bool(variants), with_gunslinging=bool(variants)
    )
    told = setup.answer(situation, setup_of(*variants).readings()).facts
    assert shown(*variants).beginnings[people] == told
    for key in ("removed_buildings", "bank_buildings"):
        keys = told[key]
        assert isinstance(keys, list)
        assert {*shown(*variants).in_order(keys)} == {*keys}


@every_language
def test_the_numbers_for_two_three_and_four_stand_side_by_side(language: str) -> None:
    words, text = catalogue(language, TITLE.facts.room), text_of(html_of(language))
    columns = shown().beginnings.values()
    for key in ("goals_scored", "workers_revealed", "building_cards"):
        label = re.escape(words.name(f"fact-{key}"))
        row = " ".join(str(each[key]) for each in columns)
        assert re.search(rf"{label}[NC\d,\xa0 -]*? {row}", text), key
    for each in columns:
        assert isinstance(each["cash"], list)
        assert ", ".join(map(str, each["cash"])) in text
        assert f"{year_name(1)}–{year_name(int(str(each['years'])))}" in text


@every_language
def test_every_building_of_the_table_is_named_on_it(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    text = text_of(html_of(language, ADVANCED_BUILDINGS))
    for kind, _ in shown(ADVANCED_BUILDINGS).buildings:
        if kind[0] not in {Building.HARDNAILS, Building.BELLES_SALOON}:
            assert all(words.name(Building(building).word) in text for building in kind)


def test_every_building_has_its_clauses_once() -> None:
    printed, advanced = (
        [*chain.from_iterable(kind for kind, _ in each)]
        for each in (DATA["buildings"], DATA["advanced"])
    )
    assert set(advanced) == set(CARDS_OF_THE_VARIANT)
    assert sorted([*printed, *advanced]) == sorted(Building)


@every_language
def test_prices_and_points_of_buildings_are_those_of_the_rules(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    text = text_of(html_of(language)).replace("\xa0", " ")
    fee = words.says("aid-dollars", amount=newspaper.PRICE)
    price = words.says("aid-dollars", amount=1)
    said = [
        words.says("aid-newspaper", fee=fee, price=price, most=MOST_FOR_VISIT),
        words.says("aid-boarding-house", points=POINTS_FOR_UNHIRED, workers=UNHIRED_FOR_POINTS),
    ]
    assert [each for each in said if each.replace("\xa0", " ") not in text] == []
    duel = words.says("aid-duel", points=POINTS_FOR_VICTOR)
    assert duel in text_of(html_of(language, TROUBLEMAKERS))


@pytest.mark.parametrize("variants", [(), *((each,) for each in charts.VARIANTS)])
def test_cubes_make_and_sell_what_the_possible_charts_allow(variants: tuple[str, ...]) -> None:
    more = [charts.VARIANTS[each] for each in variants]
    cubes = charts.IN_THE_BOX.plus(more[0]) if more else charts.IN_THE_BOX
    bag = cubes.without(charts.FIXED_PRODUCTION.plus(charts.FIXED_MARKET))
    for each in shown(*variants).cubes:
        assert each.count == cubes[each.cube]
        for (fewest, most), fixed, spaces in (
            (each.makes, charts.FIXED_PRODUCTION, charts.PRODUCTION_SPACES),
            (each.sells, charts.FIXED_MARKET, charts.MARKET_SPACES),
        ):
            drawn = spaces - fixed.total
            own = [
                number
                for number in range(bag[each.cube] + 1)
                if number <= drawn <= number + bag.total - bag[each.cube]
            ]
            assert (fewest, most) == (fixed[each.cube] + own[0], fixed[each.cube] + own[-1])


def test_grey_cubes_stand_on_it_only_where_they_are_in_the_bag() -> None:
    assert Cube.NEUTRAL not in {each.cube for each in shown().cubes}
    grey = next(each for each in shown("neutral_cubes_2").cubes if each.cube is Cube.NEUTRAL)
    assert (grey.count, grey.has_value) == (2, False)


def test_the_steps_of_the_cleanup_come_in_order_and_duels_only_where_they_are_fought() -> None:
    every_step = [*DATA["before_the_end_check"], *(DATA["steps"][step] for step in Step)]
    assert shown(TROUBLEMAKERS).cleanup == every_step
    duels = DATA["steps"][Step.TROUBLEMAKERS]
    assert shown().cleanup == [each for each in every_step if each != duels]


def test_every_variant_has_its_line() -> None:
    assert set(DATA["of_variants"]) == set(ALL)
    assert set(DATA["points_of_variants"]) <= set(ALL)
    named = ids_on(html_of("en", *ALL))
    assert {clause.removeprefix("NC-") for clause in DATA["of_variants"].values()} <= named


@every_language
@pytest.mark.parametrize("paper", ["a4", "a5", "pocket"])
def test_parts_of_a_variant_stand_on_it_only_with_it(language: str, paper: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    every_clause = set().union(*CLAUSES_OF.values())
    assert not every_clause & ids_on(html_of(language, paper=paper))
    for variant, clauses in CLAUSES_OF.items():
        html = html_of(language, variant, paper=paper)
        assert every_clause & ids_on(html) == clauses
        assert words.name(f"variant-{variant}") in text_of(html)


def test_the_goal_of_gunslinging_has_a_clause_for_that_of_the_others() -> None:
    plain, gunslinging = (ids_on(html_of("en", *each)) for each in ((), (GUNSLINGING_GOAL,)))
    assert ("108" in plain, "112" in plain) == (True, False)
    assert ("108" in gunslinging, "112" in gunslinging) == (False, True)


def test_open_points_of_a_variant_come_with_it_or_when_chosen() -> None:
    named = {point.id for point in shown().points}
    for variant, points in DATA["points_of_variants"].items():
        assert not named & {*points}
        assert {*points} <= {point.id for point in shown(variant).points}
    chosen = AidFacts(TITLE, setup_of(NC_O18="victor"))
    assert "NC-O18" in {point.id for point in chosen.points}


@every_language
def test_what_is_chosen_stands_out_with_the_reading_chosen(language: str) -> None:
    words = catalogue(language, TITLE.facts.room)
    html = aid(AidWish(TITLE, setup_of(NC_O11="each_player"), language))
    chosen = words.name("aid-NC-O11", "each_player")
    assert f'<b class="chosen">{chosen}</b>' in unbound(html)
    assert words.name("aid-NC-O11", "owner") not in html
