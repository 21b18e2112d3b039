"""Phones that meet without a network: what a sheet gives away in codes, and what codes do to it.

One phone has the table. Every other one has a copy that knows what it began from, so that it can
tell what was typed there since, and take over what the table says now.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from secrets import token_hex
from typing import Any, NamedTuple

from rules.core.messages import say
from rules.core.paths import SEATS, field_path, seat_path
from rules.core.sheet import SheetFacts
from scoring.titles import BuiltTitle, titles
from sheets import roles
from sheets.document import EXTRAS, Document, Put, as_text, changed, read_document, value_at
from sheets.edits import ChangeRequest, Edit, only_open, put
from sheets.making import new_document
from sheets.meeting.differences import differences
from sheets.meeting.seals import seals_told
from sheets.meeting.seals_heard import SealsHeard, heard_at_table, heard_on_copy, refuse_odd_paths
from sheets.meeting.settled import subjects_of, told_by_copy, told_by_table
from sheets.meeting.settled_elsewhere import Heard, entries_on_copy, placed
from sheets.meeting.texts import SeatCode, TableCode
from sheets.record import CopiedFrom, Sheet
from sheets.refusals import StandsAgainstError
from sheets.roles import typist
from sheets.timeline import Change, ChangeKind, Entry, is_covered
from sheets.touched import PathSet
from sheets.view import View

DONE = "done"
BYTES_OF_A_NAME = 8
MOST_COPIES = 50
"""More phones than ever sit at a table are remembered."""


class CaughtUp(NamedTuple):
    """A copy as the table is now, and what of its own stood where the table changed too."""

    edit: Edit | None
    mine: Mapping[str, Any]
    unlike: tuple[str, ...] = ()
    """What the table has turned over, and is not what was sealed."""


def table_told(sheet: Sheet, name: str) -> TableCode:
    """The table as everybody may see it."""
    document = View(sheet, roles.LOOK).document
    seats = [{key: value for key, value in seat.items() if key != DONE} for seat in document[SEATS]]
    common = {root: document[root] for root in ("setup", "shared", EXTRAS) if document.get(root)}
    done = [number for number, seat in enumerate(document[SEATS]) if seat.get(DONE)]
    body = {"title": sheet.title, **common, SEATS: seats, DONE: done}
    seals, (rulings, gone, _) = seals_told(sheet, name), told_by_table(sheet)
    return TableCode(name, sheet.revision, body, seals=seals, rulings=rulings, gone=gone)


def document_told(told: TableCode, today: date) -> tuple[BuiltTitle, Document]:
    """What stands on the table; refused as the body of a new sheet is."""
    body = dict(told.body)
    done = body.pop(DONE, [])
    title, document = new_document(body, today)
    numbers = range(len(document[SEATS]))
    puts = [Put(seat_path(n, DONE), True) for n in numbers if isinstance(done, list) and n in done]
    return title, changed(document, puts, title.sheet)


def copied(sheet: Sheet, told: TableCode, seat: int | None, rulings: Iterable[Heard]) -> Sheet:
    """A new sheet as the copy of a table, with what lies face down there and what was settled."""
    origin = _origin_of(told, sheet.document, seat)
    keeping = sheet.keeping_with(origin=replace(origin, name=token_hex(BYTES_OF_A_NAME)))
    typed_by = {path: by for path in keeping.typed_by if (by := typist(origin.role, path))}
    keeping = replace(keeping, typed_by=typed_by)
    copy = replace(sheet, text=as_text(placed(sheet.document, rulings)), keeping=keeping)
    news = _news_of(copy, told, sheet.document)
    return replace(copy, keeping=copy.keeping_with(seals=news.seals))


def _origin_of(told: TableCode, document: Document, seat: int | None) -> CopiedFrom:
    """What a copy remembers of the table."""
    subjects = subjects_of(told.rulings)
    return CopiedFrom(told.table, told.revision, seat, as_text(document), rulings=subjects)


def _news_of(copy: Sheet, told: TableCode, theirs: Document) -> SealsHeard:
    refuse_odd_paths(copy, roles.HOST, told.seals)
    return heard_on_copy(copy, told.table, _origin(copy).role, told.seals, theirs)


def seat_told(sheet: Sheet) -> SeatCode:
    """What was typed on a copy since the table was read; what is face down stays there."""
    origin = _origin(sheet)
    facts, role = titles()[sheet.title].sheet, origin.role
    face_down = frozenset() if sheet.keeping.is_revealed else facts.covered
    found = differences(read_document(origin.text), sheet.document, facts)
    puts = {
        path: value
        for path, value in found.items()
        if roles.may_change(role, path, facts.common) and not is_covered(path, face_down, None)
    }
    seals, settled = seals_told(sheet, origin.table, role), told_by_copy(sheet, origin)._asdict()
    seen = (origin.table, origin.revision, origin.seat)
    return SeatCode(*seen, puts, origin.name, sheet.revision, seals=seals, **settled)


def heard(sheet: Sheet, role: str, told: SeatCode) -> Edit | None:
    """What another phone typed, on the table; what it told before stands against nothing."""
    copies = sheet.keeping.copies
    if not told.puts or told.at < copies.get(told.copy, 0):
        return None
    known, view = sheet.keeping.heard.get(role, ()), View(sheet, role)
    puts = {path: value for path, value in told.puts.items() if not view.is_closed(path)}
    edit = put(sheet, role, ChangeRequest(told.base, puts), known=known) if puts else None
    if edit is None:
        return None
    now = {**sheet.keeping.heard, role: (*known, sheet.revision + 1)}
    news = heard_at_table(sheet, told.table, role, told.seals, told.puts)
    seals = {**sheet.keeping.seals, **news.untold}
    copies = dict([*copies.items(), (told.copy, told.at)][-MOST_COPIES:]) if told.copy else copies
    keeping = replace(edit.keeping or sheet.keeping, heard=now, seals=seals, copies=copies)
    return edit._replace(keeping=keeping)


def refuse_what_is_not_next(sheet: Sheet, told: TableCode) -> CopiedFrom:
    """Refuses codes of another table than that of a copy, and older ones than it knows."""
    only_open(sheet)
    origin = _origin(sheet)
    if told.table != origin.table or told.body.get("title") != sheet.title:
        raise StandsAgainstError(say("codes-of-another-table"))
    if told.revision < origin.revision:
        raise StandsAgainstError(say("codes-older"))
    return origin


def caught_up(
    sheet: Sheet,
    told: TableCode,
    today: date,
    rulings: Iterable[Heard] = (),
    since: Sequence[Change] = (),
) -> CaughtUp:
    """The copy with all that is new on the table, and with these of its rulings.

    Where both changed the same the table counts, and what stood here is given back to be chosen.
    What the table has from this copy itself, as what was done `since` it was read says, is no news.
    """
    refuse_what_is_not_next(sheet, told)
    title, theirs = document_told(told, today)
    facts, ours = title.sheet, sheet.document
    news, mine = _news_and_mine(sheet, theirs, facts, since)
    grown = {**ours, SEATS: [*ours[SEATS], *theirs[SEATS][len(ours[SEATS]) :]]}
    all_puts = (*(Put(*each) for each in news.items()), *_left_out(grown, theirs))
    document = changed(grown, all_puts, facts)
    entries = tuple(
        entry for put in all_puts if (entry := _learnt(sheet, put, facts)).old != put.value
    )
    settled = tuple(entries_on_copy(sheet, told.rulings, told.gone, rulings))
    document = changed(document, (Put(entry.path, entry.new) for entry in settled), facts)
    heard = _news_of(replace(sheet, text=as_text(document)), told, theirs)
    keeping = sheet.keeping_with(origin=_origin_now(sheet, told, theirs), seals=heard.seals)
    edit = Edit(ChangeKind.SET, document, keeping, (*entries, *settled))
    return CaughtUp(edit, mine, heard.unlike)


def _learnt(sheet: Sheet, put: Put, facts: SheetFacts) -> Entry:
    """What a copy learns from the table; it lies face up there, and the copy may see it too."""
    old = value_at(sheet.document, put.path, facts)
    if not is_covered(put.path, facts.covered, None):
        return Entry(put.path, old, put.value)
    was_by = sheet.keeping.typed_by.get(field_path(put.path), "")
    is_by = typist(_origin(sheet).role, put.path)
    return Entry(put.path, old, put.value, was_by=was_by, is_by=is_by)


def _origin_now(sheet: Sheet, told: TableCode, theirs: Document) -> CopiedFrom:
    before = _origin(sheet)
    origin = _origin_of(told, theirs, before.seat)
    return replace(origin, read_at=sheet.revision + 1, name=before.name)


def _news_and_mine(
    sheet: Sheet, theirs: Document, facts: SheetFacts, since: Sequence[Change]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the table changed, and what stands here where this phone changed the same."""
    before = read_document(_origin(sheet).text)
    news, typed = differences(before, theirs, facts), differences(before, sheet.document, facts)
    own_paths = PathSet(typed)
    mine = {
        path: own
        for path, value in news.items()
        if own_paths.touches(path) and (own := value_at(sheet.document, path, facts)) != value
    }
    for document in _earlier(sheet.document, since, facts) if mine else ():
        stood = [path for path in mine if value_at(document, path, facts) == news[path]]
        for path in stood:
            del mine[path], news[path]
    return news, mine


def _earlier(document: Document, since: Sequence[Change], facts: SheetFacts) -> Iterator[Document]:
    """What stood here before each change, the last one first."""
    for change in reversed(since):
        document = changed(document, change.back, facts)
        yield document


def _left_out(ours: Document, theirs: Document) -> Iterator[Put]:
    """Seats that were left out on the table, or brought back."""
    for number, (old, new) in enumerate(zip(ours[SEATS], theirs[SEATS], strict=False)):
        if bool(old.get("left_out")) != bool(new.get("left_out")):
            yield Put(seat_path(number, "left_out"), new.get("left_out"))


def _origin(sheet: Sheet) -> CopiedFrom:
    if sheet.keeping.origin is None:
        raise StandsAgainstError(say("codes-no-copy"))
    return sheet.keeping.origin
