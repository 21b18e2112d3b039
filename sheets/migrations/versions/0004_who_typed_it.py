"""Nothing in the tables; beside what was typed stands who typed what lies face down.

Of older sheets the timeline tells it, and of what no change tells it was the host who began with
it. Whatever was undone counts as typed by its own seat, so nobody sees more than before.
"""

import json
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

from scoring.titles import titles

revision = "0004"
down_revision = "0003"

SHEETS = sa.text("SELECT id, title, document, keeping FROM sheets")
CHANGES = sa.text("SELECT data FROM changes WHERE sheet_id = :id ORDER BY revision")
KEEP = sa.text("UPDATE sheets SET keeping = :keeping WHERE id = :id")


def upgrade() -> None:
    """Notes it for each sheet of a title in which something lies face down."""
    if op.get_context().as_sql:  # only the statements are wanted, and no sheet is there
        return
    covered = {slug: title.sheet.covered for slug, title in titles().items()}
    connection = op.get_bind()
    for sheet in connection.execute(SHEETS).all():
        if names := covered.get(sheet.title):
            typed_by = _begun_with(json.loads(sheet.document), names)
            for row in connection.execute(CHANGES, {"id": sheet.id}):
                _follow(typed_by, json.loads(row.data), names)
            keeping = {**json.loads(sheet.keeping), "typed_by": typed_by}
            connection.execute(KEEP, {"id": sheet.id, "keeping": json.dumps(keeping)})


def _begun_with(document: Mapping[str, Any], names: frozenset[str]) -> dict[str, str]:
    """What stands there now, as if nobody but the host had ever typed."""
    return {
        f"seats.{number}.{name}": "host"
        for number, seat in enumerate(document["seats"])
        for name in names.intersection(seat.get("fields", {}))
    }


def _follow(typed_by: dict[str, str], change: Mapping[str, Any], names: frozenset[str]) -> None:
    for path in (entry[0] for entry in change["entries"]):
        parts = path.split(".")
        if parts[0] == "seats" and names.intersection(parts[2:3]):
            field = ".".join(parts[:3])
            if change["kind"] == "set" and change["role"] == "host":
                typed_by[field] = "host"
            else:
                typed_by.pop(field, None)
