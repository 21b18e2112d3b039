"""The server is killed at random moments while phones write: nothing that it confirmed is lost."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from tests.house.phones import HOUSE, Phones, SharedSheet, asked, told
from tests.house.replay import UNANSWERED
from tests.house.test_boomtown_command import PATIENCE, ask, free_port, surroundings

WRITERS = 4
MORE_THAN_ENOUGH = 1_000_000
LONGEST_PAUSE = 0.04
LONGEST_LIFE = 0.5
SOUND = [("ok",)]


@dataclass
class Mortal:
    """A server that can be killed with all its processes, and opened again at the same port."""

    data: Path
    port: int = field(default_factory=free_port)

    def open(self) -> None:
        """Start it in a process group of its own and wait for its first answer."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "web.serving", "--port", str(self.port)],
            cwd=HOUSE,
            env=surroundings(self.data, BOOMTOWN_DATA=str(self.data)),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        ask(self.process, self.port).close()

    def kill(self) -> str:
        """End it without a chance to tidy up; what it complained of before."""
        os.killpg(self.process.pid, signal.SIGKILL)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        self._wait_until_nobody_listens()
        return complaints

    def _wait_until_nobody_listens(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)):
                    return
            time.sleep(0.01)
        raise AssertionError("it listens still")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    """A server that is open."""
    opened = Mortal(tmp_path / "data")
    opened.open()
    yield opened
    assert opened.kill() == ""


def damages(sheet: SharedSheet, data: Path) -> Iterator[str]:
    """What is wrong with the file, and which links open nothing."""
    with closing(sqlite3.connect(data / "boomtown.db")) as connection:
        if (found := connection.execute("PRAGMA integrity_check").fetchall()) != SOUND:
            yield f"the file is damaged: {found}"
        if found := connection.execute("PRAGMA foreign_key_check").fetchall():
            yield f"rows belong to nothing: {found}"
    for role, code in sheet.codes.items():
        if (answered := asked(sheet.port, code)["role"]) != role:
            yield f"the link of {role} opens the sheet as {answered}"


def wait_for_more(phones: Phones, processes: list[subprocess.Popen[str]]) -> None:
    """Until one more change was taken than before."""
    before, deadline = phones.taken, time.monotonic() + PATIENCE
    while phones.taken == before:
        assert time.monotonic() < deadline, "nothing is taken"
        assert all(process.poll() is None for process in processes)
        time.sleep(0.02)


def test_all_that_was_confirmed_is_there_after_every_sudden_death(
    mortal: Mortal, tmp_path: Path, piece: int, whole: bool
) -> None:
    kills, chance = 50 if whole else 2, Random(1876 + piece)  # noqa: S311 (no secret)
    sheet = SharedSheet(mortal.port)
    phones = Phones(sheet, tmp_path, WRITERS)
    assert list(damages(sheet, mortal.data)) == []
    with phones.writing(MORE_THAN_ENOUGH, LONGEST_PAUSE) as processes:
        for _ in range(kills):
            wait_for_more(phones, processes)
            time.sleep(chance.uniform(0, LONGEST_LIFE))
            assert mortal.kill() == ""
            mortal.open()
            assert list(damages(sheet, mortal.data)) == []
        wait_for_more(phones, processes)
        phones.over.touch()
    history = phones.history()
    assert list(history.flaws()) == []
    assert any(each.status is UNANSWERED for each in history.tries)
    kept = f"{history.unheard} kept without an answer, nothing lost"
    print(f"{kills} sudden deaths: {told(history)}, {kept}")  # noqa: T201 (shown with -s)
