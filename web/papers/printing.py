"""From a paper to an answer: one that is known by its wish is printed once, others always."""

from collections.abc import Callable
from typing import TypeVar

from flask import Response, current_app, request

from printables.core.aid import AidWish
from printables.core.cache import PaperCache, key_of
from printables.core.press import the_press
from printables.core.scorepad import PadWish

PDF = "application/pdf"
LONGEST_AGE = 60 * 60
"""Seconds for which a browser need not ask again."""

Wish = TypeVar("Wish", PadWish, AidWish)


def fresh_paper(html: str, filename: str) -> Response:
    """A paper that bears codes or a game of its own, and is kept nowhere."""
    return _answer(the_press().print(html), filename, "no-store")


def cached_paper(wish: Wish, html_of: Callable[[Wish], str], filename: str) -> Response:
    """The paper of this wish, from the cache where it can be; without bytes for who has it."""
    key = key_of(wish)
    if request.if_none_match.contains(key):
        answer = Response(status=304)
    else:
        pdf = _from_cache(key, lambda: html_of(wish))
        answer = _answer(pdf, filename, f"private, max-age={LONGEST_AGE}")
    answer.set_etag(key)
    return answer


def _from_cache(key: str, html: Callable[[], str]) -> bytes:
    """The paper from the cache, or printed and put there."""
    papers = PaperCache(current_app.config["PAPERS"])
    pdf = papers.get(key)
    if pdf is None:
        pdf = the_press().print(html())
        papers.put(key, pdf)
    return pdf


def _answer(pdf: bytes, filename: str, caching: str) -> Response:
    answer = Response(pdf, content_type=PDF)
    answer.headers["Content-Disposition"] = f'inline; filename="{filename}.pdf"'
    answer.headers["Cache-Control"] = caching
    return answer
