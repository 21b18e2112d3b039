"""The command line for whoever keeps sheets: bring the database up to date, forget old ones."""

import click
from flask import current_app
from flask.cli import AppGroup

from printables.core.cache import papers_of_sheets
from web.house.configuration import ConfigurationError
from web.sheets.installation import all_sheets

MILLISECONDS_OF_A_DAY = 24 * 60 * 60 * 1000
DAYS_OF_A_MONTH = 30.44

sheets_commands = AppGroup("sheets", help="Look after the shared sheets.")


@sheets_commands.command("prune")
@click.option("--months", type=click.IntRange(1, 1200), help="Instead of BOOMTOWN_KEEP_MONTHS.")
def prune(months: int | None) -> None:
    """Remove the sheets that nobody has touched for some months."""
    months = months or int(current_app.config["KEEP_MONTHS"])
    sheets = all_sheets()
    since = sheets.clock() - int(months * DAYS_OF_A_MONTH * MILLISECONDS_OF_A_DAY)
    removed = sheets.prune(since)
    papers_of_sheets(current_app.config["PAPERS"]).drop_all()  # theirs are among them
    click.echo(f"Removed {removed} sheets untouched for {months} months.")


@sheets_commands.command("migrate")
def migrate_database() -> None:
    """Bring the tables of the database up to date."""
    from sheets.storage import StorageError, migrate  # noqa: PLC0415 (loads SQLAlchemy: dear)

    try:
        migrate(current_app.config["DATABASE"])
    except StorageError as error:
        raise ConfigurationError(str(error)) from error
    click.echo("The tables are up to date.")
