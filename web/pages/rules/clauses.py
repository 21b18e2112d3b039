"""The rules by chapters, what a search finds in them, and the page of each clause and point."""

from flask import Blueprint, Response, request

from scoring.related import related_to
from web.forms.house_rules import marks_by_reading
from web.house.problems import NoSuchError
from web.house.rendering import page
from web.house.titles import find_title
from web.pages.rules.cases import worked
from web.pages.rules.known import known_of
from web.pages.rules.side_by_side import side_by_side
from web.search.pages import answered

rules_pages = Blueprint("rules_pages", __name__)


@rules_pages.get("/<slug>/rules")
def rules(slug: str) -> Response:
    """All clauses and open points by chapters, or what a search finds."""
    title = find_title(slug)
    return page(
        "pages/rules.html",
        **answered([title]),
        title=title,
        book=title.facts.book,
        chosen=request.args.get("chapter", ""),
        unfolded="all" in request.args,
    )


@rules_pages.get("/<slug>/rules/known")
def known(slug: str) -> Response:
    """What the program knows of a title and what it does not."""
    title = find_title(slug)
    return page("pages/known.html", title=title, known=known_of(title))


@rules_pages.get("/<slug>/rules/<clause>")
def clause(slug: str, clause: str) -> Response:
    """One clause or open point."""
    title = find_title(slug)
    book = title.facts.book
    point = book.open_points.get(clause)
    if clause not in book.clauses and point is None:
        raise NoSuchError("problem-404-clause", clause=clause)
    compared = side_by_side(title, point) if point else None
    cases = [case for case in title.cases if clause in case["shows"]]
    return page(
        "pages/clause.html",
        title=title,
        clause=book.clauses.get(clause),
        point=point,
        marks_of_readings=marks_by_reading(title, point) if point else {},
        compared=compared,
        cases=[worked(title, case, clause) for case in cases],
        related=related_to(title, clause),
    )
