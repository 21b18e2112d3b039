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
            return outcomes[settling.example]
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
    assert [each.numbers for each in also_impossible.rounds[0]] == [(0,), (1,)]


def test_a_field_matters_where_it_alone_changes_the_answer() -> None:
    assert places_that_matter({(0, 0): YES, (0, 1): YES, (1, 0): NO, (1, 1): NO}) == [0]
