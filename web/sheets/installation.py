"""The sheets of this installation, opened when somebody first asks for one."""

import logging
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from flask import Flask, current_app

from printables.core.cache import papers_of_sheets
from sheets.hub import Hub
from web.house.configuration import (
    VERSION,
    ConfigurationError,
    is_one_of_many,
    readers_of_secret,
)
from web.house.limits import RateLimit
from web.serving.metrics import METRICS
from web.serving.streams import MOST_STREAMS

if TYPE_CHECKING:
    from sheets.sheets import Sheets
    from sheets.storage import Database
    from sheets.storage.allowances import Allowances

SHEETS, HUB, NEW_SHEETS = "sheets", "hub", "new sheets"
NEW_SHEETS_AT_ONCE = 240
SECONDS_FOR_A_NEW_SHEET = 10.0
ACCEPT = "flask --app app sheets accept-secret"

log = logging.getLogger(__name__)

_opening = Lock()


@dataclass(frozen=True)
class SharedLimit:
    """A rate limit that all servers on one database keep together."""

    app: Flask
    what: str
    most: int
    seconds_for_one: float

    def take(self, address: str, cost: float = 1.0) -> float:
        """Takes what it costs; where there is not enough, in how many seconds there will be."""
        from sheets.storage.allowances import Bucket  # noqa: PLC0415 (loads SQLAlchemy: dear)

        bucket = Bucket(self.most, self.seconds_for_one)
        return self._kept.take(self.what, address, bucket, cost)

    def charge(self, address: str, cost: float) -> None:
        """Takes what something has cost, known only now; less than nothing gives back."""
        from sheets.storage.allowances import Bucket  # noqa: PLC0415

        self._kept.charge(self.what, address, Bucket(self.most, self.seconds_for_one), cost)

    @property
    def _kept(self) -> "Allowances":
        from sheets.storage.allowances import Allowances  # noqa: PLC0415

        return Allowances(sheets_of(self.app).database, self.app.config["SECRET_KEY"])


def register(app: Flask) -> None:
    """Sets up what sheets need; no database is touched yet."""
    hub: Hub[Any] = Hub(MOST_STREAMS * 2, MOST_STREAMS * 2)  # `streams` shares them out before
    app.extensions[HUB] = hub
    most, seconds = NEW_SHEETS_AT_ONCE, SECONDS_FOR_A_NEW_SHEET
    app.extensions[NEW_SHEETS] = (
        SharedLimit(app, NEW_SHEETS, most, seconds)
        if is_one_of_many()
        else RateLimit(most, seconds)
    )


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
    all_sheets().delete(code)


def open_alone(app: Flask) -> None:
    """Opens the sheets for a server, which is the only one where they are kept in a file."""
    from sheets.storage import StorageError  # noqa: PLC0415 (loads SQLAlchemy: dear)
    from sheets.storage.alone import keep_others_out  # noqa: PLC0415

    sheets_of(app)
    if warning := readers_of_secret(app.config["SECRET_FILE"]):
        log.warning("%s", warning)
    try:
        keep_others_out(app.config["DATABASE"])
    except (StorageError, OSError) as error:
        raise ConfigurationError(str(error)) from error


def _opened(app: Flask) -> "Sheets":
    # SQLAlchemy is a third of what starting took, and much is answered without a sheet.
    from sheets.sheets import Sheets  # noqa: PLC0415
    from web.sheets.rulings.keeping import certainty  # noqa: PLC0415

    secret, hub = app.config["SECRET_KEY"], app.extensions[HUB]
    sheets = Sheets(database_of(app), secret, VERSION, hub, certain=certainty)
    sheets.crier.gone.append(lambda code: papers_of_sheets(app.config["PAPERS"]).drop_sheet(code))
    if METRICS in app.extensions:
        sheets.crier.kept.append(app.extensions[METRICS].changes.inc)
    return sheets


def database_of(app: Flask, *, takes_any_secret: bool = False) -> "Database":
    """The database, ready for this application and made with its secret."""
    from sheets.refusals import DatabaseAwayError  # noqa: PLC0415
    from sheets.storage import StorageError, known_secret, open_database  # noqa: PLC0415

    try:
        database = open_database(app.config["DATABASE"])
        is_ours = takes_any_secret or known_secret.is_ours(database, app.config["SECRET_KEY"])
        database.close()  # a server forks after it has opened
    except (StorageError, DatabaseAwayError) as error:
        raise ConfigurationError(str(error)) from error
    if not is_ours:
        raise ConfigurationError(
            f"The secret in {app.config['SECRET_FILE']} is not the one with which these tables "
            "were made: printed pads, rematches and links to look on would lead nowhere. "
            f"Put the old secret back; if it is lost for good, run: {ACCEPT}"
        )
    return database
