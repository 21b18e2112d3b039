"""What of a shared table belongs to no seat: what lies in the middle, for all to see."""

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from rules.core.faults import Fault, RefusedError
from sheets.edits import ChangeRequest
from sheets.opened import Opened
from sheets.refusals import ContestedError
from sheets.roles import HOST
from web.forms.seat_form import SHARED, base_of, presentable, typed_parts
from web.forms.typed import Typed
from web.forms.view import FormView
from web.house.faults import faults_json
from web.house.problems import NoSuchError
from web.house.rooms import pages_of
from web.pages.moves import FORM, is_drawn
from web.sheets.actions import (
    as_shown,
    both_versions,
    chosen_versions,
    onward_from,
    too_late,
    typed_form,
)
from web.sheets.beside import put_on_top
from web.sheets.installation import all_sheets
from web.sheets.pages import seat_onward, sheet_page
from web.sheets.showing import words_for

sheet_parts = Blueprint("sheet_parts", __name__)


@sheet_parts.get("/s/<code>/parts")
def parts(code: str) -> Response:
    """The form of what all share."""
    return _page(_opened(code))


def _opened(code: str) -> Opened:
    opened = all_sheets().open(code)
    if not opened.view.title.shared_parts:
        raise NoSuchError("problem-404")
    return opened


def _page(opened: Opened, refused: Iterable[Fault] = ()) -> Response:
    view, spoken = opened.view, words_for(opened)
    title = view.title
    problems = faults_json(view.problems, spoken)
    form = FormView(spoken, problems, "table", tuple(request.values.getlist("more")))
    typed = presentable(title.table_form, view.document.get("shared", {}))
    names = {field.data_key or name for name, field in title.table_form.fields.items()}
    fields = form.fields(title.table_form, typed, SHARED, names - set(title.shared_parts))
    return sheet_page(
        ("sheets/parts.html", f"{title.facts.room}/parts_of_sheet.html")[is_drawn(title, typed)],
        opened,
        refused=[spoken.text(fault.says) for fault in refused],
        fields={field.name: field for field in fields},
        onward=seat_onward(opened),
    )


@sheet_parts.post("/s/<code>/parts")
def save(code: str) -> ResponseReturnValue:
    """Keeps what was typed, as far as it is other than what the form showed."""
    opened = _opened(code)
    changes = typed_parts(opened.view.title, typed_form(), as_shown(opened))
    wanted = ChangeRequest(base_of(request.form, opened.sheet.revision), changes)
    if wanted.puts and opened.sheet.is_finished:
        return too_late(opened, wanted)
    return _put(opened, wanted)


@sheet_parts.post("/s/<code>/parts/move")
def move(code: str) -> ResponseReturnValue:
    """What was pressed on the drawing, on the sheet as it stands now."""
    opened, typed = _opened(code), Typed(list(request.form.items(multi=True)))
    moves = pages_of(opened.view.title).moves
    if moves is None:
        raise NoSuchError("problem-404")
    try:
        put_on_top(opened, lambda now: moves.on_sheet(now, typed))
    except RefusedError as error:
        answer = _page(all_sheets().open(code), error.faults)
        answer.status_code = HTTPStatus.UNPROCESSABLE_ENTITY
        return answer
    remembered: Mapping[str, Any] = moves.remembered(typed)
    return redirect(url_for("sheet_parts.parts", code=opened.code, **remembered), 303)


@sheet_parts.post("/s/<code>/parts/settle")
def settle(code: str) -> ResponseReturnValue:
    """Keeps one of two versions of each thing that two people changed."""
    opened = _opened(code)
    return _put(opened, chosen_versions(opened))


def _put(opened: Opened, wanted: ChangeRequest) -> ResponseReturnValue:
    try:
        if wanted.puts:
            all_sheets().put(opened.code, wanted)
    except ContestedError as error:
        settling = url_for("sheet_parts.settle", code=opened.code, **_as_form())
        return both_versions(opened, settling, wanted, error)
    if "next" in request.form and opened.role == HOST:
        return onward_from(opened)
    if "done" in request.form:
        return redirect(url_for("sheet_pages.sheet", code=opened.code), 303)
    rest = {**_as_form(), "more": request.form.getlist("more")}
    return redirect(url_for("sheet_parts.parts", code=opened.code, **rest), 303)


def _as_form() -> dict[str, Any]:
    """Whether the page is the form although there is a drawing on which things are pressed."""
    return {FORM: 1} if FORM in request.args else {}
