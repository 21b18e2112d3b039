"""Connections to a database, each set up as this kind of database wants it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError

from sheets.refusals import DatabaseAwayError, Trouble
from sheets.storage.address import SQLITE, StorageError, file_of, is_postgresql, written

BUSY_MILLISECONDS = 10_000
POOLS: dict[bool, dict[str, Any]] = {
    False: {"pool_size": 10, "max_overflow": 54, "pool_timeout": 10},
    # A server has a hundred connections for all who ask it; four processes shall find room.
    True: {"pool_size": 8, "max_overflow": 12, "pool_timeout": 10, "pool_pre_ping": True},
}
OF_POSTGRESQL = {
    "application_name": "boomtown",
    "connect_timeout": 5,
    # A server that has left the network is given up before whoever waits for it gives up.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
LIMITS_OF_POSTGRESQL = "-c lock_timeout=10000 -c statement_timeout=20000"


def engine_of(address: URL, *, is_patient: bool = False) -> Engine:
    """The engine of a database; whoever is patient may ask what takes a long time."""
    arguments = _arguments(address, is_patient=is_patient) if is_postgresql(address) else {}
    pool = POOLS[is_postgresql(address)]
    try:
        engine = create_engine(address, connect_args=arguments, hide_parameters=True, **pool)
    except (ImportError, ArgumentError) as error:
        raise StorageError(
            f"Boomtown has no driver for {written(address)} ({error}). "
            "Install it, for PostgreSQL with: pip install 'psycopg[binary]'"
        ) from error
    if engine.dialect.name == SQLITE:
        _listen_to_file(engine, file_of(address))
    return engine


def _arguments(address: URL, *, is_patient: bool) -> dict[str, Any]:
    wanted: dict[str, Any] = {**OF_POSTGRESQL}
    if not is_patient:
        wanted["options"] = LIMITS_OF_POSTGRESQL
    return {name: value for name, value in wanted.items() if name not in address.query}


def _listen_to_file(engine: Engine, file: Path) -> None:
    event.listen(engine, "do_connect", _only_what_is_there(file))
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _still_there(file))
    event.listen(engine, "begin", _begin)


def _only_what_is_there(file: Path) -> Callable[..., None]:
    """A file that somebody took away is missed, not made anew without anything in it."""

    def told(_dialect: Any, _record: Any, arguments: list[Any], more: dict[str, Any]) -> None:
        arguments[0] = f"file:{quote(str(file))}?mode=rw"
        more["uri"] = True

    return told


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    """What SQLite wants to be told on each connection; transactions are begun by `_begin`."""
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    connection.execute("PRAGMA journal_mode = WAL")  # who reads waits for nobody
    connection.execute("PRAGMA synchronous = FULL")  # NORMAL loses changes in a power cut
    connection.execute("PRAGMA foreign_keys = ON")


def _still_there(file: Path) -> Callable[[Connection], None]:
    """Refuses to go on with a file that was removed or replaced: all would go with the process."""

    def looked(connection: Connection) -> None:
        try:
            now = file.stat().st_ino
        except OSError:
            now = 0
        if not now or connection.info.setdefault("file", now) != now:
            connection.invalidate()
            raise DatabaseAwayError(Trouble.AWAY, "its file was taken away or replaced")

    return looked


def _begin(connection: Connection) -> None:
    """Takes the lock for writing at once; one who reads first could find it taken by another."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
