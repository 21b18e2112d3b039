"""The words of a search, and the page on which all titles are searched."""

from flask import Blueprint, Response, request

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from scoring.titles import titles
from web.house.rendering import page
from web.search.finding import find
from web.search.showing import shown
from web.search.verdicts import decide

LONGEST_SEARCH = 200

search_pages = Blueprint("search_pages", __name__)


def words_wanted() -> str:
    """The words of a search; refused where there are none or too many."""
    text = request.args.get("q", "")
    if not text.strip():
        raise RefusedError([Fault("q", say("search-blank"))])
    if len(text) > LONGEST_SEARCH:
        raise RefusedError([Fault("q", say("search-too-long", longest=LONGEST_SEARCH))])
    return text


@search_pages.get("/search")
def search() -> Response:
    """One field over all titles, and what was found in them."""
    wanted = request.args.get("q", "")
    found = find([*titles().values()], words_wanted()) if wanted.strip() else None
    return page(
        "search/search.html",
        wanted=wanted,
        found=found,
        lines=[*map(shown, found.results)] if found else [],
        answer=decide(found) if found else None,
        longest=LONGEST_SEARCH,
    )
