"""The sheets of this installation, opened when somebody first asks for one."""

from threading import Lock
from typing import TYPE_CHECKING, Any

from flask import Flask, current_app

from printables.core.cache import papers_of_sheets
from sheets.hub import Hub
from web.house.configuration import VERSION, ConfigurationError
from web.house.limits import RateLimit
from web.serving.streams import MOST_STREAMS

if TYPE_CHECKING:
    from sheets.sheets import Sheets

SHEETS, HUB, NEW_SHEETS = "sheets", "hub", "new sheets"
NEW_SHEETS_AT_ONCE = 240
SECONDS_FOR_A_NEW_SHEET = 10.0

_opening = Lock()


def register(app: Flask) -> None:
    """Sets up what sheets need; no database is touched yet."""
    hub: Hub[Any] = Hub(MOST_STREAMS * 2, MOST_STREAMS * 2)  # `streams` shares them out before
    app.extensions[HUB] = hub
    app.extensions[NEW_SHEETS] = RateLimit(NEW_SHEETS_AT_ONCE, SECONDS_FOR_A_NEW_SHEET)


def all_sheets() -> "Sheets":
    """The sheets of the application that answers."""
    return sheets_of(current_app)


def sheets_of(app: Flask) -> "Sheets":
    """The sheets of an application; its database is made or brought up to date the first time."""
    with _opening:
        if SHEETS not in app.extensions:
            app.extensions[SHEETS] = _opened(app)
        sheets: Sheets = app.extensions[SHEETS]
    return sheets


def delete_sheet(code: str) -> None:
    """Nothing is left of a sheet, nor of its papers."""
    sheets = all_sheets()
    number = sheets.open(code).sheet.id
    sheets.delete(code)
    papers_of_sheets(current_app.config["PAPERS"]).drop_sheet(number)


def _opened(app: Flask) -> "Sheets":
    # SQLAlchemy is a third of what starting took, and much is answered without a sheet.
    from sheets.sheets import Sheets  # noqa: PLC0415
    from sheets.storage import StorageError, open_database  # noqa: PLC0415

    try:
        database = open_database(app.config["DATABASE"])
    except StorageError as error:
        raise ConfigurationError(str(error)) from error
    return Sheets(database, app.config["SECRET_KEY"], VERSION, app.extensions[HUB])
