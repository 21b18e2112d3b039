"""What lies beside the table: the pages that a title's room adds to its shared sheets.

A room names them in `PageFacts.beside`; each is a template in `templates/<room>/beside/`, filled by
what the room finds on the sheet, and a form from which the room makes a change.
"""

from collections.abc import Callable
from http import HTTPStatus

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from rules.core.faults import Fault, RefusedError
from sheets.edits import ChangeRequest
from sheets.opened import Opened
from sheets.refusals import ContestedError
from web.forms.seat_form import base_of
from web.forms.typed import Typed
from web.house.faults import faults_json
from web.house.problems import NoSuchError
from web.house.rooms import Beside, Fields, pages_of
from web.sheets.actions import both_versions, chosen_versions, typed_form
from web.sheets.installation import all_sheets
from web.sheets.pages import for_its_reader, sheet_page
from web.sheets.showing import words_for

sheet_beside = Blueprint("sheet_beside", __name__)

TRIES = 8


@sheet_beside.get("/s/<code>/beside/<key>")
def beside(code: str, key: str) -> Response:
    """The page as the sheet stands, with what its address has typed in already."""
    opened = all_sheets().open(code)
    return _page(opened, key, Typed(list(request.args.items(multi=True))))


def _page(opened: Opened, key: str, typed: Typed, faults: tuple[Fault, ...] = ()) -> Response:
    shown = _of(opened, key).shown(opened, typed)
    problems = faults_json(faults, words_for(opened))
    template = f"{opened.view.title.facts.room}/beside/{key}.html"
    return sheet_page(template, opened, beside=key, typed=typed, problems=problems, **shown)


def _of(opened: Opened, key: str) -> Beside:
    pages = pages_of(opened.view.title).beside
    if key not in pages:
        raise NoSuchError("problem-404")
    return pages[key]


@sheet_beside.post("/s/<code>/beside/<key>")
def keep(code: str, key: str) -> ResponseReturnValue:
    """Makes the change; what cannot be is said at its field, and nothing typed is lost."""
    opened, typed = all_sheets().open(code), _typed_with_files()
    try:
        if _of(opened, key).adds:
            return _added(opened, key, typed)
        puts = _of(opened, key).wanted(opened, typed)
        return _put(opened, key, ChangeRequest(base_of(request.form, opened.sheet.revision), puts))
    except RefusedError as error:
        answer = _page(opened, key, typed, tuple(error.faults))
        answer.status_code = HTTPStatus.UNPROCESSABLE_ENTITY
        return answer


def _added(opened: Opened, key: str, typed: Typed) -> ResponseReturnValue:
    wanted = _of(opened, key).wanted
    try:
        put_on_top(opened, lambda now: wanted(now, typed))
    except ContestedError:
        opened = all_sheets().open(opened.code)
        again = ChangeRequest(opened.sheet.revision, wanted(opened, typed))
        return _put(opened, key, again)
    return redirect(url_for("sheet_beside.beside", code=opened.code, key=key), 303)


def put_on_top(opened: Opened, wanted: Callable[[Opened], Fields]) -> None:
    """A change of the sheet as it stands now; made anew a few times, while others are faster."""
    for tries_left in reversed(range(TRIES)):
        puts = wanted(opened)
        try:
            if puts:
                all_sheets().put(opened.code, ChangeRequest(opened.sheet.revision, puts))
        except ContestedError:
            if not tries_left:
                raise
            opened = all_sheets().open(opened.code)
        else:
            return


def _typed_with_files() -> Typed:
    """What was typed, and the texts of the files that were sent along."""
    typed = typed_form()
    for name, file in request.files.items():
        typed.add(name, file.read().decode("utf-8-sig", "replace"))
    return typed


@sheet_beside.get("/s/<code>/beside/<key>/file")
def take_file(code: str, key: str) -> Response:
    """The page's file, for a browser to save."""
    opened = all_sheets().open(code)
    making = _of(opened, key).file
    if making is None:
        raise NoSuchError("problem-404")
    file = making(opened)
    answer = for_its_reader(Response(file.text, content_type=file.content_type))
    answer.headers["Content-Disposition"] = f'attachment; filename="{file.name}"'
    return answer


@sheet_beside.post("/s/<code>/beside/<key>/settle")
def settle(code: str, key: str) -> ResponseReturnValue:
    """Keeps one of two versions of each thing that two people changed."""
    opened = all_sheets().open(code)
    return _put(opened, key, chosen_versions(opened))


def _put(opened: Opened, key: str, wanted: ChangeRequest) -> ResponseReturnValue:
    try:
        if wanted.puts:
            all_sheets().put(opened.code, wanted)
    except ContestedError as error:
        settling = url_for("sheet_beside.settle", code=opened.code, key=key)
        return both_versions(opened, settling, wanted, error)
    return redirect(url_for("sheet_beside.beside", code=opened.code, key=key), 303)
