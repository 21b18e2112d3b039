"""Faults: marshmallow's nested refusals, flat and each at its path."""

from typing import Any

import pytest

from rules.core.faults import Fault, RefusedError, at_fields
from rules.core.messages import say
from tests.core.invented import title_of

SIZE, SHAPE = say("wrong-size"), say("wrong-shape", given="x")

TREES = {
    "one sentence of the whole": ({"_schema": [SIZE]}, [Fault("body", SIZE)]),
    "one field": ({"size": [SIZE]}, [Fault("size", SIZE)]),
    "two sentences at one field": (
        {"size": [SIZE, SHAPE]},
        [Fault("size", SIZE), Fault("size", SHAPE)],
    ),
    "numbers as parts of the path": (
        {"camps": {2: {"size": [SIZE]}, 10: [SHAPE]}},
        [Fault("camps.2.size", SIZE), Fault("camps.10", SHAPE)],
    ),
    "a sentence of a whole inside": (
        {"camps": {0: {"_schema": [SIZE], "name": [SHAPE]}}},
        [Fault("camps.0", SIZE), Fault("camps.0.name", SHAPE)],
    ),
    "nothing wrong": ({}, []),
}


@pytest.mark.parametrize(("tree", "found"), TREES.values(), ids=TREES.keys())
def test_nested_refusals_become_faults_with_paths(tree: Any, found: list[Fault]) -> None:
    assert list(at_fields(tree)) == found


def test_a_sentence_that_is_not_ours_is_our_mistake() -> None:
    with pytest.raises(TypeError, match=r"no sentence of ours at 'camps\.0'"):
        list(at_fields({"camps": {0: ["Missing data for required field."]}}))


def test_a_refused_input_names_all_its_faults_and_its_title() -> None:
    faults = [Fault("camps.0", SIZE), Fault("body", SHAPE)]
    error = RefusedError(iter(faults), title_of())
    assert error.faults == tuple(faults)
    assert error.title.slug == "gulch"
    assert str(error) == "camps.0: wrong-size, body: wrong-shape"
