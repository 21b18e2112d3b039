"""One server on one SQLite file: phones at a second one would hear nothing of the first."""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sheets.migrations.sqlite_file import ONLY_OWNER_FILE
from sheets.storage.address import StorageError, file_of, is_postgresql, read_address

SECONDS_FOR_THE_LAST_TO_END = 3.0

_held: list[int] = []
"""What this process and its children hold until the last of them has ended."""


def keep_others_out(url: str) -> None:
    """Refuses a second server; commands may use the file beside the first."""
    address = read_address(url)
    if not is_postgresql(address):
        _held.append(_locked(file_of(address)))


@contextmanager
def while_closed(file: Path) -> Iterator[None]:
    """Refuses what would miss changes while a server is open, and keeps servers closed."""
    lock = _locked(file)
    try:
        yield
    finally:
        os.close(lock)


def _locked(file: Path) -> int:
    lock = os.open(file.with_name(f"{file.name}.open"), os.O_CREAT | os.O_RDWR, ONLY_OWNER_FILE)
    if _is_taken(lock):
        return lock
    os.close(lock)
    raise StorageError(
        f"Boomtown is open on {file} already. Close the other one first, "
        "or name another file in BOOMTOWN_DATABASE; several servers need PostgreSQL."
    )


def _is_taken(lock: int) -> bool:
    deadline = time.monotonic() + SECONDS_FOR_THE_LAST_TO_END
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.05)
        else:
            return True
