"""Rulings of an invented title: what they depend on, and when they stay open."""

from itertools import combinations, product
from math import prod

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
    LENGTH,
    POINTS,
    SIDE,
    Fork,
    each_alone,
    followed,
    is_settled,
    plain_choices,
    plainly_followed,
    setup_of,
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
        if is_settled(setup, point):
            continue
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


def plainly_together(tree: object, setup: Setup) -> list[tuple[tuple[str, str], ...]]:
    """The smallest sets of undecided readings that turn a verdict which none turns alone."""
    chosen = plain_choices(setup)
    verdict = plainly_followed(tree, chosen).verdict
    points = [point for point in POINTS if is_undecided(point, setup)]
    for size in () if turned(tree, setup) else range(2, len(points) + 1):
        found = [
            tuple((point.id, key) for point, key in zip(some, keys, strict=True))
            for some in combinations(points, size)
            for keys in product(*(point.others(chosen[point.id]) for point in some))
        ]
        read = [(each, plainly_followed(tree, {**chosen, **dict(each)})) for each in found]
        if turning := [each for each, ruling in read if ruling.verdict != verdict]:
            return turning
    return []


def is_undecided(point: OpenPoint, setup: Setup) -> bool:
    return point.id not in setup.house_rules and setup.edition not in point.settled_in


def hanging_on(tree: object, setup: Setup) -> list[OpenPoint]:
    """The points that leave a verdict open, alone or together, in the order of the book."""
    together = {key for each in plainly_together(tree, setup) for key, _ in each}
    points = setup.title.book.open_points.values()
    return turned(tree, setup) or [point for point in points if point.id in together]


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
    hanging = hanging_on(tree, setup)
    assert answer.ruling.verdict is (Verdict.OPEN if hanging else verdict)
    differing = {*plainly_differing(tree, setup), *(point.id for point in hanging)}
    assert list(depends_on(answer)) == [p.id for p in POINTS if p.id in differing]
    open_now = [entry.point for entry in answer.depends_on if entry.reading is None]
    assert open_now == [point.id for point in hanging]


@given(verdicts, setups())
def test_an_open_point_shows_every_reading_and_any_other_only_what_changes(
    tree: object, setup: Setup
) -> None:
    hanging = {point.id: point for point in hanging_on(tree, setup)}
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
    together = plainly_together(tree, setup)
    if together and expected.verdict is Verdict.NO:
        expected = plainly_followed(tree, {**chosen, **dict(together[0])})
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
    asked = [point for point in POINTS if point.id in wanted and not is_settled(setup, point)]
    undecided = [len(point.readings) - 1 for point in asked if is_undecided(point, setup)]
    together = prod(count + 1 for count in undecided) - 1 - sum(undecided)
    assert len(seen) == 1 + sum(len(point.readings) - 1 for point in asked) + together
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


@given(verdicts, setups())
def test_what_turns_a_verdict_only_together_is_named_in_its_smallest_combinations(
    tree: object, setup: Setup
) -> None:
    answer, expected = rule(followed, tree, setup), plainly_together(tree, setup)
    assert [each.readings for each in answer.together] == expected[:4]
    chosen = plain_choices(setup)
    for each in answer.together:
        assert each.outcome == plainly_followed(tree, {**chosen, **dict(each.readings)})


def test_two_silences_that_only_together_allow_it_leave_it_open() -> None:
    tree = Fork(LENGTH, {"short": Fork(SIDE, {"left": NO, "right": NO}), "long": TURNS_BY_SIDE})
    answer = rule(followed, tree, setup_of(LENGTH, SIDE))
    assert answer.ruling.verdict is Verdict.OPEN
    assert [entry.reading for entry in answer.depends_on] == [None, None]
    (both,) = answer.together
    assert both.readings == (("GUL-O1", "long"), ("GUL-O3", "right"))
    assert both.outcome is YES


def test_five_silences_are_combined_in_pairs_only() -> None:
    points = tuple(OpenPoint(f"GUL-O{number}", ("no", "yes")) for number in range(5))

    def yes_if_three(_: None, readings: Readings) -> Ruling:
        said = [readings.says(point.id, "yes") for point in points]
        return YES if sum(said) >= NEEDED[0] else NO

    for needed, verdict in ((3, Verdict.NO), (2, Verdict.OPEN)):
        NEEDED[0] = needed
        answer = rule(yes_if_three, None, setup_of(*points))
        assert answer.ruling.verdict is verdict
    assert len(answer.together) == 4


NEEDED = [3]
TURNS_BY_SIDE = Fork(SIDE, {"left": NO, "right": YES})
