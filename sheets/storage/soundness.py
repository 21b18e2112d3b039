"""Whether the file of the sheets is whole: looked at when it is opened, and where one is missing.

In a damaged file a sheet can be missing without any error. So nobody hears that a sheet was never
made before the file has been looked through since it last changed.
"""

from threading import Lock
from time import monotonic
from typing import NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine

from sheets.refusals import DatabaseAwayError, Trouble
from sheets.storage.address import SQLITE, file_of

WHOLE = "ok"
LOOKED_AT = ("quick_check(1)", "integrity_check(links)", "foreign_key_check(links)")
"""All pages; whether each code is found by its index; whether the sheet of each is there."""
SECONDS_BETWEEN = 10.0
TIMES_AS_LONG = 100
"""As it took, at least: mistyped codes must not make us read a large file again and again."""


class Look(NamedTuple):
    """What was found when the file was looked through, and how it was then."""

    found: str
    at: float
    took: float
    changed: tuple[int, int]


_looks: WeakKeyDictionary[Engine, Look] = WeakKeyDictionary()
_looking = Lock()


def refuse_if_damaged(connection: Connection) -> None:
    """Raises `DatabaseAwayError` where the file that was asked is damaged."""
    if connection.dialect.name != SQLITE:
        return
    with _looking:
        look = _looks.get(connection.engine)
        changed = _last_change(connection)
        if look is None or _is_old(look, changed):
            look = _looked_through(connection, changed)
            _looks[connection.engine] = look
    if look.found != WHOLE:
        raise DatabaseAwayError(Trouble.DAMAGED, look.found)


def _looked_through(connection: Connection, changed: tuple[int, int]) -> Look:
    began = monotonic()
    found = found_in(connection)
    return Look(found, monotonic(), monotonic() - began, changed)


def found_in(connection: Connection) -> str:
    """The first thing that is wrong with the file, or that nothing is."""
    for pragma in LOOKED_AT:
        found = str(connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() or WHOLE)
        if found != WHOLE:
            return found
    return WHOLE


def _is_old(look: Look, changed: tuple[int, int]) -> bool:
    wait = max(SECONDS_BETWEEN, TIMES_AS_LONG * look.took)
    return look.changed != changed and monotonic() - look.at >= wait


def _last_change(connection: Connection) -> tuple[int, int]:
    file = file_of(connection.engine.url).stat()
    return file.st_mtime_ns, file.st_size
