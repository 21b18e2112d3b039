"""Asks over the API; the answers come back in the form that the plain reference gives."""

from collections.abc import Mapping
from typing import Any

from flask.testing import FlaskClient

from rules.gold_rush import TITLE
from tests.examples import Answer, differences

Body = Mapping[str, Any]
Json = Any
LISTS = {"features", "map"}


def address_of(post: str) -> str:
    """Where a table is scored, or a question is answered."""
    return f"/api/v1/{TITLE.slug}/{post if post == 'score' else f'ask/{post}'}"


def answer_to(client: FlaskClient, post: str, body: Body) -> Json:
    """What the API answers to a body that it has to accept."""
    answer = client.post(address_of(post), json=body)
    assert answer.status_code == 200, (post, body, answer.get_json())
    return answer.get_json()


def refused_at(client: FlaskClient, post: str, body: Body) -> set[str]:
    """The paths of all faults; none where the body is accepted."""
    answer = client.post(address_of(post), json=body)
    assert answer.status_code in {200, 422}, (post, body, answer.get_json())
    return set(answer.get_json().get("errors", ()))


def score(client: FlaskClient, body: Body) -> dict[str, Any]:
    """Lines, ranks, totals, winners and what they depend on."""
    found = answer_to(client, "score", body)
    seats = found["seats"]
    return {
        "lines": [{line["row"]: line["points"] for line in seat["lines"]} for seat in seats],
        "ranks": [seat["rank"] for seat in seats],
        "totals": {seat["name"]: seat["total"] for seat in seats},
        "winners": found["winners"],
        "tie_break": found["tie_break"] is not None,
        "tie_break_clauses": found["tie_break_clauses"],
        "warnings": warned_at(found),
        "depends_on": found["depends_on"],
    }


def rule(client: FlaskClient, question: str, body: Body) -> dict[str, Any]:
    """Verdict, facts, the clauses that were named, and what the answer depends on."""
    found = answer_to(client, question, body)
    return {
        "verdict": found["verdict"],
        "facts": found["facts"],
        "clauses": {reason["clause"] for reason in found["because"]},
        "depends_on": found["depends_on"],
        "warnings": warned_at(found),
    }


def warned_at(found: Body) -> list[str]:
    """The feature, the tile or the seats that each warning belongs to."""
    paths = (warning["at"].split(".") for warning in found["warnings"])
    return sorted(".".join(path[: 2 if path[0] in LISTS else 1]) for path in paths)


def assert_as_expected(client: FlaskClient, post: str, body: Body, expected: Body) -> None:
    """The answer meets everything that is expected of it."""
    answer = Answer(200, answer_to(client, post, body))
    assert not list(differences(answer, {"expect": dict(expected)}))
