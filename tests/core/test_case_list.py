"""The list of cases: read from above, it gives the answer of everything that was tried."""

from collections.abc import Mapping
from itertools import product

from hypothesis import assume, given
from hypothesis import strategies as st

from web.asking.cases import CaseList, case_list, places_that_matter
from web.asking.unsaid import LEFT_OUT, Unsaid

Key = tuple[int, ...]
YES, NO, OPEN = "yes", "no", "open"


def fields_of(*sizes: int) -> list[Unsaid]:
    return [Unsaid(f"field{n}", tuple(range(size))) for n, size in enumerate(sizes)]


def all_of(*sizes: int) -> list[tuple[int, ...]]:
    return list(product(*map(range, sizes)))


def read_from_above(found: CaseList, outcomes: Mapping[Key, str], key: Key) -> str | None:
    for settling in (each for round_ in found.rounds for each in round_):
        if key[settling.place] in settling.numbers:
            return None if settling.how_many else outcomes[settling.example]
    return outcomes[found.otherwise] if found.otherwise else None


tables = st.lists(st.integers(2, 3), min_size=1, max_size=3).flatmap(
    lambda sizes: st.tuples(
        st.just(sizes),
        st.fixed_dictionaries(
            dict.fromkeys(all_of(*sizes), st.sampled_from([YES, YES, NO, NO, OPEN]))
        ),
    )
)


@given(tables)
def test_what_the_list_says_is_so_for_everything_tried(
    table: tuple[list[int], dict[tuple[int, ...], str]],
) -> None:
    sizes, outcomes = table
    assume(len({*outcomes.values()}) > 1)
    found = case_list(fields_of(*sizes), outcomes, outcomes.keys())
    for key, outcome in outcomes.items():
        assert read_from_above(found, outcomes, key) in {outcome, None}


def test_one_no_among_several_facts_is_enough() -> None:
    outcomes = {key: NO if 1 in key else YES for key in all_of(2, 2, 2)}
    found = case_list(fields_of(2, 2, 2), outcomes, outcomes.keys())
    assert [each.place for each in found.rounds[0]] == [0, 1, 2]
    assert {each.numbers for each in found.rounds[0]} == {(1,)}
    assert outcomes[found.otherwise or ()] == YES


def test_what_only_two_facts_decide_together_is_no_case() -> None:
    outcomes = {(0, 0): YES, (1, 1): YES, (0, 1): NO, (1, 0): NO}
    assert case_list(fields_of(2, 2), outcomes, outcomes.keys()) == CaseList((), None)


def test_the_value_that_leaving_out_stands_for_is_no_case_of_its_own() -> None:
    field = Unsaid("flag", (LEFT_OUT, False, True))
    outcomes = {(0,): YES, (1,): YES, (2,): NO}
    found = case_list([field], outcomes, outcomes.keys())
    assert [each.numbers for each in found.rounds[0]] == [(2,)]
    assert found.otherwise == (0,)


def test_a_value_that_was_not_tried_with_all_others_settles_nothing() -> None:
    outcomes = {(0, 0): YES, (1, 0): NO, (0, 1): YES}
    tried_only = case_list(fields_of(2, 2), outcomes, outcomes.keys())
    assert [each.numbers for each in tried_only.rounds[0]] == [(0,)]
    also_impossible = case_list(fields_of(2, 2), outcomes, {*outcomes, (1, 1)})
    assert [each.numbers for each in also_impossible.rounds[0]] == [(1,)]
    assert also_impossible.otherwise == (0, 0)


def test_a_field_matters_where_it_alone_changes_the_answer() -> None:
    assert places_that_matter({(0, 0): YES, (0, 1): YES, (1, 0): NO, (1, 1): NO}) == [0]


PEOPLE = Unsaid("people", (LEFT_OUT, ["ann"], ["bob"], ["ann", "bob"]), may_be_none=True)


def test_an_entry_that_settles_it_is_named_alone_and_not_with_all_others() -> None:
    outcomes = {(0,): NO, (1,): NO, (2,): YES, (3,): YES}
    found = case_list([PEOPLE], outcomes, outcomes.keys())
    assert [(each.named, each.numbers) for each in found.rounds[0]] == [((2,), (2, 3))]
    assert found.otherwise == (0,)


def test_entries_that_count_up_together_are_no_cases() -> None:
    outcomes = {(0,): "none", (1,): "one", (2,): "one", (3,): "two"}
    assert case_list([PEOPLE], outcomes, outcomes.keys()) == CaseList((), None)


def test_an_entry_that_must_be_there_is_named_as_missing() -> None:
    sold = Unsaid("sold", (LEFT_OUT, 1))
    fields = [PEOPLE, sold]
    outcomes = {
        (people, number): YES if people in {1, 3} and not number else NO
        for people in range(4)
        for number in range(2)
    }
    found = case_list(fields, outcomes, outcomes.keys())
    without = found.rounds[0][0]
    assert without.is_without
    assert without.named == (1,)
    assert without.numbers == (0, 2)
    assert outcomes[found.otherwise or ()] == YES


def test_what_says_the_same_as_the_rest_needs_no_case() -> None:
    strength = Unsaid("strength", (LEFT_OUT, "weak", "strong"), may_be_none=True)
    outcomes = {(0,): YES, (1,): YES, (2,): NO}
    found = case_list([strength], outcomes, outcomes.keys())
    assert [each.named for each in found.rounds[0]] == [(2,)]


def test_where_the_cases_are_all_there_are_nothing_is_left_for_otherwise() -> None:
    strength = Unsaid("strength", ("weak", "strong"))
    found = case_list([strength], {(0,): YES, (1,): NO}, {(0,), (1,)})
    assert found.is_complete
    assert found.otherwise is None


def test_a_number_that_always_leads_elsewhere_is_asked_for_and_has_no_cases() -> None:
    values = (LEFT_OUT, 0, 1, 2, 4, 8)
    outcomes = {(n,): f"space {n}" for n in range(len(values))}
    field = Unsaid("add", values, is_sampled=True)
    assert case_list([field], outcomes, outcomes.keys()).rounds == ()


def test_what_there_is_none_of_needs_no_case_of_its_own() -> None:
    people = Unsaid("who", (LEFT_OUT, "ann", "bob"), may_be_none=True)
    flag = Unsaid("flag", (LEFT_OUT, False, True))
    outcomes = {key: NO if key[1] == 2 else YES for key in all_of(3, 3)}
    outcomes |= {(2, flag): OPEN for flag in (0, 1)}
    found = case_list([people, flag], outcomes, outcomes.keys())
    assert [[each.place for each in round_] for round_ in found.rounds] == [[1], [0]]
    assert found.otherwise == (0, 0)


def test_the_last_value_is_named_unless_it_is_none() -> None:
    side = Unsaid("side", (LEFT_OUT, "yellow", "red"))
    found = case_list([side], {(0,): YES, (1,): YES, (2,): NO}, [(0,), (1,), (2,)])
    assert [each.named for each in found.rounds[0]] == [(2,), (1,)]
    assert (found.otherwise, found.is_complete) == (None, True)
    flag = Unsaid("flag", (LEFT_OUT, False, True))
    found = case_list([flag], {(0,): YES, (1,): YES, (2,): NO}, [(0,), (1,), (2,)])
    assert (found.otherwise, found.is_complete) == ((0,), False)
