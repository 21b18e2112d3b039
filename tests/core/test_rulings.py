"""Rulings of an invented title: what they depend on, and when they stay open."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.clauses import OpenPoint
from rules.core.messages import say
from rules.core.readings import Readings, Setup
from rules.core.rulings import (
    Answer,
    Reason,
    Ruling,
    Verdict,
    allowed_unless,
    answered,
    gathered,
    rule,
)
from tests.core.invented import (
    POINTS,
    each_alone,
    followed,
    plain_choices,
    plainly_followed,
    setups,
    trees,
)

YES, NO = Ruling(Verdict.YES, facts={"gold": 1}), Ruling(Verdict.NO, facts={"lead": 2})
BECAUSE = Reason("GUL-1", (say("too-far"),))

verdicts = trees(
    st.builds(
        lambda verdict, gold: Ruling(verdict, (BECAUSE,), {"gold": gold}),
        st.sampled_from([Verdict.YES, Verdict.NO]),
        st.integers(0, 1),
    )
)
values = trees(st.integers(0, 2).map(lambda gold: answered({"gold": gold}, BECAUSE)))


def plainly_differing(tree: object, setup: Setup) -> dict[str, dict[str, Ruling]]:
    """By point and reading: every ruling of a single other reading that is not the same."""
    ruling = plainly_followed(tree, plain_choices(setup))
    found: dict[str, dict[str, Ruling]] = {}
    for point, reading, chosen in each_alone(setup):
        other = plainly_followed(tree, chosen)
        if (other.verdict, other.facts) != (ruling.verdict, ruling.facts):
            found.setdefault(point.id, {})[reading] = other
    return found


def turned(tree: object, setup: Setup) -> list[OpenPoint]:
    """The undecided points with a reading that turns the verdict, in the order of the book."""
    verdict = plainly_followed(tree, plain_choices(setup)).verdict
    return [
        setup.title.book.open_points[key]
        for key, others in plainly_differing(tree, setup).items()
        if key not in setup.house_rules
        and setup.edition not in setup.title.book.open_points[key].settled_in
        and any(other.verdict is not verdict for other in others.values())
    ]


def depends_on(answer: Answer) -> dict[str, dict[str, Ruling]]:
    return {
        entry.point: {other.reading: other.outcome for other in entry.otherwise}
        for entry in answer.depends_on
    }


@given(values, setups())
def test_a_value_depends_on_the_points_that_change_it_alone_and_is_never_open(
    tree: object, setup: Setup
) -> None:
    answer = rule(followed, tree, setup)
    assert answer.ruling == plainly_followed(tree, plain_choices(setup))
    assert depends_on(answer) == plainly_differing(tree, setup)
    chosen = plain_choices(setup)
    assert all(entry.reading == chosen[entry.point] for entry in answer.depends_on)


@given(verdicts, setups())
def test_a_yes_or_no_is_open_only_where_an_undecided_point_turns_it(
    tree: object, setup: Setup
) -> None:
    answer = rule(followed, tree, setup)
    verdict = plainly_followed(tree, plain_choices(setup)).verdict
    hanging = turned(tree, setup)
    assert answer.ruling.verdict is (Verdict.OPEN if hanging else verdict)
    assert list(depends_on(answer)) == list(plainly_differing(tree, setup))
    open_now = [entry.point for entry in answer.depends_on if entry.reading is None]
    assert open_now == [point.id for point in hanging]


@given(verdicts, setups())
def test_an_open_point_shows_every_reading_and_any_other_only_what_changes(
    tree: object, setup: Setup
) -> None:
    hanging = {point.id: point for point in turned(tree, setup)}
    chosen, differing = plain_choices(setup), plainly_differing(tree, setup)
    for point, shown in depends_on(rule(followed, tree, setup)).items():
        if point in hanging:
            assert shown == {
                reading: plainly_followed(tree, {**chosen, point: reading})
                for reading in hanging[point].readings
            }
        else:
            assert shown == differing[point]


@given(verdicts, setups())
def test_an_open_ruling_shows_the_facts_of_the_first_reading_that_says_yes(
    tree: object, setup: Setup
) -> None:
    chosen, hanging = plain_choices(setup), turned(tree, setup)
    expected = plainly_followed(tree, chosen)
    if hanging:
        point = hanging[0]
        rulings = (plainly_followed(tree, {**chosen, point.id: key}) for key in point.readings)
        expected = next(ruling for ruling in rulings if ruling.verdict is Verdict.YES)
    assert rule(followed, tree, setup).ruling.facts == expected.facts


@given(st.sets(st.sampled_from([point.id for point in POINTS])), setups())
def test_a_question_is_answered_once_and_once_for_each_other_reading_of_what_it_asked(
    wanted: set[str], setup: Setup
) -> None:
    seen: list[dict[str, str]] = []

    def count(_: None, readings: Readings) -> Ruling:
        seen.append({point: readings.of(point) for point in sorted(wanted)})
        return YES

    assert rule(count, None, setup) == Answer(YES)
    asked = [point for point in POINTS if point.id in wanted]
    assert len(seen) == 1 + sum(len(point.readings) - 1 for point in asked)
    assert len({tuple(reading.items()) for reading in seen}) == len(seen)


def test_what_nothing_hinders_is_allowed() -> None:
    ruling = allowed_unless((), {"gold": 1}, rests_on=[BECAUSE], facts_of_no={"lead": 2})
    assert ruling == Ruling(Verdict.YES, (BECAUSE,), {"gold": 1})


def test_what_is_hindered_names_every_hindrance_and_what_would_help() -> None:
    other = Reason("GUL-2", (say("too-dark"),))
    ruling = allowed_unless(
        [BECAUSE, other], {"gold": 1}, facts_of_no={"lead": 2}, remedies=[say("wait")]
    )
    assert ruling == Ruling(Verdict.NO, (BECAUSE, other), {"lead": 2}, (say("wait"),))
    assert allowed_unless([BECAUSE], {"gold": 1}).facts == {}


def test_a_clause_is_gathered_once_with_all_that_it_says() -> None:
    far, dear, dark = say("too-far"), say("too-dear"), say("too-dark")
    found = gathered([("GUL-2", far), ("GUL-1", dear), ("GUL-2", dark)])
    assert found == (Reason("GUL-2", (far, dark)), Reason("GUL-1", (dear,)))
    assert gathered([]) == ()
