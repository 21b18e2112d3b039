"""Where sheets are kept: short transactions from many threads, on SQLite or PostgreSQL."""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import RLock
from typing import Any
from urllib.parse import unquote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from sheets.migrations import schema, sqlite_file

SQLITE, POSTGRESQL = "sqlite", "postgresql"
PYTHON_DRIVERS = {"sqlite", "sqlite+pysqlite"}
MEMORY = ":memory:"
POOL_SIZE = 10
POOL_OVERFLOW = 54  # together one for each thread of the server
BUSY_MILLISECONDS = 10_000
READ_OPTIONS: dict[str, dict[str, Any]] = {
    SQLITE: {},  # see `_begin`
    POSTGRESQL: {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}
MIGRATE = "flask --app app sheets migrate"


class StorageError(Exception):
    """A database that Boomtown cannot work with, told in a sentence for the terminal."""


class Database:
    """Short transactions; nothing is connected before the first, and it may be forked till then."""

    def __init__(self, url: str) -> None:
        """Names the database, whose tables are there already."""
        self._engine = _engine(_read(url))
        self._turn = _turns(self._engine)
        self._read_options = READ_OPTIONS[self._engine.dialect.name]

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One unchanging view of everything, in which no statement can write."""
        with self._engine.connect().execution_options(**self._read_options) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All that the block writes, or nothing if it raises; blocks take turns on SQLite.

        Elsewhere a row that is read to be changed is to be read with `.with_for_update()`.
        """
        with self._turn, _writing(self._engine) as connection:
            yield connection

    def close(self) -> None:
        """Lets go of every connection that nobody uses."""
        self._engine.dispose()


def open_database(url: str) -> Database:
    """The database at an address; a SQLite file is made or migrated first, others must be."""
    address = _read(url)
    if address.get_backend_name() == SQLITE:
        migrate(url)
    else:
        _refuse_if_older(address)
    return Database(url)


def migrate(url: str) -> None:
    """Brings the tables up to date; a SQLite file is copied before, if there is anything in it."""
    address = _read(url)
    with _told(address):
        if address.get_backend_name() == SQLITE:
            _migrate_file(address)
        else:
            _migrate(address)


def _read(url: str) -> URL:
    """The address, if it is one that Boomtown can work with."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):  # not quoted, since a password may stand in it
        raise StorageError(
            "BOOMTOWN_DATABASE is no address of a database. "
            "It looks like sqlite:////folder/boomtown.db or postgresql://name@host/boomtown."
        ) from None
    if fault := _fault_of(address, has_options="?" in url):
        raise StorageError(f"BOOMTOWN_DATABASE is {_written(address)}, {fault}")
    return address


def _fault_of(address: URL, *, has_options: bool) -> str | None:
    kind = address.get_backend_name()
    if kind not in {SQLITE, POSTGRESQL}:
        return f"but Boomtown keeps its sheets in {SQLITE} or {POSTGRESQL}, not in {kind}."
    if kind == SQLITE and (address.host or has_options or address.drivername not in PYTHON_DRIVERS):
        return (
            "which names no file. Write sqlite:////folder/boomtown.db, "
            "with no options behind it and a question mark in a name as %3F."
        )
    if kind == SQLITE and (address.database or MEMORY).startswith((MEMORY, "file:")):
        return "a database in memory, which would be gone with Boomtown. Name a file."
    return None


def _engine(address: URL) -> Engine:
    try:
        engine = create_engine(
            address,
            pool_size=POOL_SIZE,
            max_overflow=POOL_OVERFLOW,
            pool_pre_ping=address.get_backend_name() != SQLITE,
        )
    except (ImportError, ArgumentError) as error:
        raise StorageError(
            f"Boomtown has no driver for {_written(address)} ({error}). "
            "Install it, for PostgreSQL with: pip install psycopg"
        ) from error
    if engine.dialect.name == SQLITE:
        event.listen(engine, "connect", _set_up)
        event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    """What SQLite wants to be told on each connection; transactions are begun by `_begin`."""
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    connection.execute("PRAGMA journal_mode = WAL")  # who reads waits for nobody
    connection.execute("PRAGMA synchronous = FULL")  # NORMAL loses changes in a power cut
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: Connection) -> None:
    """Takes the lock for writing at once; one who reads first could find it taken by another."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _writing(engine: Engine) -> Iterator[Connection]:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def _turns(engine: Engine) -> AbstractContextManager[Any]:
    """The queue of those who write, so that they need not ask SQLite again and again.

    Whoever waits in it holds no connection. It lets its owner pass, so that a writing block
    inside another is refused by SQLite instead of waiting forever.
    """
    return RLock() if engine.dialect.name == SQLITE else nullcontext()


def _migrate_file(address: URL) -> None:
    file = _file(address)
    # Several processes may be started at once: the first migrates, the others find it done.
    file.parent.mkdir(mode=sqlite_file.ONLY_OWNER_FOLDER, parents=True, exist_ok=True)
    with sqlite_file.alone(file):
        sqlite_file.make(file)
        _migrate(address)


def _migrate(address: URL) -> None:
    engine = _engine(address)
    if engine.dialect.name == SQLITE:
        event.listen(engine, "connect", _loosen)
    try:
        with _writing(engine) as connection:
            _bring_up_to_date(connection, address)
    finally:
        engine.dispose()


def _loosen(connection: sqlite3.Connection, _record: object) -> None:
    """A step that makes a table anew drops the old one, which must not cascade."""
    connection.execute("PRAGMA foreign_keys = OFF")


def _bring_up_to_date(connection: Connection, address: URL) -> None:
    revision = _revision(connection, address)
    if revision == schema.newest():
        return
    on_sqlite = connection.dialect.name == SQLITE
    if on_sqlite and revision:
        file = _file(
            address
        )  # other connections may read it while this one holds the lock to write
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
            f"{_place(address)} was written by a newer Boomtown: its tables are of revision "
            f"{revision}, this one knows {schema.newest()}. Start the newer Boomtown, "
            "put back a copy from before, or name another database in BOOMTOWN_DATABASE."
        )
    return revision


def _refuse_if_older(address: URL) -> None:
    engine = _engine(address)
    try:
        with _told(address), engine.connect() as connection:
            revision = _revision(connection, address)
    finally:
        engine.dispose()
    if revision != schema.newest():
        raise StorageError(
            f"The tables in {_written(address)} are not those of this Boomtown yet. Run: {MIGRATE}"
        )


@contextmanager
def _told(address: URL) -> Iterator[None]:
    """Says in a sentence what is wrong with a database or the place where it stands."""
    try:
        yield
    except (schema.NotOursError, DBAPIError, sqlite3.Error, OSError) as error:
        raise StorageError(_sentence(address, error)) from error


def _sentence(address: URL, error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, schema.NotOursError) or _is_no_database(cause):
        return (
            f"{_place(address)} is no database of Boomtown. "
            "Move it away, or name another file in BOOMTOWN_DATABASE."
        )
    reason = " ".join(str(getattr(cause, "strerror", None) or cause).split())
    if address.get_backend_name() == SQLITE:
        return (
            f"Boomtown cannot keep its sheets in {_place(address)} ({reason}). "
            "Name a file in a folder that it may write to in BOOMTOWN_DATABASE."
        )
    return (
        f"Boomtown cannot work with the database {_place(address)} ({reason}). "
        "Is it running, and its address in BOOMTOWN_DATABASE right?"
    )


def _is_no_database(cause: BaseException | None) -> bool:
    return getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB


def _place(address: URL) -> str:
    """How the terminal names a database."""
    return str(_file(address)) if address.get_backend_name() == SQLITE else _written(address)


def _written(address: URL) -> str:
    """The address without the password, which may also stand among its options."""
    return unquote(address.set(query={}).render_as_string(hide_password=True))


def _file(address: URL) -> Path:
    return Path(str(address.database)).resolve()
