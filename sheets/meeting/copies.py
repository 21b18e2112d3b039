"""Phones that meet without a network: what a sheet gives away in codes, and what codes do to it.

One phone has the table. Every other one has a copy that knows what it began from, so that it can
tell what was typed there since, and take over what the table says now.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import Any, NamedTuple

from rules.core.messages import say
from rules.core.paths import SEATS, seat_path
from scoring.titles import BuiltTitle, titles
from sheets import roles
from sheets.document import EXTRAS, Document, Put, as_text, changed, read_document, value_at
from sheets.edits import ChangeRequest, Edit, only_open, put
from sheets.making import new_document
from sheets.meeting.differences import differences
from sheets.meeting.texts import SeatCode, TableCode
from sheets.record import CopiedFrom, Sheet
from sheets.refusals import StandsAgainstError
from sheets.timeline import ChangeKind, Entry, is_covered
from sheets.touched import PathSet
from sheets.view import View

DONE = "done"


class CaughtUp(NamedTuple):
    """A copy as the table is now, and what of its own stood where the table changed too."""

    edit: Edit | None
    mine: Mapping[str, Any]


def table_told(sheet: Sheet, name: str) -> TableCode:
    """The table as everybody may see it."""
    document = View(sheet, roles.LOOK).document
    seats = [{key: value for key, value in seat.items() if key != DONE} for seat in document[SEATS]]
    common = {root: document[root] for root in ("setup", "shared", EXTRAS) if document.get(root)}
    done = [number for number, seat in enumerate(document[SEATS]) if seat.get(DONE)]
    body = {"title": sheet.title, **common, SEATS: seats, DONE: done}
    return TableCode(name, sheet.revision, body)


def document_told(told: TableCode, today: date) -> tuple[BuiltTitle, Document]:
    """What stands on the table; refused as the body of a new sheet is."""
    body = dict(told.body)
    done = body.pop(DONE, [])
    title, document = new_document(body, today)
    numbers = range(len(document[SEATS]))
    puts = [Put(seat_path(n, DONE), True) for n in numbers if isinstance(done, list) and n in done]
    return title, changed(document, puts, title.sheet)


def origin_of(told: TableCode, document: Document, seat: int | None) -> CopiedFrom:
    """What a copy remembers of the table."""
    return CopiedFrom(told.table, told.revision, seat, as_text(document))


def seat_told(sheet: Sheet) -> SeatCode:
    """What was typed on a copy since the table was read; what is face down stays there."""
    origin = _origin(sheet)
    facts = titles()[sheet.title].sheet
    role = roles.HOST if origin.seat is None else roles.seat_role(origin.seat)
    face_down = frozenset() if sheet.keeping.is_revealed else facts.covered
    found = differences(read_document(origin.text), sheet.document, facts)
    puts = {
        path: value
        for path, value in found.items()
        if roles.may_change(role, path, facts.common) and not is_covered(path, face_down, None)
    }
    return SeatCode(origin.table, origin.revision, origin.seat, puts)


def heard(sheet: Sheet, role: str, told: SeatCode) -> Edit | None:
    """What another phone typed, on the table; what it told before stands against nothing."""
    if not told.puts:
        return None
    known = sheet.keeping.heard.get(role, ())
    edit = put(sheet, role, ChangeRequest(told.base, told.puts), known=known)
    if edit is None:
        return None
    now = {**sheet.keeping.heard, role: (*known, sheet.revision + 1)}
    return edit._replace(keeping=replace(edit.keeping or sheet.keeping, heard=now))


def caught_up(sheet: Sheet, told: TableCode, today: date) -> CaughtUp:
    """The copy with all that is new on the table.

    Where both changed the same the table counts, and what stood here is given back to be chosen.
    """
    only_open(sheet)
    origin = _origin(sheet)
    if told.table != origin.table or told.body.get("title") != sheet.title:
        raise StandsAgainstError(say("codes-of-another-table"))
    if told.revision < origin.revision:
        raise StandsAgainstError(say("codes-older"))
    title, theirs = document_told(told, today)
    facts, before = title.sheet, read_document(origin.text)
    puts = differences(before, theirs, facts)
    typed = PathSet(differences(before, sheet.document, facts))
    mine = {
        path: own
        for path, value in puts.items()
        if typed.touches(path) and (own := value_at(sheet.document, path, facts)) != value
    }
    ours = sheet.document
    grown = {**ours, SEATS: [*ours[SEATS], *theirs[SEATS][len(ours[SEATS]) :]]}
    all_puts = (*(Put(*each) for each in puts.items()), *_left_out(grown, theirs))
    document = changed(grown, all_puts, facts)
    entries = tuple(
        Entry(path, old, value)
        for path, value, _ in all_puts
        if (old := value_at(ours, path, facts)) != value
    )
    keeping = sheet.keeping_with(origin=origin_of(told, theirs, origin.seat))
    return CaughtUp(Edit(ChangeKind.SET, document, keeping, entries), mine)


def _left_out(ours: Document, theirs: Document) -> Iterator[Put]:
    """Seats that were left out on the table, or brought back."""
    for number, (old, new) in enumerate(zip(ours[SEATS], theirs[SEATS], strict=False)):
        if bool(old.get("left_out")) != bool(new.get("left_out")):
            yield Put(seat_path(number, "left_out"), new.get("left_out"))


def _origin(sheet: Sheet) -> CopiedFrom:
    if sheet.keeping.origin is None:
        raise StandsAgainstError(say("codes-no-copy"))
    return sheet.keeping.origin
