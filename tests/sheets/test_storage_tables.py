"""The tables in the code are those that the migrations make, on every kind of database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from sheets.migrations import schema
from sheets.storage import Database, open_database
from sheets.storage.tables import metadata
from tests.postgresql import Server


@pytest.fixture
def migrated(tmp_path: Path) -> Iterator[Database]:
    """A database that the migrations made."""
    made = open_database(f"sqlite:///{tmp_path / 'migrated.db'}")
    yield made
    made.close()


@pytest.fixture
def on_postgresql(postgresql: Server) -> Iterator[Database]:
    """The same on PostgreSQL."""
    made = Database(postgresql.new_database("tables"))
    yield made
    made.close()
    postgresql.drop("tables")


def in_words(file: Path) -> set[str]:
    """What a file says about its tables and indexes."""
    with closing(sqlite3.connect(file)) as connection:
        told = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {sql for (sql,) in told if "alembic_version" not in sql}


def in_postgresql() -> str:
    """All steps as PostgreSQL would be told."""
    told = StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql", opts={"as_sql": True, "output_buffer": told}
    )
    steps = [*ScriptDirectory(str(schema.FOLDER)).walk_revisions()]
    with Operations.context(context):
        for step in reversed(steps):
            step.module.upgrade()
    return told.getvalue()


def test_the_migrations_make_the_tables_of_the_code(migrated: Database) -> None:
    with migrated.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_migrations_make_the_tables_of_the_code_on_postgresql(on_postgresql: Database) -> None:
    with on_postgresql.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_migrations_give_the_same_names_and_rules_as_the_code(
    migrated: Database, tmp_path: Path
) -> None:
    (tmp_path / "direct.db").touch()
    direct = Database(f"sqlite:///{tmp_path / 'direct.db'}")
    with direct.writing() as connection:
        metadata.create_all(connection)
    direct.close()
    migrated.close()
    assert in_words(tmp_path / "migrated.db") == in_words(tmp_path / "direct.db")


def test_the_last_file_is_the_last_step() -> None:
    steps = ScriptDirectory(str(schema.FOLDER))
    assert steps.get_heads() == [schema.newest()]
    assert sorted(step.revision for step in steps.walk_revisions()) == schema.known()


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_postgresql_understands_the_tables(table: Table) -> None:
    told = str(CreateTable(table).compile(dialect=postgresql.dialect()))
    assert f"CREATE TABLE {table.name} (" in told
    assert ("SERIAL" in told) == (table.name == "sheets")


def test_postgresql_understands_the_migrations() -> None:
    told = in_postgresql()
    for table in metadata.sorted_tables:
        assert f"CREATE TABLE {table.name} (" in told
    assert told.count("SERIAL") == 1
    assert told.count("ON DELETE CASCADE") == 2
    assert told.count("CREATE INDEX") == 3
