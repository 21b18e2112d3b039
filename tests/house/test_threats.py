"""What somebody gets from a stolen database, backup or secret; each promise has its test."""

import ast
import re
from functools import cache
from http import HTTPStatus
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import make_url

from sheets.codes import derived, pad_code
from sheets.record import Sheet
from sheets.refusals import NoSheetError
from sheets.roles import HOST, JOIN
from tests.sheets.sitting import TITLE, Sitting, roles, sat_down, told
from web.sheets.installation import sheets_of

HOUSE = Path(__file__).parents[2]
PROMISES = HOUSE / "hosting" / "threats.md"
NOT_HELD_OFF = "## Not held off"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def promises() -> list[str]:
    """Each promise of the page, with the tests that it names."""
    held = PROMISES.read_text("utf-8").partition(NOT_HELD_OFF)[0]
    return [line for line in held.splitlines() if line.startswith("- ")]


@cache
def named_in(path: str) -> set[str]:
    """The tests of a file."""
    tree = ast.parse((HOUSE / path).read_text("utf-8"))
    return {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)}


@pytest.mark.parametrize("promise", promises())
def test_every_promise_has_a_test(promise: str) -> None:
    named = NAMED.findall(promise)
    assert named
    assert [each for path, each in named if each not in named_in(path)] == []


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    """A sheet that is full of codes: of a phone's own, of a rematch, renewed."""
    table = sat_down(client)
    told(table.ask("join", "POST", "/seats/1/take"))
    told(table.ask("host", "POST", "/links/seat.2/renew"), HTTPStatus.OK)
    table.finish()
    told(table.ask("host", "POST", "/rematch"), HTTPStatus.CREATED)
    return table


def stolen(app: Flask, sitting: Sitting) -> Sheet:
    """The row of a sheet, as it stands in the database."""
    return sheets_of(app).open(sitting.code("host")).sheet


def test_a_database_alone_opens_no_sheet(app: Flask, sitting: Sitting) -> None:
    database = make_url(app.config["DATABASE"]).database
    assert database
    files = Path(database).parent.glob(f"{Path(database).name}*")
    content = b"\0".join(file.read_bytes() for file in files).upper()
    assert stolen(app, sitting).title.upper().encode() in content
    codes = [sitting.code(role) for role in roles()]
    assert [code for code in codes if code.encode() in content] == []


def test_with_the_secret_a_database_gives_the_links_to_look_on(
    app: Flask, sitting: Sitting
) -> None:
    sheets, sheet = sheets_of(app), stolen(app, sitting)
    assert sheets.look_code(sheet) == sitting.code("look")
    rematch = sheets.rematch_code(sheet)
    assert rematch
    assert sheets.open(rematch).role == JOIN
    kept = re.findall(r"[0-9A-Z]{26}", sheet.text + sheet.keeping.written())
    assert len(kept) == len({"look", "rematch"})


def test_the_secret_alone_makes_pads_and_opens_nothing(app: Flask) -> None:
    sheets = sheets_of(app)
    forged = pad_code(app.config["SECRET_KEY"], TITLE)
    assert sheets.title_of_pad(forged) == TITLE
    for code in (forged, derived(forged, HOST, 0), derived(forged, JOIN, 0)):
        with pytest.raises(NoSheetError):
            sheets.open(code)
