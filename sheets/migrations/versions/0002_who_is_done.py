"""Nothing in the tables; beside what was typed stands more than earlier versions can read.

The step keeps them from opening such sheets, and puts a copy aside that they can open.
"""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Leaves the tables as they are."""
