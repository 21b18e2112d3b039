"""Everything that is kept on this phone in one file, and back again."""

import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from sheets.migrations import sqlite_file
from sheets.storage import StorageError, open_database
from web.pocket.cookies import COOKIES

DATABASE, SECRET, PHONE = "boomtown.db", "secret", "phone.json"
KEPT = (DATABASE, SECRET, COOKIES)
LARGEST = 64 * 1024 * 1024
PASSING = (f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}-journal")


class NotEverythingError(Exception):
    """The file is none of those that a phone gave."""


def packed(data: Path, phone: str) -> bytes:
    """What the program keeps, and what its pages keep."""
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive, TemporaryDirectory() as copy:
        if (data / DATABASE).exists():
            sqlite_file.copy(data / DATABASE, Path(copy) / DATABASE)
            archive.write(Path(copy) / DATABASE, DATABASE)
        for name in (SECRET, COOKIES):
            if (data / name).exists():
                archive.write(data / name, name)
        archive.writestr(PHONE, phone)
    return whole.getvalue()


def put_back(data: Path, content: bytes) -> str:
    """Takes the place of what is there, once it has been opened aside; what the pages had kept."""
    files = _read(content)
    with TemporaryDirectory() as aside:
        tried = Path(aside) / DATABASE
        if DATABASE in files:
            tried.write_bytes(files[DATABASE])
            _open_or_refuse(tried)
    for name in (*KEPT, *PASSING):
        (data / name).unlink(missing_ok=True)
    for name in files.keys() & set(KEPT):
        (data / name).write_bytes(files[name])
    return files[PHONE].decode("utf-8", "replace")


def _open_or_refuse(database: Path) -> None:
    """An older one is brought up to date as it would be at a start."""
    try:
        open_database(f"sqlite:///{database}").close()
    except StorageError as error:
        raise NotEverythingError from error


def _read(content: bytes) -> Mapping[str, bytes]:
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            sizes = {entry.filename: entry.file_size for entry in archive.infolist()}
            if not {SECRET, PHONE} <= sizes.keys() or sum(sizes.values()) > LARGEST:
                raise NotEverythingError
            return {name: archive.read(name) for name in sizes if name in {*KEPT, PHONE}}
    except zipfile.BadZipFile as error:
        raise NotEverythingError from error
