"""Drawings of what was typed, as parts of pages: scripts put them where the old ones were.

A room names them in its `PageFacts.drawings`: each makes of the typed fields what its template in
`templates/<room>/drawing/` shows. Where the text cannot be read the template gets the sentences.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, redirect, request
from flask.typing import ResponseReturnValue

from rules.core.faults import RefusedError
from web.forms.typed import Typed
from web.house.addresses import in_query, is_page_of
from web.house.language import words
from web.house.problems import NoSuchError
from web.house.rendering import page
from web.house.rooms import pages_of
from web.house.titles import find_title

drawing_pages = Blueprint("drawing_pages", __name__)


@drawing_pages.route("/<slug>/drawing/<kind>", methods=["GET", "POST"])
def drawing(slug: str, kind: str) -> Response:
    """One drawing; sent by POST where it is too long for an address."""
    title = find_title(slug)
    drawings = pages_of(title).drawings
    if kind not in drawings:
        raise NoSuchError("problem-404")
    sent = (*request.args.items(multi=True), *request.form.items(multi=True))
    typed = Typed(list(sent))
    shown: Mapping[str, Any] = {}
    sentences: list[str] = []
    try:
        shown = drawings[kind](typed)
    except RefusedError as error:
        sentences = [words(title.facts).text(fault.says) for fault in error.faults]
    template = f"{title.facts.room}/drawing/{kind}.html"
    answer = page(template, title=title, typed=typed, sentences=sentences, **shown)
    if sentences:
        answer.status_code = HTTPStatus.UNPROCESSABLE_ENTITY
    return answer


@drawing_pages.post("/<slug>/drawing/<kind>/back")
def back(slug: str, kind: str) -> ResponseReturnValue:
    """Back to the page of a form that stands in its address, without scripts.

    What a button of the drawing says of its field stands first and counts alone; sent so, the
    address need not hold the field twice. What is done with is left out.
    """
    title, field = find_title(slug), request.args.get("field", "")
    own_page = request.args.get("page", "")
    if not is_page_of(title.slug, own_page):
        raise NoSuchError("problem-404")
    done = {field, *request.args.getlist("done")}
    rest = [pair for pair in request.form.items(multi=True) if pair[1] and pair[0] not in done]
    first = [(field, request.form[field])] if request.form.get(field) else []
    return redirect(f"{own_page}?{in_query([*first, *rest])}#{kind}-drawn", HTTPStatus.SEE_OTHER)
