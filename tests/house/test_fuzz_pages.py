"""Every route answers whatever stands in its address, however long."""

import re
from http import HTTPMethod, HTTPStatus
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.routing import Rule

from scoring.titles import titles
from tests.house.test_fuzz import Send, send

__all__ = ["send"]

LENGTHS = (0, 41, 2501)
ENDLESS = "/events"
"""A live stream, which has tests of its own."""
KNOWN = {
    "slug": [*titles()],
    "key": sorted({key for title in titles().values() for key in title.questions}),
    "question": sorted({key for title in titles().values() for key in title.questions}),
    "clause": sorted({key for t in titles().values() for key in t.facts.book.clauses})[::9],
    "code": ["15TXY1BC7AK2F6K3Q808W5SNK4"],
    "filename": ["house/house.css"],
}
NUMBERS = [0, 1, 98, 99, 100, 10**6, 10**30]
METHODS = [method.value for method in HTTPMethod if method is not HTTPMethod.CONNECT]
TEXTS = st.text(st.characters(codec="utf-8"), max_size=9)
LONG = st.builds(
    lambda sign, times: sign * times, st.sampled_from("s9/ä."), st.sampled_from(LENGTHS)
)

pytestmark = pytest.mark.usefixtures("piece")


def routes(app: Flask) -> list[Rule]:
    """All that can be asked for, but for what never ends."""
    return [rule for rule in app.url_map.iter_rules() if not rule.rule.endswith(ENDLESS)]


PART = re.compile(r"<(?:(?P<kind>[a-z]+)(?:\((?P<choices>[^)]*)\))?:)?(?P<name>[a-z_]+)>")


def path_with(rule: Rule, parts: dict[str, Any]) -> str:
    """A route's path with these parts, whether or not its converters would take them."""
    return PART.sub(lambda part: quote(str(parts[part["name"]]), safe="/"), rule.rule)


def usual(rule: Rule) -> dict[str, list[Any]]:
    """What stands at each place of a path when people use the page."""
    return {part["name"]: _usual(part) for part in PART.finditer(rule.rule)}


def _usual(part: re.Match[str]) -> list[Any]:
    if part["kind"] == "any":
        return [choice.strip(" \"'") for choice in part["choices"].split(",")]
    return NUMBERS if part["kind"] == "int" else KNOWN.get(part["name"], ["x"])


def test_every_route_answers_whatever_the_length_of_a_part(app: Flask, send: Send) -> None:
    for rule in routes(app):
        first = {name: known[0] for name, known in usual(rule).items()}
        for name in first:
            for length in LENGTHS[1:]:
                for method in sorted((rule.methods or set()) & {"GET", "POST", "PATCH"}):
                    send(path_with(rule, {**first, name: "s" * length}), method=method)


@given(data=st.data())
def test_any_route_with_anything(app: Flask, send: Send, data: st.DataObject) -> None:
    rule = data.draw(st.sampled_from(routes(app)))
    parts = {
        name: data.draw(st.sampled_from(known) | TEXTS | LONG)
        for name, known in usual(rule).items()
    }
    fields = data.draw(st.dictionaries(st.sampled_from(NAMES) | TEXTS, TEXTS | LONG, max_size=5))
    method = data.draw(st.sampled_from(METHODS))
    how: dict[str, Any] = (
        {"query_string": urlencode(fields)} if method == "GET" else {"data": fields}
    )
    send(path_with(rule, parts), method=method, **how)


NAMES = ["player", "edition", "variants", "more", "less", "plus", "mark", "base", "name", "text"]


def test_a_page_that_is_not_there_is_told_in_few_words(app: Flask) -> None:
    answer = app.test_client().get(f"/{'s' * 5000}")
    assert answer.status_code == HTTPStatus.NOT_FOUND
    assert "s" * 40 not in answer.text.partition("<main")[2]
