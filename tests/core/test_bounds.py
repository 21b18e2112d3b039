"""What is far more than anybody types is refused before it is read, and told in few words."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core import bounds
from rules.core.bounds import LONGEST_KEY, LONGEST_TEXT, MOST_VALUES, refuse_too_much
from rules.core.faults import LONGEST_PATH, MOST_FAULTS, Fault, RefusedError, refuse
from rules.core.messages import say


def nested(value: Any, depth: int) -> Any:
    for _ in range(depth):
        value = {"in": [value]}
    return value


LARGEST = {
    "values in a list": [0] * MOST_VALUES,
    "values in an object": dict.fromkeys(map(str, range(MOST_VALUES))),
    "values in lists of a list": [[0] * 99] * (MOST_VALUES // 100),
    "a text": {"map": "x" * LONGEST_TEXT},
    "a key": {"x" * LONGEST_KEY: 0},
    "a body that is a text": "x" * LONGEST_TEXT,
    "a deep one": nested("x" * LONGEST_TEXT, 400),
}
TOO_LARGE = {
    "values in a list": ([0] * (MOST_VALUES + 1), "body"),
    "values in an object": (dict.fromkeys(map(str, range(MOST_VALUES + 1))), "body"),
    "values in lists of a list": ([[0] * 100] * (MOST_VALUES // 100), "body"),
    "a text": ({"seats": [{}, {"map": "x" * (LONGEST_TEXT + 1)}]}, "seats.1.map"),
    "a key": ({"in": {"x" * (LONGEST_KEY + 1): 0}}, "in"),
    "a body that is a text": ("x" * (LONGEST_TEXT + 1), "body"),
}


@pytest.mark.parametrize("body", LARGEST.values(), ids=LARGEST)
def test_the_largest_body_that_is_read(body: Any) -> None:
    refuse_too_much(body)


@pytest.mark.parametrize(("body", "path"), TOO_LARGE.values(), ids=TOO_LARGE)
def test_one_that_is_larger_is_refused_with_one_fault(body: Any, path: str) -> None:
    with pytest.raises(RefusedError) as refused:
        refuse_too_much(body)
    assert [fault.at for fault in refused.value.faults] == [path]


def test_what_follows_too_many_values_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_VALUES", 2)
    with pytest.raises(RefusedError) as refused:
        refuse_too_much([1, 2, "x" * (LONGEST_TEXT + 1)])
    assert refused.value.faults == (Fault("body", say("body-too-many-values", most=2)),)


def faults(count: int) -> Iterator[Fault]:
    return (Fault(f"seats.{number}", say("field-unknown")) for number in range(count))


def test_as_many_faults_as_can_be_read_are_all_named() -> None:
    assert RefusedError(faults(MOST_FAULTS)).faults == tuple(faults(MOST_FAULTS))


def test_of_more_the_first_are_named_and_the_others_counted() -> None:
    found = RefusedError(faults(MOST_FAULTS + 412)).faults
    assert found[:-1] == tuple(faults(MOST_FAULTS))
    assert found[-1] == Fault("body", say("faults-more", count=412))


def test_those_that_were_counted_are_not_lost_where_others_come_along() -> None:
    first = RefusedError(faults(MOST_FAULTS + 412)).faults
    with pytest.raises(RefusedError) as refused:
        refuse([*first, *faults(3), *first])
    assert refused.value.faults[-1] == Fault(
        "body", say("faults-more", count=412 + 3 + MOST_FAULTS + 412)
    )
    assert len(refused.value.faults) == MOST_FAULTS + 1


def test_a_path_is_no_longer_than_can_be_read() -> None:
    (fault,) = RefusedError([Fault("x" * 200_000, say("field-unknown"))]).faults
    assert fault == Fault("x" * (LONGEST_PATH - 1) + "…", say("field-unknown"))
