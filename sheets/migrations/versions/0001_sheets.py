"""Sheets, the links that open them, and their changes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the three tables."""
    _make_sheets()
    _make_links()
    _make_changes()


def _make_sheets() -> None:
    op.create_table(
        "sheets",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("keeping", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sheets"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_sheets_touched_at", "sheets", ["touched_at"])


def _make_links() -> None:
    op.create_table(
        "links",
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("sheet_id", sa.Integer, nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("is_own", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_links"),
        sa.ForeignKeyConstraint(
            ["sheet_id"], ["sheets.id"], name="fk_links_sheet_id_sheets", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_links_sheet_id", "links", ["sheet_id"])


def _make_changes() -> None:
    op.create_table(
        "changes",
        sa.Column("sheet_id", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("sheet_id", "revision", name="pk_changes"),
        sa.ForeignKeyConstraint(
            ["sheet_id"], ["sheets.id"], name="fk_changes_sheet_id_sheets", ondelete="CASCADE"
        ),
    )
