"""Several faults in one body are all named at once, and nothing at all brings the program down."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.asking import Asking, address_of
from tests.broken import Body, are_apart, with_changes
from tests.refusals import Accepted
from tests.strategies import a_share, dealt, same_client
from tests.title_tests import AtOnce, every_title

TITLES = every_title()
BODIES = [
    pytest.param(slug, valid, id=f"{slug}-{valid.name}")
    for slug, tests in TITLES.items()
    for valid in tests.refusals.accepted
]
POSTS = [
    (slug, post) for slug, tests in TITLES.items() for post in ("score", *tests.title.questions)
]
AT_ONCE = [
    pytest.param(slug, case, id=f"{slug}-{sentence}")
    for slug, tests in TITLES.items()
    for sentence, case in tests.faults.at_once.items()
]
NUMBERS = st.integers() | st.integers(-2, 30) | st.sampled_from([2**63, -(10**30), 10**400])
FRACTIONS = st.floats(allow_nan=False, allow_infinity=False)
ODD_SIGNS = ("\ud800", "²")


@pytest.mark.parametrize("slug", TITLES)
@same_client
@given(data=st.data())
def test_every_wrong_field_is_named_at_once(
    client: FlaskClient, slug: str, data: st.DataObject
) -> None:
    faults = TITLES[slug].faults
    cases = data.draw(st.lists(st.sampled_from(faults.fields), min_size=2, max_size=5))
    assume(are_apart(cases))
    body = faults.table
    for case in cases:
        body = with_changes(body, case.changes)
    errors = set[str]().union(*(case.errors for case in cases))
    assert Asking(slug).refused_at(client, "score", body) == errors


@pytest.mark.parametrize(("slug", "case"), AT_ONCE)
def test_faults_over_several_fields_are_named_together(
    client: FlaskClient, slug: str, case: AtOnce
) -> None:
    body = with_changes(case.body, case.changes)
    assert Asking(slug).refused_at(client, case.post, body) == case.errors


def paths_in(value: Any, path: str = "") -> list[str]:
    """Every path in a body."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, branch in inside:
        here = f"{path}.{key}".lstrip(".")
        found += [here, *(paths_in(branch, here) if isinstance(branch, dict | list) else [])]
    return found


def names_in(value: Any) -> Iterator[str]:
    """Every field's name in a body."""
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for branch in value.values() if isinstance(value, dict) else value:
            yield from names_in(branch)


@cache
def junk(slug: str) -> st.SearchStrategy[Any]:
    """Any JSON, with the names and the words of a title more often than chance would have them."""
    tests = TITLES[slug]
    fields = {name for valid in tests.refusals.accepted for name in names_in(valid.body)}
    names = st.sampled_from(sorted({*fields, *tests.points.readings}))
    words = st.sampled_from([*tests.faults.words, *ODD_SIGNS])
    return st.recursive(
        st.none() | st.booleans() | NUMBERS | FRACTIONS | words | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(names, inner, max_size=4)
            | st.dictionaries(st.text(max_size=4), inner, max_size=3)
        ),
        max_leaves=8,
    )


def assert_answered_or_refused(client: FlaskClient, slug: str, post: str, body: Any) -> None:
    """Never a mistake of ours: an answer, or sentences at paths."""
    text = json.dumps(body)
    answer = client.post(address_of(slug, post), data=text, content_type="application/json")
    assert answer.status_code in {200, 422}, (post, body)
    assert (answer.status_code == 200) or all(answer.get_json()["errors"].values())


@pytest.mark.parametrize(("slug", "valid"), BODIES)
@same_client
@given(data=st.data())
def test_whatever_stands_in_a_body_is_answered_or_refused(
    client: FlaskClient, slug: str, valid: Accepted, data: st.DataObject
) -> None:
    body = valid.body
    for path in data.draw(st.lists(st.sampled_from(paths_in(body)), min_size=1, max_size=2)):
        if path in paths_in(body):
            body = with_changes(body, {path: data.draw(junk(slug))})
    assert_answered_or_refused(client, slug, valid.post, body)


@pytest.mark.parametrize(("slug", "post"), POSTS)
@a_share
@given(data=st.data())
def test_a_random_situation_with_a_field_of_another_is_answered_or_refused(
    client: FlaskClient, slug: str, post: str, data: st.DataObject
) -> None:
    dealers = TITLES[slug].dealers
    deals = {**dealers.situations, "score": dealers.tables}
    body: Body = data.draw(dealt(deals[post]))
    other: Body = data.draw(st.sampled_from([*dealers.situations.values()]).flatmap(dealt))
    name = data.draw(st.sampled_from(sorted({*body, *other})))
    changed = {key: value for key, value in body.items() if key != name}
    if name in other:
        changed[name] = other[name]
    assert_answered_or_refused(client, slug, post, changed)


@pytest.mark.parametrize(("slug", "post"), POSTS)
@a_share
@given(data=st.data())
def test_any_json_is_answered_or_refused(
    client: FlaskClient, slug: str, post: str, data: st.DataObject
) -> None:
    assert_answered_or_refused(client, slug, post, data.draw(junk(slug)))
