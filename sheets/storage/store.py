"""Sheets, links and changes in the database: one statement each."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from sheets.codes import fingerprint
from sheets.record import Sheet, read_keeping
from sheets.storage import tables
from sheets.storage.soundness import refuse_if_damaged
from sheets.timeline import Change, read_change

ENDED = "ended"
SHEETS, LINKS, CHANGES = tables.sheets, tables.links, tables.changes


def add_sheet(connection: Connection, sheet: Sheet) -> int:
    """Keeps a new sheet; its number."""
    made = connection.execute(insert(SHEETS).values(**_row_of(sheet), made_at=sheet.made_at))
    assert made.inserted_primary_key is not None  # noqa: S101 (one row was inserted)
    return int(made.inserted_primary_key[0])


def save(connection: Connection, sheet: Sheet) -> None:
    """Keeps a sheet as it is now."""
    connection.execute(update(SHEETS).where(SHEETS.c.id == sheet.id).values(**_row_of(sheet)))


def _row_of(sheet: Sheet) -> dict[str, str | int]:
    return {
        "title": sheet.title,
        "revision": sheet.revision,
        "document": sheet.text,
        "keeping": sheet.keeping.written(),
        "touched_at": sheet.touched_at,
    }


def number_opened_by(connection: Connection, code: str) -> int | None:
    """The number of the sheet that a code opens."""
    query = select(LINKS.c.sheet_id)
    query = query.where(LINKS.c.fingerprint == fingerprint(code), LINKS.c.role != ENDED)
    number: int | None = connection.scalar(query)
    if number is None:
        refuse_if_damaged(connection)
    return number


def sheet_of(connection: Connection, number: int) -> Sheet | None:
    """The sheet of a number, if it is there still."""
    row = connection.execute(select(SHEETS).where(SHEETS.c.id == number)).mappings().one_or_none()
    return _sheet_of(row) if row else None


def newest_sheet(connection: Connection) -> Sheet | None:
    """The sheet that was made last."""
    query = select(SHEETS).order_by(SHEETS.c.id.desc()).limit(1)
    row = connection.execute(query).mappings().one_or_none()
    return _sheet_of(row) if row else None


def revisions_of(connection: Connection, numbers: Iterable[int]) -> dict[int, int]:
    """How far these sheets have come; those that are gone are not among them."""
    query = select(SHEETS.c.id, SHEETS.c.revision).where(SHEETS.c.id.in_([*numbers]))
    return {row.id: row.revision for row in connection.execute(query)}


def is_still(connection: Connection, sheet: Sheet) -> bool:
    """Whether a sheet is as it was read; then it stays so until this transaction ends."""
    query = select(SHEETS.c.revision).where(SHEETS.c.id == sheet.id)
    now = connection.scalar(query.with_for_update(key_share=True))
    return now == sheet.revision


def opened_by(connection: Connection, code: str, *, to_write: bool) -> tuple[Sheet, str] | None:
    """The sheet that a code opens and the role that it gives."""
    query = select(SHEETS, LINKS.c.role).join_from(LINKS, SHEETS)
    query = query.where(LINKS.c.fingerprint == fingerprint(code), LINKS.c.role != ENDED)
    if to_write:
        query = query.with_for_update(of=SHEETS, key_share=True)
    row = connection.execute(query).mappings().one_or_none()
    if row is None:
        refuse_if_damaged(connection)
        return None
    return _sheet_of(row), str(row[LINKS.c.role])


def _sheet_of(row: RowMapping) -> Sheet:
    return Sheet(
        id=row[SHEETS.c.id],
        title=row[SHEETS.c.title],
        revision=row[SHEETS.c.revision],
        text=row[SHEETS.c.document],
        keeping=read_keeping(row[SHEETS.c.keeping]),
        made_at=row[SHEETS.c.made_at],
        touched_at=row[SHEETS.c.touched_at],
    )


def remove_sheet(connection: Connection, number: int) -> None:
    """Forgets a sheet with its links and changes."""
    connection.execute(delete(SHEETS).where(SHEETS.c.id == number))


def remove_untouched(connection: Connection, since: int) -> int:
    """Forgets the sheets that nobody touched since then; how many they were."""
    return connection.execute(delete(SHEETS).where(SHEETS.c.touched_at < since)).rowcount


def add_link(
    connection: Connection, sheet: int, code: str, role: str, *, is_own: bool = False
) -> None:
    """Lets a code open a sheet; only its fingerprint is kept."""
    link = {"fingerprint": fingerprint(code), "sheet_id": sheet, "role": role, "is_own": is_own}
    connection.execute(insert(LINKS).values(**link))


def end_links(connection: Connection, sheet: int, roles: Iterable[str], *, own: bool) -> None:
    """Ends the codes of these roles; those that phones and pads have of their own only if `own`.

    The latter stay known as ended, so that nobody can start a pad a second time.
    """
    meant = (LINKS.c.sheet_id == sheet, LINKS.c.role.in_(list(roles)))
    connection.execute(delete(LINKS).where(*meant, LINKS.c.is_own.is_(False)))
    if own:
        connection.execute(update(LINKS).where(*meant).values(role=ENDED))


def is_known(connection: Connection, code: str) -> bool:
    """Whether a code opens a sheet already."""
    query = select(LINKS.c.role).where(LINKS.c.fingerprint == fingerprint(code))
    if connection.execute(query).first() is not None:
        return True
    refuse_if_damaged(connection)
    return False


def add_change(connection: Connection, sheet: int, change: Change) -> None:
    """Keeps a change for the timeline."""
    row = {"sheet_id": sheet, "revision": change.revision, "data": change.written()}
    connection.execute(insert(CHANGES).values(**row))


def changes_after(connection: Connection, sheet: int, revision: int) -> Iterator[Change]:
    """The changes after a revision, the oldest first."""
    query = select(CHANGES.c.revision, CHANGES.c.data)
    query = query.where(CHANGES.c.sheet_id == sheet, CHANGES.c.revision > revision)
    for row in connection.execute(query.order_by(CHANGES.c.revision)):
        yield read_change(row.revision, row.data)


def change_of(connection: Connection, sheet: int, revision: int) -> Change | None:
    """One change."""
    query = select(CHANGES.c.data)
    query = query.where(CHANGES.c.sheet_id == sheet, CHANGES.c.revision == revision)
    row = connection.execute(query).one_or_none()
    return read_change(revision, row.data) if row else None
