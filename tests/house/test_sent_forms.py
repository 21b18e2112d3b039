"""Forms that no page sends are refused before they are read, and refusals are never long."""

from http import HTTPStatus
from io import BytesIO
from typing import Any
from unittest.mock import Mock

import pytest
from flask import Flask, Response
from flask.testing import FlaskClient

from rules.core.bounds import LONGEST_TEXT
from rules.core.faults import MOST_FAULTS
from tests.sheets.sitting import SHEETS, errors, new_address, told
from web.forms.sent import LONGEST_AGAIN, MOST_FIELDS
from web.house import problems

URLENCODED = "application/x-www-form-urlencoded"
REFUSED = HTTPStatus.UNPROCESSABLE_ENTITY


def sent(client: FlaskClient, data: Any, path: str = "/gold-rush/sheets") -> tuple[int, str]:
    """The answer to a form."""
    kind = URLENCODED if isinstance(data, str) else None
    come = {"REMOTE_ADDR": new_address()}
    answer = client.post(path, data=data, content_type=kind, environ_base=come)
    return answer.status_code, answer.text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("&".join(["player=A"] * (MOST_FIELDS + 1)), "too many fields"),
        ("player=" + "x" * (LONGEST_TEXT + 1), "too long"),
        ("player=" + "%3B" * (LONGEST_TEXT + 1), "too long"),
        ("x" * (LONGEST_TEXT + 1) + "=", "too long"),
        ("%3B" * (LONGEST_TEXT + 1), "too long"),
    ],
    ids=["fields", "a text", "a text in signs of its own", "a name", "a name in such signs"],
)
def test_a_form_that_no_page_sends(client: FlaskClient, text: str, says: str) -> None:
    status, page = sent(client, text)
    assert (status, says in page) == (REFUSED, True)


@pytest.mark.parametrize("text", ["player=" + "%3B" * LONGEST_TEXT, "&".join(["a="] * MOST_FIELDS)])
def test_the_largest_form_that_is_read(client: FlaskClient, text: str) -> None:
    _, page = sent(client, text)
    assert "too many fields" not in page
    assert "too long" not in page


def test_parts_of_a_form_are_bounded_too(client: FlaskClient) -> None:
    file = (BytesIO(b"{}"), "table.json")
    status, page = sent(client, {"player": "x" * (LONGEST_TEXT + 1), "file": file})
    assert (status, "too long" in page) == (REFUSED, True)


def test_a_form_in_pieces_that_do_not_fit_together(client: FlaskClient) -> None:
    body = Mock(**{f"{name}.side_effect": OSError("no chunk") for name in ("read", "readinto")})
    come = {"wsgi.input": body, "CONTENT_LENGTH": "5", "CONTENT_TYPE": URLENCODED}
    answer = client.open("/language", method="POST", environ_overrides=come)
    assert answer.status_code == HTTPStatus.BAD_REQUEST


def test_an_address_of_too_many_fields(client: FlaskClient) -> None:
    answer = client.get("/gold-rush/score?" + "&".join(["a"] * (MOST_FIELDS + 1)))
    assert (answer.status_code, "too many fields" in answer.text) == (REFUSED, True)


def test_a_saved_file_may_be_long_and_stands_in_its_field_again_unless_it_is(
    client: FlaskClient,
) -> None:
    short, long = ("{" + "x" * length for length in (LONGEST_AGAIN - 1, LONGEST_AGAIN))
    for text, is_shown in ((short, True), (long, False)):
        status, page = sent(client, {"text": text}, "/open")
        assert (status, text in page) == (REFUSED, is_shown)


def test_many_faults_are_counted_in_each_language(client: FlaskClient) -> None:
    rules = {f"r{number}": "x" for number in range(MOST_FAULTS + 412)}
    body = {"title": "gold-rush", "seats": [{"name": "A"}], "setup": {"house_rules": rules}}
    for language, says in (("en", "412 more faults"), ("de", "412 weitere Fehler")):
        answer = client.post(
            f"{SHEETS}/",
            json=body,
            headers={"Accept-Language": language},
            environ_base={"REMOTE_ADDR": new_address()},
        )
        (sentence,) = errors(answer)["body"]
        assert says in sentence


@pytest.mark.parametrize("path", ["/api/v1/gold-rush/score", "/gold-rush/score"])
def test_a_refusal_that_is_still_too_long_is_said_shortly(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(problems, "LARGEST_REFUSAL", 10)
    with app.test_request_context(path):
        long = app.process_response(Response("x" * 11, REFUSED))
        assert long.status_code == REFUSED
        assert "More is wrong with this" in long.get_data(as_text=True)
        for status in (HTTPStatus.OK, HTTPStatus.CONFLICT):
            assert app.process_response(Response("x" * 11, status)).get_data() == b"x" * 11
        assert app.process_response(Response("x" * 10, REFUSED)).get_data() == b"x" * 10
    refused = told(client.post("/api/v1/gold-rush/score", json={}), REFUSED)
    assert "errors" not in refused
