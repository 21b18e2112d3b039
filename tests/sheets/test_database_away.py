"""The file is locked, full, damaged or gone: a sentence and when to ask again, never a 500."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from http import HTTPStatus
from itertools import pairwise
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import event

from app import create_app
from sheets.storage import StorageError, engine, open_database, soundness
from tests.sheets.sitting import NO_CODE, SHEETS, Sitting, sat_down
from web.sheets.installation import sheets_of

PAGE, CALL = "/s/", f"{SHEETS}/"
SENTENCES = {"en": "What was confirmed is there", "de": "Was bestätigt wurde, ist da"}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flask]:
    """An installation of its own, whose database nobody else needs."""
    monkeypatch.setenv("BOOMTOWN_DATA", str(tmp_path))
    monkeypatch.setattr(engine, "BUSY_MILLISECONDS", 20)
    made = create_app()
    yield made
    sheets_of(made).close()


@pytest.fixture
def file(sitting: Sitting, tmp_path: Path) -> Path:
    """The file, with a sheet in it."""
    assert sitting.revision == 1
    return tmp_path / "boomtown.db"


def refused(sitting: Sitting, caplog: pytest.LogCaptureFixture) -> int:
    """A change that is refused for now, as it should be; when to try again."""
    caplog.clear()
    answer = sitting.ask("host", "PATCH", "", {"base": 1, "set": {"setup.place": "Saloon"}})
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert answer.get_json()["detail"].strip()
    assert_nothing_is_given_away(caplog, sitting)
    return int(answer.headers["Retry-After"])


def assert_nothing_is_given_away(caplog: pytest.LogCaptureFixture, sitting: Sitting) -> None:
    assert "the database is" in caplog.text
    for secret in ("Traceback", "SELECT", "UPDATE", "Saloon", sitting.code("host")):
        assert secret not in caplog.text


def lock(file: Path) -> sqlite3.Connection:
    """Somebody else who writes and does not end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_while_another_program_writes_nothing_is_taken_and_all_can_be_read(
    sitting: Sitting, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(lock(file)):
        assert refused(sitting, caplog) < 10
        assert sitting.revision == 1
    assert sitting.set({"setup.place": "Saloon"})["revision"] == 2


def test_on_a_full_disk_nothing_is_taken_and_all_can_be_read(
    sitting: Sitting, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert file.exists()
    database = sheets_of(sitting.client.application).database

    def no_page_more(connection: sqlite3.Connection, _: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    database.close()
    event.listen(database.engine, "connect", no_page_more)
    texts = {f"seats.0.counts.a{number}": "x" * 25_000 for number in range(4)}
    large = {"base": 1, "set": texts}
    answer = sitting.ask("host", "PATCH", "", large)
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert "room" in answer.get_json()["detail"]
    assert int(answer.headers["Retry-After"]) >= 60
    assert_nothing_is_given_away(caplog, sitting)
    assert sitting.revision == 1


def damage(file: Path) -> None:
    """Noise over everything behind the first page."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))


def take_away(file: Path) -> None:
    file.rename(file.with_suffix(".gone"))


@pytest.mark.parametrize("happens", [damage, take_away])
def test_a_file_that_is_damaged_or_gone_is_told_and_not_made_anew(
    sitting: Sitting,
    file: Path,
    caplog: pytest.LogCaptureFixture,
    happens: Callable[[Path], None],
) -> None:
    sheets_of(sitting.client.application).database.close()
    happens(file)
    assert refused(sitting, caplog) >= 5
    assert file.exists() == (happens is damage)


def test_a_file_that_is_taken_away_while_it_is_open_takes_no_more_changes(
    sitting: Sitting, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    take_away(file)
    assert refused(sitting, caplog) >= 5
    file.with_suffix(".gone").rename(file)
    assert sitting.set({"setup.place": "Saloon"})["revision"] == 2


@pytest.mark.parametrize("language", SENTENCES)
def test_pages_say_it_in_both_languages(sitting: Sitting, file: Path, language: str) -> None:
    take_away(file)
    address = f"{PAGE}{sitting.code('host')}"
    answer = sitting.client.get(address, headers={"Accept-Language": language})
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert answer.mimetype == "text/html"
    assert SENTENCES[language] in answer.text
    assert int(answer.headers["Retry-After"]) == 5


def test_a_new_sheet_is_refused_too(sitting: Sitting, file: Path) -> None:
    with closing(lock(file)):
        body = {"title": "carson-city-cards", "seats": [{"name": "Alex"}]}
        answer = sitting.client.post(f"{SHEETS}/", json=body)
        assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert sat_down(sitting.client).revision == 1


def test_an_emptied_file_is_told_and_not_called_a_mistake_of_ours(
    sitting: Sitting, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sheets_of(sitting.client.application).database.close()
    file.write_bytes(b"")
    assert refused(sitting, caplog) >= 5
    answer = sitting.client.get(f"{PAGE}{sitting.code('host')}")
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE


SIZE_OF_A_PAGE = 4096
LEAVES = (0x0A, 0x0D)
"""How a page begins that has rows, or entries of an index, and leads to no further ones."""


def noise(_: bytes) -> bytes:
    return b"\xa5" * SIZE_OF_A_PAGE


def nothing(_: bytes) -> bytes:
    return b"\0" * SIZE_OF_A_PAGE


def one_row(page: bytes) -> bytes:
    """Its first row only, as in a page that was written long ago: it looks right by itself."""
    return page[:3] + b"\0\1" + page[5:] if page[0] in LEAVES else noise(page)


@pytest.mark.parametrize("spoil", [noise, nothing, one_row])
def test_whatever_page_is_damaged_no_sheet_is_called_never_made(
    app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[bytes], bytes]
) -> None:
    monkeypatch.setattr(soundness, "SECONDS_BETWEEN", 0)
    monkeypatch.setattr(soundness, "TIMES_AS_LONG", 0)
    client, file = app.test_client(), tmp_path / "boomtown.db"
    sittings = [sat_down(client, "Ann", "Ben") for _ in range(12)]
    for sitting in sittings:
        sitting.set({"seats.0.counts": {f"a{number}": number for number in range(300)}})
    database = sheets_of(app).database
    database.close()
    whole = file.read_bytes()
    pages = range(SIZE_OF_A_PAGE, len(whole), SIZE_OF_A_PAGE)
    assert len(pages) > 20
    found = set[int]()
    for start in pages:
        end = start + SIZE_OF_A_PAGE
        file.write_bytes(whole[:start] + spoil(whole[start:end]) + whole[end:])
        statuses = {sitting.ask("host", "GET").status_code for sitting in sittings}
        statuses.add(client.get(f"{PAGE}{sittings[0].code('look')}").status_code)
        assert statuses <= {HTTPStatus.OK, HTTPStatus.SERVICE_UNAVAILABLE}
        found |= statuses
        database.close()
    assert HTTPStatus.SERVICE_UNAVAILABLE in found
    file.write_bytes(whole)
    assert client.get(f"{PAGE}{NO_CODE}").status_code == HTTPStatus.NOT_FOUND


def test_a_damaged_file_is_refused_at_the_start_with_a_sentence(
    app: Flask, tmp_path: Path, sitting: Sitting
) -> None:
    sitting.set({"seats.0.counts": {f"a{number}": number for number in range(300)}})
    sheets_of(app).database.close()
    file = tmp_path / "boomtown.db"
    damage(file)
    with pytest.raises(StorageError, match=r"is damaged.*restore"):
        open_database(f"sqlite:///{file}")


def test_a_large_file_is_looked_through_seldom(
    sitting: Sitting, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, looked = [1000.0], list[float]()

    def slowly(_: object) -> str:
        looked.append(clock[0])
        clock[0] += 3.0
        return soundness.WHOLE

    monkeypatch.setattr(soundness, "monotonic", lambda: clock[0])
    monkeypatch.setattr(soundness, "found_in", slowly)
    for _ in range(50):
        file.touch()
        clock[0] += 20.0
        assert sitting.client.get(f"{PAGE}{NO_CODE}").status_code == HTTPStatus.NOT_FOUND
    assert len(looked) > 2
    assert all(then - before >= 300.0 for before, then in pairwise(looked))
