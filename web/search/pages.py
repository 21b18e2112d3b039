"""The words of a search, and the page on which all titles are searched."""

from collections.abc import Iterable

from flask import Blueprint, Response, request

from rules.core.faults import Fault, RefusedError
from rules.core.messages import say
from scoring.titles import BuiltTitle, titles
from web.house.rendering import page
from web.search.finding import find
from web.search.showing import lines_of
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


def answered(searched: Iterable[BuiltTitle]) -> dict[str, object]:
    """What a page with a field to search says to the words in its address."""
    wanted = request.args.get("q", "")
    if not wanted.strip():
        return {"wanted": wanted, "longest": LONGEST_SEARCH, "found": None}
    found = find(searched, words_wanted())
    shown = {"found": found, "lines": lines_of(found), "answer": decide(found)}
    return {"wanted": wanted, "longest": LONGEST_SEARCH, **shown}


@search_pages.get("/search")
def search() -> Response:
    """One field over all titles, and what was found in them."""
    return page("search/search.html", **answered(titles().values()))
