"""What whoever watches over servers asks and reads: two addresses, and lines of JSON."""

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from http import HTTPStatus
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event

from app import create_app
from sheets.storage import soundness
from tests.sheets.sitting import SHEETS, sat_down
from web.serving import logs
from web.serving.health import LEAVING
from web.sheets.installation import sheets_of


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flask]:
    """An installation of its own that speaks to machines."""
    before, root = logging.getLogger().handlers, logging.getLogger()
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    monkeypatch.setenv("BOOMTOWN_LOG", "json")
    monkeypatch.setattr(soundness, "SECONDS_BETWEEN", 0)
    monkeypatch.setattr(soundness, "TIMES_AS_LONG", 0)
    made = create_app()
    yield made
    sheets_of(made).close()
    root.handlers = before


def everything_in(file: Path, app: Flask) -> list[str]:
    sheets_of(app)
    with closing(sqlite3.connect(file)) as connection:
        return [*connection.iterdump()]


def empty(app: Flask, file: Path) -> None:
    sheets_of(app).database.close()
    file.write_bytes(b"")


def damage(app: Flask, file: Path) -> None:
    """Noise over the last page but one, in which nothing may be that is asked for."""
    sheets_of(app).database.close()
    whole = bytearray(file.read_bytes())
    whole[-8192:-4096] = b"\xa5" * 4096
    file.write_bytes(whole)


def fill(app: Flask, file: Path) -> None:
    """No page more can be written."""
    database = sheets_of(app).database
    database.close()

    def no_page_more(connection: sqlite3.Connection, _: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(database.engine, "connect", no_page_more)
    assert file.exists()


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("address", ["/health", "/ready"])
def test_whoever_watches_gets_a_word_and_no_cookie(client: FlaskClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == HTTPStatus.OK
    assert len(answer.data) < 20
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Set-Cookie" not in answer.headers


def test_it_is_not_ready_while_the_database_is_away_but_it_is_well(
    client: FlaskClient, tmp_path: Path
) -> None:
    assert client.get("/ready").status_code == HTTPStatus.OK
    (tmp_path / "boomtown.db").rename(tmp_path / "away")
    assert client.get("/ready").status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert client.get("/health").status_code == HTTPStatus.OK
    (tmp_path / "away").rename(tmp_path / "boomtown.db")
    assert client.get("/ready").status_code == HTTPStatus.OK


@pytest.mark.parametrize("happens", [empty, damage, fill])
def test_it_is_not_ready_while_nothing_can_be_written(
    app: Flask, client: FlaskClient, tmp_path: Path, happens: Callable[[Flask, Path], None]
) -> None:
    sat_down(client, "Calamity")
    assert client.get("/ready").status_code == HTTPStatus.OK
    happens(app, tmp_path / "boomtown.db")
    assert client.get("/ready").status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert client.get("/health").status_code == HTTPStatus.OK


def test_to_ask_whether_it_is_ready_leaves_nothing_behind(
    app: Flask, client: FlaskClient, tmp_path: Path
) -> None:
    before = everything_in(tmp_path / "boomtown.db", app)
    for _ in range(3):
        assert client.get("/ready").status_code == HTTPStatus.OK
    assert everything_in(tmp_path / "boomtown.db", app) == before


def test_it_is_not_ready_any_more_when_it_is_about_to_end(client: FlaskClient, app: Flask) -> None:
    app.extensions[LEAVING] = True
    assert client.get("/ready").status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert client.get("/health").status_code == HTTPStatus.OK


def test_every_request_is_a_line_with_the_rule_and_not_the_code(
    client: FlaskClient, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.begin()
    sitting = sat_down(client, "Calamity")
    sitting.see()
    client.get(f"{SHEETS}/00041061050R3GG28A1C60T3GF")
    client.get("/nowhere/Calamity")
    told = capsys.readouterr().err
    rules = [(each["rule"], each["status"]) for each in lines(told)]
    sheet = f"{SHEETS}/<code>"
    assert rules == [(f"{SHEETS}/", 201), (sheet, 200), (sheet, 404), (None, 404)]
    assert all(isinstance(each["ms"], float) for each in lines(told))
    for hidden in (sitting.code("host"), "Calamity", "00041061050R3GG28A1C60T3GF"):
        assert hidden not in told


def test_a_mistake_of_ours_is_one_line_too(
    app: Flask, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> str:
        raise ZeroDivisionError

    logs.begin()
    monkeypatch.setitem(app.view_functions, "pages.home", fails)
    assert app.test_client().get("/").status_code == HTTPStatus.INTERNAL_SERVER_ERROR
    error, answered = lines(capsys.readouterr().err)
    assert error["level"] == "error"
    assert "ZeroDivisionError" in str(error["trace"])
    assert answered["status"] == HTTPStatus.INTERNAL_SERVER_ERROR
