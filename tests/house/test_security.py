"""What every answer carries, and whose requests are not let in."""

from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from rules.carson_city_cards import TITLE
from tests.sheets.sitting import sat_down

SETUP = f"/api/v1/{TITLE.slug}/ask/setup"
CALL = f"{TITLE.slug}/ask/setup"
FOUR = {"people": 4}
PUBLIC = "https://boomtown.example"

EVERY_KIND = [
    pytest.param("GET", "/", HTTPStatus.OK, id="a page"),
    pytest.param("GET", "/api/", HTTPStatus.OK, id="the page to try things out"),
    pytest.param("GET", f"/{TITLE.slug}/ask/setup?people=4", HTTPStatus.OK, id="a ruling"),
    pytest.param("GET", "/nothing", HTTPStatus.NOT_FOUND, id="a page that is not there"),
    pytest.param("DELETE", "/", HTTPStatus.METHOD_NOT_ALLOWED, id="a page asked wrongly"),
    pytest.param("GET", "/api", HTTPStatus.PERMANENT_REDIRECT, id="a redirect"),
    pytest.param("GET", "/static/house/icon.svg", HTTPStatus.OK, id="the icon"),
    pytest.param("GET", "/static/nothing.js", HTTPStatus.NOT_FOUND, id="a missing file"),
    pytest.param("GET", "/api/v1/titles", HTTPStatus.OK, id="JSON"),
    pytest.param("HEAD", "/api/v1/titles", HTTPStatus.OK, id="the head alone"),
    pytest.param("OPTIONS", "/api/v1/titles", HTTPStatus.OK, id="the methods"),
    pytest.param("GET", "/api/v1/poker/clauses", HTTPStatus.NOT_FOUND, id="a problem"),
    pytest.param("POST", SETUP, HTTPStatus.UNSUPPORTED_MEDIA_TYPE, id="a refusal"),
]
EXPECTED = {
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


@pytest.fixture
def at_home(app: Flask) -> Iterator[FlaskClient]:
    """The application at an address that was set, reached over another one."""
    before, app.config["PUBLIC_URL"] = app.config["PUBLIC_URL"], PUBLIC
    yield app.test_client()
    app.config["PUBLIC_URL"] = before


@pytest.fixture
def broken(app: Flask, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    """The application with a mistake of ours in its first page."""

    def fails() -> str:
        raise ZeroDivisionError("a mistake of ours")

    monkeypatch.setitem(app.view_functions, "pages.home", fails)
    monkeypatch.setitem(app.view_functions, "api.list_titles", fails)
    return app.test_client()


@pytest.mark.parametrize("name", ["house/house.css", "house/keep.js"])
def test_scripts_and_styles_carry_only_what_means_anything_there(
    client: FlaskClient, name: str
) -> None:
    with client.get(f"/static/{name}") as answer:
        headers = answer.headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "Content-Security-Policy" not in headers


@pytest.mark.parametrize(("method", "address", "status"), EVERY_KIND)
def test_every_answer_is_dressed(
    client: FlaskClient, method: str, address: str, status: HTTPStatus
) -> None:
    with client.open(address, method=method) as answer:
        assert answer.status_code == status
        headers = answer.headers
    assert {name: headers.get(name) for name in EXPECTED} == EXPECTED
    assert "Set-Cookie" not in headers
    assert "Strict-Transport-Security" not in headers
    assert "Access-Control-Allow-Origin" not in headers


@pytest.mark.parametrize(("method", "address", "status"), EVERY_KIND)
def test_nothing_may_be_loaded_from_elsewhere_or_stand_in_the_page(
    client: FlaskClient, method: str, address: str, status: HTTPStatus
) -> None:
    with client.open(address, method=method) as answer:
        assert answer.status_code == status
        told = answer.headers["Content-Security-Policy"]
    policy = dict(rule.strip().split(" ", 1) for rule in told.split(";"))
    assert policy.pop("default-src") == "'none'"
    assert policy.pop("base-uri") == "'none'"
    assert policy.pop("frame-ancestors") == "'none'"
    assert set(policy) >= {"script-src", "style-src", "img-src", "form-action"}
    assert set(policy.values()) == {"'self'"}
    assert "upgrade-insecure-requests" not in told


@pytest.mark.parametrize("address", ["/", "/api/v1/titles"])
def test_our_own_mistake_is_logged_and_not_shown(
    broken: FlaskClient, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = broken.get(address)
    assert answer.status_code == HTTPStatus.INTERNAL_SERVER_ERROR
    assert {name: answer.headers.get(name) for name in EXPECTED} == EXPECTED
    assert "mistake of ours" not in answer.text
    assert "Traceback" not in answer.text
    [record] = caplog.records
    assert "a mistake of ours" in caplog.text
    assert address in record.getMessage()


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({"Sec-Fetch-Site": "cross-site"}, id="another site, says the browser"),
        pytest.param({"Sec-Fetch-Site": "same-site"}, id="a neighbour, says the browser"),
        pytest.param({"Sec-Fetch-Site": ""}, id="the browser says nothing of use"),
        pytest.param({"Origin": "http://elsewhere.example"}, id="another host"),
        pytest.param({"Origin": "http://localhost:8001"}, id="another port"),
        pytest.param({"Origin": "http://localhost.elsewhere.example"}, id="a longer host"),
        pytest.param({"Origin": "http://localhost@elsewhere.example"}, id="our name as a user"),
        pytest.param({"Origin": "null"}, id="a page without an origin"),
        pytest.param({"Origin": ""}, id="an empty origin"),
        pytest.param({"Origin": "localhost"}, id="a host that is no origin"),
        pytest.param({"Origin": "http://["}, id="an origin that nobody can read"),
        pytest.param({"Origin": "//"}, id="an origin of slashes"),
        pytest.param(
            {"Sec-Fetch-Site": "same-origin", "Origin": "http://elsewhere.example"},
            id="another host, although the browser says our own",
        ),
        pytest.param(
            {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"},
            id="another site, although the host is our own",
        ),
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_what_the_page_of_another_site_sends_is_refused(
    client: FlaskClient, headers: dict[str, str], method: str
) -> None:
    for_programs = client.open(SETUP, method=method, json=FOUR, headers=headers)
    assert for_programs.status_code == HTTPStatus.FORBIDDEN
    assert for_programs.content_type == "application/problem+json"
    assert for_programs.get_json()["detail"].endswith(".")
    form = {"call": CALL, "body": '{"people": 4}'}
    for_people = client.open("/api/", method=method, data=form, headers=headers)
    assert for_people.status_code == HTTPStatus.FORBIDDEN
    assert for_people.mimetype == "text/html"
    assert "facts" not in for_people.text


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({}, id="a program"),
        pytest.param({"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost"}, id="a page"),
        pytest.param({"Sec-Fetch-Site": "same-origin"}, id="our page, without an origin"),
        pytest.param({"Origin": "http://localhost"}, id="our page in an older browser"),
        pytest.param({"Sec-Fetch-Site": "none"}, id="the person at the browser"),
    ],
)
def test_our_own_pages_and_programs_may_send(client: FlaskClient, headers: dict[str, str]) -> None:
    assert client.post(SETUP, json=FOUR, headers=headers).status_code == HTTPStatus.OK
    form = {"call": CALL, "body": '{"people": 4}'}
    assert "facts" in client.post("/api/", data=form, headers=headers).text


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        pytest.param(PUBLIC, HTTPStatus.OK, id="the address that was set"),
        pytest.param("http://localhost", HTTPStatus.OK, id="the address that was asked"),
        pytest.param("https://boomtown.example:8000", HTTPStatus.FORBIDDEN, id="another port"),
        pytest.param("https://other.boomtown.example", HTTPStatus.FORBIDDEN, id="a part of it"),
        pytest.param("https://example", HTTPStatus.FORBIDDEN, id="its end"),
    ],
)
def test_the_address_that_was_set_is_our_own_too(
    at_home: FlaskClient, origin: str, status: HTTPStatus
) -> None:
    assert at_home.post(SETUP, json=FOUR, headers={"Origin": origin}).status_code == status


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
@pytest.mark.parametrize("address", ["/", "/api/", "/api/v1/titles"])
def test_whoever_comes_from_elsewhere_may_read(
    client: FlaskClient, method: str, address: str
) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Origin": "http://elsewhere.example"}
    answer = client.open(address, method=method, headers=headers)
    assert answer.status_code == HTTPStatus.OK


@pytest.mark.parametrize("address", ["/", "/nothing", "/api/v1/titles", "/s/x"])
def test_browsers_come_by_tls_from_then_on_where_the_public_address_says_so(
    at_home: FlaskClient, address: str
) -> None:
    assert at_home.get(address).headers["Strict-Transport-Security"] == "max-age=31536000"


def test_nobody_keeps_any_answer_of_a_sheet(client: FlaskClient) -> None:
    sitting = sat_down(client)
    host, look = (f"/s/{sitting.code(role)}" for role in ("host", "look"))
    api = f"/api/v1/sheets/{sitting.code('look')}"
    asked = [
        ("GET", host, HTTPStatus.OK),
        ("GET", f"{look}/result", HTTPStatus.FOUND),
        ("GET", "/s/x", HTTPStatus.NOT_FOUND),
        ("GET", "/s/x/changes", HTTPStatus.NOT_FOUND),
        ("POST", f"{host}/reveal", HTTPStatus.SEE_OTHER),
        ("POST", f"{look}/reveal", HTTPStatus.FORBIDDEN),
        ("GET", "/sheets/x/scorepad.pdf", HTTPStatus.NOT_FOUND),
        ("GET", api, HTTPStatus.OK),
        ("PATCH", api, HTTPStatus.UNSUPPORTED_MEDIA_TYPE),
        ("DELETE", api, HTTPStatus.FORBIDDEN),
        ("GET", "/api/v1/sheets/x", HTTPStatus.NOT_FOUND),
    ]
    found = {
        (method, address): (answer.status_code, answer.headers.get("Cache-Control"))
        for method, address, _ in asked
        if (answer := client.open(address, method=method))
    }
    assert found == {(method, address): (status, "no-store") for method, address, status in asked}


def test_who_comes_past_the_proxy_is_told_to_the_log_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    monkeypatch.setenv("BOOMTOWN_PROXIES", "1")
    behind = create_app().test_client()
    behind.get("/api/v1/titles", headers={"X-Forwarded-For": "192.0.2.7"})
    for own_question in ("/ready", "/health"):
        behind.get(own_question)
    assert caplog.records == []
    for _ in range(2):
        behind.get("/api/v1/titles")
    [record] = caplog.records
    assert "past the proxy" in record.getMessage()
