"""Several faults in one body are all named at once, and nothing at all brings the program down."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.broken import are_apart, with_changes
from tests.carson_city.test_many_faults import paths_in
from tests.nevada_city import situations
from tests.nevada_city.asking import address_of, refused_at
from tests.nevada_city.plain_box import BUILDINGS, GOODS, READINGS, VARIANTS
from tests.nevada_city.refused_building import SITUATIONS as BUILDING
from tests.nevada_city.refused_people import SITUATIONS as PEOPLE
from tests.nevada_city.refused_tables import FOUR, THREE, TWO, Body, Broken, fields
from tests.nevada_city.strategies import a_share, questions, same_client, tables

VALID = {name: (each.question, each.whole_body) for name, each in {**BUILDING, **PEOPLE}.items()}
TABLES = {"three": ("score", THREE), "four": ("score", FOUR), "two": ("score", TWO)}
BODIES = {**VALID, **TABLES}
POSTS = ["score", *situations.SITUATIONS]
FIELDS = list(fields())
WORDS = st.sampled_from(
    [
        *BUILDINGS,
        *GOODS,
        *VARIANTS,
        *(READINGS["NC-O9"]),
        *("self", "other", "bank", "nobody", "none", "city_hall", "work", "both", "constructed"),
        *("Ann", "Bob", "Cid", "en", "de", "\ud800", "²", "NC-O10", "any", "payment", "fire"),
    ]
)
NUMBERS = st.integers() | st.integers(-2, 30) | st.sampled_from([2**63, -(10**30), 10**400])
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | NUMBERS
    | st.floats(allow_nan=False, allow_infinity=False)
    | WORDS
    | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from([*THREE, *THREE["seats"][0], *GOODS, *READINGS]), inner, max_size=4
        )
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


WAITING = {
    "seats.0.troublemakers is 5",
    "seats.1.boarding_house is 15",
    "seats.1.boarding_house.1 is 5",
}
"""How many years and workers there are is seen once the rest is right."""


@same_client
@given(cases=st.lists(st.sampled_from(FIELDS), min_size=2, max_size=5))
def test_every_wrong_field_is_named_at_once(client: FlaskClient, cases: list[Broken]) -> None:
    cases = [case for case in cases if case.sentence not in WAITING]
    assume(are_apart(cases))
    body = THREE
    for case in cases:
        body = with_changes(body, case.changes)
    assert refused_at(client, "score", body) == set().union(*(case.errors for case in cases))


AT_ONCE: dict[str, tuple[str, Body, Body, set[str]]] = {
    "words and numbers of several seats": (
        *("score", THREE),
        {
            "seats.0.newspaper.0": 6,
            "seats.0.start_building.vp": 21,
            "seats.1.properties": 13,
            "seats.2.score_track": -1,
            "goals.0.counts.0": 100,
            "edition": "de",
        },
        {
            *("seats.0.newspaper.0", "seats.0.start_building.vp", "seats.1.properties"),
            *("seats.2.score_track", "goals.0.counts.0", "edition"),
        },
    ),
    "faults of three seats and between them": (
        *("score", THREE),
        {
            "seats.1.start_building.building": "assayer",
            "seats.0.buildings.1.building": "opera_house",
            "seats.0.contracts.2.built": True,
            "seats.1.building_owner_bonus": 0,
            "seats.2.boarding_house": 3,
            "goals.0.counts": [1, 2],
        },
        {
            *("seats.1.start_building.building", "seats.0.buildings.1.building"),
            *("seats.0.contracts.2.owner", "seats.2.boarding_house", "goals.0.counts"),
        },
    ),
    "a produce that cannot be": (
        *VALID["produce"],
        {"production": 3, "worked": 4},
        {"production", "worked"},
    ),
    "a building that cannot be used": (
        *VALID["use a building"],
        {"building": "hotel", "constructed": False},
        {"owner", "constructed"},
    ),
    "a claim of both without anything": (
        *VALID["claim a building"],
        {"what": "property", "property": "mine"},
        {"building", "card_year", "under_construction", "free_plots"},
    ),
    "too much delivered of two kinds": (
        *VALID["construct"],
        {"delivered": {"iron": 4, "lumber": 3}},
        {"delivered.iron", "delivered.lumber"},
    ),
    "a contract that cannot be": (
        *VALID["complete a contract"],
        {"vp": 3, "vp_high": 4, "named_building": "not_constructed"},
        {"vp", "vp_high", "building_owner"},
    ),
    "a store that is none": (
        *VALID["buy at a general store"],
        {"building": "trading_post", "prices": {"iron": 1}, "give": {"iron": 1}},
        {"owner", "prices", "give"},
    ),
    "a Sheriff as a Hotel": (
        *VALID["hire at the Sheriff"],
        {"via": "hotel"},
        {"space_fee", "building_owner", "sheriff_badge"},
    ),
    "an event as a fire": (
        *VALID["an event's payment"],
        {"kind": "fire"},
        {"amount", "owner_places_marker"},
    ),
    "a year's end that cannot be": (
        *VALID["year end"],
        {"players": 2, "year": 5, "unhired": 4, "boarding_house": "bank"},
        {"unhired", "soup_kitchen"},
    ),
    "a duel without its variants": (
        *VALID["troublemaker"],
        {"variants": []},
        {"variants", "doctor", "undertaker"},
    ),
}


@pytest.mark.parametrize(("post", "body", "changes", "errors"), AT_ONCE.values(), ids=AT_ONCE)
def test_faults_over_several_fields_are_named_together(
    client: FlaskClient, post: str, body: Body, changes: Body, errors: set[str]
) -> None:
    assert refused_at(client, post, with_changes(body, changes)) == errors


def assert_answered_or_refused(client: FlaskClient, post: str, body: Any) -> None:
    """Never a mistake of ours: an answer, or sentences at paths."""
    answer = client.post(address_of(post), data=json.dumps(body), content_type="application/json")
    assert answer.status_code in {200, 422}, (post, body)
    assert (answer.status_code == 200) or all(answer.json["errors"].values())


@pytest.mark.parametrize("name", BODIES)
@a_share
@given(data=st.data())
def test_whatever_stands_in_a_body_is_answered_or_refused(
    client: FlaskClient, name: str, data: st.DataObject
) -> None:
    post, body = BODIES[name]
    for path in data.draw(st.lists(st.sampled_from(paths_in(body)), min_size=1, max_size=2)):
        if path in paths_in(body):
            body = with_changes(body, {path: data.draw(JUNK)})
    assert_answered_or_refused(client, post, body)


@pytest.mark.parametrize("post", POSTS)
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


@pytest.mark.parametrize("post", POSTS)
@a_share
@given(body=JUNK)
def test_any_json_is_answered_or_refused(client: FlaskClient, post: str, body: Any) -> None:
    assert_answered_or_refused(client, post, body)
