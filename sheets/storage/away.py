"""What a database cannot do at the moment, told apart from mistakes of ours."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from sheets.refusals import DatabaseAwayError, Trouble
from sheets.storage.address import PRIMARY_CODE

OF_SQLITE = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_PERM: Trouble.AWAY,
    sqlite3.SQLITE_READONLY: Trouble.AWAY,
    sqlite3.SQLITE_IOERR: Trouble.AWAY,
    sqlite3.SQLITE_CANTOPEN: Trouble.AWAY,
}
NO_TABLE = "no such table"
"""What SQLite says of a file that was emptied; it has no code of its own for that."""
OF_POSTGRESQL = (  # by how its codes begin
    ("53100", Trouble.FULL),
    ("53", Trouble.BUSY),  # too many connections, no memory
    ("40", Trouble.BUSY),  # deadlocks
    ("55P03", Trouble.BUSY),  # a lock that somebody else holds for seconds
    ("57014", Trouble.BUSY),  # took too long
    ("57", Trouble.AWAY),  # stopped, or starting
    ("08", Trouble.AWAY),
    ("28", Trouble.AWAY),  # the password is another now
    ("3D", Trouble.AWAY),  # the database was removed
    ("42P01", Trouble.AWAY),  # its tables were
    ("25006", Trouble.AWAY),  # a copy that only reads
    ("58", Trouble.DAMAGED),
    ("XX", Trouble.DAMAGED),
)


@contextmanager
def told_if_away() -> Iterator[None]:
    """Says that the database is away, where it is; other errors lose what could be told of rows."""
    try:
        yield
    except NoConnectionError:
        raise DatabaseAwayError(Trouble.BUSY, "all connections are in use") from None
    except DBAPIError as error:
        trouble, reason = _trouble_of(error), _reason(error)
        if trouble is not None:
            raise DatabaseAwayError(trouble, reason) from None
        error.args = (reason,)
        error.__cause__ = None  # the driver's own words name keys and statements
        raise


def _trouble_of(error: DBAPIError) -> Trouble | None:
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        is_emptied = str(error.orig).startswith(NO_TABLE)
        return Trouble.AWAY if is_emptied else OF_SQLITE.get(code & PRIMARY_CODE)
    state = getattr(error.orig, "sqlstate", None)
    if state is None:  # said by the driver itself: nobody is at the other end
        return Trouble.AWAY if error.connection_invalidated or _is_connecting(error) else None
    return next((trouble for begins, trouble in OF_POSTGRESQL if state.startswith(begins)), None)


def _is_connecting(error: DBAPIError) -> bool:
    return type(error.orig).__name__ in {"OperationalError", "ConnectionTimeout"}


def _reason(error: DBAPIError) -> str:
    """The first line of what was said, in which no value stands."""
    first = str(error.orig).strip().partition("\n")[0]
    return f"{type(error.orig).__name__}: {first}"
