"""The search for programs."""

from collections.abc import Sequence

from flask import Blueprint, Response

from scoring.titles import BuiltTitle, titles
from web.api.answer_types import SearchResult, SearchResults
from web.house.json_bodies import json_answer
from web.house.titles import find_title
from web.search.asking import asked_for
from web.search.finding import Result, find
from web.search.showing import address_of_result, text_of

search_calls = Blueprint("search_calls", __name__, url_prefix="/api/v1")


@search_calls.get("/search")
def search_all() -> Response:
    """What fits in any title."""
    return json_answer(_answer([*titles().values()]))


@search_calls.get("/<slug>/search")
def search(slug: str) -> Response:
    """What fits in one title."""
    return json_answer(_answer([find_title(slug)]))


def _answer(searched: Sequence[BuiltTitle]) -> SearchResults:
    found = find(searched, asked_for())
    results = [_result_json(result) for result in found.results]
    return {"results": results, "confident": found.is_confident}


def _result_json(result: Result) -> SearchResult:
    entry = result.entry
    return {
        "title": entry.slug,
        "kind": entry.kind.value,
        "id": entry.id,
        "text": text_of(entry),
        "url": address_of_result(result),
    }
