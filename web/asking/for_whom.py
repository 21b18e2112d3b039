"""For which seat of this phone's table a question is opened: choosing one fills in the form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scoring.titles import BuiltTitle, Question
from sheets.opened import Opened
from web.asking.from_table import FOR, NO_TABLE, OF_A_SEAT, THE_TABLE, address_for, known_at
from web.forms.kinds.kind import NONE, body_of, said_none
from web.forms.typed import Typed, below, typed_from
from web.forms.view import SETUP
from web.house.names import NAMES

SAID_NONE = "-"
CHOOSE = "choose"
"""The button that chooses for whom; its value is what `FOR` becomes."""

Body = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat, the table as a whole, or no table."""

    value: str
    name: str = ""
    """Who sits there."""
    seat: int | None = None
    mark: str | None = None
    is_chosen: bool = False


def choices_of(
    title: BuiltTitle, question: Question, opened: Opened | None, typed: Typed
) -> list[Choice]:
    """For whom a question can be opened; nothing without a table, or where another one came along.

    Where every seat knows the same of a question, the table is the only choice.
    """
    if opened is None or not _may_be_its_table(opened, typed):
        return []
    chosen = typed.get(FOR, "")
    seats = _seats(opened)
    known = [{**_known(title, question, opened, str(number)), FOR: ""} for number in seats]
    if all(body == known[0] for body in known):
        whole = Choice(THE_TABLE, is_chosen=chosen not in {"", NO_TABLE})
        return [whole, Choice(NO_TABLE, is_chosen=chosen == NO_TABLE)]
    each = [
        Choice(str(n), str(seat["name"]), n, seat["mark"], is_chosen=chosen == str(n))
        for n, seat in seats.items()
    ]
    return [*each, Choice(NO_TABLE, is_chosen=chosen == NO_TABLE)]


def _seats(opened: Opened) -> dict[int, Mapping[str, Any]]:
    """Those who play, by the numbers of their seats."""
    seats = enumerate(opened.view.document["seats"])
    return {number: seat for number, seat in seats if not seat.get("left_out")}


def _may_be_its_table(opened: Opened, typed: Typed) -> bool:
    """Whether the names that came along, if any, are those of this table."""
    along = {*below(typed, NAMES).values()}
    return bool(_seats(opened)) and along <= {str(s["name"]) for s in _seats(opened).values()}


def _known(title: BuiltTitle, question: Question, opened: Opened, value: str) -> Body:
    """What is known to whoever was chosen."""
    document, seats = opened.view.document, {str(number): number for number in _seats(opened)}
    if value != THE_TABLE and value not in seats:
        return {}
    return known_at(title, question, document, document.get("setup", {}), seats.get(value))


def _fields_known(title: BuiltTitle, question: Question, opened: Opened, value: str) -> Body:
    """The same as the form reads it, and of what somebody said that there is none."""
    typed = Typed(typed_from(_known(title, question, opened, value)))
    return {**body_of(question.form, typed), SAID_NONE: said_none(typed)}


def address_chosen(
    title: BuiltTitle, question: Question, opened: Opened | None, typed: Typed
) -> str | None:
    """Where somebody goes who chose for whom to ask: what was typed by hand comes along.

    What the seat chosen before knew is replaced by what this one knows.
    """
    value = typed.get(CHOOSE)
    if value is None:
        return None
    if opened is None:
        return address_for(title, question, {**_by_hand(title, question, typed, {}), FOR: NO_TABLE})
    before = _fields_known(title, question, opened, typed.get(FOR, ""))
    own = _by_hand(title, question, typed, before)
    known = _known(title, question, opened, value)
    return address_for(title, question, {**known, **own, FOR: known.get(FOR, NO_TABLE)})


def known_otherwise(
    title: BuiltTitle, question: Question, opened: Opened | None, body: Body, typed: Typed
) -> Body:
    """What the table knows of the seat that asks, and the form holds no more."""
    value = typed.get(FOR, NO_TABLE)
    if opened is None or value == NO_TABLE:
        return {}
    known = _fields_known(title, question, opened, value)
    return {
        name: there
        for name, there in known.items()
        if name not in {SAID_NONE, OF_A_SEAT, *SETUP} and there not in (None, "", [], {})
        if not _is_same(title, name, body.get(name), there) and not _holds(body.get(name), there)
    }


def _holds(value: Any, known: Any) -> bool:
    """Whether all that is known still stands in a value, with more in it or without.

    Of people only those are compared who are in both: not everybody takes part in everything.
    """
    if isinstance(known, dict):
        inside = value if isinstance(value, dict) else {}
        return all(_holds(inside.get(name), part) for name, part in known.items())
    if isinstance(known, list):
        entries = value if isinstance(value, list) else []
        return all(any(_holds(entry, part) for entry in entries) for part in known) or (
            _are_people(known) and _are_people(entries) and _hold_each(entries, known)
        )
    return bool(value == known)


def _are_people(rows: Sequence[Any]) -> bool:
    return all(isinstance(row, dict) and "name" in row for row in rows)


def _hold_each(people: Sequence[Body], known: Sequence[Body]) -> bool:
    by_name = {row["name"]: row for row in people}
    return all(_holds(by_name[row["name"]], row) for row in known if row["name"] in by_name)


def _by_hand(title: BuiltTitle, question: Question, typed: Typed, before: Body) -> Body:
    """What stands in the form and did not come from the table."""
    body = body_of(question.form, typed)
    none = dict.fromkeys(said_none(typed) - before.get(SAID_NONE, frozenset()), NONE)
    return none | {
        name: value
        for name, value in body.items()
        if value not in ("", [], {}) and not _is_same(title, name, value, before.get(name))
    }


def _is_same(title: BuiltTitle, name: str, value: Any, before: Any) -> bool:
    """Whether a field holds what it held; a drawing may be written in other signs."""
    drawing = title.sheet.drawn.get(name)
    if drawing and isinstance(value, str) and isinstance(before, str):
        return drawing.differences(before, value) == {}
    return bool(value == before)
