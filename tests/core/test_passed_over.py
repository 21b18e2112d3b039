"""A reading under which the situation would be refused says nothing about the answer."""

from collections.abc import Mapping

import pytest

from rules.core.faults import Fault, RefusedError, refuse
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Ruling, Verdict, rule
from tests.core.invented import LENGTH, PRICE, setup_of

YES, NO = Ruling(Verdict.YES), Ruling(Verdict.NO)
TOO_DEAR = Fault("gold", say("too-dear"))


def by_price(rulings: Mapping[str, Ruling], readings: Readings) -> Ruling:
    """What each price says; a price that nothing is said about refuses the question."""
    price = readings.of(PRICE.id)
    refuse([TOO_DEAR] if price not in rulings else ())
    return rulings[price]


def test_where_every_other_reading_refuses_nothing_depends_on_the_point() -> None:
    answer = rule(by_price, {"nothing": YES}, setup_of(PRICE))
    assert (answer.ruling, answer.depends_on) == (YES, ())


@pytest.mark.parametrize("refused", ["one", "two"])
def test_of_three_readings_the_refused_one_is_not_told(refused: str) -> None:
    (told,) = {"one", "two"} - {refused}
    answer = rule(by_price, {"nothing": YES, told: NO}, setup_of(PRICE))
    assert answer.ruling.verdict is Verdict.OPEN
    (entry,) = answer.depends_on
    assert [(other.reading, other.outcome) for other in entry.otherwise] == [
        ("nothing", YES),
        (told, NO),
    ]


def test_another_point_is_varied_all_the_same() -> None:
    def ask(_: None, readings: Readings) -> Ruling:
        refuse([TOO_DEAR] if not readings.says(PRICE.id, "nothing") else ())
        return YES if readings.says(LENGTH.id, "short") else NO

    answer = rule(ask, None, setup_of(LENGTH, PRICE, chosen={LENGTH.id: "short"}))
    assert [entry.point for entry in answer.depends_on] == [LENGTH.id]


def test_every_fault_is_named_and_none_refuses_nothing() -> None:
    refuse(())
    with pytest.raises(RefusedError) as refused:
        refuse([TOO_DEAR, TOO_DEAR])
    assert refused.value.faults == (TOO_DEAR, TOO_DEAR)
