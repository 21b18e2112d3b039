"""The page to try the API out: it shows an example of each call, and what a program would get."""

import html
import json
import re
from http import HTTPStatus

import pytest
from flask.testing import FlaskClient

from rules.carson_city_cards import TITLE
from scoring.titles import titles
from translations.catalogue import catalogue

POSTS = [
    f"{title.slug}/{post}"
    for title in titles().values()
    for post in ("score", *(f"ask/{key}" for key in title.facts.questions))
]
SETUP = f"{TITLE.slug}/ask/setup"


def typed_in(page: str) -> str:
    """What stands in the field for the body; a line break right after the tag is no part of it."""
    field = re.search(r"<textarea[^>]*>\r?\n?(.*?)</textarea>", page, re.DOTALL)
    assert field
    return html.unescape(field[1])


def answered_in(page: str) -> str:
    """The answer that the page shows, if it shows one."""
    shown = re.search(r"<pre[^>]*><code>(.*?)</code></pre>", page, re.DOTALL)
    return html.unescape(shown[1]) if shown else ""


def chosen_in(page: str) -> str:
    choice = re.search(r'<option value="([^"]*)" selected>', page)
    assert choice
    return choice[1]


@pytest.mark.parametrize("call", POSTS)
def test_the_example_of_a_call_is_answered(client: FlaskClient, call: str) -> None:
    page = client.get("/api/", query_string={"call": call}).text
    assert chosen_in(page) == call
    assert answered_in(page) == ""
    sent = client.post("/api/", data={"call": call, "body": typed_in(page)}).text
    assert chosen_in(sent) == call
    assert typed_in(sent) == typed_in(page)
    answer = client.post(f"/api/v1/{call}", json=json.loads(typed_in(page)))
    assert answer.status_code == HTTPStatus.OK
    assert json.loads(answered_in(sent)) == answer.get_json()


@pytest.mark.parametrize(
    ("call", "chosen"),
    [
        ("", POSTS[0]),
        (TITLE.slug, f"{TITLE.slug}/score"),
        (f"{TITLE.slug}/", f"{TITLE.slug}/score"),
    ],
)
def test_the_score_comes_first_where_nothing_is_chosen(
    client: FlaskClient, call: str, chosen: str
) -> None:
    assert chosen_in(client.get("/api/", query_string={"call": call}).text) == chosen


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_call_can_be_chosen_by_its_name(client: FlaskClient, language: str) -> None:
    page = client.get("/api/", headers={"Accept-Language": language}).text
    assert re.findall(r'<option value="([^"]*)"', page) == POSTS
    words = catalogue(language, TITLE.room)
    for key in TITLE.questions:
        assert html.escape(words.name(f"question-{key}")) in page


@pytest.mark.parametrize(
    ("body", "status"),
    [
        pytest.param('{"people": 0}', HTTPStatus.UNPROCESSABLE_ENTITY, id="not possible"),
        pytest.param("[]", HTTPStatus.UNPROCESSABLE_ENTITY, id="no object"),
        pytest.param("{", HTTPStatus.BAD_REQUEST, id="no JSON"),
        pytest.param("", HTTPStatus.BAD_REQUEST, id="nothing"),
        pytest.param('{"<b>&amp;": "</textarea>"}', HTTPStatus.UNPROCESSABLE_ENTITY, id="HTML"),
        pytest.param("\n\n  {}", HTTPStatus.UNPROCESSABLE_ENTITY, id="empty lines first"),
    ],
)
def test_a_refusal_is_shown_as_a_program_gets_it_and_what_was_typed_stays(
    client: FlaskClient, body: str, status: HTTPStatus
) -> None:
    page = client.post("/api/", data={"call": SETUP, "body": body}).text
    told = client.post(f"/api/v1/{SETUP}", data=body.encode(), content_type="application/json")
    assert told.status_code == status
    assert json.loads(answered_in(page)) == told.get_json()
    assert typed_in(page) == body
    assert f"{status.value} " in page
    assert "<b>" not in page


@pytest.mark.parametrize(
    "call", ["poker/score", f"{TITLE.slug}/ask/bluff", f"{TITLE.slug}/ask", "<script>"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_call_that_is_not_there_is_told_with_those_that_are(
    client: FlaskClient, call: str, method: str
) -> None:
    values = {"call": call, "body": "{}"}
    sent = {"data": values} if method == "POST" else {"query_string": values}
    answer = client.open("/api/", method=method, **sent)
    assert answer.status_code == HTTPStatus.NOT_FOUND
    assert TITLE.slug in answer.text or "placement" in answer.text
    assert "<script>" not in answer.text


def test_too_much_is_told(client: FlaskClient) -> None:
    answer = client.post("/api/", data={"call": SETUP, "body": "x" * 300_000})
    assert answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    assert "256 KiB" in answer.text
