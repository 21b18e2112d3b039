"""What several servers must agree on, and what a single one keeps for itself."""

import os
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask import Flask

from app import ConfigurationError, create_app
from sheets.storage import Database, StorageError, alone
from sheets.storage.alone import keep_others_out
from tests.house.conftest import HOUSE
from tests.house.table_of_phones import TableOfPhones, sat_down_at_phones
from tests.house.test_boomtown_command import PATIENCE, free_port, surroundings
from tests.house.test_sheet_commands import is_there, run
from tests.postgresql import Server
from tests.thorough import thorough
from web.house import configuration
from web.sheets import installation
from web.sheets.installation import open_alone, sheets_of

SECRET = b"s" * 32
OTHER = b"t" * 32

Start = Callable[..., Flask]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start installations in one folder, with these settings and no others."""
    for name in [*os.environ]:
        if name.startswith("BOOMTOWN_") and "TESTS" not in name:
            monkeypatch.delenv(name)
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    opened: list[Flask] = []

    def started(**settings: str | Path) -> Flask:
        for name, value in settings.items():
            monkeypatch.setenv(name, str(value))
        opened.append(create_app())
        return opened[-1]

    yield started
    for app in opened:
        if "sheets" in app.extensions:
            sheets_of(app).close()


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A secret that only its owner may read."""
    file = tmp_path / "safe" / "secret"
    file.parent.mkdir()
    file.write_bytes(SECRET)
    file.chmod(0o600)
    return file


@pytest.fixture
def database(postgresql: Server) -> Iterator[str]:
    """An empty database of this test."""
    yield postgresql.new_database("many_hosts")
    postgresql.drop("many_hosts")


def refused(start: Callable[[], object]) -> str:
    with pytest.raises(ConfigurationError) as told:
        start()
    return told.value.message


# The secret


def test_a_lost_secret_is_said_at_the_start(start: Start, tmp_path: Path) -> None:
    app = start()
    table = sat_down_at_phones(app)
    kept = (tmp_path / "secret").read_bytes()
    (tmp_path / "secret").unlink()
    sentence = refused(lambda: sheets_of(start()))
    assert str(tmp_path / "secret") in sentence
    assert "accept-secret" in sentence
    (tmp_path / "secret").write_bytes(kept)
    assert sheets_of(start()).open(table.code).sheet.id == 1


def test_a_foreign_secret_is_found_out_in_a_database_that_knew_none(
    start: Start, tmp_path: Path
) -> None:
    app = start()
    sat_down_at_phones(app)
    with sheets_of(app).database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM installation")
    sheets_of(start())  # takes its own
    with sheets_of(app).database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM installation")
    (tmp_path / "secret").write_bytes(OTHER)
    assert "accept-secret" in refused(lambda: sheets_of(start()))


@thorough
def test_who_lost_the_secret_may_go_on_with_another(start: Start, tmp_path: Path) -> None:
    table = sat_down_at_phones(start())
    (tmp_path / "secret").write_bytes(OTHER)
    app = start()
    result = run(app, "accept-secret")
    assert (result.exit_code, result.stderr) == (0, "")
    assert sheets_of(app).open(table.code).sheet.id == 1


@pytest.mark.parametrize(("mode", "is_warned"), [(0o600, False), (0o640, True), (0o644, True)])
def test_a_secret_that_others_may_read_is_warned_about(
    start: Start,
    secret: Path,
    caplog: pytest.LogCaptureFixture,
    mode: int,
    is_warned: bool,
) -> None:
    secret.chmod(mode)
    open_alone(start(BOOMTOWN_SECRET_FILE=secret))
    assert (f"chmod 600 {secret}" in caplog.text) == is_warned


def test_nothing_half_made_is_left_of_a_secret(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(configuration.os, "link", full)
    assert "No space left" in refused(start)
    assert [*tmp_path.iterdir()] == []


# One server on one file


SECOND = """
import sys
from sheets.storage.alone import keep_others_out
keep_others_out(sys.argv[1])
print("open", flush=True)
input()
"""


def test_a_second_server_on_one_file_is_refused_and_commands_go_on(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alone, "SECONDS_FOR_THE_LAST_TO_END", 0.1)
    app = start()
    table = sat_down_at_phones(app)
    address = str(app.config["DATABASE"])
    command = [sys.executable, "-c", SECOND, address]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=HOUSE, stdin=pipe, stdout=pipe, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(StorageError, match=r"boomtown\.db already"):
            keep_others_out(address)
        assert run(app, "prune").exit_code == 0
        assert is_there(table)
        first.kill()
    keep_others_out(address)  # as after a crash


@thorough
def test_serve_says_so_in_a_sentence(start: Start, tmp_path: Path) -> None:
    app = start()
    command = [sys.executable, "-c", SECOND, str(app.config["DATABASE"])]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=HOUSE, stdin=pipe, stdout=pipe, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        done = subprocess.run(
            [sys.executable, "-m", "web.serving", "--port", str(free_port())],
            cwd=HOUSE,
            env=surroundings(tmp_path, BOOMTOWN_DATA=str(tmp_path)),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        first.kill()
    assert done.returncode == 1
    assert "Boomtown is open on" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


# PostgreSQL


def test_with_postgresql_secret_and_public_address_must_be_set(start: Start, secret: Path) -> None:
    settings = {"BOOMTOWN_DATABASE": "postgresql://alex@nowhere/boomtown"}
    assert "BOOMTOWN_SECRET_FILE" in refused(lambda: start(**settings))
    settings |= {"BOOMTOWN_SECRET_FILE": str(secret)}
    assert "BOOMTOWN_URL" in refused(lambda: start(**settings))
    start(**settings, BOOMTOWN_URL="https://boomtown.example")


def test_with_postgresql_no_server_makes_a_secret_of_its_own(start: Start, tmp_path: Path) -> None:
    sentence = refused(
        lambda: start(
            BOOMTOWN_DATABASE="postgresql://alex@nowhere/boomtown",
            BOOMTOWN_SECRET_FILE=tmp_path / "none",
            BOOMTOWN_URL="https://boomtown.example",
        )
    )
    assert str(tmp_path / "none") in sentence
    assert not (tmp_path / "none").exists()


def test_tables_that_are_not_there_yet_are_said(
    start: Start, postgresql: Server, secret: Path
) -> None:
    postgresql.asked("CREATE DATABASE bare")
    try:
        app = start(
            BOOMTOWN_DATABASE=postgresql.address("bare"),
            BOOMTOWN_SECRET_FILE=secret,
            BOOMTOWN_URL="https://boomtown.example",
        )
        assert "sheets migrate" in refused(lambda: sheets_of(app))
        assert run(app, "migrate").exit_code == 0
        assert run(app, "migrate").exit_code == 0
        assert is_there(sat_down_at_phones(app))
        sheets_of(app).close()
    finally:
        postgresql.drop("bare")


def test_new_sheets_of_an_address_are_counted_for_all_servers_together(
    start: Start, database: str, secret: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installation, "NEW_SHEETS_AT_ONCE", 2)
    settings = {"BOOMTOWN_DATABASE": database, "BOOMTOWN_SECRET_FILE": str(secret)}
    two = [start(**settings, BOOMTOWN_URL="https://boomtown.example") for _ in range(2)]
    body = {"title": "carson-city-cards", "seats": [{"name": "Alex"}]}
    answers = [two[n % 2].test_client().post("/api/v1/sheets/", json=body) for n in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


# From a file to PostgreSQL


@pytest.fixture
def moved(start: Start) -> TableOfPhones:
    """A table on an installation with a file."""
    return sat_down_at_phones(start())


def test_what_is_copied_to_postgresql_goes_on_with_the_same_codes(
    start: Start, moved: TableOfPhones, tmp_path: Path, database: str
) -> None:
    before = start()
    assert before.config["DATABASE"].startswith("sqlite")
    sheets = sheets_of(before)
    opened, changes = sheets.changes(moved.code)
    look = sheets.look_code(opened.sheet)
    result = run(before, "copy", database)
    assert (result.exit_code, result.stderr) == (0, "")
    assert str(tmp_path / "secret") in result.stdout
    after = start(
        BOOMTOWN_DATABASE=database,
        BOOMTOWN_SECRET_FILE=tmp_path / "secret",
        BOOMTOWN_URL="https://boomtown.example",
    )
    there = sheets_of(after)
    assert there.changes(moved.code) == (opened, changes)
    assert there.open(look).role == "look"
    assert there.look_code(there.open(look).sheet) == look
    assert sheets_of(after).open(sat_down_at_phones(after).code).sheet.id == opened.sheet.id + 1


@thorough
def test_nothing_is_copied_over_what_is_there(
    start: Start, moved: TableOfPhones, database: str
) -> None:
    app = start()
    assert run(app, "copy", database).exit_code == 0
    again = run(app, "copy", database)
    assert again.exit_code == 2
    assert "nothing was copied" in again.output
    assert sheets_of(app).open(moved.code).sheet.id == 1


@pytest.mark.parametrize("target", ["sqlite:////nowhere/b.db", "mysql://a@b/c", "elsewhere"])
def test_nothing_is_copied_to_anything_else(
    start: Start, moved: TableOfPhones, target: str
) -> None:
    assert moved.code
    result = run(start(), "copy", target)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_database_without_a_server_is_told_without_the_password(start: Start) -> None:
    app = start(
        BOOMTOWN_DATABASE="postgresql://alex:topsecret@127.0.0.1:1/boomtown",
        BOOMTOWN_SECRET_FILE=_secret_made(),
        BOOMTOWN_URL="https://boomtown.example",
    )
    sentence = refused(lambda: sheets_of(app))
    assert "127.0.0.1" in sentence
    assert "topsecret" not in sentence
    with pytest.raises(Exception, match="127") as told:
        Database("postgresql://alex:topsecret@127.0.0.1:1/boomtown").takes_changes()
    assert "topsecret" not in str(told.value)


def _secret_made() -> Path:
    file = Path(os.environ["BOOMTOWN_DATA"]) / "made"
    file.write_bytes(secrets.token_bytes(32))
    return file
