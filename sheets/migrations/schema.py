"""Which steps a database has behind it, and how it takes the others."""

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent
STEPS_TAKEN = "alembic_version"
ONE_RUN = Lock()  # Alembic keeps its current run in variables of its modules


class NotOursError(Exception):
    """Tables that no step of ours has made."""


def known() -> list[str]:
    """The revisions that this Boomtown knows, oldest first."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("*_*.py"))


def newest() -> str:
    """The revision that the code is written for."""
    return known()[-1]


def revision_of(connection: Connection) -> str | None:
    """The revision of a database as it says itself; none before the first."""
    if not inspect(connection).has_table(STEPS_TAKEN):
        return None
    revision: str | None = connection.scalar(text(f"SELECT version_num FROM {STEPS_TAKEN}"))  # noqa: S608 - a constant
    return revision


def refuse_what_others_made(connection: Connection) -> None:
    """Raises `NotOursError` where there are tables, but no revision."""
    if others := set(inspect(connection).get_table_names()) - {STEPS_TAKEN}:
        raise NotOursError(f"tables without a revision: {sorted(others)}")


def upgrade(connection: Connection) -> None:
    """Takes the missing steps in the transaction that the connection is in."""
    from alembic import command  # noqa: PLC0415 (dear to import, and hardly ever needed)
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    with ONE_RUN:
        command.upgrade(config, "head")
