"""What each kind of change makes of a sheet, or why it is refused; nothing is kept here."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from rules.core.faults import Fault, RefusedError
from rules.core.fields import plain_text
from rules.core.messages import Message, say
from rules.core.paths import field_path, seat_path
from rules.core.seats import MARKS
from scoring.titles import BuiltTitle, titles
from sheets import roles
from sheets.checking import Checked, against_name
from sheets.document import Document, PathError, Put, Reader, changed, depth_at, objects_at
from sheets.record import Keeping, Sheet
from sheets.refusals import (
    ClosedError,
    ContestedError,
    FullError,
    NoSheetError,
    NotAllowedError,
    StandsAgainstError,
)
from sheets.roles import typist
from sheets.timeline import UNDOABLE, Change, ChangeKind, Entry, changed_since, is_covered
from sheets.touched import LastTouched
from sheets.view import View

LARGEST_TIMELINE = 16 * 1024 * 1024
"""Letters of all changes of a sheet: 64 times what stands on it."""


class Edit(NamedTuple):
    """A change before it is kept: what is other than before."""

    kind: ChangeKind
    document: Document | None = None
    keeping: Keeping | None = None
    entries: tuple[Entry, ...] = ()
    about: str | int | None = None


class ChangeRequest(NamedTuple):
    """A change as somebody sends it: the revision that was seen, the paths and their values."""

    base: int
    puts: Mapping[str, Any]


def only_host(role: str) -> None:
    """Refuses everybody else."""
    if role != roles.HOST:
        raise NotAllowedError(say("sheet-host-only"))


def only_open(sheet: Sheet) -> None:
    """Refuses changes of a finished sheet."""
    if sheet.is_finished:
        raise StandsAgainstError(say("sheet-finished"))


def title_of(sheet: Sheet) -> BuiltTitle:
    """The game of a sheet."""
    return titles()[sheet.title]


def put(
    sheet: Sheet, role: str, request: ChangeRequest, *, known: Collection[int] = ()
) -> Edit | None:
    """Values at paths; None where all of them stand there already.

    What came in one of the `known` revisions stands against nothing: it is from the same hand.
    """
    puts = allowed(sheet, role, request.puts)
    if not 0 <= request.base <= sheet.revision:
        says = say("sheet-no-revision", given=str(request.base), last=str(sheet.revision))
        raise RefusedError([Fault("base", says)], title_of(sheet).facts)
    entries = _entries(sheet, puts, role)
    _refuse_contested(sheet, role, entries, request.base, known)
    return _placed(sheet, role, ChangeKind.SET, puts, entries)


def allowed(sheet: Sheet, role: str, values: Mapping[str, Any]) -> tuple[Put, ...]:
    """The change, if this role may make it now and it can be kept."""
    common = title_of(sheet).sheet.common
    forbidden = any(not roles.may_change(role, path, common) for path in values)
    if forbidden or role in roles.READ_ONLY:
        raise NotAllowedError(say("sheet-not-yours"))
    only_open(sheet)
    _refuse_closed(View(sheet, role), values)
    return Checked(title_of(sheet), sheet.document).puts(values)


def _refuse_closed(view: View, values: Mapping[str, Any]) -> None:
    """Refuses changes of what lies face down and this role may not see; it can only be cleared."""
    for path, value in values.items():
        is_cleared = value is None and path == field_path(path)
        if view.is_closed(path) and not is_cleared:
            raise ClosedError(view.says_closed(path), view.title.facts)


def _entries(sheet: Sheet, puts: tuple[Put, ...], role: str) -> tuple[Entry, ...]:
    """What stands at each path, and what is to come there."""
    document, facts = sheet.document, title_of(sheet).sheet
    reader, known = Reader(document, facts), sheet.keeping.typed_by

    def entry(put: Put) -> Entry:
        path, old = put.path, reader.value_at(put.path)
        way = depth_at(document, path), objects_at(document, path)
        if not is_covered(path, facts.covered, None):
            return Entry(path, old, put.value, *way)
        by = typist(role, path) if put.typed_by is None else put.typed_by
        return Entry(path, old, put.value, *way, known.get(field_path(path), ""), by)

    return tuple(entry(put) for put in puts)


def _moved(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """What is other than before."""
    return tuple(entry for entry in entries if not _equal(entry.old, entry.new))


def _equal(old: Any, new: Any) -> bool:
    """Equal as JSON is written: true is not 1, and 4.0 is not 4."""
    return json.dumps(old, sort_keys=True) == json.dumps(new, sort_keys=True)


def _refuse_contested(
    sheet: Sheet, role: str, entries: tuple[Entry, ...], base: int, known: Collection[int]
) -> None:
    """Refuses what somebody else changed after the base, unless it stands there already.

    What lies face down is refused either way: whoever could not know it must not learn it so.
    """
    touched = {path: at for path, at in sheet.keeping.touched.items() if at not in known}
    last, view = LastTouched(touched), View(sheet, role)
    later = (entry for entry in entries if last.revision_of(entry.path) > base)
    contested = [e for e in later if not view.sees(e.path) or not _equal(e.old, e.new)]
    if contested:
        raise ContestedError(
            say("sheet-contested"),
            yours={entry.path: entry.new for entry in contested},
            theirs={entry.path: entry.old for entry in contested if view.sees(entry.path)},
            revision=sheet.revision,
        )


def _placed(
    sheet: Sheet,
    role: str,
    kind: ChangeKind,
    puts: tuple[Put, ...],
    entries: tuple[Entry, ...] | None = None,
) -> Edit | None:
    moved = _moved(_entries(sheet, puts, role) if entries is None else entries)
    if not moved:
        return None
    document = changed(sheet.document, _of(puts, moved), title_of(sheet).sheet)
    return Edit(kind, document, taken_by(sheet, role), moved)


def _of(puts: tuple[Put, ...], entries: tuple[Entry, ...]) -> tuple[Put, ...]:
    paths = {entry.path for entry in entries}
    return tuple(put for put in puts if put.path in paths)


def moving(sheet: Sheet, puts: tuple[Put, ...]) -> tuple[Put, ...]:
    """Those of the values that do not stand there already."""
    return _of(puts, _moved(_entries(sheet, puts, "")))


def taken_by(sheet: Sheet, role: str) -> Keeping:
    """Whoever types as a seat sits there."""
    number = roles.seat_number(role)
    if number is None or number in sheet.keeping.taken:
        return sheet.keeping
    return sheet.keeping_with(taken=(*sheet.keeping.taken, number))


def with_timeline_grown(keeping: Keeping, change: Change, *, is_limited: bool) -> Keeping:
    """What is known of a sheet with one more change; refused where its timeline is full."""
    size = keeping.timeline_size + len(change.written())
    if is_limited and size > LARGEST_TIMELINE:
        raise FullError(say("sheet-timeline-full", most=LARGEST_TIMELINE // 1024**2))
    return replace(keeping, timeline_size=size)


def undone(sheet: Sheet, role: str, change: Change | None) -> Edit | None:
    """The earlier values of a change, put back."""
    if change is None:
        raise NoSheetError(say("sheet-no-change"))
    if role in roles.READ_ONLY or role not in {roles.HOST, change.role}:
        raise NotAllowedError(say("sheet-not-your-change"))
    only_open(sheet)
    if change.kind not in UNDOABLE:
        raise StandsAgainstError(say("sheet-not-undoable"))
    if changed_since(change, LastTouched(sheet.keeping.touched)):
        raise StandsAgainstError(say("sheet-changed-since"))
    try:
        edit = _placed(sheet, role, ChangeKind.UNDONE, change.back)
    except PathError:  # entries of a list that others were appended to
        raise StandsAgainstError(say("sheet-changed-since")) from None
    return edit._replace(about=change.revision) if edit else None


def seat_added(sheet: Sheet, role: str, name: Any) -> Edit:
    """One more seat at the end."""
    document = sheet.document
    if role != roles.HOST and not (role == roles.JOIN and _lets_people_add_themselves(document)):
        raise NotAllowedError(say("sheet-host-only"))
    only_open(sheet)
    number = len(document["seats"])
    faults = [Fault("name", says) for says in against_name(name)]
    _refuse_one_more(sheet, faults)
    seat = {"name": plain_text(name), "mark": _free_mark(document), "fields": {}}
    document = {**document, "seats": [*document["seats"], seat]}
    entries = (Entry(seat_path(number, "left_out"), True, None),)
    return Edit(ChangeKind.SEAT_ADDED, document, entries=entries, about=str(seat["name"]))


def _refuse_one_more(sheet: Sheet, faults: list[Fault]) -> None:
    """Refuses a further seat where the game or the sheet has no room, or for these faults."""
    title, seats = title_of(sheet), sheet.document["seats"]
    most = title.facts.players[1]
    playing = sum(not seat.get("left_out") for seat in seats)
    if playing >= most or len(seats) >= roles.MOST_SEATS:
        faults = [*faults, Fault("seats", say("sheet-no-more-seats", most=most))]
    if faults:
        raise RefusedError(faults, title.facts)


def _lets_people_add_themselves(document: Document) -> bool:
    setup = document.get("setup", {})
    return bool(setup.get("may_add_seats")) and setup.get("joining") != "closed"


def _free_mark(document: Document) -> str:
    used = {seat["mark"] for seat in document["seats"] if not seat.get("left_out")}
    return next((mark for mark in MARKS if mark not in used), MARKS[0])


def seat_left_out(sheet: Sheet, role: str, number: int) -> Edit | None:
    """A seat counts no more; all that was typed for it stays."""
    only_host(role)
    only_open(sheet)
    seat = seat_at(sheet, number)
    if seat.get("left_out"):
        return None
    puts = (Put(seat_path(number, "left_out"), True),)
    edit = _placed(sheet, role, ChangeKind.SEAT_LEFT_OUT, puts)
    return edit._replace(about=seat["name"]) if edit else None


def seat_brought_back(sheet: Sheet, role: str, number: int) -> Edit | None:
    """A seat that was left out plays along again."""
    only_host(role)
    only_open(sheet)
    seat = seat_at(sheet, number)
    if not seat.get("left_out"):
        return None
    _refuse_one_more(sheet, [])
    puts = (Put(seat_path(number, "left_out"), None),)
    edit = _placed(sheet, role, ChangeKind.SEAT_ADDED, puts)
    return edit._replace(about=seat["name"]) if edit else None


def seat_at(sheet: Sheet, number: int) -> dict[str, Any]:
    """A seat that is there."""
    seats = sheet.document["seats"]
    if not 0 <= number < len(seats):
        raise NoSheetError(say("sheet-no-seat", count=len(seats)))
    seat: dict[str, Any] = seats[number]
    return seat


def seat_taken(sheet: Sheet, role: str, number: int) -> Edit:
    """Somebody who came by the code for the table sits down."""
    if role != roles.JOIN:
        raise NotAllowedError(say("sheet-not-yours"))
    only_open(sheet)
    seat = seat_at(sheet, number)
    if says := _against_sitting_down(sheet, seat, number):
        raise StandsAgainstError(says)
    taken = (*sheet.keeping.taken, number)
    return Edit(ChangeKind.TAKEN, keeping=sheet.keeping_with(taken=taken), about=seat["name"])


def seat_arrived(sheet: Sheet, role: str) -> Edit:
    """A phone opened the link of a seat and said who holds it."""
    number = roles.seat_number(role)
    if number is None:
        raise NotAllowedError(say("sheet-not-yours"))
    return Edit(
        ChangeKind.ARRIVED, keeping=taken_by(sheet, role), about=seat_at(sheet, number)["name"]
    )


def _against_sitting_down(sheet: Sheet, seat: Mapping[str, Any], number: int) -> Message | None:
    if sheet.document.get("setup", {}).get("joining") == "closed":
        return say("sheet-joining-closed")
    if seat.get("left_out"):
        return say("sheet-seat-left-out", name=seat["name"])
    if number in sheet.keeping.taken:
        return say("sheet-seat-taken", name=seat["name"])
    return None


def renewed(sheet: Sheet, role: str, whose: str) -> Edit:
    """The codes of a role end; a seat is free again. All others come from the host's code."""
    only_host(role)
    seats = [roles.seat_role(number) for number in range(len(sheet.document["seats"]))]
    known = (roles.HOST, roles.JOIN, roles.LOOK, *seats)
    if whose not in known:
        raise NoSheetError(say("sheet-no-role", known=known))
    number = roles.seat_number(whose)
    ended = roles.DERIVED if whose == roles.HOST else (whose,)
    generations = {each: sheet.keeping.generation(each) + 1 for each in ended}
    changes = {
        "generations": {**sheet.keeping.generations, **generations},
        "taken": tuple(each for each in sheet.keeping.taken if each != number),
    }
    return Edit(ChangeKind.RENEWED, keeping=sheet.keeping_with(**changes), about=whose)
