"""Questions with all in them that a table knows: what lies there, readings, who sits there."""

from collections.abc import Mapping
from typing import Any

from scoring.titles import BuiltTitle, Question
from sheets.document import Document
from web.forms.kinds.kind import fields_of, kind_of
from web.forms.seat_form import presentable
from web.forms.table_state import TableState
from web.forms.view import SETUP
from web.house.addresses import address_of
from web.house.rooms import pages_of

OF_A_SEAT = "seat"
"""The kind of field that says whose turn it is."""


def questions_filled_in(
    title: BuiltTitle, document: Document, setup: Mapping[str, Any], number: int | None
) -> list[tuple[str, str]]:
    """Every question with its address, filled in with what this seat or the table knows."""
    agreed = {key: value for key, value in setup.items() if key in SETUP}
    return [
        (key, _address(title, question, {**agreed, **_known(title, document, number, question)}))
        for key, question in title.questions.items()
    ]


def _known(
    title: BuiltTitle, document: Document, number: int | None, question: Question
) -> dict[str, Any]:
    """What is known of a question; of a table nothing that is one seat's alone."""
    pages = pages_of(title)
    if number is None:
        first, *others = document["seats"]
        document = {**document, "seats": [{**first, "fields": {}}, *others]}
    asked = pages.asked_of(document, number or 0, question.key)
    fields = presentable(question.form, asked)
    if number is None:
        fields = {name: fields[name] for name in fields if not _is_of_a_seat(question, name)}
    return {**fields, **{name: asked[name] for name in pages.asked_beside if name in asked}}


def _is_of_a_seat(question: Question, name: str) -> bool:
    entry = dict(fields_of(question.form))[name]
    return kind_of(entry).template(entry) == OF_A_SEAT


def _address(title: BuiltTitle, question: Question, known: dict[str, Any]) -> str:
    body = {**known, "draft": True}
    return address_of("ask_pages.ask", body, slug=title.slug, key=question.key)


def document_of(state: TableState) -> Document:
    """A table in an address as sheets have theirs."""
    seats = [
        {
            "name": seat.name,
            "fields": {name: value for name, value in seat.body.items() if name != "name"},
        }
        for seat in state.seats
    ]
    return {"setup": state.setup, "shared": state.shared, "seats": seats}
