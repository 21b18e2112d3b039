"""The page on which all titles are searched."""

from flask import Blueprint, Response, request

from scoring.titles import titles
from web.house.rendering import page
from web.search.asking import LONGEST_SEARCH, asked_for
from web.search.deciding import deciding
from web.search.finding import find
from web.search.showing import shown

search_pages = Blueprint("search_pages", __name__)


@search_pages.get("/search")
def search() -> Response:
    """One field over all titles, and what was found in them."""
    wanted = request.args.get("q", "")
    found = find([*titles().values()], asked_for()) if wanted.strip() else None
    return page(
        "search/search.html",
        wanted=wanted,
        found=found,
        lines=[*shown(found)] if found else [],
        deciding=deciding(found) if found else None,
        longest=LONGEST_SEARCH,
    )
