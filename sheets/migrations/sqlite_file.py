"""The file of a SQLite database: its owner's only, opened by one at a time, copied whole."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

ONLY_OWNER_FOLDER = 0o700
ONLY_OWNER_FILE = 0o600


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Keeps out all others, processes and threads, who ask for the same file here."""
    lock = os.open(file.with_name(f"{file.name}.lock"), os.O_CREAT | os.O_RDWR, ONLY_OWNER_FILE)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)  # the file stays: removed, two could each lock a file of this name


def make(file: Path) -> None:
    """An empty file, unless there is one.

    A file that is there is not opened: closing it again would drop the locks that SQLite holds
    on it for the whole process.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OWNER_FILE))


def copy(file: Path, to: Path) -> None:
    """Copies a database that may be in use; the copy is whole or not there."""
    aside = to.with_name(f"{to.name}.unfinished")
    aside.unlink(missing_ok=True)
    make(aside)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(aside)) as target:
        source.backup(target)
    aside.replace(to)
