"""Questions with all in them that a table knows: what lies there, readings, who sits there."""

from collections.abc import Mapping
from typing import Any

from marshmallow.fields import Field

from rules.core.fields import SeatOf
from scoring.titles import BuiltTitle, Question
from sheets.document import Document
from web.forms.kinds.kind import NONE, fields_of, is_deciding
from web.forms.seat_form import presentable
from web.forms.table_state import TableState
from web.forms.view import SETUP
from web.house.addresses import address_of
from web.house.rooms import pages_of

OF_A_SEAT = "seat"
"""The field that says whose seat asks."""
FOR = "for"
"""Says in an address for whom a question is opened: the number of a seat, or one of these."""
THE_TABLE, NO_TABLE = "table", "nobody"
UNUSABLE = "unusable"
"""The fields that a table has in a shape that no form can hold; the page names them."""

Body = dict[str, Any]


def questions_filled_in(
    title: BuiltTitle, document: Document, setup: Mapping[str, Any], number: int | None
) -> list[tuple[str, str]]:
    """Every question with its address, filled in with what this seat or the table knows."""
    return [
        (key, address_for(title, question, known_at(title, question, document, setup, number)))
        for key, question in title.questions.items()
    ]


def known_at(
    title: BuiltTitle,
    question: Question,
    document: Document,
    setup: Mapping[str, Any],
    number: int | None,
) -> Body:
    """What a seat or the table knows of a question, with the agreements that hold there."""
    agreed = {key: value for key, value in setup.items() if key in SETUP}
    owner = THE_TABLE if number is None else str(number)
    return {**agreed, **_known(title, document, number, question), FOR: owner}


def _known(title: BuiltTitle, document: Document, number: int | None, question: Question) -> Body:
    """What is known of a question; of a table nothing that is one seat's alone."""
    pages = pages_of(title)
    if number is None:
        onlooker, document = len(document["seats"]), _with_an_onlooker(document)
        known = _known(title, document, onlooker, question)
        return {
            n: value for n, value in known.items() if not _is_seat(question, n, value, onlooker)
        }
    known = pages.asked_of(document, number, question.key)
    fields = presentable(question.form, known)
    beside = {name: known[name] for name in pages.asked_beside if name in known}
    form = dict(fields_of(question.form))
    unusable = sorted(form.keys() & known.keys() - fields.keys())
    said = {name: _as_said(form[name], value) for name, value in fields.items()}
    return {**said, **beside, **({UNUSABLE: unusable} if unusable else {})}


def _as_said(entry: Field[Any], value: Any) -> Any:
    """That there is none of it, said in so many words where that decides."""
    return NONE if value == [] and is_deciding(entry) else value


def _with_an_onlooker(document: Document) -> Document:
    """With somebody behind the last seat who does not play and has nothing."""
    onlooker = {"name": "", "left_out": True, "fields": {}}
    return {**document, "seats": [*document["seats"], onlooker]}


def _is_seat(question: Question, name: str, value: Any, number: int) -> bool:
    """Whether a field says that the seat of this number is meant."""
    entry = dict(fields_of(question.form)).get(name)
    return isinstance(entry, SeatOf) and value == number + entry.first


def address_for(title: BuiltTitle, question: Question, known: Mapping[str, Any]) -> str:
    """The address at which the question opens with this in it, to be filled in further."""
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
    extras = pages_of(state.title).extras_of(state.typed)
    return {"setup": state.setup, "shared": state.shared, "seats": seats, "extras": extras}
