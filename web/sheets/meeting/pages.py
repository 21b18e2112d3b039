"""Phones that meet without a network: the pages that show codes and read those of others."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from printables.core.qr import qr_drawing
from rules.core.faults import RefusedError
from rules.core.messages import say
from sheets.document import value_at
from sheets.edits import ChangeRequest
from sheets.meeting.copies import document_told
from sheets.meeting.settled_elsewhere import waiting
from sheets.meeting.texts import SeatCode, TableCode, in_parts, read_parts
from sheets.opened import Opened
from sheets.portable import PortableError
from sheets.refusals import ContestedError, FullError, NotAllowedError, SheetError
from sheets.roles import HOST, READ_ONLY
from web.forms.sent import shown_again
from web.house.faults import faults_json
from web.house.language import words
from web.house.limits import one_of
from web.house.rendering import page
from web.pages.recent import remember
from web.sheets.actions import MINE, THEIRS, both_versions, chosen_versions
from web.sheets.answers import today
from web.sheets.installation import NEW_SHEETS, all_sheets
from web.sheets.meeting.telling import told_of_seals
from web.sheets.pages import for_its_reader, sheet_page
from web.sheets.showing import words_for

sheet_meeting = Blueprint("sheet_meeting", __name__)

Told = TypeVar("Told", TableCode, SeatCode)

MAY_LOOK_AT_CODES = "camera=(self), geolocation=(), microphone=()"


@sheet_meeting.get("/meet")
def arrive() -> Response:
    """Where a phone reads the codes of a table that began on another one."""
    return _arriving("")


@sheet_meeting.post("/meet")
def sit_down() -> ResponseReturnValue:
    """The table that was read: first who holds this phone, then a sheet of its own."""
    text, seat = request.form.get("codes", ""), request.form.get("seat")
    try:
        told = _read(text, TableCode)
        title, document = document_told(told, today())
        if seat is None:
            seats = document["seats"]
            return _with_camera(page("sheets/who_meets.html", title=title, seats=seats, text=text))
        with one_of(NEW_SHEETS):
            number = int(seat) if seat.isascii() and seat.isdecimal() else None
            opened = all_sheets().copy_of(told, number, today())
    except (PortableError, RefusedError, FullError) as error:
        return _arriving(text, _sentences(error))
    answer: Any = redirect(url_for("sheet_pages.sheet", code=opened.code), 303)
    remember(answer, opened.code)
    return answer  # type: ignore[no-any-return]


def _arriving(text: str, problems: list[str] | None = None) -> Response:
    answer = page("sheets/arrive.html", text=shown_again(text), problems=problems)
    answer.status_code = 422 if problems else 200
    return _with_camera(answer)


@sheet_meeting.get("/s/<code>/meet")
def meet(code: str) -> Response:
    """The codes of a table, or of what was typed on its copy; and a place to read others."""
    return _meeting(all_sheets().open(code))


@sheet_meeting.post("/s/<code>/meet")
def hear(code: str) -> ResponseReturnValue:
    """Takes over what codes say; where both changed the same thing, both versions are shown."""
    opened, text = all_sheets().open(code), request.form.get("codes", "")
    is_copy = _is_copy(opened)
    if not is_copy and opened.role != HOST:
        raise NotAllowedError(say("sheet-host-only"))
    try:
        return _caught_up(opened, text) if is_copy else _heard(opened, text)
    except (PortableError, RefusedError, SheetError) as error:
        return _meeting(opened, text, _sentences(error))


def _heard(opened: Opened, text: str) -> ResponseReturnValue:
    told = _read(text, SeatCode)
    try:
        after = all_sheets().hear(opened.code, told)
    except ContestedError as error:
        return _to_be_settled(opened, ChangeRequest(told.base, told.puts), error)
    notes = [*told_of_seals(opened, after, words_for(after)), *_closed(after, told)]
    notes += _waiting(after, told)
    return _meeting(after, heard=_whose(after, told.seat), notes=notes)


def _closed(after: Opened, told: SeatCode) -> Iterator[str]:
    """What was not taken over, as something else lies face down there."""
    view, spoken = after.view, words_for(after)
    yield from {spoken.text(view.says_closed(p)): None for p in told.puts if view.is_closed(p)}


def _waiting(after: Opened, told: SeatCode) -> Iterator[str]:
    if count := waiting(after.sheet, told.rulings):
        yield words().says("meet-ruling-waits", count=count)


def _caught_up(opened: Opened, text: str) -> ResponseReturnValue:
    after, mine = all_sheets().catch_up(opened.code, _read(text, TableCode), today())
    if not mine:
        return redirect(url_for("sheet_pages.sheet", code=opened.code), 303)
    facts, revision = after.view.title.sheet, after.sheet.revision
    theirs = {path: value_at(after.sheet.document, path, facts) for path in mine}
    error = ContestedError(say("sheet-contested"), yours=mine, theirs=theirs, revision=revision)
    return _to_be_settled(after, ChangeRequest(revision, mine), error)


def _to_be_settled(opened: Opened, wanted: ChangeRequest, error: ContestedError) -> Response:
    address = url_for("sheet_meeting.settle", code=opened.code)
    about, is_mine = say("sheet-two-versions-of-phones"), _is_copy(opened)
    return both_versions(opened, address, wanted, error, is_sent_mine=is_mine, about=about)


def _is_copy(opened: Opened) -> bool:
    """Whether this phone tells the table what was typed here; else others tell it to this one."""
    return opened.sheet.keeping.origin is not None


@sheet_meeting.post("/s/<code>/meet/settle")
def settle(code: str) -> ResponseReturnValue:
    """Keeps one of two versions of each thing that two phones changed."""
    opened = all_sheets().open(code)
    wanted = chosen_versions(opened, MINE if _is_copy(opened) else THEIRS)
    try:
        if wanted.puts:
            all_sheets().put(code, wanted)
    except ContestedError as error:
        return _to_be_settled(opened, wanted, error)
    return redirect(url_for("sheet_meeting.meet", code=code), 303)


@sheet_meeting.post("/s/<code>/meet/turn-over")
def turn_over(code: str) -> ResponseReturnValue:
    """What lies face down on a copy goes along from now on."""
    all_sheets().turn_over(code)
    return redirect(url_for("sheet_meeting.meet", code=code), 303)


def _read(text: str, wanted: type[Told]) -> Told:
    """What stands in the codes, if it is what is read here."""
    told = read_parts(text)
    if not isinstance(told, wanted):
        raise PortableError(say("codes-of-a-seat" if wanted is TableCode else "codes-of-a-table"))
    return told


def _meeting(
    opened: Opened,
    text: str = "",
    problems: list[str] | None = None,
    heard: str = "",
    notes: Iterable[str] = (),
) -> Response:
    if opened.role in READ_ONLY:
        raise NotAllowedError(say("sheet-not-yours"))
    sheets, origin = all_sheets(), opened.sheet.keeping.origin
    try:
        told = sheets.seat_code(opened.code) if origin else sheets.table_code(opened.code)
        parts = in_parts(told)
    except PortableError as error:
        parts, problems = [], [words().text(error.says)]
    more = {"parts": parts, "is_copy": origin is not None, "qr": qr_drawing}
    more |= {"heard": heard, "notes": notes}
    face_down = origin is not None and opened.view.may_be_revealed
    answer = sheet_page(
        "sheets/meet.html",
        opened,
        **more,
        text=shown_again(text),
        problems=problems,
        face_down=face_down,
    )
    answer.status_code = 422 if problems and request.method == "POST" else 200
    return _with_camera(answer)


def _whose(opened: Opened, seat: int | None) -> str:
    if seat is None:
        return words().name("meet-whole-table")
    return str(opened.sheet.document["seats"][seat]["name"])


def _with_camera(answer: Response) -> Response:
    """Codes are looked at here; no other page may ask for the camera."""
    answer.headers["Permissions-Policy"] = MAY_LOOK_AT_CODES
    return for_its_reader(answer)


def _sentences(error: PortableError | RefusedError | SheetError) -> list[str]:
    """What is wrong, for the field of the codes."""
    if isinstance(error, RefusedError):
        told = faults_json(error.faults, words(error.title))
        return [f"{path}: {sentence}" for path, each in told.items() for sentence in each]
    return [words().text(error.says)]
