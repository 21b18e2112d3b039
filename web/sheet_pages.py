"""Shared sheets as pages."""

from flask import Blueprint, Response

from web.keeping import all_sheets
from web.showing import page

sheet_pages = Blueprint("sheet_pages", __name__)


@sheet_pages.get("/s/<code>")
def sheet(code: str) -> Response:
    """The sheet as this code may see it."""
    return page("sheet.html", opened=all_sheets().open(code))
