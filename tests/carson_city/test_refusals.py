"""Every refusal at its exact path, with a sentence in each language."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.carson_city import TITLE
from tests.broken import Body, Broken, ids, with_changes
from tests.carson_city.asking import address_of
from tests.carson_city.refused_questions import SITUATIONS, wrong_situations
from tests.carson_city.refused_tables import COUNTED, DRAWN, OF_A_BOARD, OF_COUNTS

QUESTIONS = [(question, case) for question in SITUATIONS for case in wrong_situations(question)]


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


@pytest.mark.parametrize("body", [DRAWN, COUNTED], ids=["drawn", "counted"])
def test_the_valid_table_is_accepted(client: FlaskClient, body: Body) -> None:
    answer = client.post(address_of("score"), json=body)
    assert (answer.status_code, answer.mimetype) == (200, "application/json"), answer.json


@pytest.mark.parametrize("case", OF_A_BOARD, ids=ids(OF_A_BOARD))
def test_a_table_with_a_board_is_refused_where_it_is_wrong(
    client: FlaskClient, case: Broken
) -> None:
    assert_refused(client, "score", with_changes(DRAWN, case.changes), case.errors)


@pytest.mark.parametrize("case", OF_COUNTS, ids=ids(OF_COUNTS))
def test_a_table_of_counts_is_refused_where_it_is_wrong(client: FlaskClient, case: Broken) -> None:
    assert_refused(client, "score", with_changes(COUNTED, case.changes), case.errors)


@pytest.mark.parametrize("question", SITUATIONS)
def test_the_valid_situation_is_accepted(client: FlaskClient, question: str) -> None:
    answer = client.post(address_of(question), json=SITUATIONS[question])
    assert (answer.status_code, answer.mimetype) == (200, "application/json"), answer.json


@pytest.mark.parametrize(
    ("question", "case"), QUESTIONS, ids=[f"{q}: {case.sentence}" for q, case in QUESTIONS]
)
def test_a_situation_is_refused_at_its_wrong_field(
    client: FlaskClient, question: str, case: Broken
) -> None:
    body = with_changes(SITUATIONS[question], case.changes)
    assert_refused(client, question, body, case.errors)


@pytest.mark.parametrize("post", ["score", *TITLE.questions])
@pytest.mark.parametrize("body", [[], [DRAWN], None, "1s", 3, True])
def test_a_body_that_is_no_object_is_refused_as_a_whole(
    client: FlaskClient, post: str, body: Any
) -> None:
    assert_refused(client, post, body, {"body"})
