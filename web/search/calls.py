"""The search for programs."""

from collections.abc import Iterable

from flask import Blueprint, Response

from rules.core.faults import RefusedError
from scoring.titles import BuiltTitle, titles
from web.api.answer_types import SearchResult, SearchResults
from web.house.faults import faults_json
from web.house.json_bodies import json_answer
from web.house.language import words
from web.house.problems import problem
from web.house.titles import find_title
from web.search.finding import Certainty, find
from web.search.pages import words_wanted
from web.search.showing import ResultLine, lines_of

search_calls = Blueprint("search_calls", __name__, url_prefix="/api/v1")


@search_calls.get("/search")
def search_all() -> Response:
    """What fits in any title."""
    return _answered(titles().values())


@search_calls.get("/<slug>/search")
def search(slug: str) -> Response:
    """What fits in one title."""
    return _answered([find_title(slug)])


def _answered(searched: Iterable[BuiltTitle]) -> Response:
    """What was found; a search for nothing is refused with what would be right."""
    try:
        found = find(searched, words_wanted())
    except RefusedError as error:
        (sentences,) = (errors := faults_json(error.faults, words())).values()
        return problem(422, " ".join(sentences), errors=errors)
    near = [] if found.certainty is Certainty.NONE else lines_of(found)
    results = [*map(_result_json, near)]
    return json_answer(SearchResults(results=results, confident=found.certainty is Certainty.SURE))


def _result_json(line: ResultLine) -> SearchResult:
    return {
        "title": line.title.slug,
        "kind": line.kind.value,
        "id": line.id,
        "text": "".join(piece.text for piece in line.pieces),
        "url": line.address,
    }
