"""A table to take along and to bring back: files, the portable text, BG Stats, a picture."""

import json
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from printables.core.qr import qr_drawing
from rules.core.bounds import refuse_too_much
from rules.core.faults import RefusedError
from rules.core.messages import say
from sheets.making import new_document
from sheets.opened import Opened, now
from sheets.portable import PortableError, read_portable
from sheets.roles import HOST
from sheets.rulings import RULINGS, Settlement
from sheets.view import View
from web.forms.sent import shown_again
from web.house.addresses import is_scanned, public_address
from web.house.configuration import VERSION
from web.house.faults import faults_json
from web.house.json_bodies import read_json
from web.house.language import words
from web.house.limits import one_of
from web.house.rendering import page
from web.pages.recent import remember
from web.pages.results.after_result import after_result
from web.pages.results.bg_stats import play_link
from web.pages.results.files import LONGEST_IN_A_CODE, as_file, portable_text
from web.pages.results.unkept import unkept
from web.sheets.answers import setup_of, today
from web.sheets.installation import NEW_SHEETS, all_sheets
from web.sheets.pages import lines_of, sheet_page
from web.sheets.rulings.keeping import certainty
from web.sheets.showing import seats_of, words_for

taking_along = Blueprint("taking_along", __name__)

LONGEST_IN_AN_ADDRESS = 3500
"""Servers refuse addresses from about 4,000 characters on."""


@taking_along.get("/s/<code>/take-along")
def take_along(code: str) -> Response:
    """All the ways to keep the result."""
    opened = all_sheets().open(code)
    after = after_result(opened)
    files = {
        "json": url_for("sheet_api.export_json", code=code),
        "csv": url_for("sheet_api.export_csv", code=code),
    }
    return sheet_page(
        "sheets/take_along.html",
        opened,
        after=after,
        files=files,
        joining_address=public_address(""),
        **taken_along(opened, after.share),
    )


def taken_along(opened: Opened, share: str) -> dict[str, Any]:
    """What the ways to keep a result show: its address, its people, the whole table as a text."""
    text = _as_text(opened.view)
    return {
        "text": text,
        "qr": qr_drawing if 0 < len(text) <= LONGEST_IN_A_CODE else None,
        "share_qr": qr_drawing if is_scanned(share) else None,
        "bg_stats": play_link(opened, words_for(opened)),
        "seats": seats_of(opened.view),
        "setup": setup_of(opened.view),
        **lines_of(opened, leads_on=False),
    }


def _as_text(view: View) -> str:
    """The portable text; none of a table that fills a sheet to the brim."""
    try:
        return portable_text(view)
    except ValueError:
        return ""


@taking_along.get("/open")
def ask_what_to_open() -> Response:
    """A form for a portable text or a saved file."""
    return page("pages/open.html", text="", problems={})


@taking_along.get("/open/<path:text>")
def open_address(text: str) -> ResponseReturnValue:
    """The table that stands in the rest of the address."""
    return _shown(text)


@taking_along.post("/open")
def open_sent() -> ResponseReturnValue:
    """The table of a pasted text or an uploaded file."""
    file = request.files.get("file")
    sent = file.read().decode("utf-8-sig", "replace") if file else ""
    return _shown(sent if sent.strip() else request.form.get("text", ""))


@taking_along.post("/open/sheet")
def make_sheet() -> ResponseReturnValue:
    """A shared sheet of the table that was opened."""
    try:
        body = _read(request.form.get("text", ""))
        with one_of(NEW_SHEETS):
            opened = all_sheets().make(body, today())
    except (PortableError, RefusedError):
        return _shown(request.form.get("text", ""))
    answer: Any = redirect(url_for("sheet_pages.sheet", code=opened.code), 303)
    remember(answer, opened.code)
    return answer  # type: ignore[no-any-return]


def _read(text: str) -> Any:
    """The body that a portable text or a saved file describes."""
    if not text.lstrip().startswith("{"):
        refuse_too_much(body := read_portable(text))
        return body
    try:
        body = read_json(text)
        json.dumps(body, ensure_ascii=False).encode()  # fails for half a character
    except (ValueError, RecursionError):
        raise PortableError(say("portable-broken")) from None
    return body


def _shown(text: str) -> ResponseReturnValue:
    """The table and its result, if possible at an address of its own, to which links lead back.

    Otherwise the form again with what is wrong.
    """
    try:
        by = Settlement(HOST, None, now(), VERSION)
        title, document = new_document(_read(text), today(), by, certainty)
    except PortableError as error:
        return _refused(text, {"text": [words().text(error.says)]})
    except RefusedError as error:
        return _refused(text, dict(faults_json(error.faults, words(error.title))))
    opened = unkept(title, document)
    if not (again := _as_text(opened.view)):
        return _refused(text, {"text": [words().says("sheet-too-large")]})
    if RULINGS in document:  # which no text in an address has room for
        again = json.dumps(as_file(opened.view))
    elif request.method == "POST" and len(again) <= LONGEST_IN_AN_ADDRESS:
        return redirect(url_for("taking_along.open_address", text=again), 303)
    return page(
        "pages/opened.html",
        title=title,
        opened=opened,
        view=opened.view,
        seats=seats_of(opened.view),
        setup=setup_of(opened.view),
        text=again,
        **lines_of(opened, leads_on=False),
    )


def _refused(text: str, problems: dict[str, list[str]]) -> Response:
    answer = page("pages/open.html", text=shown_again(text), problems=problems)
    answer.status_code = 422
    return answer
