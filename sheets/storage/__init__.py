"""Where sheets are kept: short transactions from many threads, on SQLite or PostgreSQL."""

from sheets.storage.address import StorageError
from sheets.storage.database import Database
from sheets.storage.opening import migrate, open_database

__all__ = ["Database", "StorageError", "migrate", "open_database"]
