"""Copies all that a SQLite file holds into an empty PostgreSQL database."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Connection, Table, func, insert, select, text

from sheets.storage.address import StorageError, file_of, is_postgresql, read_address, written
from sheets.storage.alone import while_closed
from sheets.storage.database import begun
from sheets.storage.engine import engine_of
from sheets.storage.opening import migrate
from sheets.storage.tables import changes, installation, links, sheets

COPIED = (installation, sheets, links, changes)
ROWS_AT_ONCE = 500


def copy_to(source: str, target: str) -> dict[str, int]:
    """Copies everything or nothing; how many rows of each table there are now."""
    here, there = read_address(source), read_address(target)
    if is_postgresql(here) or not is_postgresql(there):
        raise StorageError("What is copied is a SQLite file, and it goes to postgresql://…")
    migrate(target)
    with while_closed(file_of(here)), _both(here, there) as (reading, writing):
        _refuse_unless_empty(writing, there)
        counts = {table.name: _copied(table, reading, writing) for table in COPIED}
        last = text("SELECT setval('sheets_id_seq', :last)")
        writing.execute(last, {"last": max(_last_number(reading), 1)})
    counts.pop(installation.name)
    return counts


@contextmanager
def _both(here: URL, there: URL) -> Iterator[tuple[Connection, Connection]]:
    source, target = engine_of(here), engine_of(there, is_patient=True)
    try:
        with source.connect() as reading, begun(target) as writing:
            yield reading, writing
    finally:
        source.dispose()
        target.dispose()


def _refuse_unless_empty(writing: Connection, there: URL) -> None:
    if writing.scalar(select(func.count()).select_from(sheets)):
        raise StorageError(f"There are sheets in {written(there)} already; nothing was copied.")


def _copied(table: Table, reading: Connection, writing: Connection) -> int:
    writing.execute(table.delete())  # of what a first start left
    query = select(table).order_by(*table.primary_key)
    rows = reading.execution_options(yield_per=ROWS_AT_ONCE).execute(query).mappings()
    count = 0
    for batch in rows.partitions():
        writing.execute(insert(table), [dict(row) for row in batch])
        count += len(batch)
    return count


def _last_number(reading: Connection) -> int:
    """The last number that was given, also to a sheet that is gone: none is given twice."""
    given = text("SELECT seq FROM sqlite_sequence WHERE name = 'sheets'")
    return int(reading.scalar(given) or 0)
