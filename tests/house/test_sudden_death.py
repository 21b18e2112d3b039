"""The server is killed at random moments while phones write: nothing that it confirmed is lost."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.house.mortal import Mortal, wait_for_more
from tests.house.phones import (
    LONGEST_PAUSE,
    MORE_THAN_ENOUGH,
    Phones,
    SharedSheet,
    asked,
    told,
)
from tests.house.replay import UNANSWERED

WRITERS = 4
LONGEST_LIFE = 0.5
SOUND = [("ok",)]


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


def test_all_that_was_confirmed_is_there_after_every_sudden_death(
    mortal: Mortal, tmp_path: Path, piece: int, whole: bool
) -> None:
    kills, chance = 100 if whole else 1, Random(1876 + piece)  # noqa: S311 (no secret)
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
