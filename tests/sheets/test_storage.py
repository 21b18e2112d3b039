"""Transactions: nothing lost, nothing half written, nobody kept waiting who only reads."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Barrier
from uuid import uuid4

import pytest
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sheets.refusals import DatabaseAwayError
from sheets.storage import Database, engine, open_database
from sheets.storage.tables import changes, links, sheets
from tests.house.rooms import HOUSE
from tests.kinds_of_database import POSTGRESQL, SQLITE
from tests.postgresql import Server

EMPTY_SHEET = {
    "title": "gulch",
    "revision": 0,
    "document": "{}",
    "keeping": "{}",
    "made_at": 1_800_000_000_000,
    "touched_at": 1_800_000_000_000,
}
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}

only_sqlite = pytest.mark.parametrize("address", [SQLITE], indirect=True)

COUNTING = """
import sys
from sheets.storage import open_database
from tests.sheets.test_storage import count_up
database = open_database(sys.argv[1])
print("ready", flush=True)
input()
count_up(database, 50)
"""


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a database may be made, or is empty."""
    if request.param == SQLITE:
        yield f"sqlite:///{tmp_path / 'boomtown.db'}"
        return
    server: Server = request.getfixturevalue("postgresql")
    name = f"one_{uuid4().hex}"
    yield server.new_database(name)
    server.drop(name)


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    """An empty database."""
    made = open_database(address)
    yield made
    made.close()


@pytest.fixture
def with_sheet(database: Database) -> Database:
    """A database with one sheet, its link and its first change."""
    with database.writing() as connection:
        sheet = add_sheet(connection)
        connection.execute(
            insert(links).values(fingerprint="f", sheet_id=sheet, role="host", is_own=False)
        )
        connection.execute(insert(changes).values(sheet_id=sheet, revision=1, data="{}"))
    return database


def add_sheet(connection: Connection) -> int:
    return connection.execute(insert(sheets).values(EMPTY_SHEET)).inserted_primary_key[0]


def how_many(database: Database) -> tuple[int, ...]:
    """The numbers of sheets, links and changes."""
    with database.reading() as connection:
        return tuple(
            connection.scalar(select(func.count()).select_from(table))
            for table in (sheets, links, changes)
        )


def revision(database: Database) -> int:
    with database.reading() as connection:
        return connection.scalar(select(sheets.c.revision))


def count_up(database: Database, times: int) -> None:
    """Reads the revision and writes the next one, so that two at once would lose one."""
    for _ in range(times):
        with database.writing() as connection:
            now = connection.scalar(select(sheets.c.revision).with_for_update())
            connection.execute(update(sheets).values(revision=now + 1))


def test_what_a_block_wrote_is_there_after_it(database: Database) -> None:
    with database.writing() as connection:
        add_sheet(connection)
    assert how_many(database) == (1, 0, 0)


def test_a_block_that_raises_leaves_nothing(database: Database) -> None:
    with suppress(ZeroDivisionError), database.writing() as connection:
        add_sheet(connection)
        raise ZeroDivisionError
    assert how_many(database) == (0, 0, 0)
    with database.writing() as connection:
        add_sheet(connection)
    assert how_many(database) == (1, 0, 0)


def test_nothing_can_be_written_where_only_reading_is_asked_for(database: Database) -> None:
    with pytest.raises(DatabaseAwayError, match=r"read.?only"), database.reading() as connection:
        add_sheet(connection)
    assert how_many(database) == (0, 0, 0)


def test_readers_go_on_while_somebody_writes_and_see_it_only_when_it_is_done(
    database: Database,
) -> None:
    with database.writing() as connection:
        add_sheet(connection)
        assert how_many(database) == (0, 0, 0)
    assert how_many(database) == (1, 0, 0)


def test_a_reader_sees_one_state_whatever_is_written_meanwhile(with_sheet: Database) -> None:
    with with_sheet.reading() as connection:
        before = connection.scalar(select(sheets.c.revision))
        count_up(with_sheet, 1)
        assert connection.scalar(select(sheets.c.revision)) == before
    assert revision(with_sheet) == before + 1


def test_eight_threads_that_count_lose_nothing(with_sheet: Database) -> None:
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda _: count_up(with_sheet, 50), range(8)))
    assert revision(with_sheet) == 400


def test_two_databases_on_one_file_lose_nothing(with_sheet: Database, address: str) -> None:
    other = open_database(address)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda each: count_up(each, 50), [with_sheet, other] * 2))
    other.close()
    assert revision(with_sheet) == 200


def test_processes_that_count_lose_nothing(with_sheet: Database, address: str) -> None:
    command = [sys.executable, "-c", COUNTING, address]
    pipe = subprocess.PIPE
    with ExitStack() as all_of_them:
        processes = [
            all_of_them.enter_context(
                subprocess.Popen(command, cwd=HOUSE, stdin=pipe, stdout=pipe, text=True)
            )
            for _ in range(2)
        ]
        assert [process.stdout.readline() for process in processes] == ["ready\n"] * 2
        for process in processes:
            process.stdin.write("go\n")
            process.stdin.flush()
        count_up(with_sheet, 50)
    assert [process.returncode for process in processes] == [0, 0]
    assert revision(with_sheet) == 150


@only_sqlite
def test_every_connection_is_set_up(database: Database) -> None:
    with ExitStack() as open_at_once:
        for _ in range(3):
            connection = open_at_once.enter_context(database.reading())
            told = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
            assert told == PRAGMAS


@only_sqlite
def test_sixty_may_read_at_once(with_sheet: Database) -> None:
    all_inside = Barrier(60)

    def read(_: int) -> int:
        with with_sheet.reading() as connection:
            found = connection.scalar(select(sheets.c.revision))
            all_inside.wait(timeout=30)
        return found

    with ThreadPoolExecutor(60) as threads:
        assert list(threads.map(read, range(60))) == [0] * 60


@only_sqlite
def test_whoever_waits_to_write_takes_no_connection_from_those_who_read(
    with_sheet: Database,
) -> None:
    all_started = Barrier(101)

    def write(_: int) -> None:
        all_started.wait(timeout=30)
        count_up(with_sheet, 1)

    with ThreadPoolExecutor(100) as threads:
        with with_sheet.writing(), ExitStack() as open_at_once:
            waiting = [threads.submit(write, n) for n in range(100)]
            all_started.wait(timeout=30)
            for _ in range(60):
                connection = open_at_once.enter_context(with_sheet.reading())
                assert connection.scalar(select(sheets.c.revision)) == 0
        assert not [thread.result() for thread in waiting if thread.result()]
    assert revision(with_sheet) == 100


@only_sqlite
def test_who_waits_in_vain_to_write_may_try_again(
    with_sheet: Database, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MILLISECONDS", 10)
    other = Database(address)
    with with_sheet.writing():
        for _ in range(100):  # more than there are connections: none may be lost
            with pytest.raises(DatabaseAwayError, match="locked"), other.writing():
                pass
    count_up(other, 1)
    other.close()
    assert revision(with_sheet) == 1


@only_sqlite
def test_a_writing_block_in_another_is_refused_instead_of_waiting_forever(
    address: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MILLISECONDS", 10)
    hasty = Database(address)
    with hasty.writing(), pytest.raises(DatabaseAwayError, match="locked"), hasty.writing():
        pass
    hasty.close()
    assert how_many(database) == (0, 0, 0)


def test_with_a_sheet_go_its_links_and_changes(with_sheet: Database) -> None:
    assert how_many(with_sheet) == (1, 1, 1)
    with with_sheet.writing() as connection:
        connection.execute(delete(sheets))
    assert how_many(with_sheet) == (0, 0, 0)


def test_a_link_to_no_sheet_is_refused(database: Database) -> None:
    orphan = insert(links).values(fingerprint="f", sheet_id=7, role="host", is_own=False)
    with pytest.raises(IntegrityError), database.writing() as connection:
        connection.execute(orphan)


def test_the_number_of_a_deleted_sheet_is_never_given_again(database: Database) -> None:
    with database.writing() as connection:
        first = add_sheet(connection)
        connection.execute(delete(sheets))
    with database.writing() as connection:
        assert add_sheet(connection) > first


def test_a_closed_database_opens_again_by_itself(with_sheet: Database) -> None:
    with_sheet.close()
    assert how_many(with_sheet) == (1, 1, 1)
