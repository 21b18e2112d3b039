"""A seat's link on a phone that does not know it yet: it asks first who holds it."""

from flask import Blueprint, Response, request

from sheets.codes import read_code
from sheets.refusals import NoSheetError
from sheets.roles import seat_number
from web.pages.recent import recent_codes, remember
from web.sheets.actions import back_to
from web.sheets.installation import all_sheets
from web.sheets.pages import sheet_page

sheet_arriving = Blueprint("sheet_arriving", __name__)

PAGES = frozenset({"sheet_pages", "sheet_parts", "sheet_beside", "taking_along", "print_pages"})
"""Where a seat sees what lies face down for others."""


@sheet_arriving.before_app_request
def ask_who_it_is() -> Response | None:
    """The question instead of any page of a seat, until it is answered on this phone."""
    code = str((request.view_args or {}).get("code", ""))
    is_shown = request.method in {"GET", "HEAD"} and request.blueprint in PAGES
    if not code or not is_shown or read_code(code) in recent_codes():
        return None
    try:
        opened = all_sheets().open(code)
    except NoSheetError:  # the page itself says so, or starts a printed pad
        return None
    number = seat_number(opened.role)
    if number is None:
        return None
    name = opened.view.document["seats"][number]["name"]
    return sheet_page("sheets/are_you.html", opened, name=name)


@sheet_arriving.post("/s/<code>/arrive")
def arrive(code: str) -> Response:
    """This phone is that seat; a cookie remembers it, and the timeline tells everybody."""
    sheets, is_known = all_sheets(), read_code(code) in recent_codes()
    opened = sheets.open(code) if is_known else sheets.arrive(code)
    answer = back_to(opened.code)
    remember(answer, opened.code)
    return answer
