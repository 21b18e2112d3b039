"""Short transactions; nothing is connected before the first, and it may be forked till then."""

import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from threading import RLock
from typing import Any

from sqlalchemy import Connection, Engine, func, insert, select

from sheets.refusals import DatabaseAwayError
from sheets.storage.address import POSTGRESQL, SQLITE, read_address
from sheets.storage.away import told_if_away
from sheets.storage.engine import engine_of
from sheets.storage.soundness import refuse_if_damaged
from sheets.storage.tables import installation

READ_OPTIONS: dict[str, dict[str, Any]] = {
    SQLITE: {},  # see `engine`
    POSTGRESQL: {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}
CHANNEL = "boomtown"
TRIED, TRIED_BYTES = "tried", {SQLITE: 64 * 1024, POSTGRESQL: 1}
"""What is written to see whether anything can be; PostgreSQL has to clear it away later."""

log = logging.getLogger(__name__)


class Database:
    """The place of all sheets, for any number of threads."""

    def __init__(self, url: str) -> None:
        """Names the database, whose tables are there already."""
        self.engine = engine_of(read_address(url))
        self._turn = _turns(self.engine)
        self._read_options = READ_OPTIONS[self.engine.dialect.name]

    @property
    def has_others(self) -> bool:
        """Whether other processes may change what is kept here."""
        return self.engine.dialect.name == POSTGRESQL

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One unchanging view of everything, in which no statement can write."""
        with told_if_away(), self.engine.connect() as connection:
            yield connection.execution_options(**self._read_options)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """All that the block writes, or nothing if it raises; blocks take turns on SQLite.

        Elsewhere a row that is read to be changed is to be read with `.with_for_update()`.
        """
        with self._turn, told_if_away(), begun(self.engine) as connection:
            yield connection

    def takes_changes(self) -> None:
        """Writes something and takes it back; raises `DatabaseAwayError` where that cannot be."""
        with suppress(_TakenBackError), self.writing() as connection:
            with _little_memory(connection):
                value = " " * TRIED_BYTES[self.engine.dialect.name]
                connection.execute(insert(installation).values(name=TRIED, value=value))
                refuse_if_damaged(connection)
            raise _TakenBackError

    def announce(self, sheet: int, revision: int) -> None:
        """Tells the other processes how far a sheet has come; they look by themselves too.

        Not in the transaction of the change: PostgreSQL ends those that announce one after the
        other, each with its wait for the disk.
        """
        if not self.has_others:
            return
        try:
            with self.writing() as connection:
                connection.execute(select(func.pg_notify(CHANNEL, f"{sheet} {revision}")))
        except DatabaseAwayError as error:
            log.warning("the other servers hear of a change later: %s", error)

    def close(self) -> None:
        """Lets go of every connection that nobody uses."""
        self.engine.dispose()


class _TakenBackError(Exception):
    """Ends a transaction of which nothing is kept."""


@contextmanager
def _little_memory(connection: Connection) -> Iterator[None]:
    """Lets SQLite write to the disk what is not kept yet, as far as it does not fit into this."""
    if connection.dialect.name != SQLITE:
        yield
        return
    usual = connection.exec_driver_sql("PRAGMA cache_size").scalar()
    connection.exec_driver_sql("PRAGMA cache_size = 4")
    try:
        yield
    finally:
        connection.exec_driver_sql(f"PRAGMA cache_size = {usual}")


@contextmanager
def begun(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def _turns(engine: Engine) -> AbstractContextManager[Any]:
    """The queue of those who write, so that they need not ask SQLite again and again.

    Whoever waits in it holds no connection. It lets its owner pass, so that a writing block
    inside another is refused by SQLite instead of waiting forever.
    """
    return RLock() if engine.dialect.name == SQLITE else nullcontext()
