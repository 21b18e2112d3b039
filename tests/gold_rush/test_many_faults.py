"""Several faults in one body are all named at once, and nothing at all brings the program down."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.broken import LEFT_OUT, Body, Broken, are_apart, with_changes
from tests.gold_rush import situations
from tests.gold_rush.asking import address_of, refused_at
from tests.gold_rush.refused_questions import ON_A_MAP, SITUATIONS
from tests.gold_rush.refused_tables import COUNTED, DRAWN, fields, typed_features
from tests.gold_rush.strategies import a_share, questions, same_client, tables

BODIES = {
    **{question: [body] for question, body in SITUATIONS.items()},
    "score": [COUNTED, DRAWN],
    **{question: [SITUATIONS[question], body] for question, body in ON_A_MAP.items()},
}
WRONG = [*fields(), *typed_features()]
WAITING = {
    *("gold beside tokens", "gold beside no tokens", "a farmer where nobody farms", "seat '5'"),
}
WORDS = st.sampled_from(
    [
        *("prpr e-w* ^2", "mmpp ^9", "rrrr city", "0,0=prpr", "0,0=prpr;1,0=rppp!c0:railroad@n"),
        *("railroad@n", "mountain@mid", "city", "prairie@nw", "no_farmers", "cowboy", "place"),
        *("per_piece", "enclosed_gaps", "mountain", "prairie", "en", "0", "4", "\ud800", "²"),
    ]
)
NUMBERS = st.integers() | st.integers(-2, 30) | st.sampled_from([2**63, -(10**30), 10**400])
FRACTIONS = st.floats(allow_nan=False, allow_infinity=False)
NAMES = sorted({name for bodies in BODIES.values() for body in bodies for name in body})
JUNK = st.recursive(
    st.none() | st.booleans() | NUMBERS | FRACTIONS | WORDS | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4)
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


@same_client
@given(cases=st.lists(st.sampled_from(WRONG), min_size=2, max_size=5))
def test_every_wrong_field_is_named_at_once(client: FlaskClient, cases: list[Broken]) -> None:
    cases = [case for case in cases if case.sentence not in WAITING]
    assume(are_apart(cases))
    body = COUNTED
    for case in cases:
        body = with_changes(body, case.changes)
    assert refused_at(client, "score", body) == set().union(*(case.errors for case in cases))


AT_ONCE: dict[str, tuple[str, Body, Body, set[str]]] = {
    "names, colours and tokens of several seats": (
        *("score", COUNTED),
        {
            "seats.1.name": "Ann",
            "seats.3.color": "red",
            "seats.4.tokens": [0] * 61,
            "features.1.cowboys": {"0": 2},
        },
        {"seats.1.name", "seats.3.color", "seats", "features"},
    ),
    "a map that contradicts itself in every way": (
        *("score", DRAWN),
        {
            "seats.2.name": "Ann",
            "map.1.tile": "ppmp ^1",
            "map.1.turned": 1,
            "map.2.tile": "pmpp ^1",
            "map.2.tents": [{"seat": 1, "on": "mountain@e"}],
            "map.3.at": [40, 2],
        },
        {"seats.2.name", "map.2.tile", "map.2.tents", "map.3.at"},
    ),
    "two tiles on a cell, two that are not joined": (
        *("placements", SITUATIONS["placements"]),
        {"map.1.at": [0, 0], "map.2.at": [-9, 0], "map.3.at": [9, 0]},
        {"map.1.at", "map.2.at", "map.3.at"},
    ),
    "a cell without a tile and a map that is not joined": (
        *("tent", ON_A_MAP["tent"]),
        {"map.3.at": [9, 9], "at": [5, 5]},
        {"map.3.at", "at"},
    ),
    "a place that is not there and a contradicting edge": (
        *("feature", ON_A_MAP["feature"]),
        {"map.2.tile": "pppp", "on": "city"},
        {"map.2.tile", "on"},
    ),
    "seats that are not there": (
        *("split_tokens", SITUATIONS["split_tokens"]),
        {"players": 2, "current": 3, "tied": [4, 1, 3]},
        {"current", "tied.0", "tied.2"},
    ),
    "fields of the other form, and a field that is needed": (
        *("cowboy", {**SITUATIONS["cowboy"], "seat": 3, "on": "city"}),
        {"kind": LEFT_OUT, "at": [0, 0]},
        {"seat", "on", "at", "kind"},
    ),
    "a railroad too short for its cowboys and two other kinds' numbers": (
        *("feature", SITUATIONS["feature"]),
        {"feature.tiles": 1, "feature.tipis": 1, "feature.nuggets": 2},
        {"feature.tipis", "feature.nuggets", "feature.cowboys"},
    ),
}


@pytest.mark.parametrize(("post", "body", "changes", "errors"), AT_ONCE.values(), ids=AT_ONCE)
def test_faults_over_several_fields_are_named_together(
    client: FlaskClient, post: str, body: Body, changes: Body, errors: set[str]
) -> None:
    assert refused_at(client, post, with_changes(body, changes)) == errors


def test_checks_over_several_entries_wait_until_every_field_is_right(client: FlaskClient) -> None:
    changes = {"map.2.tile": "pppp", "map.3.at": [9, 9], "seats.0.points": -1}
    assert refused_at(client, "score", with_changes(DRAWN, changes)) == {"seats.0.points"}
    changes = {"map.2.tile": "pppp", "at": [5, 5], "seat": 5}
    body = with_changes(ON_A_MAP["tent"], changes)
    assert refused_at(client, "tent", body) == {"seat"}


def paths_in(value: Any, path: str = "") -> list[str]:
    """Every path in a body."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, branch in inside:
        here = f"{path}.{key}".lstrip(".")
        found += [here, *(paths_in(branch, here) if isinstance(branch, dict | list) else [])]
    return found


def assert_answered_or_refused(client: FlaskClient, post: str, body: Any) -> None:
    """Never a mistake of ours: an answer, or sentences at paths."""
    answer = client.post(address_of(post), data=json.dumps(body), content_type="application/json")
    assert answer.status_code in {200, 422}, (post, body)
    assert (answer.status_code == 200) or all(answer.json["errors"].values())


@pytest.mark.parametrize("post", BODIES)
@a_share
@given(data=st.data())
def test_whatever_stands_in_a_body_is_answered_or_refused(
    client: FlaskClient, post: str, data: st.DataObject
) -> None:
    body = data.draw(st.sampled_from(BODIES[post]))
    for path in data.draw(st.lists(st.sampled_from(paths_in(body)), min_size=1, max_size=2)):
        if path in paths_in(body):
            body = with_changes(body, {path: data.draw(JUNK)})
    assert_answered_or_refused(client, post, body)


@pytest.mark.parametrize("post", BODIES)
@a_share
@given(data=st.data())
def test_a_random_situation_with_a_field_of_another_is_answered_or_refused(
    client: FlaskClient, post: str, data: st.DataObject
) -> None:
    body = data.draw(tables if post == "score" else questions(post))
    other = data.draw(st.sampled_from([*situations.SITUATIONS]).flatmap(questions))
    name = data.draw(st.sampled_from(sorted({*body, *other})))
    changed = {key: value for key, value in body.items() if key != name}
    if name in other:
        changed[name] = other[name]
    assert_answered_or_refused(client, post, changed)


@pytest.mark.parametrize("post", BODIES)
@a_share
@given(body=JUNK)
def test_any_json_is_answered_or_refused(client: FlaskClient, post: str, body: Any) -> None:
    assert_answered_or_refused(client, post, body)
