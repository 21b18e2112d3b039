"""Whatever is sent is answered or refused in a sentence, and never ends in a mistake of ours."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from http import HTTPMethod, HTTPStatus
from itertools import chain
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask
from hypothesis import example, given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from rules.carson_city_cards import TITLE
from tests.examples import read_cases
from tests.house.conftest import HOUSE

API = f"/api/v1/{TITLE.slug}"
JSON = "application/json"
CASES = [
    *read_cases(HOUSE / "rules" / TITLE.room / "cases.json"),
    *read_cases(HOUSE / "tests" / TITLE.room / "contract.json"),
]
POSTS = ["score", *(f"ask/{key}" for key in TITLE.questions)]
MANY = settings(max_examples=3 * settings().max_examples)

SENTENCE = re.compile(r"<h1>.+</h1>\s*<p[^>]*>.+</p>|role=\"alert\">\s*<p>.+</p>", re.DOTALL)

Json = Any
Send = Callable[..., TestResponse]

pytestmark = pytest.mark.usefixtures("piece")


class Mistakes(logging.Handler):
    """Everything that the application wrote down as a mistake of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record)

    def raise_any(self) -> None:
        """Fails with the first mistake as the cause."""
        for record in self.found:
            cause = record.exc_info[1] if record.exc_info else None
            raise AssertionError(record.getMessage()) from cause


@pytest.fixture(scope="module")
def send(app: Flask) -> Iterator[Send]:
    """Send anything; what comes back has to be an answer or a refusal in a sentence."""
    mistakes = Mistakes()
    logging.getLogger().addHandler(mistakes)
    client = app.test_client()

    def sent(address: str, **request: Any) -> TestResponse:
        mistakes.found.clear()
        answer = client.open(address, **request)
        with answer:
            answer.get_data()
        mistakes.raise_any()
        assert HTTPStatus.OK <= answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR
        if answer.status_code >= HTTPStatus.BAD_REQUEST and answer.text:
            assert_it_is_told(answer)
        return answer

    yield sent
    logging.getLogger().removeHandler(mistakes)


def assert_it_is_told(refusal: TestResponse) -> None:
    if refusal.mimetype == "text/html":
        assert SENTENCE.search(refusal.text)
        return
    problem = refusal.get_json()
    sentences = [problem["detail"], *chain(*problem.get("errors", {}).values())]
    assert all(isinstance(sentence, str) and sentence.strip() for sentence in sentences)
    assert ("errors" in problem) is (problem["status"] == HTTPStatus.UNPROCESSABLE_ENTITY)


def words_in(value: Json) -> Iterator[str]:
    """Every key and every text of a body."""
    if isinstance(value, str):
        yield value
    for key, inner in entries(value):
        yield from words_in(key)
        yield from words_in(inner)


def entries(value: Json) -> list[tuple[Any, Json]]:
    if isinstance(value, dict):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list) else []


def places(value: Json) -> Iterator[tuple[Json, Any]]:
    """Every container with every key or index in it, the value itself not among them."""
    for key, inner in entries(value):
        yield value, key
        yield from places(inner)


WORDS = st.sampled_from(sorted({word for case in CASES for word in words_in(case["body"])}))
LETTERS = st.characters(exclude_categories=())  # halves of characters too
NUMBERS = st.integers() | st.integers(-3, 30) | st.sampled_from([2**63, -(10**30), 10**400])
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | WORDS | st.text(LETTERS, max_size=12),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(WORDS | st.text(LETTERS, max_size=6), inner, max_size=6)
    ),
    max_leaves=12,
)


@st.composite
def altered_cases(draw: st.DrawFn) -> tuple[str, Json]:
    """A worked case of which a few places were replaced, taken out, repeated or added to."""
    case = draw(st.sampled_from(CASES))
    body = deepcopy(case["body"])
    for _ in range(draw(st.integers(1, 3))):
        spots = list(places(body))
        if spots:
            container, key = draw(st.sampled_from(spots))
            alter(draw, container, key)
    return case["post"], body


def alter(draw: st.DrawFn, container: Json, key: Any) -> None:
    how = draw(st.sampled_from(["replace", "remove", "repeat", "add"]))
    if how == "replace":
        container[key] = draw(VALUES)
    elif how == "remove":
        del container[key]
    elif isinstance(container, list):
        container.insert(key, draw(VALUES) if how == "add" else deepcopy(container[key]))
    else:
        container[draw(WORDS)] = draw(VALUES) if how == "add" else deepcopy(container[key])


@given(
    post=st.sampled_from(POSTS),
    text=st.binary() | VALUES.map(lambda value: json.dumps(value)[:-1].encode()),
    content_type=st.sampled_from([JSON, f"{JSON}; charset=utf-16", "text/plain", "", ";", "\x80"]),
)
def test_any_bytes(send: Send, post: str, text: bytes, content_type: str) -> None:
    send(f"{API}/{post}", method="POST", data=text, content_type=content_type)


@given(post=st.sampled_from(POSTS), body=VALUES)
@MANY
def test_any_json(send: Send, post: str, body: Json) -> None:
    answer = send(f"{API}/{post}", method="POST", data=json.dumps(body), content_type=JSON)
    if answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY and not isinstance(body, dict):
        assert list(answer.get_json()["errors"]) == ["body"]


@given(altered=altered_cases(), language=st.sampled_from(["en", "de"]))
@MANY
def test_any_worked_case_that_was_altered(
    send: Send, altered: tuple[str, Json], language: str
) -> None:
    post, body = altered
    headers = {"Accept-Language": language}
    send(f"{API}/{post}", method="POST", data=json.dumps(body), content_type=JSON, headers=headers)


TEXT = st.text(max_size=12)
ON_THE_WIRE = st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=12)
PARTS = st.sampled_from(
    [
        *("api", "v1", TITLE.slug, "titles", "clauses", "openapi.json", "static", "house.css"),
        *("score", "seat", "0", "9" * 30, "result", "ask", "setup", "rules", "CCC-1", "CCC-O1"),
        *("house-rules", "language", "..", ".", ""),
    ]
)
TOLD = ["HTTP_ACCEPT_LANGUAGE", "HTTP_ORIGIN", "HTTP_SEC_FETCH_SITE", "HTTP_HOST", "HTTP_RANGE"]


@given(
    path=st.lists(PARTS | ON_THE_WIRE, max_size=6).map(lambda parts: "/" + "/".join(parts)),
    query=ON_THE_WIRE | st.sampled_from(["call=", "call=/", "call=%ff&body=1"]),
    method=st.sampled_from([method.value for method in HTTPMethod]) | st.just("BREW"),
    told=st.dictionaries(st.sampled_from(TOLD), ON_THE_WIRE),
)
@example(path="/", query="", method="GET", told={"HTTP_HOST": "a..b"})
@example(path="/", query="\xff", method="GET", told={})
@example(path="/static/nothing.css", query="\xff", method="GET", told={})
@MANY
def test_any_address(send: Send, path: str, query: str, method: str, told: dict[str, str]) -> None:
    asked = {"PATH_INFO": path, "QUERY_STRING": query, **told}
    send("/", method=method, environ_overrides=asked)


PAGES = st.sampled_from(["score", "score/seat/0", "score/seat/1", "score/result", "house-rules"])


def typed(body: Json, path: str = "") -> list[tuple[str, str]]:
    """A body as the fields of a form."""
    if not entries(body):
        return [(path, "on" if body is True else str(body))]
    return [
        pair for key, inner in entries(body) for pair in typed(inner, f"{path}.{key}".strip("."))
    ]


@given(altered=altered_cases(), score_page=PAGES, more=st.dictionaries(WORDS | TEXT, WORDS | TEXT))
@example(altered=("ask/auction_card", {"played.0.x": "1"}), score_page="score", more={})
@MANY
def test_any_form_that_was_altered(
    send: Send, altered: tuple[str, Json], score_page: str, more: dict[str, str]
) -> None:
    post, body = altered
    page = score_page if post == "score" else post
    query = urlencode([*typed(body), *more.items()], errors="replace")
    answer = send(f"/{TITLE.slug}/{page}", query_string=query)
    assert answer.status_code in {HTTPStatus.OK, HTTPStatus.FOUND, HTTPStatus.NOT_FOUND}
    assert answer.mimetype == "text/html"


CALLS = st.sampled_from([*POSTS, *TITLE.questions, "ask", "ask/", ""]).map(f"{TITLE.slug}/".__add__)


@given(
    call=CALLS | TEXT | st.just(TITLE.slug),
    body=VALUES.map(json.dumps) | TEXT | altered_cases().map(lambda case: json.dumps(case[1])),
    how=st.sampled_from(["GET", "POST"]),
)
@example(call=f"{TITLE.slug}/setup", body="{}", how="GET")
@example(call=f"{TITLE.slug}/score", body=json.dumps({"\ud800": "\udfff"}), how="POST")
@MANY
def test_anything_tried_on_the_page(send: Send, call: str, body: str, how: str) -> None:
    values = {"call": call, "body": body}
    answer = send("/api/", method=how, **{"data" if how == "POST" else "query_string": values})
    assert answer.mimetype == "text/html"
