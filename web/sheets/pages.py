"""Shared sheets as pages: the host's, a seat's, the one to join, the one to look on."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from printables.core.qr import qr_drawing
from rules.core.faults import Fault
from rules.core.paths import is_within, seat_path
from scoring.core.brings import Brought, brings_of
from scoring.titles import BuiltTitle, titles
from sheets.codes import read_code
from sheets.edits import only_host, seat_at
from sheets.opened import Opened
from sheets.refusals import NoSheetError
from sheets.roles import HOST, JOIN, seat_number
from sheets.standing import State
from sheets.together import seat_typed, told_together, whole_minutes
from sheets.view import View
from translations.catalogue import Catalogue
from web.asking.from_table import questions_filled_in
from web.forms.seat_form import presentable
from web.forms.table_state import next_in_order, owned_once
from web.forms.typed import Typed
from web.forms.view import FormView, listed, with_name_in_head
from web.house.addresses import public_address
from web.house.faults import faults_json
from web.house.rendering import page
from web.house.rooms import pages_of
from web.pages.recent import own_place_at, remember
from web.pages.results.after_result import after_result
from web.pages.results.breakdowns import breakdown_shown
from web.pages.who_plays import Company, asking_who_plays
from web.sheets.answers import links_of, may_undo, setup_of
from web.sheets.installation import all_sheets
from web.sheets.meeting.telling import lying_elsewhere
from web.sheets.showing import shown_to, words_for
from web.sheets.timeline.happenings import Happened, happenings
from web.sheets.timeline.rows import RowsTold
from web.sheets.words import corrections, sheet_moves

sheet_pages = Blueprint("sheet_pages", __name__)

FORMS = frozenset({"sheets/seat.html", "sheets/parts.html"})
"""The pages that people fill in; they carry nothing that they do not need."""
MOST_SHOWN = 250
"""Changes on a page of the timeline, before those that belong together are told as one."""
MOST_LOOKED_BACK = 200
LAST_REVISION = 10**9
LONGEST_REVISION = 9
LONGEST_ON_A_BUTTON = 48
TO_SEAT, TO_RESULT, TO_TABLE = "seat", "result", "table"


@sheet_pages.get("/s/<code>")
def sheet(code: str) -> ResponseReturnValue:
    """The sheet as this code may see it; a blank printed pad that may be started."""
    try:
        opened = all_sheets().open(code)
    except NoSheetError:
        if slug := all_sheets().title_of_pad(code):
            title = titles()[slug]
            return blank_pad(code, title, Company(title, Typed()))
        raise
    answer = _as_role(opened)
    remember(answer, opened.code)
    return answer


def blank_pad(code: str, title: BuiltTitle, company: Company) -> Response:
    """A printed pad that may be started, with what was typed there and what is wrong with it."""
    back = url_for("sheet_pages.sheet", code=code)
    asked = asking_who_plays(company)
    blank = page("sheets/pad.html", title=title, code=read_code(code), back=back, **asked)
    blank.status_code = 422 if company.faults else 200
    return for_its_reader(blank)


def _as_role(opened: Opened) -> Response:
    number = seat_number(opened.role)
    if number is not None:
        return seat_page(opened, number)
    if opened.role == HOST:
        return host_page(opened)
    if opened.role == JOIN:
        own = own_place_at(all_sheets(), opened.sheet.id)
        return sheet_page("sheets/join.html", opened, own_place=own)
    return sheet_page("sheets/look.html", opened, **lines_of(opened))


def host_page(opened: Opened) -> Response:
    """The table as its host has it in hand."""
    joining = joining_code(opened)
    is_hidden = request.args.get("show") == "table"
    is_code_open = bool(joining["address"]) and not is_hidden and _nobody_is_there(opened)
    more = {"joining": joining, "is_code_open": is_code_open, "last_of": last_of_each_seat(opened)}
    return sheet_page("sheets/host.html", opened, **more)


def _nobody_is_there(opened: Opened) -> bool:
    """Whether everybody is still to come, by a phone or by the host's hand."""
    view = opened.view
    is_shut = opened.sheet.is_finished or setup_of(view).get("joining") == "closed"
    seats = range(len(view.document["seats"]))
    has_points = any(view.last_total_of(number) is not None for number in seats)
    return not (is_shut or has_points or opened.sheet.keeping.taken)


def sheet_page(template: str, opened: Opened, **more: Any) -> Response:
    """A page of a sheet."""
    is_table = request.endpoint == "sheet_pages.sheet"
    shown = {**shown_to(opened), "is_filled_in": template in FORMS, "is_table": is_table}
    return for_its_reader(page(template, **{**shown, **more}))


def for_its_reader(answer: Response) -> Response:
    """Nobody but its reader keeps the page, and it is found by no search."""
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Robots-Tag"] = "noindex"
    return answer


def joining_code(opened: Opened) -> dict[str, Any]:
    """The address that lets others join, and its code where phones can reach it."""
    path = links_of(opened, all_sheets())["join"]
    return {"path": path, "address": public_address(path), "qr": qr_drawing}


@sheet_pages.get("/s/<code>/seat/<int(max=99):number>")
def seat(code: str, number: int) -> Response:
    """The form of any seat, for the host."""
    opened = all_sheets().open(code)
    if seat_number(opened.role) != number:
        only_host(opened.role)
    return seat_page(opened, number)


def seat_page(opened: Opened, number: int, status: int = 200, **more: Any) -> Response:
    """The form of a seat, with all others and how it stands."""
    view = opened.view
    seat_at(opened.sheet, number)
    title, kept = view.title, view.document["seats"][number]
    spoken = words_for(opened)
    faults = [*view.faults_of(number), *_between(opened, number)]
    problems = faults_json(faults, spoken)
    typed = {"name": kept["name"], **presentable(title.seat_form, kept.get("fields", {}))}
    form = FormView(spoken, problems, "seat", tuple(request.values.getlist("more")))
    fields = form.fields(title.seat_form, typed, f"{seat_path(number)}.")
    way = pages_of(title).way_of(typed, request.values.get(seat_path(number, "way"), ""))
    answer = sheet_page(
        "sheets/seat.html",
        opened,
        seat={"number": number, "way": way, "typed": typed, **_who(kept)},
        **with_name_in_head(fields),
        faults_listed=listed(fields, problems),
        taken=_owned_by_others(opened, number),
        brings=_brings(view, number),
        closed=_closed_at(view, number, spoken),
        lying_elsewhere=lying_elsewhere(view, spoken, number),
        says_done=bool(kept.get("done")),
        onward=seat_onward(opened, number),
        goes_on=goes_on(opened, number),
        is_the_last=is_the_last(view, number),
        asking=questions_filled_in(
            opened.view.title, opened.view.document, setup_of(opened.view), number
        ),
        **more,
    )
    answer.status_code = status
    return answer


def _closed_at(view: View, number: int, spoken: Catalogue) -> Mapping[str, str]:
    """The fields of a seat that this reader may not change, each with why."""
    paths = {name: seat_path(number, name) for name in sorted(view.covered)}
    return {
        name: spoken.text(view.says_closed(path))
        for name, path in paths.items()
        if view.is_closed(path)
    }


def seat_onward(opened: Opened, number: int = -1) -> int | None:
    """The next seat that the host may fill in: not done, and on no other phone."""
    view = opened.view
    seats = enumerate(view.document["seats"])
    left = {n for n, seat in seats if not (seat.get("left_out") or _is_over(view, n))}
    return next_in_order(left.difference(opened.sheet.keeping.taken), number)


def goes_on(opened: Opened, number: int) -> str:
    """Where the host goes from a seat that is done, as the bar says while its page is open."""
    if seat_onward(opened, number) is not None:
        return TO_SEAT
    return TO_RESULT if ends_here(opened.view, number) else TO_TABLE


def ends_here(view: View, number: int) -> bool:
    """Whether nobody else is waited for."""
    return not (set(view.waits_for) - {number} or view.sealed_seats)


def is_the_last(view: View, number: int) -> bool:
    """Whether nobody else is waited for, and this seat counts: being done with it ends the game."""
    return ends_here(view, number) and view.state_of(number) is State.READY


def _brings(view: View, number: int) -> Mapping[str, Brought]:
    """What each line of a seat brings; nothing where its total is covered."""
    return brings_of(
        view.standing.scores.get(number) if view.total_of(number) is not None else None
    )


def _is_over(view: View, number: int) -> bool:
    return view.is_done(number) and view.state_of(number) is State.READY


def _who(seat: dict[str, Any]) -> dict[str, Any]:
    return {"name": seat["name"], "mark": seat["mark"]}


def _between(opened: Opened, number: int) -> list[Fault]:
    """What stands between this seat and another."""
    faults = opened.view.standing.faults
    return [fault for fault in faults if is_within(fault.at, seat_path(number))]


def _owned_by_others(opened: Opened, number: int) -> dict[str, str]:
    """What exists once and is ticked at another seat, with that seat's name."""
    return {
        key: str(other["name"])
        for place, other in enumerate(opened.view.document["seats"])
        if place != number and not other.get("left_out")
        for key in owned_once(opened.view.title, other.get("fields", {}))
    }


@sheet_pages.get("/s/<code>/result")
def result(code: str) -> ResponseReturnValue:
    """The whole breakdown."""
    opened = all_sheets().open(code)
    if opened.view.breakdown is None:
        return redirect(url_for("sheet_pages.sheet", code=opened.code))
    after = after_result(opened)
    moved = corrections(opened.view, words_for(opened)) if opened.sheet.is_finished else []
    more = {"after": after, "corrections": moved, **lines_of(opened)}
    return sheet_page("sheets/result.html", opened, **more)


def lines_of(opened: Opened, *, leads_on: bool = True) -> dict[str, Any]:
    """The breakdown as far as it may be seen; only the host is led on to another reading."""
    view = opened.view
    if view.breakdown is None:
        return {"breakdown": None}
    marks = [seat["mark"] for seat in view.document["seats"]]

    def reading_address(point: str, reading: str) -> str:
        chosen: dict[str, Any] = {f"house_rules.{point}": reading}
        return url_for("sheet_setup.setup", code=opened.code, **chosen)

    is_open = leads_on and opened.role == HOST and not opened.sheet.is_finished
    chosen_at = reading_address if is_open else None
    shown = breakdown_shown(
        view.standing,
        marks,
        chosen_at,
        is_final=view.is_final,
        is_agreed=view.is_agreed,
        hidden=_hidden(view),
    )
    return {**shown, **_unclaimed(view, words_for(opened))}


def _unclaimed(view: View, spoken: Catalogue) -> dict[str, Any]:
    """Instead of who leads, where something that lies face down may turn it."""
    is_open = bool(view.counts_unseen) and not view.leading
    return {"headline": spoken.name("result-not-decided")} if is_open else {}


def _hidden(view: View) -> list[frozenset[str]] | None:
    """The rows of each counted seat in which something lies face down, where anything does."""
    if not view.waits_for_reveal:
        return None
    return [view.hidden_rows_of(number) for number in view.standing.counted]


@sheet_pages.get("/s/<code>/changes")
def changes(code: str) -> Response:
    """The timeline, the last change first; of one what undoing it would move, if asked for."""
    before = revision_asked("before")
    opened, found = all_sheets().changes_before(code, before or LAST_REVISION, MOST_SHOWN)
    view, spoken = opened.view, words_for(opened)
    some = found.changes if found.are_all else whole_minutes(found.changes)
    happened = happenings(view, told_together(some), spoken)[::-1]
    earlier = None if found.are_all else some[0].revision
    more = {"happened": happened, "undone": _undone(view, happened, spoken), "earlier": earlier}
    return sheet_page("sheets/changes.html", opened, asked_before=before, **more)


def revision_asked(name: str) -> int:
    """A revision in the address; 0 where there is none."""
    text = request.args.get(name, "")
    is_one = text.isascii() and text.isdigit() and len(text) <= LONGEST_REVISION
    return int(text) if is_one else 0


def _undone(view: View, happened: list[Happened], spoken: Catalogue) -> dict[int, list[str]]:
    """What undoing would move, of the one change that somebody thinks of undoing."""
    asked = revision_asked("undo")
    return {
        each.revision: sheet_moves(view, view.with_puts(each.change.back), spoken)
        for each in happened
        if each.revision == asked and each.may_undo
    }


def last_of_each_seat(opened: Opened) -> dict[int, dict[str, Any]]:
    """What was typed last for each seat and can be undone, short enough for a button."""
    _, found = all_sheets().changes_before(opened.code, LAST_REVISION, MOST_LOOKED_BACK)
    view, spoken, last = opened.view, words_for(opened), dict[int, dict[str, Any]]()
    for change in reversed(told_together(found.changes)):
        number = seat_typed(change)
        if number is None or number in last or not may_undo(change, view):
            continue
        for line in islice(RowsTold(view, spoken, number).lines(change), 1):
            last[number] = {"revision": change.revision, "says": shortened(line)}
    return last


def shortened(text: str) -> str:
    """As much of a text as fits on a button."""
    return text if len(text) <= LONGEST_ON_A_BUTTON else f"{text[: LONGEST_ON_A_BUTTON - 1]}…"
