"""Single rulings: open or decided, with whose facts and whose reasons."""

import pytest

from rules.core.messages import say
from rules.core.readings import Setup
from rules.core.rulings import Answer, Reason, Ruling, Verdict, rule
from rules.core.titles import OpenFacts
from tests.core.invented import LENGTH, PRICE, SIDE, Fork, followed, plain_choices, setup_of

YES, NO = Ruling(Verdict.YES, facts={"gold": 1}), Ruling(Verdict.NO, facts={"lead": 2})
BECAUSE = Reason("GUL-1", (say("too-far"),))

BY_LENGTH = Fork(LENGTH, {"short": NO, "long": YES})


@pytest.mark.parametrize(
    ("setup", "facts"),
    [
        (setup_of(LENGTH, open_facts=OpenFacts.OF_YES), YES.facts),
        (setup_of(LENGTH, open_facts=OpenFacts.OF_DEFAULT), NO.facts),
    ],
    ids=["of the reading that says yes", "of the default reading"],
)
def test_the_facts_of_an_open_ruling_are_those(setup: Setup, facts: object) -> None:
    answer = rule(followed, BY_LENGTH, setup)
    assert (answer.ruling.verdict, answer.ruling.facts) == (Verdict.OPEN, facts)


DECIDED = {
    "the table chose its default": (BY_LENGTH, setup_of(LENGTH, chosen={"GUL-O1": "short"}), NO),
    "the table chose another": (BY_LENGTH, setup_of(LENGTH, chosen={"GUL-O1": "long"}), YES),
    "the words of its edition settle it": (
        Fork(PRICE, {"nothing": YES, "one": NO, "two": YES}),
        setup_of(PRICE, edition="second"),
        NO,
    ),
    "the point never leaves anything open": (
        Fork(SIDE, {"left": YES, "right": NO}),
        setup_of(SIDE),
        YES,
    ),
}


@pytest.mark.parametrize(("tree", "setup", "ruling"), DECIDED.values(), ids=DECIDED.keys())
def test_a_verdict_stands_and_says_what_it_depends_on_where(
    tree: Fork, setup: Setup, ruling: Ruling
) -> None:
    answer = rule(followed, tree, setup)
    assert answer.ruling == ruling
    (entry,) = answer.depends_on
    assert entry.reading == plain_choices(setup)[tree.point.id]


def test_an_open_point_of_three_readings_shows_all_three() -> None:
    tree = Fork(PRICE, {"nothing": NO, "one": NO, "two": YES})
    (entry,) = rule(followed, tree, setup_of(PRICE)).depends_on
    assert [other.reading for other in entry.otherwise] == ["nothing", "one", "two"]


def test_facts_alone_never_leave_a_verdict_open() -> None:
    other = Ruling(Verdict.YES, facts={"gold": 7})
    answer = rule(followed, Fork(LENGTH, {"short": YES, "long": other}), setup_of(LENGTH))
    assert answer.ruling == YES
    (entry,) = answer.depends_on
    assert [(each.reading, each.outcome) for each in entry.otherwise] == [("long", other)]


def test_another_reason_for_the_same_ruling_is_no_dependence() -> None:
    other = Ruling(Verdict.YES, (BECAUSE,), YES.facts)
    tree = Fork(LENGTH, {"short": YES, "long": other})
    assert rule(followed, tree, setup_of(LENGTH)) == Answer(YES)


def test_the_reasons_of_an_open_ruling_are_the_defaults_or_else_those_of_the_yes() -> None:
    silent, told = Ruling(Verdict.NO), Ruling(Verdict.YES, (BECAUSE,))
    setup = setup_of(LENGTH, open_facts=OpenFacts.OF_YES)
    answer = rule(followed, Fork(LENGTH, {"short": silent, "long": told}), setup)
    assert answer.ruling.because == (BECAUSE,)
    other = Ruling(Verdict.NO, (Reason("GUL-2", ()),))
    answer = rule(followed, Fork(LENGTH, {"short": other, "long": told}), setup)
    assert answer.ruling.because == other.because
