"""Several faults in one body are all named at once, and nothing at all brings the program down."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.broken import Broken, are_apart, with_changes
from tests.carson_city import situations
from tests.carson_city.asking import address_of, refused_at
from tests.carson_city.broken import with_parcels
from tests.carson_city.refused_questions import SITUATIONS
from tests.carson_city.refused_tables import COUNTED, DRAWN, fields
from tests.carson_city.strategies import a_share, questions, same_client, tables

Body = dict[str, Any]

BODIES = {"score": DRAWN, **SITUATIONS}
FIELDS = list(fields())
WORDS = st.sampled_from(
    [
        *("d4", "d4-n", "d4-nesw", "a1-nw", "h8-es", "sheriff", "bank", "wages", "buy_vp_2"),
        *("this_turn", "carson_river", "kit_carson", "might_is_right", "personality_track", "won"),
        *(DRAWN["board"], "1~", "/" * 7, "Ann", "it", "red", "\ud800", "²"),
    ]
)
NUMBERS = st.integers() | st.integers(-2, 30) | st.sampled_from([2**63, -(10**30), 10**400])
FRACTIONS = st.floats(allow_nan=False, allow_infinity=False)
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | NUMBERS
    | st.floats(allow_nan=False, allow_infinity=False)
    | WORDS
    | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*SITUATIONS["build"], *DRAWN]), inner, max_size=4)
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


@same_client
@given(cases=st.lists(st.sampled_from(FIELDS), min_size=2, max_size=5))
def test_every_wrong_field_is_named_at_once(client: FlaskClient, cases: list[Broken]) -> None:
    # How many seats there are, and what lies at a bridge, is seen once the rest is right.
    cases = [case for case in cases if "is 4" not in case.sentence]
    assume(are_apart(cases))
    body = DRAWN
    for case in cases:
        body = with_changes(body, case.changes)
    assert refused_at(client, "score", body) == set().union(*(case.errors for case in cases))


AT_ONCE: dict[str, tuple[str, Body, Body, set[str]]] = {
    "faults of three seats and between them": (
        *("score", DRAWN),
        {
            "seats.0.cash_limit": 30,
            "seats.1.name": "Ann",
            "seats.1.personality": "mercenary",
            "seats.2.order": 2,
            "seats.2.houses": 1,
            "bridges.0": "d1",
            "bridges.1": "a1",
        },
        {
            *("seats.0.cash_limit", "seats.1.name", "seats.1.personality", "seats.2.order"),
            *("seats.2.houses", "bridges.0", "bridges.1"),
        },
    ),
    "too many mountains of two seats, and one name for both": (
        *("score", COUNTED),
        {"seats.2.name": "Ann", "seats.2.mountains": 9},
        {"seats.2.name", "seats"},
    ),
    "too much of several seats": (
        *("score", COUNTED),
        {"seats.0.buildings": 12, "seats.1.at_bridge": 0, "seats.2.name": "Bob"},
        {"seats.0.buildings", "seats.1.at_bridge", "seats.2.name"},
    ),
    "roads above the box, a ranch with a house, kept and bought": (
        *("build", SITUATIONS["build"]),
        {"reserve": 25, "building": "ranch", "kept": "this_turn"},
        {"reserve", "house", "kept"},
    ),
    "a duel that cannot be": (
        *("duel", SITUATIONS["duel"]),
        {
            "duellists.0.three_guns": True,
            "duellists.1.name": "Ann",
            "duellists.1.order": 2,
            "duellists.1.tile": 1,
        },
        {
            *("duellists.1.name", "duellists.1.order", "duellists.1.tile"),
            "duellists.2.three_guns",
        },
    ),
    "attacks and a grocer that cannot be": (
        *("income", SITUATIONS["income"]),
        {
            "attacks.0.by": 1,
            "attacks.1": {"parcel": "e4", "by": 3, "won": True},
            "parcel": "a1",
            "houses": 2,
            "doubled": True,
        },
        {"attacks.0.by", "attacks.1.parcel", "parcel", "houses", "doubled"},
    ),
    "more than there is": (
        *("actions", SITUATIONS["actions"]),
        {"buildings": 6, "road_cowboys": 9},
        {"buildings", "road_cowboys"},
    ),
    "two choices that somebody has made": (
        *("turn_order", SITUATIONS["turn_order"]),
        {"choices.1": {"name": "Ann", "personality": "mercenary", "number": 7}},
        {"choices.1.name", "choices.1.personality", "choices.1.number"},
    ),
}


@pytest.mark.parametrize(("post", "body", "changes", "errors"), AT_ONCE.values(), ids=AT_ONCE)
def test_faults_over_several_fields_are_named_together(
    client: FlaskClient, post: str, body: Body, changes: Body, errors: set[str]
) -> None:
    assert refused_at(client, post, with_changes(body, changes)) == errors


def test_every_fault_of_one_board_has_its_own_sentence(client: FlaskClient) -> None:
    mountains = dict.fromkeys(("b1", "b2", "b3", "b4", "b5"), "m")
    board = with_parcels(DRAWN["board"], a1="s", a2="4.", **mountains)
    answer = client.post(address_of("score"), json={**DRAWN, "board": board})
    assert len(set(answer.json["errors"]["board"])) == 3


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
@same_client
@given(data=st.data())
def test_whatever_stands_in_a_body_is_answered_or_refused(
    client: FlaskClient, post: str, data: st.DataObject
) -> None:
    body = BODIES[post]
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
