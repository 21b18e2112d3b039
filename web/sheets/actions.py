"""What people do on the pages of a sheet; every one leads back to a page."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from rules.core.faults import Fault, RefusedError
from rules.core.messages import Message, say
from rules.core.paths import seat_path
from scoring.titles import BuiltTitle
from sheets.document import Document
from sheets.edits import ChangeRequest, only_host, seat_at
from sheets.opened import Opened
from sheets.refusals import ContestedError, StandsAgainstError
from sheets.roles import HOST, seat_number, seat_role
from sheets.view import View
from translations.catalogue import Catalogue
from web.forms.seat_form import base_of, typed_changes
from web.forms.table_state import TableState
from web.forms.typed import Typed, settled
from web.house.json_bodies import read_json
from web.house.limits import one_of
from web.house.rooms import pages_of
from web.house.titles import find_title
from web.pages.recent import forget, remember
from web.pages.score import table_page, who_plays
from web.pages.who_plays import Company
from web.sheets.answers import names_of, today
from web.sheets.installation import NEW_SHEETS, all_sheets, delete_sheet
from web.sheets.pages import (
    TO_RESULT,
    TO_SEAT,
    TO_TABLE,
    blank_pad,
    ends_here,
    is_the_last,
    lines_of,
    seat_onward,
    seat_page,
    sheet_page,
)
from web.sheets.showing import words_for
from web.sheets.words import Telling, sheet_moves

sheet_actions = Blueprint("sheet_actions", __name__)

FACE_DOWN = "…"
"""Instead of a version that this reader may not see."""


def typed_form() -> Typed:
    """What was typed into the form that was sent."""
    return Typed(settled(request.form.items(multi=True)))


def back_to(code: str, fragment: str = "") -> Response:
    """The page of a sheet, to be fetched anew."""
    address = url_for("sheet_pages.sheet", code=code, _anchor=fragment or None)
    answer: Any = redirect(address, 303)
    return answer  # type: ignore[no-any-return]


@sheet_actions.post("/<slug>/sheets")
def make(slug: str) -> Response:
    """A new sheet for the people named, or with all that stands in a table's address."""
    title, typed = find_title(slug), typed_form()
    state = TableState(title, typed)
    if not state.seats and Company(title, typed).faults:
        return who_plays(title, typed, refused=True)
    try:
        with one_of(NEW_SHEETS):
            return _at_home(all_sheets().make(_body(title, typed), today()))
    except RefusedError as error:
        return table_page(state, error.faults, refused=True)


def _at_home(opened: Opened) -> Response:
    """The host's page, remembered by this phone."""
    answer = back_to(opened.code)
    remember(answer, opened.code)
    return answer


def _body(title: BuiltTitle, typed: Typed) -> dict[str, Any]:
    """All that was typed, as a sheet begins with it."""
    state = TableState(title, typed)
    seats = _seats(title, typed)
    parts = {"setup": state.setup, "shared": state.shared, "seats": seats}
    return {"title": title.slug, **parts, "extras": pages_of(title).extras_of(typed)}


def _seats(title: BuiltTitle, typed: Typed) -> list[dict[str, Any]]:
    seats = TableState(title, typed).seats
    if seats:
        return [seat.body for seat in seats]
    return [_as_typed(title, seat) for seat in Company(title, typed).seats]


def _as_typed(title: BuiltTitle, seat: dict[str, Any]) -> dict[str, Any]:
    """A seat as it would be typed when it is filled in this way."""
    return pages_of(title).seat_body(seat, seat.get("way", ""))


@sheet_actions.post("/s/<code>/start")
def start(code: str) -> Response:
    """A blank printed pad becomes a sheet; later scans of its code join."""
    slug = all_sheets().title_of_pad(code)
    if slug is None:
        return back_to(code)
    title, typed = find_title(slug), typed_form()
    company = Company(title, typed)
    if company.faults:
        return blank_pad(code, title, company)
    try:
        with one_of(NEW_SHEETS):
            return _at_home(all_sheets().start_pad(code, _body(title, typed), today()))
    except StandsAgainstError:  # somebody else was faster
        return back_to(code)


@sheet_actions.post("/s/<code>")
@sheet_actions.post("/s/<code>/seat/<int(max=99):number>")
def save(code: str, number: int | None = None) -> ResponseReturnValue:
    """Keeps what was typed for a seat, as far as it is other than what the form showed."""
    opened = all_sheets().open(code)
    number = seat_number(opened.role) if number is None else number
    _only_who_fills_in(opened, number)
    if number is None:
        return back_to(code)
    changes, closed = _open_and_closed(opened, _changes(opened, number))
    changes |= {**_cleared(opened, number), **_said_done(opened, number)}
    wanted = ChangeRequest(base_of(request.form, opened.sheet.revision), changes)
    if wanted.puts and opened.sheet.is_finished:
        return too_late(opened, wanted)
    if "show" in request.form:
        return _as_it_would_be(opened, number, wanted)
    try:
        after = all_sheets().put(code, wanted) if wanted.puts else opened
    except ContestedError as error:
        return both_versions(opened, _settling(opened, number), wanted, error)
    if closed:
        return seat_page(after, number, not_saved=after.view.says_closed(closed[0]))
    return _page_after(after, number)


def _open_and_closed(
    opened: Opened, changes: Mapping[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """What can be kept of what was typed, and the paths of the rest: something lies there."""
    closed = [path for path in changes if opened.view.is_closed(path)]
    return {path: value for path, value in changes.items() if path not in closed}, closed


def _cleared(opened: Opened, number: int) -> dict[str, None]:
    """What lies face down at a seat, where the host has chosen to clear it unseen."""
    hidden = opened.view.hidden_at(number) if "clear" in request.form else ()
    return {seat_path(number, name): None for name in sorted(hidden)}


def _page_after(opened: Opened, number: int) -> ResponseReturnValue:
    """Where it goes on from a seat: to what all share; for the host to another seat, or home."""
    if opened.role == HOST and "next" in request.form:
        return onward_from(opened, number)
    if opened.role == HOST and "done" in request.form:
        return back_to(opened.code)
    if "parts" in request.form:
        return redirect(url_for("sheet_parts.parts", code=opened.code), 303)
    return redirect(_address_of_seat(opened, number), 303)


def onward_from(opened: Opened, number: int = -1) -> ResponseReturnValue:
    """The next seat that the host fills in, after the last the end; home while others are at it.

    What the button said holds: one that was to lead to a seat or to the table ends no game.
    """
    following = seat_onward(opened, number)
    pressed = request.form.get("next")
    if following is None and pressed in {TO_SEAT, TO_TABLE}:
        return back_to(opened.code)
    if following is None and pressed == TO_RESULT and _is_still_grey(opened, number):
        return redirect(_address_of_seat(opened, number), 303)
    if following is None:
        is_asked = _asked_before_the_end(opened) or _lacks_shared(opened)
        if number >= 0 and is_the_last(opened.view, number) and not is_asked:
            opened = all_sheets().finish(opened.code)  # so that every phone comes to the result
        page = "sheet_pages.result" if opened.view.is_final else "sheet_pages.sheet"
        return redirect(url_for(page, code=opened.code), 303)
    address = url_for(
        "sheet_pages.seat",
        code=opened.code,
        number=following,
        **_in_the_same_way(opened, number, following),
    )
    return redirect(address, 303)


def _is_still_grey(opened: Opened, number: int) -> bool:
    """Whether only this seat itself keeps the table from its result."""
    return ends_here(opened.view, number) and not is_the_last(opened.view, number)


def _in_the_same_way(opened: Opened, number: int, following: int) -> dict[str, Any]:
    """A seat is filled in as the one before was, but for those at which nobody sits."""
    view = opened.view
    if any(view.sits_nobody(seat) for seat in (number, following) if seat >= 0):
        return {}
    return {seat_path(following, "way"): request.form.get(seat_path(number, "way"))}


def _said_done(opened: Opened, number: int) -> dict[str, Any]:
    """Whether the seat is done, where that was pressed and is other than before."""
    pressed = request.form.get("is_done", "1" if "next" in request.form else None)
    now = None if pressed is None else pressed == "1"
    before = bool(opened.view.document["seats"][number].get("done"))
    return {} if now in {None, before} else {seat_path(number, "done"): now or None}


def too_late(opened: Opened, wanted: ChangeRequest) -> Response:
    """409: what came too late, so that nothing of it is lost, and a way to ask the host."""
    telling = Telling(opened.view, words_for(opened))
    late = [(telling.thing(path), telling.value_at(path, v)) for path, v in wanted.puts.items()]
    answer = sheet_page("sheets/unsent.html", opened, late=late, **lines_of(opened))
    answer.status_code = 409
    return answer


@sheet_actions.post("/s/<code>/ask-reopening")
def ask_to_reopen(code: str) -> Response:
    """A seat asks the host to reopen the sheet; all read it."""
    opened = all_sheets().ask_to_reopen(code)
    answer: Any = redirect(url_for("sheet_pages.result", code=opened.code), 303)
    return answer  # type: ignore[no-any-return]


def _as_it_would_be(opened: Opened, number: int, wanted: ChangeRequest) -> Response:
    """The page as if what was typed were kept, and what that would move."""
    before = then = opened.view
    if wanted.puts:
        before, then = all_sheets().preview(opened.code, wanted.puts)
    moved = sheet_moves(before, then, words_for(opened))
    would_be = replace(opened, sheet=then.sheet)
    return seat_page(would_be, number, base=wanted.base, would_move=moved)


def _only_who_fills_in(opened: Opened, number: int | None) -> None:
    """A seat is filled in by who sits there, and by the host."""
    if number is None or number != seat_number(opened.role):
        only_host(opened.role)
    if number is not None:
        seat_at(opened.sheet, number)


MINE, THEIRS = "mine", "theirs"


def both_versions(
    opened: Opened,
    settling: str,
    wanted: ChangeRequest,
    error: ContestedError,
    *,
    is_sent_mine: bool = True,
    about: Message | None = None,
) -> Response:
    """409: what two people typed, side by side, to choose from.

    What is sent is one's own, or what another phone has told; what stands there is the other.
    """
    telling = Telling(opened.view, words_for(opened))
    sides = (MINE, THEIRS) if is_sent_mine else (THEIRS, MINE)
    versions = []
    for path, sent in error.yours.items():
        there = telling.value_at(path, error.theirs[path]) if path in error.theirs else FACE_DOWN
        both = dict(zip(sides, (telling.value_at(path, sent), there), strict=True))
        versions.append((path, telling.thing(path), both[MINE], both[THEIRS]))
    answer = sheet_page(
        "sheets/conflict.html",
        opened,
        settling=settling,
        versions=versions,
        wanted=json.dumps(wanted.puts),
        revision=error.revision,
        about=about or say("sheet-two-versions-about"),
    )
    answer.status_code = 409
    return answer


def _settling(opened: Opened, number: int) -> str:
    return url_for("sheet_actions.settle", code=opened.code, number=number)


@sheet_actions.post("/s/<code>/seat/<int(max=99):number>/settle")
def settle(code: str, number: int) -> ResponseReturnValue:
    """Keeps one of two versions of each thing that two people changed."""
    opened = all_sheets().open(code)
    _only_who_fills_in(opened, number)
    wanted = chosen_versions(opened)
    try:
        after = all_sheets().put(code, wanted) if wanted.puts else opened
    except ContestedError as error:
        return both_versions(opened, _settling(opened, number), wanted, error)
    return redirect(_address_of_seat(after, number), 303)


def chosen_versions(opened: Opened, sent: str = MINE) -> ChangeRequest:
    """What is kept of what was sent, as one's own or another's, after both versions were seen."""
    puts = {
        path: value
        for path, value in _sent_puts(opened).items()
        if request.form.get(f"keep.{path}", MINE) == sent
    }
    return ChangeRequest(base_of(request.form, opened.sheet.revision), puts)


def _sent_puts(opened: Opened) -> dict[str, Any]:
    """What the page of both versions sends back."""
    try:
        puts = read_json(request.form.get("set", ""))
        json.dumps(puts, ensure_ascii=False).encode()  # fails for half a character
    except (ValueError, RecursionError):
        puts = None
    if not isinstance(puts, dict):
        raise RefusedError([Fault("set", say("field-not-an-object"))], opened.view.title.facts)
    return puts


def _address_of_seat(opened: Opened, number: int) -> str:
    more = request.form.getlist("more")
    if opened.role == HOST:
        return url_for("sheet_pages.seat", code=opened.code, number=number, more=more)
    return url_for("sheet_pages.sheet", code=opened.code, more=more)


def _changes(opened: Opened, number: int) -> dict[str, Any]:
    """What was typed that is other than what the form showed."""
    return typed_changes(opened.view.title, number, typed_form(), as_shown(opened))


def as_shown(opened: Opened) -> Document:
    """What this role saw on the sheet when the form that was sent was shown."""
    base = base_of(request.form, opened.sheet.revision)
    if base == opened.sheet.revision:
        return opened.view.document
    return all_sheets().seen_as_of(opened.code, base)


@sheet_actions.post("/s/<code>/seats/<int(max=99):number>/take")
def take(code: str, number: int) -> Response:
    """This phone is that seat from now on."""
    return _at_home(all_sheets().take(code, number))


@sheet_actions.post("/s/<code>/again")
def sit_again(code: str) -> Response:
    """This phone goes on in the rematch as who it is here."""
    opened = all_sheets().sit_again(code)
    return back_to(opened.code) if seat_number(opened.role) is None else _at_home(opened)


@sheet_actions.post("/s/<code>/seats")
def add_seat(code: str) -> Response:
    """One more seat; who adds it by the code for the table sits down at once."""
    opened = all_sheets().add_seat(code, request.form.get("name", "").strip() or None)
    if opened.role == HOST:
        return back_to(code, "seats")
    return _at_home(all_sheets().take(code, len(opened.sheet.document["seats"]) - 1))


@sheet_actions.post("/s/<code>/seats/<int(max=99):number>/<any(leave, back, free):what>")
def seat(code: str, number: int, what: str) -> Response:
    """A seat is left out, comes back, or is freed for another phone."""
    sheets = all_sheets()
    if what == "leave":
        sheets.leave_out(code, number)
    elif what == "back":
        sheets.bring_back(code, number)
    else:
        sheets.renew(code, seat_role(number))
    return back_to(code, "seats")


@sheet_actions.post("/s/<code>/finish")
def finish(code: str) -> ResponseReturnValue:
    """The host finishes, and comes to the result; one sentence asks before where seats lack."""
    sheets, anyway = all_sheets(), "anyway" in request.form
    opened = sheets.open(code)
    only_host(opened.role)
    if not anyway and (asked := _asked_before_the_end(opened)):
        return sheet_page("sheets/finish.html", opened, asked=asked)
    if anyway or not _lacks_shared(opened):  # else the result asks for it first
        sheets.finish(code, anyway=anyway)
    return redirect(url_for("sheet_pages.result", code=code), 303)


def _asked_before_the_end(opened: Opened) -> str:
    """What is still missing, as a question; nothing where nobody is waited for."""
    view, spoken = opened.view, words_for(opened)
    if opened.sheet.is_finished:
        return ""
    asking = {"sheet-not-right": view.uncounted, "sheet-lies-elsewhere": view.sealed_seats}
    asked = [_asked(view, spoken, message, seats) for message, seats in asking.items() if seats]
    if not asked and view.waits_for:
        asked = [_asked(view, spoken, "table-still-counting", view.waits_for)]
    return " ".join(asked)


def _lacks_shared(opened: Opened) -> bool:
    breakdown = opened.view.breakdown if opened.view.is_final else None
    return breakdown is not None and breakdown.lacks_shared


def _asked(view: View, spoken: Catalogue, message: str, seats: tuple[int, ...]) -> str:
    names = tuple(names_of(view, seats))
    return spoken.says(message, names=names, count=len(names))


@sheet_actions.post("/s/<code>/<any(reopen, reveal):what>")
def host_does(code: str, what: str) -> Response:
    """The host reopens or reveals."""
    sheets = all_sheets()
    does: dict[str, Callable[[str], Opened]] = {"reopen": sheets.reopen, "reveal": sheets.reveal}
    does[what](code)
    return back_to(code)


@sheet_actions.post("/s/<code>/leave-finished")
def leave_finished(code: str) -> Response:
    """The host lets the result stand, whoever asked to correct it."""
    all_sheets().leave_finished(code)
    answer: Any = redirect(url_for("sheet_pages.result", code=code), 303)
    return answer  # type: ignore[no-any-return]


@sheet_actions.post("/s/<code>/rematch")
def rematch(code: str) -> Response:
    """A new sheet for the same people, once a question is answered."""
    opened = all_sheets().open(code)
    only_host(opened.role)
    if "sure" not in request.form:
        return sheet_page("sheets/rematch.html", opened)
    with one_of(NEW_SHEETS):
        return _at_home(all_sheets().rematch(code, today()))


@sheet_actions.post("/s/<code>/renew/<any(host, join, look):role>")
def renew(code: str, role: str) -> Response:
    """A new code for the host, for joining or for looking on."""
    opened = all_sheets().renew(code, role)
    answer = back_to(opened.code, "codes")
    if role == HOST:
        remember(answer, opened.code, instead_of=code)
    return answer


@sheet_actions.post("/s/<code>/changes/<int(max=1000000):revision>/undo")
def undo(code: str, revision: int) -> Response:
    """The earlier values, put back; then the page from which it was asked for."""
    opened = all_sheets().undo(code, revision, together="together" in request.form)
    beside = request.form.get("beside")
    back = "sheet" if request.form.get("back") == "table" else "changes"
    address = url_for(f"sheet_pages.{back}", code=code)
    if beside in pages_of(opened.view.title).beside:
        address = url_for("sheet_beside.beside", code=code, key=beside)
    answer: Any = redirect(address, 303)
    return answer  # type: ignore[no-any-return]


@sheet_actions.get("/s/<code>/delete")
def ask_before_deleting(code: str) -> Response:
    """What will be gone, before it is."""
    opened = all_sheets().open(code)
    only_host(opened.role)
    return sheet_page("sheets/delete.html", opened)


@sheet_actions.post("/s/<code>/delete")
def delete(code: str) -> Response:
    """Nothing is left of the sheet."""
    delete_sheet(code)
    answer: Any = redirect(url_for("pages.home"), 303)
    forget(answer, code)
    return answer  # type: ignore[no-any-return]
