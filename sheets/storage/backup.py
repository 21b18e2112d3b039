"""What an installation cannot be without, in a folder: its sheets and its secret."""

import os
from datetime import datetime
from pathlib import Path

from sheets.migrations import sqlite_file
from sheets.storage.address import StorageError, file_of, is_postgresql, read_address

SHEETS, SECRET = "boomtown.db", "secret"
FOLDER = "boomtown-%Y-%m-%d-%H%M%S"


def back_up(url: str, secret: Path, folder: Path, moment: datetime) -> Path:
    """Copies both, also while a server is open, into a folder of the moment; where it is."""
    file = _file_at(url)
    if not file.exists():
        raise StorageError(f"There is nothing in {file} yet, so there is nothing to copy.")
    made = folder / moment.strftime(FOLDER)
    try:
        made.mkdir(mode=sqlite_file.ONLY_OWNER_FOLDER, parents=True)
        sqlite_file.copy(file, made / SHEETS)
        _copy(secret, made / SECRET)
    except OSError as error:
        raise StorageError(f"No copy could be made in {made} ({error.strerror}).") from error
    return made


def put_back(url: str, secret: Path, folder: Path) -> None:
    """Puts both in place, where there are no sheets that would be lost."""
    file = _file_at(url)
    if file.exists():
        raise StorageError(f"There are sheets in {file}. Close Boomtown and move them away first.")
    for name in (SHEETS, SECRET):
        if not (folder / name).is_file():
            raise StorageError(f"{folder} is no copy of an installation: it has no file {name}.")
    try:
        file.parent.mkdir(mode=sqlite_file.ONLY_OWNER_FOLDER, parents=True, exist_ok=True)
        _copy(folder / SECRET, secret)
        sqlite_file.copy(folder / SHEETS, file)
    except OSError as error:
        raise StorageError(f"It could not be put into {file} ({error.strerror}).") from error


def _file_at(url: str) -> Path:
    address = read_address(url)
    if is_postgresql(address):
        raise StorageError("PostgreSQL has its own: pg_dump and pg_restore. Keep the secret, too.")
    return file_of(address)


def _copy(file: Path, to: Path) -> None:
    """Whole or not at all, and readable by its owner only."""
    aside = to.with_name(f"{to.name}.unfinished")
    aside.unlink(missing_ok=True)
    made = os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, sqlite_file.ONLY_OWNER_FILE)
    with os.fdopen(made, "wb") as written:
        written.write(file.read_bytes())
    aside.replace(to)
