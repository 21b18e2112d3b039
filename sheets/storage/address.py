"""The address of a database: what it must be, and how the terminal names it."""

import sqlite3
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from sheets.migrations.schema import NotOursError
from sheets.refusals import DatabaseAwayError, Trouble

SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVERS = {SQLITE: {"sqlite", "sqlite+pysqlite"}, POSTGRESQL: {"postgresql", "postgresql+psycopg"}}
PSYCOPG = "postgresql+psycopg"
MEMORY = ":memory:"
PRIMARY_CODE = 0xFF
"""Of the codes of SQLite, without what they add."""


class StorageError(Exception):
    """A database that Boomtown cannot work with, told in a sentence for the terminal."""


def read_address(url: str) -> URL:
    """The address, if it is one that Boomtown can work with."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):  # not quoted, since a password may stand in it
        raise StorageError(
            "BOOMTOWN_DATABASE is no address of a database. "
            "It looks like sqlite:////folder/boomtown.db or postgresql://name@host/boomtown."
        ) from None
    if fault := _fault_of(address, has_options="?" in url):
        raise StorageError(f"BOOMTOWN_DATABASE is {written(address)}, {fault}")
    return address.set(drivername=PSYCOPG) if is_postgresql(address) else address


def _fault_of(address: URL, *, has_options: bool) -> str | None:
    kind = address.get_backend_name()
    if kind not in DRIVERS:
        return f"but Boomtown keeps its sheets in {SQLITE} or {POSTGRESQL}, not in {kind}."
    is_known = address.drivername in DRIVERS[kind]
    if kind == POSTGRESQL:
        return None if is_known else f"for which it has no driver. Write {PSYCOPG}://…"
    if address.host or has_options or not is_known:
        return (
            "which names no file. Write sqlite:////folder/boomtown.db, "
            "with no options behind it and a question mark in a name as %3F."
        )
    if (address.database or MEMORY).startswith((MEMORY, "file:")):
        return "a database in memory, which would be gone with Boomtown. Name a file."
    return None


def is_postgresql(address: URL) -> bool:
    """Whether a server keeps it that several processes may ask; else it is a file of one."""
    return address.get_backend_name() == POSTGRESQL


def place(address: URL) -> str:
    """How the terminal names a database."""
    return written(address) if is_postgresql(address) else str(file_of(address))


def written(address: URL) -> str:
    """The address without the password, which may also stand among its options."""
    named = address.set(drivername=POSTGRESQL) if address.drivername == PSYCOPG else address
    return unquote(named.set(query={}).render_as_string(hide_password=True))


def file_of(address: URL) -> Path:
    """The file of a SQLite database."""
    return Path(str(address.database)).resolve()


def sentence(address: URL, error: Exception) -> str:
    """What is wrong with a database or the place where it stands."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, NotOursError) or _is_no_database(cause):
        return (
            f"{place(address)} is no database of Boomtown. "
            "Move it away, or name another one in BOOMTOWN_DATABASE."
        )
    if _is_damaged(cause):
        return (
            f"{place(address)} is damaged. Move it away and put back a copy with "
            "flask --app app sheets restore, or bring back what can be read of it with "
            "sqlite3 and its .recover."
        )
    reason = " ".join(str(getattr(cause, "strerror", None) or cause).split())
    if is_postgresql(address):
        return (
            f"Boomtown cannot work with the database {place(address)} ({reason}). "
            "Is it running, and its address in BOOMTOWN_DATABASE right?"
        )
    return (
        f"Boomtown cannot keep its sheets in {place(address)} ({reason}). "
        "Name a file in a folder that it may write to in BOOMTOWN_DATABASE."
    )


def _is_damaged(cause: BaseException | None) -> bool:
    if isinstance(cause, DatabaseAwayError):
        return cause.trouble is Trouble.DAMAGED
    return getattr(cause, "sqlite_errorcode", 0) & PRIMARY_CODE == sqlite3.SQLITE_CORRUPT


def _is_no_database(cause: BaseException | None) -> bool:
    return getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
