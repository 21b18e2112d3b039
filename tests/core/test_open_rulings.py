"""Single rulings: open or decided, with whose facts and whose reasons."""

from dataclasses import replace

import pytest

from rules.core.faults import Fault
from rules.core.messages import Word, say
from rules.core.readings import Setup
from rules.core.rulings import Answer, Reason, Ruling, Verdict, rule
from tests.core.invented import LENGTH, PRICE, SIDE, Fork, followed, plain_choices, setup_of

YES, NO = Ruling(Verdict.YES, facts={"gold": 1}), Ruling(Verdict.NO, facts={"lead": 2})
BECAUSE = Reason("GUL-1", (say("too-far"),))

BY_LENGTH = Fork(LENGTH, {"short": NO, "long": YES})
BY_LENGTH_ALSO = Fork(LENGTH, {"short": YES, "long": NO})


@pytest.mark.parametrize("tree", [BY_LENGTH, BY_LENGTH_ALSO], ids=["by default no", "yes"])
def test_the_facts_of_an_open_ruling_are_those_of_the_reading_that_says_yes(tree: Fork) -> None:
    ruling = rule(followed, tree, setup_of(LENGTH)).ruling
    assert (ruling.verdict, ruling.facts) == (Verdict.OPEN, YES.facts)


def test_of_two_readings_that_say_yes_the_first_of_the_book_gives_the_facts() -> None:
    late = replace(YES, facts={"gold": 2})
    tree = Fork(PRICE, {"nothing": NO, "one": late, "two": YES})
    assert rule(followed, tree, setup_of(PRICE)).ruling.facts == late.facts


DECIDED = {
    "the table chose its default": (BY_LENGTH, setup_of(LENGTH, chosen={"GUL-O1": "short"}), NO),
    "the table chose another": (BY_LENGTH, setup_of(LENGTH, chosen={"GUL-O1": "long"}), YES),
}


@pytest.mark.parametrize(("tree", "setup", "ruling"), DECIDED.values(), ids=DECIDED.keys())
def test_a_verdict_stands_and_says_what_it_depends_on_where(
    tree: Fork, setup: Setup, ruling: Ruling
) -> None:
    answer = rule(followed, tree, setup)
    assert answer.ruling == ruling
    (entry,) = answer.depends_on
    assert entry.reading == plain_choices(setup)[tree.point.id]


SETTLED_TREE = Fork(PRICE, {"nothing": YES, "one": NO, "two": YES})


def test_what_the_words_of_the_edition_settle_is_no_dependence() -> None:
    assert rule(followed, SETTLED_TREE, setup_of(PRICE, edition="second")) == Answer(NO)


def test_a_settled_point_that_the_table_reads_otherwise_is_a_dependence() -> None:
    setup = setup_of(PRICE, edition="second", chosen={"GUL-O2": "two"})
    answer = rule(followed, SETTLED_TREE, setup)
    assert answer.ruling == YES
    assert [entry.reading for entry in answer.depends_on] == ["two"]


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


def left_open(point: str, clause: str) -> Reason:
    return Reason(clause, (say("left-open", point=Word(point)),))


def test_an_open_ruling_never_gives_the_sentence_of_one_reading_as_its_reason() -> None:
    no, yes = Ruling(Verdict.NO, (BECAUSE,)), Ruling(Verdict.YES, (Reason("GUL-2", ()),))
    answer = rule(followed, Fork(SIDE, {"left": no, "right": yes}), setup_of(SIDE))
    assert answer.ruling.because == (left_open("GUL-O3", "GUL-1"),)


def test_a_point_that_no_rule_comes_near_is_named_itself() -> None:
    answer = rule(followed, BY_LENGTH, setup_of(LENGTH))
    assert answer.ruling.because == (left_open("GUL-O1", "GUL-O1"),)


def test_an_open_ruling_keeps_what_is_true_however_it_is_read() -> None:
    near, far = say("near"), say("too-far")
    no = Ruling(Verdict.NO, (Reason("GUL-2", (near, far)),))
    yes = Ruling(Verdict.YES, (Reason("GUL-2", (near,)),))
    answer = rule(followed, Fork(SIDE, {"left": no, "right": yes}), setup_of(SIDE))
    assert answer.ruling.because == (Reason("GUL-2", (near,)), left_open("GUL-O3", "GUL-1"))


def test_two_points_that_each_turn_the_verdict_are_both_named() -> None:
    tree = Fork(LENGTH, {"short": Fork(SIDE, {"left": YES, "right": NO}), "long": NO})
    ruling = rule(followed, tree, setup_of(LENGTH, SIDE)).ruling
    assert ruling.because == (left_open("GUL-O1", "GUL-O1"), left_open("GUL-O3", "GUL-1"))


def test_an_open_ruling_recommends_nothing_and_keeps_its_warnings() -> None:
    odd = Fault("gold", say("much"))
    no = replace(NO, remedies=(say("wait"),))
    yes = replace(YES, warnings=(odd,), asides=frozenset({"gold"}))
    ruling = rule(followed, Fork(LENGTH, {"short": no, "long": yes}), setup_of(LENGTH)).ruling
    assert (ruling.remedies, ruling.warnings) == ((), (odd,))
    assert ruling.told == {}


def test_a_warning_is_no_difference() -> None:
    odd = replace(YES, warnings=(Fault("gold", say("much")),))
    tree = Fork(LENGTH, {"short": YES, "long": odd})
    assert rule(followed, tree, setup_of(LENGTH)) == Answer(YES)
