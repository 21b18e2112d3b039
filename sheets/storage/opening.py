"""Opening a database: made once, brought up to date with a copy kept, or refused in a sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError

from sheets.migrations import schema, sqlite_file
from sheets.refusals import DatabaseAwayError, Trouble
from sheets.storage.address import (
    SQLITE,
    StorageError,
    file_of,
    is_postgresql,
    place,
    read_address,
    sentence,
    written,
)
from sheets.storage.database import Database, begun
from sheets.storage.engine import engine_of
from sheets.storage.soundness import WHOLE, found_in

MIGRATE = "flask --app app sheets migrate"
LOCK_OF_MIGRATIONS = 18_661_876
"""A number that no other program is likely to lock in the same database."""


def open_database(url: str) -> Database:
    """The database at an address; a SQLite file is made or migrated first, others must be."""
    address = read_address(url)
    if is_postgresql(address):
        _refuse_if_older(address)
    else:
        migrate(url)
    return Database(url)


def migrate(url: str) -> None:
    """Brings the tables up to date; a SQLite file is copied before, if there is anything in it."""
    address = read_address(url)
    with _told(address):
        if is_postgresql(address):
            _migrate(address)
        else:
            _migrate_file(address)


def _migrate_file(address: URL) -> None:
    file = file_of(address)
    # Several processes may be started at once: the first migrates, the others find it done.
    file.parent.mkdir(mode=sqlite_file.ONLY_OWNER_FOLDER, parents=True, exist_ok=True)
    with sqlite_file.alone(file):
        sqlite_file.make(file)
        _migrate(address)


def _migrate(address: URL) -> None:
    engine = engine_of(address, is_patient=True)
    if engine.dialect.name == SQLITE:
        event.listen(engine, "connect", _loosen)
    try:
        with begun(engine) as connection:
            _bring_up_to_date(connection, address)
    finally:
        engine.dispose()


def _loosen(connection: sqlite3.Connection, _record: object) -> None:
    """A step that makes a table anew drops the old one, which must not cascade."""
    connection.execute("PRAGMA foreign_keys = OFF")


def _bring_up_to_date(connection: Connection, address: URL) -> None:
    on_sqlite = connection.dialect.name == SQLITE
    if not on_sqlite:  # whoever comes second waits, and finds it done
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK_OF_MIGRATIONS})"))
    revision = _revision(connection, address)
    if on_sqlite and revision and (found := found_in(connection)) != WHOLE:
        raise DatabaseAwayError(Trouble.DAMAGED, found)
    if revision == schema.newest():
        return
    if on_sqlite and revision:
        file = file_of(address)
        # Other connections may read it while this one holds the lock to write.
        sqlite_file.copy(file, file.with_name(f"{file.name}.before-{schema.newest()}"))
    schema.upgrade(connection)
    if on_sqlite and (loose := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
        raise RuntimeError(f"a migration leaves rows that belong to nothing: {loose}")


def _revision(connection: Connection, address: URL) -> str | None:
    """The revision of a database that is ours, and not from the future."""
    revision = schema.revision_of(connection)
    if revision is None and connection.dialect.name == SQLITE:
        schema.refuse_what_others_made(connection)
    if revision not in {None, *schema.known()}:
        raise StorageError(
            f"{place(address)} was written by a newer Boomtown: its tables are of revision "
            f"{revision}, this one knows {schema.newest()}. Start the newer Boomtown, "
            "put back a copy from before, or name another database in BOOMTOWN_DATABASE."
        )
    return revision


def _refuse_if_older(address: URL) -> None:
    engine = engine_of(address)
    try:
        with _told(address), engine.connect() as connection:
            revision = _revision(connection, address)
    finally:
        engine.dispose()
    if revision != schema.newest():
        raise StorageError(
            f"The tables in {written(address)} are not those of this Boomtown yet. Run: {MIGRATE}"
        )


@contextmanager
def _told(address: URL) -> Iterator[None]:
    """Says in a sentence what is wrong with a database or the place where it stands."""
    try:
        yield
    except (schema.NotOursError, DBAPIError, DatabaseAwayError, sqlite3.Error, OSError) as error:
        raise StorageError(sentence(address, error)) from error
