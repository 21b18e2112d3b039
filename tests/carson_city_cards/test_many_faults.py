"""Several faults in one body are all named at once, and nothing at all brings the program down."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.carson_city_cards import TITLE
from tests.broken import LEFT_OUT, Broken, are_apart, with_changes
from tests.carson_city_cards.asking import refused_at
from tests.carson_city_cards.refused_questions import SITUATIONS
from tests.carson_city_cards.refused_tables import FIELDS, TABLE
from tests.carson_city_cards.strategies import same_client

Body = dict[str, Any]

BODIES = {"score": TABLE, **SITUATIONS}
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(st.lists(st.sampled_from(FIELDS), min_size=2, max_size=5))
def test_every_wrong_field_is_named_at_once(cases: list[Broken]) -> None:
    assume(are_apart(cases))
    body = TABLE
    for case in cases:
        body = with_changes(body, case.changes)
    assert refused_at("score", body) == set().union(*(case.errors for case in cases))


AT_ONCE: dict[str, tuple[str, Body, set[str]]] = {
    "faults of three seats and between them": (
        "score",
        {
            "seats.0.cards.1.at": "g3",
            "seats.1.city": "hhh/hh",
            "seats.1.name": "Alex",
            "seats.2.characters": ["teacher"],
            "seats.4.appeal": LEFT_OUT,
            "seats.4.level": "expert",
            "seats.4.counts": {},
        },
        {
            *("seats.0.cards.1", "seats.1.city", "seats.1.name", "seats.2.characters.0"),
            *("seats.2.counts.characters", "seats.4.appeal", "seats.4.counts"),
        },
    ),
    "a city that is too wide, in parts and off its blocks": (
        *("score", {"seats.1.city": "hh------hh/hh------hh/h"}),
        {"seats.1.city"},
    ),
    "a city over the box, a sale by nobody, no card there": (
        *("character", {"city": "gg/g.", "characters": ["doctor"]}),
        {"city", "auctioneer_sold"},
    ),
    "cards over the box and numbers of no card": (
        "sale",
        {"cards.0.parcels": "gg/..", "cards.1.parcels": "g./..", "sell": [3, 1, 4]},
        {"cards", "sell.0", "sell.2"},
    ),
    "bids that nobody can make": (
        "pick_order",
        {
            "players.1.name": "Alex",
            "players.1.suit": "star",
            "players.1.uses": ["doctor"],
            "players.2.card": 2,
            "players.3.uses": ["heroes"],
            "players.0.level": "novice",
        },
        {
            *("players.1.name", "players.1.suit", "players.1.uses.0", "players.2.card"),
            *("players.3.uses", "players.0.level"),
        },
    ),
    "cards that were never in the deck": (
        *("auction_card", {"level": "expert", "played": [1, 5, 2, 11]}),
        {"played.0", "played.2"},
    ),
    "too many characters and too many picks": (
        *("virtual_pick", {"display.1.kind": "character", "picks": 3}),
        {"display", "picks"},
    ),
    "characters that cannot have been used so": (
        "characters_now",
        {
            "moment": "game_end",
            "owned.0.used_in": [2],
            "owned.1": {"character": "lawyer", "used_in": [2]},
        },
        {"moment", "owned.0.used_in", "owned.1.character", "owned.1.used_in"},
    ),
}


@pytest.mark.parametrize(("post", "changes", "errors"), AT_ONCE.values(), ids=AT_ONCE)
def test_faults_over_several_fields_are_named_together(
    post: str, changes: Body, errors: set[str]
) -> None:
    assert refused_at(post, with_changes(BODIES[post], changes)) == errors


def test_every_fault_of_one_city_has_its_own_sentence(client: FlaskClient) -> None:
    body = with_changes(TABLE, {"seats.1.city": "hh------hh/hh------hh/h"})
    errors = client.post(f"/api/v1/{TITLE.slug}/score", json=body).json["errors"]
    assert len(set(errors["seats.1.city"])) == 3


def paths_in(value: Any, path: str = "") -> list[str]:
    """Every path in a body."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, branch in inside:
        here = f"{path}.{key}".lstrip(".")
        found += [here, *(paths_in(branch, here) if isinstance(branch, dict | list) else [])]
    return found


@pytest.mark.parametrize("post", BODIES)
@same_client
@given(data=st.data())
def test_whatever_stands_in_a_body_is_answered_or_refused(
    client: FlaskClient, post: str, data: st.DataObject
) -> None:
    path = data.draw(st.sampled_from(paths_in(BODIES[post])))
    body = with_changes(BODIES[post], {path: data.draw(JUNK)})
    address = post if post == "score" else f"ask/{post}"
    answer = client.post(f"/api/v1/{TITLE.slug}/{address}", json=body)
    assert answer.status_code in {200, 422}
    assert (answer.status_code == 200) or answer.json["errors"]
