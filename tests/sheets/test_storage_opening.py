"""Opening a database: made once, migrated with a copy kept, refused with a sentence."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from sheets.migrations import schema
from sheets.storage import StorageError, migrate, open_database
from tests.house.rooms import HOUSE

OPENING = """
import json, sys
from sheets.storage import open_database
print("ready", flush=True)
input()
open_database(sys.argv[1])
print(json.dumps("alembic" in sys.modules))
"""

STEP = '''"""A step that is only made up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade():
    {what}
'''
A_COLUMN_MORE = """with op.batch_alter_table("sheets", recreate="always") as table:
        table.add_column(sa.Column("note", sa.Text))"""
HALFWAY = """op.create_table("half", sa.Column("id", sa.Integer))
    raise ZeroDivisionError"""
TAKE_THE_LOCK = """import fcntl
    with open({lock!r}) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)"""
ORPHANS = """op.execute("DELETE FROM sheets")"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that is not there yet."""
    return tmp_path / "kept" / "boomtown.db"


@pytest.fixture
def older(file: Path) -> Path:
    """A file of this Boomtown with one sheet and one link."""
    opened(file)
    ask(file, "INSERT INTO sheets VALUES (1, 'gulch', 3, '{}', '{}', 5, 6)")
    ask(file, "INSERT INTO links VALUES ('f', 1, 'host', 0)")
    return file


def opened(file: Path) -> None:
    open_database(f"sqlite:///{file}").close()


def ask(file: Path, statement: str) -> list[tuple[object, ...]]:
    """Asks a file past our own code."""
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement).fetchall()


def revision(file: Path) -> str:
    return ask(file, "SELECT version_num FROM alembic_version")[0][0]


def tables(file: Path) -> set[str]:
    return {name for (name,) in ask(file, "SELECT name FROM sqlite_master WHERE type = 'table'")}


def copies(file: Path) -> list[str]:
    return sorted(found.name for found in file.parent.glob("*before*"))


def later(folder: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on there is one step more."""
    shutil.copytree(HOUSE / "sheets" / "migrations", folder, dirs_exist_ok=True)
    (folder / "versions" / "0005_made_up.py").write_text(STEP.format(what=what), "utf-8")
    monkeypatch.setattr(schema, "FOLDER", folder)


def refused(address: str) -> str:
    with pytest.raises(StorageError) as told:
        open_database(address)
    return str(told.value)


def test_a_fresh_file_gets_the_tables_and_no_copy(file: Path) -> None:
    opened(file)
    assert tables(file) >= {"sheets", "links", "changes"}
    assert revision(file) == schema.newest()
    assert copies(file) == []


def test_an_empty_file_counts_as_fresh(file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    opened(file)
    assert revision(file) == schema.newest()


def test_only_its_owner_may_read_what_is_made(file: Path) -> None:
    before = os.umask(0)
    try:
        database = open_database(f"sqlite:///{file}")
        with database.writing():
            made = {each.name: each.stat().st_mode & 0o777 for each in file.parent.iterdir()}
        database.close()
    finally:
        os.umask(before)
    names = {"boomtown.db", "boomtown.db-wal", "boomtown.db-shm", "boomtown.db.lock"}
    assert made == dict.fromkeys(names, 0o600)
    assert file.parent.stat().st_mode & 0o777 == 0o700


def test_a_strange_name_is_a_name(tmp_path: Path) -> None:
    file = tmp_path / "50 % (ü).db"
    open_database(f"sqlite:///{str(file).replace('%', '%25')}").close()
    assert revision(file) == schema.newest()


def test_nothing_is_open_after_opening_so_that_the_server_may_fork(file: Path) -> None:
    database = open_database(f"sqlite:///{file}")
    with database.reading() as connection:
        connection.exec_driver_sql("SELECT 1")
        assert open_files(file)
    database.close()
    again = open_database(f"sqlite:///{file}")
    assert not open_files(file)
    again.close()


def open_files(file: Path) -> list[str]:
    """What this process holds open of a database."""
    targets = [str(link.resolve()) for link in Path("/proc/self/fd").iterdir()]
    return [target for target in targets if target.startswith(str(file))]


def test_processes_that_open_at_once_make_the_tables_once(file: Path) -> None:
    command = [sys.executable, "-c", OPENING, f"sqlite:///{file}"]
    pipe = subprocess.PIPE
    with ExitStack() as all_of_them:
        processes = [
            all_of_them.enter_context(
                subprocess.Popen(command, cwd=HOUSE, stdin=pipe, stdout=pipe, text=True)
            )
            for _ in range(4)
        ]
        assert [process.stdout.readline() for process in processes] == ["ready\n"] * 4
        for process in processes:
            process.stdin.write("go\n")
            process.stdin.flush()
        took_steps = [json.loads(process.stdout.read()) for process in processes]
    assert [process.returncode for process in processes] == [0] * 4
    assert sorted(took_steps) == [False, False, False, True]


def test_nobody_else_may_open_the_file_while_steps_are_taken(
    older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_the_lock = TAKE_THE_LOCK.format(lock=f"{older}.lock")
    later(tmp_path / "steps", take_the_lock, monkeypatch)
    assert "temporarily unavailable" in refused(f"sqlite:///{older}")
    assert revision(older) == "0004"


def test_opening_again_changes_nothing(older: Path) -> None:
    before = older.read_bytes()
    opened(older)
    migrate(f"sqlite:///{older}")
    assert older.read_bytes() == before
    assert copies(older) == []


def test_an_older_file_is_copied_and_migrated(
    older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(tmp_path / "100 %", A_COLUMN_MORE, monkeypatch)
    opened(older)
    assert revision(older) == "0005"
    assert ask(older, "SELECT id, revision, note FROM sheets") == [(1, 3, None)]
    copy = older.with_name("boomtown.db.before-0005")
    assert revision(copy) == "0004"
    assert ask(copy, "SELECT id, revision FROM sheets") == [(1, 3)]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copies(older) == [copy.name]


def test_a_table_made_anew_keeps_what_belongs_to_its_rows(
    older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(tmp_path / "steps", A_COLUMN_MORE, monkeypatch)
    opened(older)
    assert ask(older, "SELECT fingerprint, sheet_id FROM links") == [("f", 1)]


@pytest.mark.parametrize(
    ("what", "raised"), [(HALFWAY, ZeroDivisionError), (ORPHANS, RuntimeError)]
)
def test_a_step_that_fails_leaves_everything_as_it_was_and_can_be_tried_again(
    older: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    raised: type[Exception],
) -> None:
    before = tables(older)
    later(tmp_path / "wrong", what, monkeypatch)
    with pytest.raises(raised):
        opened(older)
    assert (revision(older), tables(older)) == ("0004", before)
    assert ask(older, "SELECT id FROM sheets") == [(1,)]
    later(tmp_path / "right", A_COLUMN_MORE, monkeypatch)
    opened(older)
    assert revision(older) == "0005"


def test_a_file_of_a_newer_boomtown_is_refused_and_left_alone(older: Path) -> None:
    ask(older, "UPDATE alembic_version SET version_num = '9999'")
    before = older.read_bytes()
    sentence = refused(f"sqlite:///{older}")
    assert f"{older} was written by a newer Boomtown" in sentence
    assert "9999" in sentence
    assert "BOOMTOWN_DATABASE" in sentence
    assert older.read_bytes() == before
    assert copies(older) == []


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Alex, " * 100, "utf-8")
    assert f"{file} is no database of Boomtown" in refused(f"sqlite:///{file}")
    assert file.read_text("utf-8") == "Dear Alex, " * 100


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "places.db"
    ask(file, "CREATE TABLE places (id INTEGER)")
    assert f"{file} is no database of Boomtown" in refused(f"sqlite:///{file}")
    assert tables(file) == {"places"}


@pytest.mark.parametrize("place", ["letter.txt/boomtown.db", "letter.txt/deep/boomtown.db", "."])
def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "letter.txt").touch()
    assert "cannot keep its sheets in" in refused(f"sqlite:///{tmp_path / place}")


def test_a_folder_that_cannot_be_written_is_refused() -> None:
    not_even_by_root = "/proc/boomtown.db"
    assert f"cannot keep its sheets in {not_even_by_root}" in refused(
        f"sqlite:///{not_even_by_root}"
    )


REFUSED = {
    "in memory": ("sqlite://", "in memory"),
    "in memory by name": ("sqlite:///:memory:", "in memory"),
    "in memory by option": ("sqlite:///file:x?mode=memory&uri=true", "names no file"),
    "an address instead of a name": ("sqlite:///file:x", "in memory"),
    "one slash too few": ("sqlite://folder/boomtown.db", "sqlite:////folder/boomtown.db"),
    "a question mark": ("sqlite:////nowhere/a?b.db", "%3F"),
    "a driver of others": ("sqlite+aiosqlite:////nowhere/boomtown.db", "names no file"),
    "another kind": ("mysql://alex:secret@host/boomtown", "not in mysql"),
    "no address": ("boomtown.db", "is no address"),
    "nothing": ("", "is no address"),
    "a port in words": ("postgresql://alex:secret@host:port/boomtown", "is no address"),
    "no such driver": ("postgresql+nope://alex:secret@host/boomtown", "no driver"),
    "nobody there": ("postgresql://alex:secret@127.0.0.1:1/b?password=secret", "postgresql://alex"),
}


@pytest.mark.parametrize(("address", "named"), REFUSED.values(), ids=REFUSED.keys())
def test_an_address_that_leads_nowhere_is_refused_and_no_password_told(
    address: str, named: str
) -> None:
    sentence = refused(address)
    assert named in sentence
    assert "secret" not in sentence
