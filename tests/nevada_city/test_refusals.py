"""Every refusal at its exact path, with a sentence in each language."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.nevada_city import TITLE
from tests.broken import Body, Broken, with_changes
from tests.nevada_city import refused_building, refused_people, refused_tables
from tests.nevada_city.asking import address_of, refused_at
from tests.nevada_city.broken import Valid, set_up
from tests.nevada_city.refused_tables import ACCEPTED, TABLES, THREE

SITUATIONS: dict[str, Valid] = {**refused_building.SITUATIONS, **refused_people.SITUATIONS}
BODIES: dict[str, tuple[str, Body]] = {
    **{name: ("score", body) for name, body in TABLES.items()},
    **{name: (valid.question, valid.whole_body) for name, valid in SITUATIONS.items()},
}
WRONG_FIELDS = [
    *refused_tables.WRONG_FIELDS,
    *((name, case) for name, valid in SITUATIONS.items() for case in valid.wrong_fields()),
]
CONTRADICTIONS = [
    *refused_tables.CONTRADICTIONS,
    *((name, case) for name, valid in SITUATIONS.items() for case in valid.cases),
]


def sentences(cases: list[tuple[str, Broken]]) -> list[str]:
    """What each case is known by."""
    return [f"{name}: {case.sentence}" for name, case in cases]


def refused(client: FlaskClient, post: str, body: Any, language: str) -> dict[str, list[str]]:
    """The sentences at each path of a refusal."""
    answer = client.post(
        address_of(post),
        data=json.dumps(body),
        content_type="application/json",
        headers={"Accept-Language": language},
    )
    assert (answer.status_code, answer.mimetype) == (422, "application/problem+json"), answer.json
    errors: dict[str, list[str]] = answer.json["errors"]
    return errors


def assert_refused(client: FlaskClient, post: str, body: Any, errors: set[str]) -> None:
    """Refused at these paths and no other, in sentences of the reader's language."""
    english, german = (refused(client, post, body, language) for language in ("en", "de"))
    assert set(english) == errors
    assert set(german) == errors
    for path in errors:
        assert len(english[path]) == len(german[path]) > 0
        for sentence in (*english[path], *german[path]):
            assert len(sentence.split()) > 2, sentence
        assert not set(english[path]) & set(german[path])


@pytest.mark.parametrize(("post", "body"), BODIES.values(), ids=BODIES)
def test_the_valid_body_is_accepted(client: FlaskClient, post: str, body: Body) -> None:
    assert refused_at(client, post, body) == set()


def test_there_are_valid_bodies_for_every_question() -> None:
    assert {post for post, _ in BODIES.values()} == {"score", *TITLE.questions}


@pytest.mark.parametrize(("body", "changes"), ACCEPTED.values(), ids=ACCEPTED)
def test_what_is_rare_but_possible_is_accepted(
    client: FlaskClient, body: Body, changes: Body
) -> None:
    assert refused_at(client, "score", with_changes(body, changes)) == set()


@pytest.mark.parametrize(("name", "case"), WRONG_FIELDS, ids=sentences(WRONG_FIELDS))
def test_a_wrong_field_is_refused_at_its_path(client: FlaskClient, name: str, case: Broken) -> None:
    post, body = BODIES[name]
    assert set(refused(client, post, with_changes(body, case.changes), "en")) == case.errors


@pytest.mark.parametrize(("name", "case"), CONTRADICTIONS, ids=sentences(CONTRADICTIONS))
def test_a_contradiction_is_refused_where_it_stands_in_both_languages(
    client: FlaskClient, name: str, case: Broken
) -> None:
    post, body = BODIES[name]
    assert_refused(client, post, with_changes(body, case.changes), case.errors)


@pytest.mark.parametrize("question", TITLE.questions)
def test_a_wrong_set_up_is_refused_in_every_question(client: FlaskClient, question: str) -> None:
    bodies = [body for post, body in BODIES.values() if post == question]
    body = next((body for body in bodies if not body["variants"]), bodies[0])
    for case in set_up():
        errors = refused_at(client, question, with_changes(body, case.changes))
        assert case.errors <= errors, case.sentence
        assert errors == case.errors or body["variants"], case.sentence


@pytest.mark.parametrize("post", ["score", *TITLE.questions])
@pytest.mark.parametrize("body", [[], [THREE], None, "silver", 3, True])
def test_a_body_that_is_no_object_is_refused_as_a_whole(
    client: FlaskClient, post: str, body: Any
) -> None:
    assert_refused(client, post, body, {"body"})


@pytest.mark.parametrize("point", ["count", "do_not_count"])
def test_a_third_building_is_no_fault_where_a_replacement_card_does_not_count(
    client: FlaskClient, point: str
) -> None:
    changes = {"seats.0.buildings.1.complete": False, "house_rules": {"NC-O15": point}}
    errors = {"seats.0.buildings"} if point == "count" else set()
    assert refused_at(client, "score", with_changes(THREE, changes)) == errors
