"""What the JSON API refuses, with which status and in which words."""

import http.client
import json
import socket
from contextlib import closing, suppress
from http import HTTPStatus
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from rules.carson_city_cards import TITLE
from web.serving.arriving import LONGEST_LINE

API = f"/api/v1/{TITLE.slug}"
SETUP = f"{API}/ask/setup"
KIB = 1024
LARGEST = 256 * KIB
JSON = "application/json"


def problem_of(answer: TestResponse, status: HTTPStatus) -> dict[str, Any]:
    """The problem that was told, in the form that all of them have."""
    assert answer.status_code == status
    assert answer.content_type == "application/problem+json"
    told: dict[str, Any] = answer.get_json()
    assert list(told)[:4] == ["type", "title", "status", "detail"]
    assert told["type"] == "about:blank"
    assert told["title"] == status.phrase
    assert told["status"] == status
    assert told["detail"].endswith((".", ").", "!"))
    assert set(told) - {"type", "title", "status", "detail"} <= {"errors"}
    assert ("errors" in told) is (status == HTTPStatus.UNPROCESSABLE_ENTITY)
    return told


def errors_of(client: FlaskClient, address: str, body: Any) -> dict[str, list[str]]:
    """What is wrong with a body, field by field."""
    told = problem_of(client.post(address, json=body), HTTPStatus.UNPROCESSABLE_ENTITY)
    errors: dict[str, list[str]] = told["errors"]
    assert all(sentence for sentences in errors.values() for sentence in sentences)
    return errors


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"   ", id="blanks"),
        pytest.param(b'{"people": 4', id="a bracket is missing"),
        pytest.param(b"{'people': 4}", id="single quotes"),
        pytest.param(b'{"people": 4,}', id="a comma too many"),
        pytest.param(b'{"people": 04}', id="a leading zero"),
        pytest.param(b'{"people": 4} 5', id="more behind the end"),
        pytest.param(b'{"people": "\xff"}', id="bytes that are no UTF-8"),
        pytest.param(b'{"people": "\x01"}', id="a control character in a text"),
        pytest.param(b"\x00", id="a zero byte"),
        pytest.param(b"[" * 100_000, id="100,000 brackets that open"),
        pytest.param(b"[" * 100_000 + b"]" * 100_000, id="100,000 brackets that close again"),
        pytest.param(b'{"a":' * 40_000 + b"1" + b"}" * 40_000, id="40,000 objects in each other"),
        pytest.param(b'{"people": ' + b"9" * 10_000 + b"}", id="a number of 10,000 digits"),
        pytest.param(b'{"people": NaN}', id="NaN, which JSON does not know"),
        pytest.param(b'{"people": -Infinity}', id="-Infinity, which JSON does not know"),
        pytest.param(b"NaN", id="nothing but NaN"),
    ],
)
def test_what_is_not_json_is_refused(client: FlaskClient, text: bytes) -> None:
    answer = client.post(SETUP, data=text, content_type=JSON)
    problem_of(answer, HTTPStatus.BAD_REQUEST)


@pytest.mark.parametrize(
    ("method", "address", "named"),
    [
        pytest.param("GET", "/api/v1/poker/clauses", "carson-city-cards", id="clauses"),
        pytest.param("POST", "/api/v1/poker/score", "carson-city-cards", id="score"),
        pytest.param("POST", "/api/v1/poker/ask/setup", "carson-city-cards", id="question"),
        pytest.param("POST", f"{API}/ask/bluff", "placement", id="question of this title"),
        pytest.param("POST", f"{API}/ask/Setup", "setup", id="question in capitals"),
    ],
)
def test_what_is_not_there_is_told_with_what_is(
    client: FlaskClient, method: str, address: str, named: str
) -> None:
    answer = client.open(address, method=method, json={} if method == "POST" else None)
    assert named in problem_of(answer, HTTPStatus.NOT_FOUND)["detail"]


def test_all_questions_are_named_where_one_is_asked_for_in_vain(client: FlaskClient) -> None:
    told = problem_of(client.post(f"{API}/ask/bluff", json={}), HTTPStatus.NOT_FOUND)
    assert all(key in told["detail"] for key in TITLE.questions)
    assert "bluff" in told["detail"]


@pytest.mark.parametrize("address", ["/api/v1/", "/api/v1/nothing", f"{API}/", f"{API}/clauses/"])
def test_an_address_without_a_meaning_is_told(client: FlaskClient, address: str) -> None:
    problem_of(client.get(address), HTTPStatus.NOT_FOUND)


@pytest.mark.parametrize(
    ("method", "address", "allowed"),
    [
        ("GET", f"{API}/score", {"POST", "OPTIONS"}),
        ("HEAD", f"{API}/score", {"POST", "OPTIONS"}),
        ("PUT", SETUP, {"POST", "OPTIONS"}),
        ("POST", f"{API}/clauses", {"GET", "HEAD", "OPTIONS"}),
        ("DELETE", "/api/v1/titles", {"GET", "HEAD", "OPTIONS"}),
        ("PATCH", "/api/v1/openapi.json", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_another_method_is_told_with_those_that_are_allowed(
    client: FlaskClient, method: str, address: str, allowed: set[str]
) -> None:
    answer = client.open(address, method=method)
    assert answer.allow.as_set(preserve_casing=True) == allowed
    assert answer.status_code == HTTPStatus.METHOD_NOT_ALLOWED
    if method != "HEAD":
        assert method in problem_of(answer, HTTPStatus.METHOD_NOT_ALLOWED)["detail"]


def padded(size: int) -> bytes:
    """A question of exactly this size."""
    return b'{"people": 4}'.ljust(size)


def test_256_kib_are_taken(client: FlaskClient) -> None:
    answer = client.post(SETUP, data=padded(LARGEST), content_type=JSON)
    assert answer.status_code == HTTPStatus.OK


def test_a_byte_more_than_256_kib_is_refused(client: FlaskClient) -> None:
    answer = client.post(SETUP, data=padded(LARGEST + 1), content_type=JSON)
    assert "256 KiB" in problem_of(answer, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)["detail"]


def sent_in_chunks(port: int, text: bytes) -> tuple[int, dict[str, Any]]:
    """What the server answers to a body whose size is not told beforehand."""
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
        chunks = (text[start : start + 8 * KIB] for start in range(0, len(text), 8 * KIB))
        with suppress(ConnectionError):  # the server may have refused before all was sent
            connection.request("POST", SETUP, chunks, {"Content-Type": JSON}, encode_chunked=True)
        with connection.getresponse() as answer:
            return answer.status, json.load(answer)


def test_256_kib_in_chunks_are_taken(server: int) -> None:
    status, told = sent_in_chunks(server, padded(LARGEST))
    assert (status, told["question"]) == (HTTPStatus.OK, "setup")


@pytest.mark.parametrize("size", [LARGEST + 1, LARGEST + 9 * KIB, 2 * LARGEST])
def test_more_than_256_kib_in_chunks_are_refused(server: int, size: int) -> None:
    status, told = sent_in_chunks(server, padded(size))
    assert status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    assert "256 KiB" in told["detail"]


def test_an_address_is_read_up_to_its_bound(server: int) -> None:
    line = "GET /?x= HTTP/1.1"
    address = f"/?x={'x' * (LONGEST_LINE - len(line))}"
    with closing(http.client.HTTPConnection("127.0.0.1", server)) as connection:
        connection.request("GET", address)
        with connection.getresponse() as answer:
            assert answer.status == HTTPStatus.OK


def test_a_chunk_without_a_size_is_refused(server: int) -> None:
    head = f"POST {SETUP} HTTP/1.1\r\nHost: a\r\nContent-Type: {JSON}\r\n"
    with socket.create_connection(("127.0.0.1", server)) as connection:
        connection.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n".encode())
        with closing(http.client.HTTPResponse(connection)) as answer:
            answer.begin()
            assert answer.status == HTTPStatus.BAD_REQUEST


@pytest.mark.parametrize(
    "content_type", [None, "text/plain", "application/x-www-form-urlencoded", "text/json", "json"]
)
def test_what_does_not_call_itself_json_is_refused(
    client: FlaskClient, content_type: str | None
) -> None:
    answer = client.post(SETUP, data=b'{"people": 4}', content_type=content_type)
    assert JSON in problem_of(answer, HTTPStatus.UNSUPPORTED_MEDIA_TYPE)["detail"]


@pytest.mark.parametrize(
    "content_type", [JSON, "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"]
)
def test_json_may_tell_its_charset(client: FlaskClient, content_type: str) -> None:
    answer = client.post(SETUP, data=b'{"people": 4}', content_type=content_type)
    assert answer.status_code == HTTPStatus.OK


def test_every_fault_is_named_at_its_field(client: FlaskClient) -> None:
    seats = [
        {"name": "", "city": "hx/..", "characters": ["barber"], "cattle": 3},
        {"name": "Paul", "virtual": "yes", "appeal": [5, 100, "3"]},
        7,
    ]
    table = {"edition": "fr", "house_rules": {"CCC-O1": "twice", "CCC-O99": "x"}, "seats": seats}
    assert set(errors_of(client, f"{API}/score", table)) == {
        "edition",
        "house_rules.CCC-O1",
        "house_rules.CCC-O99",
        "seats.0.name",
        "seats.0.city",
        "seats.0.characters.0",
        "seats.0.cattle",
        "seats.1.virtual",
        "seats.1.appeal.1",
        "seats.1.appeal.2",
        "seats.2",
    }


def test_faults_between_seats_are_named_together(client: FlaskClient) -> None:
    seat = {"name": "Alex", "city": "../..", "characters": ["doctor"]}
    faults = errors_of(client, f"{API}/score", {"seats": [seat, {**seat, "level": "novice"}]})
    assert set(faults) == {"seats", "seats.1.name", "seats.1.characters.0", "seats.1.level"}


@pytest.mark.parametrize("value", [None, "3", 3.0, True, [3], {}, 10**400], ids=repr)
def test_what_only_looks_like_a_whole_number_is_refused(client: FlaskClient, value: Any) -> None:
    assert list(errors_of(client, SETUP, {"people": value})) == ["people"]


@pytest.mark.parametrize("body", [{}, {"people": 4, "horses": 2}], ids=["missing", "unknown"])
def test_a_field_that_is_missing_or_unknown_is_named(client: FlaskClient, body: Any) -> None:
    assert list(errors_of(client, SETUP, body)) == ["horses" if body else "people"]
