"""What is known of the installation, and what each address may still do, for many servers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes two tables; a server on one SQLite file leaves the second empty."""
    op.create_table(
        "installation",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_installation"),
    )
    op.create_table(
        "allowances",
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("what", "who", name="pk_allowances"),
    )
    op.create_index("ix_allowances_at", "allowances", ["at"])
