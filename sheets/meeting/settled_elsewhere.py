"""Rulings of other phones: asked again, and what they make of a table or of its copy."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from rules.core.faults import Fault, RefusedError
from rules.core.fields import quoted
from rules.core.messages import say
from rules.core.paths import joined, last_of
from scoring.titles import BuiltTitle
from sheets import roles
from sheets.answering import QUESTION, SITUATION, Certain, answered
from sheets.checking import against_name
from sheets.document import Document
from sheets.edits import Edit
from sheets.meeting.settled import (
    MOST_ALONG,
    SIGNS_OF_A_MARK,
    Told,
    about_of,
    mark_of,
    subject_of,
    subjects_of,
)
from sheets.record import CopiedFrom, Keeping, Sheet
from sheets.rulings import (
    RULINGS,
    AskedQuestion,
    KeptRuling,
    Settlement,
    beside_of,
    numbered,
    read_ruling,
    rulings_on,
    said_none_in,
)
from sheets.settling import (
    last_number,
    ruling_deleted,
    ruling_kept,
    the_same_as,
    waits_for_reveal,
)
from sheets.timeline import ChangeKind, Entry
from sheets.touched import LastTouched

LAST_MOMENT = 253_402_300_799_000
"""The end of the year 9999 in milliseconds; no later one can be written."""


class Heard(NamedTuple):
    """A ruling of another phone, answered here; its mark there, and since when it stands."""

    ruling: KeptRuling
    mark: str
    since: int


def answered_here(
    title: BuiltTitle,
    told: Iterable[Told],
    here: Settlement,
    certain: Certain,
    role: str | None = None,
) -> list[Heard]:
    """The rulings of a code, asked again; refused with every fault at its path.

    What a seat tells, it has settled itself. `here` says when that is, and by which version.
    """
    heard, faults = [], list[Fault]()
    for place, each in enumerate(told):
        try:
            by = here._replace(
                role=role or _role_in(each), name=_name_in(each), at=_moment_in(each, here.at)
            )
            heard.append(_answered(title, each, by, certain))
        except RefusedError as error:
            faults += [Fault(joined(RULINGS, place, f.at), f.says) for f in error.faults]
    if faults:
        raise RefusedError(faults, title.facts)
    return heard


def _answered(title: BuiltTitle, told: Told, by: Settlement, certain: Certain) -> Heard:
    question, situation = told.get(QUESTION), told.get(SITUATION)
    if not isinstance(question, str):
        raise RefusedError([Fault(QUESTION, say("field-not-text", given=quoted(question)))])
    if not isinstance(situation, dict):
        raise RefusedError([Fault(SITUATION, say("field-not-an-object"))])
    asked = AskedQuestion(question, situation, beside_of(told.get("beside")), said_none_in(told))
    mark, since = str(told.get("mark"))[:SIGNS_OF_A_MARK], _since(told)
    return Heard(answered(title, asked, {}, by, certain), mark, since)


def _role_in(told: Told) -> str:
    role = told.get("role")
    known = {roles.HOST, *map(roles.seat_role, range(roles.MOST_SEATS))}
    return role if isinstance(role, str) and role in known else roles.HOST


def _name_in(told: Told) -> str | None:
    name = told.get("name")
    return name if isinstance(name, str) and not list(against_name(name)) else None


def _moment_in(told: Told, now: int) -> int:
    at = told.get("at")
    return at if type(at) is int and 0 <= at <= LAST_MOMENT else now


def heard_at_table(sheet: Sheet, role: str, heard: Heard) -> Edit | None:
    """A ruling of another phone, once; what holds what lies face down here waits."""
    ruling, mark, since = heard
    if since <= _known_since(sheet, mark) or waits_for_reveal(sheet, ruling.asked):
        return None
    edit = ruling_kept(sheet, role, ruling)
    if edit is None:
        return _heard_twice(sheet, heard)
    return _remembered(sheet, edit, mark, since)


def _heard_twice(sheet: Sheet, heard: Heard) -> Edit | None:
    """Two phones settled the same: where the table takes it back, it goes from both."""
    here, asked = the_same_as(sheet, heard.ruling), heard.ruling.asked
    if here is None:
        return None
    keeping = _known_there(sheet.keeping, heard.mark, here.number, heard.since)
    return Edit(ChangeKind.RULING_KEPT, keeping=keeping, about=asked.question)


def gone_at_table(sheet: Sheet, role: str, mark: str, since: int) -> Edit | None:
    """A ruling that came from a copy went there."""
    number, known = sheet.keeping.settled_there.get(mark, (0, since))
    stored = sheet.document.get(RULINGS, {}).get(str(number))
    if stored is None or since <= known or not _may_go(read_ruling(number, stored), role):
        return None
    return _remembered(sheet, ruling_deleted(sheet, role, number), mark, since)


def left_at_table(sheet: Sheet, role: str, what: str, base: int) -> Edit | None:
    """A ruling of the table that a copy keeps no more goes, unless it came back here since."""
    last = LastTouched(sheet.keeping.touched)
    for ruling in rulings_on(sheet.document):
        is_as_it_was = last.revision_of(ruling.path) <= base
        if about_of(ruling) == what and is_as_it_was and _may_go(ruling, role):
            return ruling_deleted(sheet, role, ruling.number)
    return None


def _may_go(ruling: KeptRuling, role: str) -> bool:
    return role in {roles.HOST, ruling.settled.role}


def _known_since(sheet: Sheet, mark: str) -> int:
    return sheet.keeping.settled_there.get(mark, (0, -1))[1]


def _remembered(sheet: Sheet, edit: Edit, mark: str, since: int) -> Edit:
    """With what is known of the ruling on the phone that it came from."""
    number = int(last_of(edit.entries[0].path))
    keeping = _known_there(edit.keeping or sheet.keeping, mark, number, since)
    return edit._replace(keeping=keeping)


def _known_there(keeping: Keeping, mark: str, number: int, since: int) -> Keeping:
    others = [each for each in keeping.settled_there.items() if each[0] != mark]
    there = dict([*others, (mark, (number, since))][-MOST_ALONG:])
    return replace(keeping, settled_there=there)


def unknown_to(sheet: Sheet, told: Iterable[Told]) -> list[Told]:
    """What a table keeps and its copy does not, unless the copy has put it aside itself."""
    origin, mine = sheet.keeping.origin, set(map(about_of, rulings_on(sheet.document)))
    if origin is None:
        return []
    return [
        each
        for each in told
        if (what := subject_of(each)) not in mine
        and not (what in origin.rulings and _is_put_aside(each, origin))
    ]


def _is_put_aside(told: Told, origin: CopiedFrom) -> bool:
    """Whether a copy was right to put this aside, and the table has not put it back since."""
    return origin.role in {roles.HOST, _role_in(told)} and _since(told) <= origin.revision


def _since(told: Told) -> int:
    since = told.get("since")
    return since if type(since) is int else 0


def entries_on_copy(
    sheet: Sheet, told: Iterable[Told], gone: Mapping[str, int], new: Iterable[Heard]
) -> Iterator[Entry]:
    """What of the rulings goes and comes where a copy reads its table again."""
    theirs = subjects_of(told)
    for ruling in rulings_on(sheet.document):
        if about_of(ruling) not in theirs and _went_at_table(sheet, ruling, gone):
            yield Entry(ruling.path, ruling.stored, None, 2)
    depth, first = int(RULINGS in sheet.document), last_number(sheet) + 1
    for number, heard in enumerate(new, first):
        ruling = numbered(heard.ruling, number)
        yield Entry(ruling.path, None, ruling.stored, depth)


def _went_at_table(sheet: Sheet, ruling: KeptRuling, gone: Mapping[str, int]) -> bool:
    """Whether a ruling stood on the table as it stands here, and does so no more."""
    origin, since = (
        sheet.keeping.origin,
        LastTouched(sheet.keeping.touched).revision_of(ruling.path),
    )
    if origin is None:
        return False
    was_theirs = about_of(ruling) in origin.rulings and since <= origin.read_at
    return was_theirs or since <= gone.get(mark_of(origin, ruling.path), -1)


def placed(document: Document, heard: Iterable[Heard]) -> Document:
    """A document with rulings, where it had none."""
    stored = {str(number): each.ruling.stored for number, each in enumerate(heard, 1)}
    return {**document, RULINGS: stored} if stored else document


def waiting(sheet: Sheet, told: Iterable[Told]) -> int:
    """How many rulings of a code that was read have to wait until all is turned over here."""
    asked = (
        AskedQuestion(each[QUESTION], each[SITUATION], beside_of(each.get("beside")))
        for each in told
    )
    return sum(waits_for_reveal(sheet, each) for each in asked)
