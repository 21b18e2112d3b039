"""Facts that only tell how others came about change nothing by themselves."""

import pytest

from rules.core.rulings import Facts, Ruling, Verdict


def told(gold: int, working: str) -> Ruling:
    """An answer with its working beside it."""
    facts: Facts = {"gold": gold, "working": working}
    return Ruling(Verdict.ANSWER, facts=facts, asides=frozenset({"working"}))


@pytest.mark.parametrize(
    ("other", "differs"),
    [(told(1, "dug"), False), (told(1, "panned"), False), (told(2, "dug"), True)],
    ids=["the same", "only the working", "the fact"],
)
def test_only_facts_that_are_no_asides_make_a_difference(other: Ruling, differs: bool) -> None:
    assert told(1, "dug").differs_from(other) is differs
