"""Pages that a room adds beside the table, and fields that all at the table may change."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jinja2 import ChoiceLoader, DictLoader

import web.carson_city_cards as room
from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from rules.core.sheet import SheetFacts
from scoring.titles import titles
from sheets.opened import Opened
from tests.sheets.sitting import TITLE, Sitting, sat_down
from web.forms.typed import Typed
from web.house.rooms import Beside

PAGE = """{% extends "sheets/base.html" %}{% block sheet %}<p id="noted">{{ noted }}</p>
<p id="typed">{{ typed.note }}</p><p id="problem">{{ problems.note|join }}</p>{% endblock %}"""


def noted(opened: Opened, _: Typed) -> Mapping[str, Any]:
    return {"noted": opened.view.document.get("extras", {}).get("notes", "nothing")}


def note(opened: Opened, typed: Typed) -> Mapping[str, Any]:
    if not typed["note"]:
        raise RefusedError([Fault("note", say("field-required"))], opened.view.title.facts)
    return {"extras.notes": typed["note"]}


@pytest.fixture(autouse=True)
def with_notes(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as it would be with notes beside the table, and a track on which all move."""
    title = titles()[TITLE]
    facts = SheetFacts(extras=frozenset({"notes"}), common=frozenset({"counts"}))
    monkeypatch.setitem(title.__dict__, "sheet", facts)
    notes = Beside(say("sheet-timeline"), noted, note)
    monkeypatch.setattr(room, "PAGES", replace(room.PAGES, beside={"notes": notes}))
    template = DictLoader({f"{title.facts.room}/beside/notes.html": PAGE})
    monkeypatch.setattr(app.jinja_env, "loader", ChoiceLoader([template, app.jinja_env.loader]))
    yield
    app.jinja_env.cache.clear()


@pytest.fixture
def sitting(client: FlaskClient) -> Sitting:
    return sat_down(client)


def address(sitting: Sitting, role: str) -> str:
    return f"/s/{sitting.code(role)}/beside/notes"


def test_what_is_typed_there_is_kept_and_can_be_taken_back(sitting: Sitting) -> None:
    client, at = sitting.client, address(sitting, "seat.0")
    answer = client.post(at, data={"note": "no duels"}, follow_redirects=True)
    assert '<p id="noted">no duels</p>' in answer.get_data(as_text=True)
    sitting.undo(sitting.revision, "seat.0")
    assert '<p id="noted">nothing</p>' in client.get(at).get_data(as_text=True)


def test_what_cannot_be_is_said_at_its_field(sitting: Sitting) -> None:
    answer = sitting.client.post(address(sitting, "host"), data={"note": ""})
    assert answer.status_code == HTTPStatus.UNPROCESSABLE_ENTITY
    assert '<p id="problem"></p>' not in answer.get_data(as_text=True)
    assert sitting.see()["extras"] == {}


def test_who_looks_on_reads_and_changes_nothing(sitting: Sitting) -> None:
    at = address(sitting, "look")
    assert sitting.client.get(at).status_code == HTTPStatus.OK
    assert sitting.client.post(at, data={"note": "x"}).status_code == HTTPStatus.FORBIDDEN


def test_two_who_type_at_once_choose_between_both_versions(sitting: Sitting) -> None:
    at, base = address(sitting, "seat.0"), sitting.revision
    sitting.set({"extras.notes": "theirs"}, "seat.1")
    answer = sitting.client.post(at, data={"note": "mine", "base": base})
    assert answer.status_code == HTTPStatus.CONFLICT
    assert "theirs" in answer.get_data(as_text=True)


def test_a_page_that_the_room_has_not_is_not_there(sitting: Sitting) -> None:
    answer = sitting.client.get(address(sitting, "host") + "2")
    assert answer.status_code == HTTPStatus.NOT_FOUND


def test_a_common_field_of_another_seat_is_changed_by_everybody_who_plays(sitting: Sitting) -> None:
    sheet = sitting.set({"seats.1.counts.mines": 7}, "seat.0")
    assert sheet["seats"][1]["fields"] == {"counts": {"mines": 7}}
    for role in ("join", "look"):
        assert sitting.put({"seats.1.counts.mines": 8}, role).status_code == HTTPStatus.FORBIDDEN
    refused = sitting.put({"seats.1.name": "Me"}, "seat.0")
    assert refused.status_code == HTTPStatus.FORBIDDEN
