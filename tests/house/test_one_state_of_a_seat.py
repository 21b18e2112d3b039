"""A seat is empty, a draft or ready; a page by itself and a shared sheet say the same of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from scoring.titles import BuiltTitle, titles
from sheets.document import Document, Put, as_text, changed
from sheets.standing import State
from sheets.view import standing_of
from tests.examples import read_cases
from tests.house.rooms import HOUSE
from web.forms.seat_form import typed_changes
from web.forms.table_state import TableState
from web.forms.typed import typed_from

Body = dict[str, Any]


@pytest.fixture(autouse=True)
def _request(app: Flask) -> Iterator[None]:
    """Pages are made for somebody who asked."""
    with app.test_request_context():
        yield


each_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)


def examples_of(title: BuiltTitle) -> Iterator[Body]:
    """The tables of the title's worked cases, each with its first seat alone."""
    room = title.facts.room
    files = (f"tests/{room}/contract.json", f"rules/{room}/cases.json")
    for case in (case for file in files for case in read_cases(Path(HOUSE, file))):
        if case["post"] == "score" and case["body"]["seats"]:
            yield {**case["body"], "seats": case["body"]["seats"][:1]}


def seats_of(title: BuiltTitle) -> Iterator[Body]:
    """Tables of one seat: as in the examples, with each of its fields alone, with each blank."""
    for table in examples_of(title):
        (seat,) = table["seats"]
        yield table
        for field in seat.keys() - {"name"}:
            yield {**table, "seats": [{"name": "Ann", field: seat[field]}]}
            yield {**table, "seats": [{**seat, field: ""}]}


def on_a_page(title: BuiltTitle, table: Body) -> State:
    (seat,) = TableState(title, MultiDict(typed_from(table))).seats
    return seat.state


def on_a_sheet(title: BuiltTitle, table: Body) -> State:
    """The state of the seat once its form was sent to a sheet with this set-up."""
    seat = {"name": table["seats"][0].get("name", "Ann"), "mark": "hat"}
    setup = {key: table[key] for key in ("edition", "variants", "house_rules") if key in table}
    shared = {key: table[key] for key in title.shared_parts if key in table}
    bare: Document = {"setup": setup, "shared": shared, "seats": [seat]}
    changes = typed_changes(title, 0, MultiDict(typed_from(table)), bare)
    puts = tuple(Put(path, value) for path, value in changes.items())
    return standing_of(title.slug, as_text(changed(bare, puts, title.sheet))).state_of(0)


@each_title
def test_a_page_and_a_sheet_say_the_same_of_a_seat(title: BuiltTitle) -> None:
    told = [(table["seats"], on_a_page(title, table), table) for table in seats_of(title)]
    other = [(seat, page) for seat, page, table in told if on_a_sheet(title, table) is not page]
    assert other == []
    assert {page for _, page, _ in told} >= {State.EMPTY, State.DRAFT, State.READY}


@pytest.mark.parametrize("field", ["characters=doctor", "auctioneer_sold=2"])
def test_a_seat_that_only_said_what_it_owns_is_not_empty(field: str) -> None:
    name, value = field.split("=")
    typed = MultiDict([("seats.0.name", "Ann"), (f"seats.0.{name}", value)])
    (seat,) = TableState(titles()["carson-city-cards"], typed).seats
    assert seat.state is State.DRAFT
    assert seat.faults
