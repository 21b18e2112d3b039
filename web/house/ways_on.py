"""Where somebody goes from a page that only says what did not work."""

from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from flask import request, url_for

from scoring.titles import BuiltTitle, titles
from web.house.addresses import path_here, query
from web.house.language import words


class WayOn(NamedTuple):
    """A link that leads on, the most useful first."""

    label: str
    address: str


def ways_on(*, is_sheet_there: bool = True) -> list[WayOn]:
    """Back to the page, the table or the sheet, to the title, to the start."""
    ways = [*_back(), *(_to_the_sheet() if is_sheet_there else ()), *_to_the_title()]
    return [*ways, WayOn(words().name("problem-home"), url_for("pages.home"))]


def title_here() -> BuiltTitle | None:
    """The title to which this address belongs."""
    return titles().get(request.path.split("/")[1])


def _back() -> Iterator[WayOn]:
    """The page on which a button was pressed; what is typed there stays in it."""
    came_from = _came_from()
    is_another = came_from.path != path_here() or request.method == "POST"
    if came_from.netloc == request.host and came_from.path.startswith("/") and is_another:
        address = came_from._replace(scheme="", netloc="").geturl()
        yield WayOn(words().name("problem-back"), address)


def _came_from() -> SplitResult:
    try:
        return urlsplit(request.referrer or "")
    except ValueError:
        return urlsplit("")


def _to_the_sheet() -> Iterator[WayOn]:
    code = (request.view_args or {}).get("code")
    if code and (request.blueprint or "").startswith("sheet"):
        address = url_for("sheet_pages.sheet", code=code)
        if address != path_here() or request.method == "POST":
            yield WayOn(words().name("result-back"), address)


def _to_the_title() -> Iterator[WayOn]:
    """To the title, and to a table that stands in the address."""
    title = title_here()
    if title is None:
        return
    if request.blueprint == "score_pages":
        table = url_for("score_pages.table", slug=title.slug)
        typed = query()
        yield WayOn(words().name("result-back"), f"{table}?{typed}" if typed else table)
    own = words(title.facts).name("title")
    yield WayOn(words().says("problem-title", title=own), url_for("pages.title", slug=title.slug))
