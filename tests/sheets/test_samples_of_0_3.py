"""A sheet of version 0.3, which did not note who typed what lies face down."""

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sheets.edits import ChangeRequest
from sheets.opened import Opened
from sheets.roles import HOST, seat_role
from sheets.sheets import Sheets
from sheets.storage import open_database
from tests.sheets.without_network import RUSH, TODAY

SECRET = b"0.3" * 11
ANNS, BENS, CIDS = (f"seats.{number}.tokens" for number in range(3))


def of_this_database(folder: Path) -> Sheets:
    """The sheets in a folder."""
    return Sheets(open_database(f"sqlite:///{folder}/boomtown.db"), SECRET, "test")


def put(sheets: Sheets, code: str, puts: Mapping[str, Any]) -> None:
    """A change by whoever sees the last revision."""
    sheets.put(code, ChangeRequest(sheets.open(code).sheet.revision, puts))


@pytest.fixture
def table(tmp_path: Path) -> Opened:
    """Tokens that the host typed, that a phone typed, that a phone changed after the host."""
    sheets = of_this_database(tmp_path)
    ann, *others = [{"name": name} for name in ("Ann", "Ben", "Cid")]
    table = sheets.make({"title": RUSH, "seats": [{**ann, "tokens": [3]}, *others]}, TODAY)
    codes = [sheets._seat_code_of(table, seat) for seat in range(3)]  # noqa: SLF001 (as by links)
    put(sheets, codes[1], {BENS: [5]})
    put(sheets, table.code, {CIDS: [2]})
    put(sheets, codes[2], {CIDS: [2, 1]})
    sheets.close()
    return table


def as_of_0_3(file: Path) -> None:
    """Take away what that version did not note."""
    with closing(sqlite3.connect(file)) as database, database:
        for number, text in database.execute("SELECT id, keeping FROM sheets").fetchall():
            keeping = json.loads(text)
            for name in ("typed_by", "asking", "corrected"):
                del keeping[name]
            values = (json.dumps(keeping), number)
            database.execute("UPDATE sheets SET keeping = ? WHERE id = ?", values)
        for sheet, number, text in database.execute("SELECT * FROM changes").fetchall():
            change = json.loads(text)
            change["entries"] = [entry[:4] for entry in change["entries"]]
            values = (json.dumps(change), sheet, number)
            database.execute(
                "UPDATE changes SET data = ? WHERE sheet_id = ? AND revision = ?", values
            )
        database.execute("UPDATE alembic_version SET version_num = '0003'")


def test_who_typed_what_lies_face_down_is_found_in_the_timeline(
    tmp_path: Path, table: Opened
) -> None:
    as_of_0_3(tmp_path / "boomtown.db")
    sheets = of_this_database(tmp_path)
    seen = sheets.open(table.code).view.document["seats"]
    assert [seat["fields"].get("tokens") for seat in seen] == [[3], None, None]
    assert sheets.open(table.code).sheet.keeping.typed_by == {ANNS: HOST}
    put(sheets, table.code, {ANNS: [3, 1]})
    for number, tokens in enumerate(([3, 1], [5], [2, 1])):
        own = sheets._seat_code_of(table, number)  # noqa: SLF001 (as by links)
        opened = sheets.open(own)
        assert opened.role == seat_role(number)
        assert opened.view.document["seats"][number]["fields"]["tokens"] == tokens
    sheets.close()
