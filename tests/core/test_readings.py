"""How a table reads its open points, and which of them are worth varying."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.readings import Setup
from tests.core.invented import (
    LENGTH,
    POINTS,
    PRICE,
    SIDE,
    each_alone,
    is_settled,
    plain_choices,
    setup_of,
    setups,
)


@given(setups())
def test_a_chosen_reading_goes_before_the_editions_and_that_before_the_first(setup: Setup) -> None:
    readings = setup.readings()
    assert {point.id: readings.of(point.id) for point in POINTS} == plain_choices(setup)


@given(setups())
def test_a_reading_is_said_for_the_one_that_holds_and_denied_for_all_others(setup: Setup) -> None:
    chosen, readings = plain_choices(setup), setup.readings()
    for point in POINTS:
        said = [reading for reading in point.readings if readings.says(point.id, reading)]
        assert said == [chosen[point.id]]


def test_an_aside_replaces_a_default() -> None:
    assert setup_of(LENGTH).readings(GUL_O1="long").of("GUL-O1") == "long"


def test_an_aside_does_not_replace_what_the_table_chose() -> None:
    setup = setup_of(LENGTH, chosen={"GUL-O1": "short"})
    assert setup.readings(GUL_O1="long").of("GUL-O1") == "short"


def test_a_reading_that_the_point_does_not_have_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="GUL-O1 has no reading 'wide'"):
        setup_of(LENGTH).readings().says("GUL-O1", "wide")


def test_a_point_that_the_book_does_not_have_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="GUL-O9"):
        setup_of(LENGTH).readings().says("GUL-O9", "short")


def test_what_was_asked_is_remembered_and_nothing_else() -> None:
    readings = setup_of(*POINTS).readings()
    assert readings.asked == set()
    readings.says("GUL-O3", "right")
    readings.of("GUL-O1")
    assert readings.asked == {"GUL-O1", "GUL-O3"}


@given(setups(), st.sets(st.sampled_from([point.id for point in POINTS])))
def test_each_asked_point_is_varied_alone_in_the_order_of_the_book(
    setup: Setup, asked: set[str]
) -> None:
    varied = [
        (point, reading, {each.id: readings.of(each.id) for each in POINTS})
        for point, reading, readings in setup.readings().variations(setup.open_among(asked))
    ]
    assert varied == [
        (point.id, reading, chosen)
        for point, reading, chosen in each_alone(setup)
        if point.id in asked and not is_settled(setup, point)
    ]


def test_varied_readings_start_with_nothing_asked_and_know_what_was_varied() -> None:
    readings = setup_of(*POINTS).readings()
    readings.of("GUL-O1")
    ((_, _, varied),) = readings.variations([LENGTH])
    assert (readings.varied, varied.varied) == (frozenset(), {"GUL-O1"})
    assert varied.asked == set()
    varied.of("GUL-O3")
    assert readings.asked == {"GUL-O1"}


def test_varied_readings_have_the_same_memory_at_hand() -> None:
    readings = setup_of(LENGTH).readings()
    readings.memory["sum"] = 3
    assert readings.with_reading("GUL-O1", "long").memory is readings.memory
    assert setup_of(LENGTH).readings().memory == {}


@pytest.mark.parametrize(
    ("setup", "decided"),
    [
        pytest.param(setup_of(PRICE), False, id="not where nobody said anything"),
        pytest.param(setup_of(PRICE, edition="second"), True, id="by the words of the edition"),
        pytest.param(setup_of(PRICE, chosen={"GUL-O2": "two"}), True, id="by the table"),
        pytest.param(setup_of(PRICE, chosen={"GUL-O2": "nothing"}), True, id="by choosing default"),
        pytest.param(setup_of(PRICE, SIDE, chosen={"GUL-O3": "left"}), False, id="not by another"),
    ],
)
def test_a_point_is_decided(setup: Setup, decided: bool) -> None:
    assert setup.is_undecided(PRICE) is not decided
