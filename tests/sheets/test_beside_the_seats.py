"""Shared parts and extras: what belongs to no seat, in a game that has them."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest
from flask.testing import FlaskClient

from rules.core.sheet import SheetFacts
from scoring.titles import titles
from sheets import view
from tests.sheets.sitting import CITY, TITLE, Sitting, made, sat_down, told, typed

Json = Any
LOG = [{"round": 1, "says": "Alex draws"}]


@pytest.fixture(autouse=True)
def more_on_the_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as it would be with a board for all and a running log."""
    title = titles()[TITLE]
    drawing = title.sheet.drawn["city"]
    facts = SheetFacts({"city": drawing, "board": drawing}, extras=frozenset({"log"}))
    monkeypatch.setitem(title.__dict__, "sheet", facts)
    monkeypatch.setitem(title.__dict__, "shared_parts", ("board",))
    view.standing_of.cache_clear()
    yield
    view.standing_of.cache_clear()


def test_every_seat_may_change_what_belongs_to_all(sitting: Sitting) -> None:
    sitting.set({"shared.board.d4": "s"}, "seat.0")
    sitting.set({"shared.board.a1": "h"}, "seat.1")
    sheet = sitting.set({"extras.log": LOG}, "seat.2")
    assert sheet["shared"] == {"board": "h---/----/----/---s"}
    assert sheet["extras"] == {"log": LOG}
    for role in ("join", "look"):
        answer = sitting.put({"extras.log": []}, role)
        assert answer.status_code == HTTPStatus.FORBIDDEN


def test_a_parcel_of_the_board_is_one_path(sitting: Sitting) -> None:
    base = sitting.revision
    sitting.set({"shared.board.d4": "s"})
    told(sitting.put({"shared.board.d5": "m"}, "seat.0", base))
    answer = sitting.put({"shared.board.d4": "m"}, "seat.1", base)
    assert told(answer, HTTPStatus.CONFLICT)["theirs"] == {"shared.board.d4": "s"}


def test_what_belongs_to_all_is_told_and_undone(sitting: Sitting) -> None:
    before = sitting.see()
    sitting.set({"shared.board.d4": "s", "extras.log.0": "first"}, "seat.0")
    says = sitting.changes()[-1]["says"]
    assert "d4" in says
    assert "first" in says
    assert typed(told(sitting.undo(2, "seat.0"))) == typed(before)


def test_extras_are_never_scored(sitting: Sitting) -> None:
    sitting.set({"extras.log": LOG})
    sheet = sitting.set({"seats.0.city": CITY})
    assert sheet["seats"][0]["state"] == "ready"
    assert sheet["problems"] == {}
    assert sheet["seats"][0]["total"] is not None


def test_a_fault_of_a_shared_part_is_a_problem_of_the_sheet(sitting: Sitting) -> None:
    sheet = sitting.set({"shared.board": "h", "seats.0.city": CITY})
    assert set(sheet["problems"]) == {"shared.board"}, "this game's form knows no board"


def test_shared_parts_and_extras_come_back_from_a_file(client: FlaskClient) -> None:
    sitting = sat_down(client)
    sheet = sitting.set({"shared.board": CITY, "extras.log": LOG})
    saved = told(sitting.ask("host", "GET", "/export.json"))
    again = told(made(client, saved, "/import"), HTTPStatus.CREATED)
    assert typed(again) == typed(sheet)


def test_a_rematch_begins_with_an_empty_board(sitting: Sitting) -> None:
    sitting.set({"shared.board": CITY})
    sheet = told(sitting.ask("host", "POST", "/rematch"), HTTPStatus.CREATED)
    assert sheet["shared"] == {}
