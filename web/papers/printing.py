"""From a paper to an answer: one that is known by its wish is printed once, others always."""

from collections.abc import Callable
from typing import TypeVar

from flask import Response, current_app, request

from printables.core.aid import AidWish
from printables.core.cache import PaperCache, key_of, key_of_sheet, papers_of_sheets
from printables.core.makings import Makings
from printables.core.press import the_press
from printables.core.scorepad import PadWish
from printables.core.turns import asked_from, seconds_at_the_press
from web.house.limits import charge_for
from web.serving.shares import household

PDF = "application/pdf"
LONGEST_AGE = 60 * 60
"""Seconds for which a browser need not ask again."""

makings = Makings()

Wish = TypeVar("Wish", PadWish, AidWish)


def fresh_paper(html: str, filename: str) -> Response:
    """A paper of which there is only one, and which is kept nowhere."""
    return _answer(_printed(html), filename, "no-store")


def paper_of_sheet(sheet: int, html: str, filename: str) -> Response:
    """A paper of a sheet, kept until the sheet is deleted, but by no browser.

    What somebody may see of a sheet, and so what is covered, is in the HTML and nowhere else.
    """
    key = key_of_sheet(sheet, html)
    pdf = _from_cache(papers_of_sheets(current_app.config["PAPERS"]), key, lambda: html)
    return _answer(pdf, filename, "no-store")


def cached_paper(wish: Wish, html_of: Callable[[Wish], str], filename: str) -> Response:
    """The paper of this wish, from the cache where it can be; without bytes for who has it."""
    key = key_of(wish)
    if request.if_none_match.contains(key):
        answer = Response(status=304)
    else:
        papers = PaperCache(current_app.config["PAPERS"])
        pdf = _from_cache(papers, key, lambda: html_of(wish))
        answer = _answer(pdf, filename, f"private, max-age={LONGEST_AGE}")
    answer.set_etag(key)
    return answer


def _from_cache(papers: PaperCache, key: str, html: Callable[[], str]) -> bytes:
    """The paper from the cache, or printed and put there, once for all who ask meanwhile."""

    def made() -> bytes:
        pdf = papers.get(key)  # which may have come while this one waited
        if pdf is None:
            pdf = _printed(html())
            papers.put(key, pdf)
        return pdf

    return papers.get(key) or makings.once(f"{papers.folder} {key}", made)


def _printed(html: str) -> bytes:
    """A paper, made when it is the turn of the address that asks."""
    before = asked_from.set(household(request.remote_addr))
    spent = seconds_at_the_press.set(0.0)
    try:
        return the_press().print(html)
    finally:
        charge_for(seconds_at_the_press.get())
        seconds_at_the_press.reset(spent)
        asked_from.reset(before)


def _answer(pdf: bytes, filename: str, caching: str) -> Response:
    answer = Response(pdf, content_type=PDF)
    answer.headers["Content-Disposition"] = f'inline; filename="{filename}.pdf"'
    answer.headers["Cache-Control"] = caching
    return answer
