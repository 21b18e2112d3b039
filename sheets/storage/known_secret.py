"""Knows the installation's secret again, so that a lost or foreign one is said at the start."""

import hmac
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from sheets import roles
from sheets.codes import unsealed
from sheets.record import Sheet, use_of_look
from sheets.storage import store, tables
from sheets.storage.database import Database

CONTEXT = b"boomtown fingerprint of the secret"
NAME = "secret"
FACTS = tables.installation


def is_ours(database: Database, secret: bytes) -> bool:
    """Whether what is kept belongs to this secret; a database without any takes it as its own."""
    with database.reading() as connection:
        known = _known(connection)
        newest = store.newest_sheet(connection) if known is None else None
        fits = newest is None or _opens(connection, newest, secret)
    if known is not None:
        return hmac.compare_digest(known, _mark(secret))
    return fits and _taken_first(database, secret)


def take(database: Database, secret: bytes) -> None:
    """From now on what is kept belongs to this secret."""
    with database.writing() as connection:
        connection.execute(delete(FACTS).where(FACTS.c.name == NAME))
        _add(connection, secret)


def _taken_first(database: Database, secret: bytes) -> bool:
    try:
        with database.writing() as connection:
            _add(connection, secret)
    except IntegrityError:  # another server started at the same moment
        return is_ours(database, secret)
    return True


def _add(connection: Connection, secret: bytes) -> None:
    connection.execute(insert(FACTS).values(name=NAME, value=_mark(secret)))


def _opens(connection: Connection, sheet: Sheet, secret: bytes) -> bool:
    """Whether the secret opens what was sealed with that of the sheet, made by an older version."""
    if not (look := sheet.keeping.look):
        return True
    opened = store.opened_by(connection, unsealed(secret, look, use_of_look(sheet)), to_write=False)
    return opened is not None and (opened[0].id, opened[1]) == (sheet.id, roles.LOOK)


def _known(connection: Connection) -> str | None:
    value: str | None = connection.scalar(select(FACTS.c.value).where(FACTS.c.name == NAME))
    return value


def _mark(secret: bytes) -> str:
    return hmac.digest(secret, CONTEXT, sha256).hex()
