"""Every refusal at its exact path, with a sentence in each language."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.gold_rush import TITLE
from tests.broken import Body, Broken, ids, with_changes
from tests.gold_rush.asking import address_of
from tests.gold_rush.refused_questions import ON_A_MAP, SITUATIONS, wrong_situations
from tests.gold_rush.refused_tables import COUNTED, DRAWN, OF_A_MAP, OF_NUMBERS

QUESTIONS = list(wrong_situations())
VALID = [*SITUATIONS.items(), *ON_A_MAP.items(), ("score", DRAWN), ("score", COUNTED)]


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
    assert set(english) == errors, english
    assert set(german) == errors
    for path in errors:
        assert len(english[path]) == len(german[path]) > 0
        for sentence in (*english[path], *german[path]):
            assert len(sentence.split()) > 2, sentence
        assert not set(english[path]) & set(german[path])


@pytest.mark.parametrize(("post", "body"), VALID)
def test_the_valid_body_is_accepted(client: FlaskClient, post: str, body: Body) -> None:
    answer = client.post(address_of(post), json=body)
    assert (answer.status_code, answer.mimetype) == (200, "application/json"), answer.json


@pytest.mark.parametrize("case", OF_A_MAP, ids=ids(OF_A_MAP))
def test_a_table_with_a_map_is_refused_where_it_is_wrong(client: FlaskClient, case: Broken) -> None:
    assert_refused(client, "score", with_changes(DRAWN, case.changes), case.errors)


@pytest.mark.parametrize("case", OF_NUMBERS, ids=ids(OF_NUMBERS))
def test_a_table_in_numbers_is_refused_where_it_is_wrong(client: FlaskClient, case: Broken) -> None:
    assert_refused(client, "score", with_changes(COUNTED, case.changes), case.errors)


@pytest.mark.parametrize(
    ("question", "body", "case"),
    QUESTIONS,
    ids=[f"{q}{' on a map' * ('map' in body)}: {case.sentence}" for q, body, case in QUESTIONS],
)
def test_a_situation_is_refused_at_its_wrong_field(
    client: FlaskClient, question: str, body: Body, case: Broken
) -> None:
    assert_refused(client, question, with_changes(body, case.changes), case.errors)


@pytest.mark.parametrize("post", ["score", *TITLE.questions])
@pytest.mark.parametrize("body", [[], [DRAWN], None, "0,0=prpr", 3, True])
def test_a_body_that_is_no_object_is_refused_as_a_whole(
    client: FlaskClient, post: str, body: Any
) -> None:
    assert_refused(client, post, body, {"body"})
