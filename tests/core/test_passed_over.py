"""A reading under which the situation is refused is passed over, or says what it lacks."""

from collections.abc import Mapping

import pytest

from rules.core.faults import Fault, RefusedError, refuse
from rules.core.messages import say
from rules.core.readings import Readings
from rules.core.rulings import Answer, Ruling, Verdict, rule
from tests.core.invented import LENGTH, PRICE, setup_of

YES, NO = Ruling(Verdict.YES), Ruling(Verdict.NO)
TOO_DEAR = Fault("gold", say("too-dear"))
UNTOLD = Fault("silver", say("how-much"), lacks=True)


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


def by_length(faults: tuple[Fault, ...], readings: Readings) -> Ruling:
    """Yes, unless the length is long and something is wrong for that."""
    if readings.says(LENGTH.id, "long"):
        refuse(faults)
    return YES


def test_a_reading_that_lacks_something_says_what_and_is_not_passed_over() -> None:
    answer = rule(by_length, (UNTOLD,), setup_of(LENGTH))
    assert answer.ruling == YES
    (entry,) = answer.depends_on
    assert entry.reading == "short"
    (other,) = entry.otherwise
    assert (other.reading, other.outcome, other.needs) == ("long", None, (UNTOLD,))


def test_a_reading_that_is_impossible_besides_lacking_something_is_passed_over() -> None:
    assert rule(by_length, (UNTOLD, TOO_DEAR), setup_of(LENGTH)) == Answer(YES)


def test_what_the_table_itself_lacks_is_refused() -> None:
    with pytest.raises(RefusedError):
        rule(by_length, (UNTOLD,), setup_of(LENGTH, chosen={LENGTH.id: "long"}))


def test_an_open_ruling_names_the_reading_that_lacks_something_beside_the_others() -> None:
    def ask(_: None, readings: Readings) -> Ruling:
        refuse([UNTOLD] if readings.says(PRICE.id, "one") else ())
        return NO if readings.says(PRICE.id, "nothing") else YES

    answer = rule(ask, None, setup_of(PRICE))
    assert answer.ruling.verdict is Verdict.OPEN
    (entry,) = answer.depends_on
    assert [(other.reading, other.outcome) for other in entry.otherwise] == [
        ("nothing", NO),
        ("one", None),
        ("two", YES),
    ]
