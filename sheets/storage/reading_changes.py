"""A sheet's changes read in pieces: so many, and no more text than one answer can carry."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, Row, Select, select

from sheets.storage import tables
from sheets.timeline import LARGEST_READ, MOST_READ, Change, read_change

CHANGES = tables.changes


class ChangesRead(NamedTuple):
    """Some changes, the oldest first."""

    changes: list[Change]
    are_all: bool
    """Whether there are no more on the side towards which they were read."""


def read_after(connection: Connection, sheet: int, revision: int, most: int) -> ChangesRead:
    """The first changes after a revision."""
    wanted = CHANGES.c.revision > revision
    return _read(connection, _of(sheet).where(wanted).order_by(CHANGES.c.revision), most)


def read_before(connection: Connection, sheet: int, revision: int, most: int) -> ChangesRead:
    """The last changes before a revision."""
    wanted = CHANGES.c.revision < revision
    read = _read(connection, _of(sheet).where(wanted).order_by(CHANGES.c.revision.desc()), most)
    return read._replace(changes=read.changes[::-1])


def _of(sheet: int) -> Select[tuple[int, str]]:
    return select(CHANGES.c.revision, CHANGES.c.data).where(CHANGES.c.sheet_id == sheet)


def changes_of(rows: Iterable[Row[tuple[int, str]]]) -> list[Change]:
    """What these rows say."""
    return [read_change(row.revision, row.data) for row in rows]


def _read(connection: Connection, query: Select[tuple[int, str]], most: int) -> ChangesRead:
    """Row by row until it is enough."""
    most = min(most, MOST_READ)
    rows: list[Row[tuple[int, str]]] = []
    letters = 0
    with connection.execute(query.limit(most + 1)) as found:
        for row in found:
            if len(rows) == most or (rows and letters + len(row.data) > LARGEST_READ):
                return ChangesRead(changes_of(rows), are_all=False)
            rows.append(row)
            letters += len(row.data)
    return ChangesRead(changes_of(rows), are_all=True)
