"""The command line for whoever keeps sheets: migrate, copy, back up, forget old ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import click
from flask import current_app
from flask.cli import AppGroup

from printables.core.cache import papers_of_sheets
from web.house.configuration import ConfigurationError
from web.sheets.installation import all_sheets, database_of

MILLISECONDS_OF_A_DAY = 24 * 60 * 60 * 1000
DAYS_OF_A_MONTH = 30.44

sheets_commands = AppGroup("sheets", help="Look after the shared sheets.")


@sheets_commands.command("prune")
@click.option("--months", type=click.IntRange(1, 1200), help="Instead of BOOMTOWN_KEEP_MONTHS.")
def prune(months: int | None) -> None:
    """Remove the sheets that nobody has touched for some months."""
    months = months or int(current_app.config["KEEP_MONTHS"])
    with _said_in_a_sentence():
        sheets = all_sheets()
        now = sheets.clock()
        removed = sheets.prune(now - int(months * DAYS_OF_A_MONTH * MILLISECONDS_OF_A_DAY))
        sheets.forget_allowances(now - MILLISECONDS_OF_A_DAY)
    papers_of_sheets(current_app.config["PAPERS"]).drop_all()  # theirs are among them
    click.echo(f"Removed {removed} sheets untouched for {months} months.")


@sheets_commands.command("migrate")
def migrate_database() -> None:
    """Bring the tables of the database up to date; of several that are told to, one does it."""
    from sheets.storage import migrate  # noqa: PLC0415 (loads SQLAlchemy: dear)

    with _said_in_a_sentence():
        migrate(current_app.config["DATABASE"])
    click.echo("The tables are up to date.")


@sheets_commands.command("copy")
@click.argument("target", metavar="postgresql://...")
def copy(target: str) -> None:
    """Copy all sheets from the file of a closed server into an empty PostgreSQL database.

    Every code and printed pad goes on working there with the same secret and address.
    """
    from sheets.storage.copying import copy_to  # noqa: PLC0415 (loads SQLAlchemy: dear)

    with _said_in_a_sentence():
        database_of(current_app)  # up to date, and made with this secret
        counts = copy_to(current_app.config["DATABASE"], target)
    told = ", ".join(f"{count} {name}" for name, count in counts.items())
    click.echo(f"Copied {told}. Every server there needs the secret: a copy of the file")
    click.echo(f"{current_app.config['SECRET_FILE']} that BOOMTOWN_SECRET_FILE names.")


@sheets_commands.command("backup")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def backup(folder: Path) -> None:
    """Copy sheets and secret into a new folder in FOLDER, also while a server is open."""
    from sheets.storage.backup import back_up  # noqa: PLC0415 (loads SQLAlchemy: dear)

    config = current_app.config
    with _said_in_a_sentence():
        made = back_up(config["DATABASE"], config["SECRET_FILE"], folder, datetime.now(UTC))
    click.echo(f"Copied sheets and secret into {made}.")


@sheets_commands.command("restore")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True))
def restore(folder: Path) -> None:
    """Put back what `backup` has copied into FOLDER, where there are no sheets."""
    from sheets.storage.backup import put_back  # noqa: PLC0415 (loads SQLAlchemy: dear)

    config = current_app.config
    with _said_in_a_sentence():
        put_back(config["DATABASE"], config["SECRET_FILE"], folder)
    click.echo("Sheets and secret are in place.")


@sheets_commands.command("accept-secret")
def accept_secret() -> None:
    """Go on with another secret, as the old one is lost: what it made works no more."""
    from sheets.storage import known_secret  # noqa: PLC0415 (loads SQLAlchemy: dear)

    with _said_in_a_sentence():
        database = database_of(current_app, takes_any_secret=True)
        known_secret.take(database, current_app.config["SECRET_KEY"])
    click.echo("The secret of now is taken. Blank pads that were printed open nothing any more;")
    click.echo("a host can make a new link to look on by renewing it.")


@contextmanager
def _said_in_a_sentence() -> Iterator[None]:
    from sheets.refusals import DatabaseAwayError  # noqa: PLC0415
    from sheets.storage import StorageError  # noqa: PLC0415

    try:
        yield
    except (StorageError, DatabaseAwayError) as error:
        raise ConfigurationError(str(error)) from error
