"""Two ways to ask the same, typed at once: what was answered is drawn, or what is wrong is said."""

from collections.abc import Iterator
from http import HTTPStatus
from itertools import permutations
from typing import Any

import pytest
from flask.testing import FlaskClient

from scoring.titles import BuiltTitle, titles
from tests.thorough import thorough
from web.forms.typed import typed_from


def ways_to_ask(title: BuiltTitle, key: str) -> Iterator[dict[str, Any]]:
    """Worked cases of a question, one for each set of fields that one of them fills in."""
    bodies = (case["body"] for case in title.cases if case["post"] == f"ask/{key}")
    yield from {frozenset(body): body for body in bodies}.values()


def mixtures(title: BuiltTitle, key: str) -> Iterator[dict[str, Any]]:
    """Two ways at once, whole and with one field left out; one for each set of fields."""
    both = [{**one, **other} for one, other in permutations(ways_to_ask(title, key), 2)]
    less = [
        {name: body[name] for name in body if name != lacking} for body in both for lacking in body
    ]
    yield from {frozenset(body): body for body in (*both, *less)}.values()


@thorough
@pytest.mark.parametrize("title", [*titles().values()], ids=lambda title: title.slug)
def test_what_belongs_to_two_ways_of_asking_is_answered_or_refused(
    client: FlaskClient, title: BuiltTitle
) -> None:
    for key in title.questions:
        for body in mixtures(title, key):
            answer = client.get(f"/{title.slug}/ask/{key}", query_string=typed_from(body))
            assert answer.status_code == HTTPStatus.OK, (key, body)
