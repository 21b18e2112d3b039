"""A table on one phone, taken along as a finished sheet is; the address holds the whole table."""

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from sheets.opened import Opened
from web.forms.table_state import TableState
from web.forms.typed import Typed
from web.house.addresses import query
from web.house.json_bodies import json_answer
from web.house.names import sit_at_table
from web.house.rendering import page
from web.house.titles import find_title
from web.pages.results.after_result import after_result_on_one_phone
from web.pages.results.files import as_file, csv_file, to_keep
from web.pages.results.taking_along import taken_along
from web.pages.results.unkept import on_one_phone
from web.sheets.showing import words_for

one_phone = Blueprint("one_phone", __name__)


def table_in_address(slug: str) -> TableState:
    """The table that this request's address holds; its people are called by their names."""
    typed = Typed(list(request.args.items(multi=True)))
    sit_at_table(typed)
    return TableState(find_title(slug), typed)


def sheet_in_address(slug: str) -> Opened:
    """The same as a sheet that nobody keeps."""
    return on_one_phone(table_in_address(slug))


@one_phone.get("/<slug>/score/take-along")
def take_along(slug: str) -> ResponseReturnValue:
    """All the ways to keep the result."""
    state = table_in_address(slug)
    if not state.seats:
        return redirect(url_for("score_pages.table", slug=slug))
    after = after_result_on_one_phone(state)
    files = {
        "json": url_for("one_phone.as_json", slug=slug),
        "csv": url_for("one_phone.as_table", slug=slug),
    }
    return page(
        "pages/take_along.html",
        title=state.title,
        after=after,
        files={kind: f"{path}?{query()}" for kind, path in files.items()},
        **taken_along(on_one_phone(state), after.share),
    )


@one_phone.get("/<slug>/score/table.json")
def as_json(slug: str) -> Response:
    """The table as a file that comes back."""
    view = sheet_in_address(slug).view
    return to_keep(json_answer(as_file(view)), view, "json")


@one_phone.get("/<slug>/score/table.csv")
def as_table(slug: str) -> Response:
    """The score pad for a spreadsheet."""
    opened = sheet_in_address(slug)
    return csv_file(opened.view, words_for(opened))
