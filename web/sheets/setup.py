"""What the whole table agrees on, with what it would move."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from rules.core.faults import RefusedError
from sheets.document import as_text
from sheets.edits import ChangeRequest, only_host
from sheets.opened import Opened
from sheets.view import View
from web.forms.kinds.kind import body_of
from web.forms.seat_form import base_of
from web.forms.typed import Typed
from web.forms.view import SETUP
from web.house.faults import faults_json
from web.sheets.answers import setup_of
from web.sheets.installation import all_sheets
from web.sheets.pages import sheet_page
from web.sheets.showing import words_for
from web.sheets.words import sheet_moves

sheet_setup = Blueprint("sheet_setup", __name__)

OF_THE_DAY = ("date", "place")
SWITCHES = ("joining", "may_add_seats", "totals_covered")


@sheet_setup.get("/s/<code>/setup")
def setup(code: str) -> Response:
    """The agreements; those in the address are shown with what they would move."""
    opened = all_sheets().open(code)
    only_host(opened.role)
    typed = Typed(list(request.args.items(multi=True)))
    return _page(opened, wanted_setup(opened.view, typed) if typed else {})


@sheet_setup.post("/s/<code>/setup")
def agree(code: str) -> ResponseReturnValue:
    """Keeps the agreements."""
    opened = all_sheets().open(code)
    only_host(opened.role)
    base = base_of(request.form, opened.sheet.revision)
    _, before = all_sheets().as_of(code, base)
    shown = View(replace(opened.sheet, text=as_text(before)), opened.role)
    wanted = wanted_setup(shown, Typed(list(request.form.items(multi=True))))
    try:
        if wanted:
            all_sheets().put(code, ChangeRequest(base, wanted))
    except RefusedError as error:
        return _page(opened, wanted, error)
    return redirect(url_for("sheet_pages.sheet", code=opened.code), 303)


def _page(opened: Opened, wanted: Mapping[str, Any], error: RefusedError | None = None) -> Response:
    spoken = words_for(opened)
    moved: list[str] = []
    if wanted and error is None:
        try:
            moved = sheet_moves(*all_sheets().preview(opened.code, wanted), spoken)
        except RefusedError as refused:
            error = refused
    chosen = {key.removeprefix("setup."): value for key, value in wanted.items()}
    answer = sheet_page(
        "sheets/setup.html",
        opened,
        body=_with(setup_of(opened.view), chosen),
        wanted=chosen,
        moved=moved,
        problems=faults_json(error.faults, spoken) if error else {},
    )
    answer.status_code = 422 if error else 200
    return answer


def _with(setup: dict[str, Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up with what is wished in place."""
    house_rules = dict(setup["house_rules"])
    plain = {}
    for key, value in chosen.items():
        if key.startswith("house_rules."):
            house_rules[key.removeprefix("house_rules.")] = value
        else:
            plain[key] = value
    return {**setup, **plain, "house_rules": {k: v for k, v in house_rules.items() if v}}


def wanted_setup(view: View, typed: Typed) -> dict[str, Any]:
    """The paths of the set-up whose values are other than now; what the form lacks stays."""
    now = setup_of(view)
    title = view.title
    body = body_of(title.table_form, typed)
    wanted: dict[str, Any] = {}
    for key in (each for each in SETUP if each != "house_rules"):
        if f"has.{key}" in typed or key in body:
            value = body.get(key, now[key] if key == "edition" else [])
            if value != now[key]:
                wanted[f"setup.{key}"] = value
    for key in OF_THE_DAY:
        if key in typed and typed[key].strip() != now[key]:
            wanted[f"setup.{key}"] = typed[key].strip()
    for point in title.facts.book.open_points:
        name = f"house_rules.{point}"
        if name in typed and (typed[name] or None) != now["house_rules"].get(point):
            wanted[f"setup.{name}"] = typed[name] or None
    return wanted


@sheet_setup.post("/s/<code>/switch/<any(joining, may_add_seats, totals_covered):name>")
def switch(code: str, name: str) -> ResponseReturnValue:
    """Turns one of the host's switches."""
    opened = all_sheets().open(code)
    only_host(opened.role)
    is_on = request.form.get("on") == "1"
    value: Any = ("closed" if is_on else None) if name == "joining" else (is_on or None)
    all_sheets().put(code, ChangeRequest(opened.sheet.revision, {f"setup.{name}": value}))
    return redirect(url_for("sheet_pages.sheet", code=opened.code), 303)
