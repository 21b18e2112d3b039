"""A copy of an installation, made while phones write, holds all that was confirmed before it."""

import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskCliRunner

from app import create_app
from tests.house.mortal import Mortal, wait_for_more
from tests.house.phones import (
    HOUSE,
    LONGEST_PAUSE,
    MORE_THAN_ENOUGH,
    Phones,
    SharedSheet,
    asked,
)
from tests.house.test_boomtown_command import PATIENCE, surroundings
from tests.sheets.sitting import sat_down
from tests.thorough import thorough
from web.sheets.installation import sheets_of

WRITERS = 2
CANNOT = 2


def sheets(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What a command about sheets says."""
    return subprocess.run(
        [sys.executable, "-m", "flask", "--app", "app", "sheets", *words],
        cwd=HOUSE,
        env=surroundings(data, BOOMTOWN_DATA=str(data)),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def modes(folder: Path) -> set[int]:
    """Who may read what lies in a folder."""
    return {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Mortal]:
    """A server that is open."""
    opened = Mortal(tmp_path / "data")
    opened.open()
    yield opened
    assert opened.end() == ""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Mortal]:
    """A server that is not open yet, and has nothing."""
    closed = Mortal(tmp_path / "elsewhere")
    yield closed
    assert closed.end() == ""


@thorough
def test_what_was_confirmed_before_a_backup_is_there_after_restoring_it(
    server: Mortal, elsewhere: Mortal, tmp_path: Path
) -> None:
    sheet = SharedSheet(server.port)
    phones = Phones(sheet, tmp_path, WRITERS)
    with phones.writing(MORE_THAN_ENOUGH, LONGEST_PAUSE) as processes:
        wait_for_more(phones, processes)
        before = sheet.last["revision"]
        made = sheets(server.data, "backup", str(tmp_path / "copies"))
        assert made.returncode == 0, made.stderr
        wait_for_more(phones, processes)
        phones.over.touch()
    (copy,) = (tmp_path / "copies").iterdir()
    assert str(copy) in made.stdout
    assert modes(copy) == {stat.S_IRUSR | stat.S_IWUSR}

    assert sheets(elsewhere.data, "restore", str(copy)).returncode == 0
    elsewhere.open()
    there = [asked(elsewhere.port, code)["revision"] for code in sheet.codes.values()]
    changes = asked(elsewhere.port, f"{sheet.codes['host']}/changes")["changes"]
    assert before <= min(there) == max(there) == len(changes) < sheet.last["revision"] + 1
    now = [(each["revision"], each["set"]) for each in sheet.changes[: len(changes)]]
    assert [(each["revision"], each["set"]) for each in changes] == now


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FlaskCliRunner]:
    """The commands of an installation that has a sheet, none of its servers open."""
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path / "data"))
    app = create_app()
    sat_down(app.test_client())
    yield app.test_cli_runner()
    sheets_of(app).close()


def test_nothing_is_put_over_sheets_that_are_there(
    commands: FlaskCliRunner, tmp_path: Path
) -> None:
    made = commands.invoke(args=["sheets", "backup", str(tmp_path / "copies")])
    assert made.exit_code == 0, made.output
    (copy,) = (tmp_path / "copies").iterdir()
    refused = commands.invoke(args=["sheets", "restore", str(copy)])
    assert refused.exit_code == CANNOT
    assert "There are sheets in" in refused.output


def test_what_is_no_copy_is_not_put_back(commands: FlaskCliRunner, tmp_path: Path) -> None:
    (tmp_path / "data" / "boomtown.db").unlink()
    told = commands.invoke(args=["sheets", "restore", str(tmp_path)])
    assert told.exit_code == CANNOT
    assert "is no copy of an installation" in told.output


def test_where_there_is_nothing_nothing_is_copied(commands: FlaskCliRunner, tmp_path: Path) -> None:
    (tmp_path / "data" / "boomtown.db").unlink()
    told = commands.invoke(args=["sheets", "backup", str(tmp_path / "copies")])
    assert told.exit_code == CANNOT
    assert "there is nothing to copy" in told.output
