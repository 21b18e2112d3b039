"""A copy of an installation, made while phones write, holds all that was confirmed before it."""

import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.mortal import Mortal, wait_for_more
from tests.house.phones import HOUSE, Phones, SharedSheet, asked
from tests.house.test_boomtown_command import PATIENCE, surroundings

WRITERS = 2
MORE_THAN_ENOUGH = 1_000_000
LONGEST_PAUSE = 0.02
CANNOT = 2


def sheets(data: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """What a command about sheets says."""
    return subprocess.run(
        [sys.executable, "-m", "flask", "--app", "app", "sheets", *words],
        cwd=HOUSE,
        env=surroundings(data, BOOMTOWN_DATA=str(data), **settings),
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


def test_nothing_is_put_over_sheets_that_are_there(server: Mortal, tmp_path: Path) -> None:
    assert SharedSheet(server.port).first["revision"] == 1
    assert sheets(server.data, "backup", str(tmp_path / "copies")).returncode == 0
    (copy,) = (tmp_path / "copies").iterdir()
    refused = sheets(server.data, "restore", str(copy))
    assert refused.returncode == CANNOT
    assert "There are sheets in" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("backup", "copies"), "there is nothing to copy"),
        (("restore", "."), "is no copy of an installation"),
    ],
)
def test_what_cannot_be_copied_is_said(tmp_path: Path, words: tuple[str, str], says: str) -> None:
    command, folder = words
    told = sheets(tmp_path / "data", command, str(tmp_path / folder))
    assert told.returncode == CANNOT
    assert says in told.stderr
    assert "Traceback" not in told.stderr
