"""The QR codes of a sheet as pictures of their own, for papers and other pages."""

from typing import Any

from flask import Blueprint, Response, redirect, request, url_for

from printables.core.qr import qr_file, qr_png
from rules.core.faults import Fault, RefusedError
from rules.core.fields import quoted
from rules.core.messages import say
from sheets.opened import Opened
from sheets.refusals import NotAllowedError
from sheets.roles import JOIN, LOOK, seat_number
from web.house.addresses import public_address
from web.house.problems import NoAddressError
from web.sheets.answers import links_of
from web.sheets.installation import all_sheets
from web.sheets.showing import words_for

sheet_codes = Blueprint("sheet_codes", __name__)


@sheet_codes.get("/S/<code>")
def scanned(code: str) -> Any:
    """The address of a sheet as codes on paper have it, in capitals."""
    return redirect(url_for("sheet_pages.sheet", code=code))


@sheet_codes.get("/sheets/<code>/qr.svg")
def drawing(code: str) -> Response:
    """The code that leads to joining, to looking on, or to a seat."""
    opened = all_sheets().open(code)
    label = words_for(opened).name("sheet-join-code")
    return _picture(qr_file(_address(opened), label), "image/svg+xml")


@sheet_codes.get("/sheets/<code>/qr.png")
def pixels(code: str) -> Response:
    """The same as pixels."""
    return _picture(qr_png(_address(all_sheets().open(code))), "image/png")


def _picture(picture: str | bytes, kind: str) -> Response:
    answer = Response(picture, content_type=kind)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _address(opened: Opened) -> str:
    address = public_address(_link(opened, request.args.get("for", JOIN)))
    if address is None:
        raise NoAddressError
    return address


def _link(opened: Opened, whose: str) -> str:
    """The path that this role may hand out."""
    links = links_of(opened, all_sheets())
    seats = range(len(opened.view.document["seats"]))
    known = (JOIN, LOOK, *(f"seat.{number}" for number in seats))
    if whose not in known:
        says = say("field-not-a-choice", given=quoted(whose), choices=known)
        raise RefusedError([Fault("for", says)], opened.view.title.facts)
    number = seat_number(whose)
    path = links.get(whose) if number is None else links.get("seats", {number: None})[number]
    if path is None:
        raise NotAllowedError(say("sheet-host-only"))
    return str(path)
