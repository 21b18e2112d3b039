"""The page that offers to take Boomtown along says how large it is, or why it cannot be."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from web.pocket.facts import SERVICE_WORKER, Facts

HTTP, HTTPS, HERE = "http://192.168.1.7:8000", "https://boomtown.example", "http://localhost:8000"


@pytest.fixture
def made(app: Flask) -> Iterator[Path]:
    """A site, as far as the page looks at it."""
    folder: Path = app.config["POCKET"]
    folder.mkdir(parents=True, exist_ok=True)
    Facts("v1", 8_700_000).write(folder)
    (folder / SERVICE_WORKER).write_text("const SITE = {};\n", "utf-8")
    yield folder
    shutil.rmtree(folder)


def test_where_nothing_was_made_the_page_says_how_and_no_menu_leads_there(
    client: FlaskClient,
) -> None:
    assert "./boomtown pocket" in client.get("/pocket").text
    assert 'href="/pocket"' not in client.get("/").text


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize("host", [HTTPS, HERE])
def test_its_size_is_said_before_it_is_fetched(client: FlaskClient, host: str) -> None:
    text = client.get("/pocket", base_url=host).text
    assert "Take it along (8.7 MB)" in text
    assert 'data-worker="/pocket/service-worker.js"' in text
    assert 'href="/pocket"' in client.get("/").text


@pytest.mark.usefixtures("made")
def test_over_plain_http_a_sentence_says_why_not(client: FlaskClient) -> None:
    text = client.get("/pocket", base_url=HTTP).text
    assert "only from an https address" in text
    assert "data-worker" not in text


@pytest.mark.usefixtures("made")
def test_its_files_are_asked_for_anew(client: FlaskClient) -> None:
    with client.get("/pocket/service-worker.js") as answer:
        assert answer.mimetype == "text/javascript"
        assert answer.cache_control.no_cache
    assert client.get("/pocket/../secret").status_code == 404
    assert client.get("/pocket/none.gz").status_code == 404


def test_it_speaks_german(client: FlaskClient) -> None:
    assert "Boomtown mitnehmen" in client.get("/pocket", headers={"Accept-Language": "de"}).text


@pytest.mark.usefixtures("made")
def test_who_is_sent_an_address_from_a_pocket_finds_the_page(client: FlaskClient) -> None:
    table = "nevada-city/score/result?seats.0.name=Ann&seats.0.score_track=17"
    answer = client.get(f"/pocket/{table}")
    assert (answer.status_code, answer.location) == (302, f"/{table}")
    assert "Ann" in client.get(answer.location).text
    for elsewhere in ("%5C%5Cevil.example", "/evil.example", "//evil.example/x"):
        location = client.get(f"/pocket/{elsewhere}", follow_redirects=False).location or ""
        assert location in {"", f"http://localhost/pocket/{elsewhere.lstrip('/')}"}
