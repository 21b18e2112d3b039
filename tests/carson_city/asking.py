"""Asks over the API; the answers come back in the form that the plain reference gives."""

from collections.abc import Mapping
from typing import Any

from flask.testing import FlaskClient

from rules.carson_city import TITLE
from tests.examples import Answer, differences

Body = Mapping[str, Any]
Json = Any


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
    """Lines, ranks, totals, winners, ties, warnings and what they depend on."""
    found = answer_to(client, "score", body)
    seats = found["seats"]
    return {
        "lines": [{line["row"]: line["points"] for line in seat["lines"]} for seat in seats],
        "ranks": [seat["rank"] for seat in seats],
        "totals": {seat["name"]: seat["total"] for seat in seats},
        "winners": found["winners"],
        "tie_break": found["tie_break"] is not None,
        "tie_break_clauses": found["tie_break_clauses"],
        "depends_on": found["depends_on"],
        "warnings": sorted(warning["at"] for warning in found["warnings"]),
    }


def rule(client: FlaskClient, question: str, body: Body) -> dict[str, Any]:
    """Verdict, facts, the clauses that were named, what the answer depends on, warnings."""
    found = answer_to(client, question, body)
    depends_on = [
        {**entry, "otherwise": [with_named_facts(other) for other in entry["otherwise"]]}
        for entry in found["depends_on"]
    ]
    return {
        **with_named_facts({"verdict": found["verdict"], "facts": found["facts"]}),
        "clauses": {reason["clause"] for reason in found["because"]},
        "depends_on": depends_on,
        "warnings": sorted(warning["at"] for warning in found["warnings"]),
    }


def with_named_facts(outcome: Json) -> Json:
    """An outcome without the facts that are free: an income's lines, whether a no is a duel."""
    if "needs" in outcome:
        return outcome
    free = {"lines", "duel"} if outcome["verdict"] == "no" else {"lines"}
    facts = {name: fact for name, fact in outcome["facts"].items() if name not in free}
    return {**outcome, "facts": facts}


def assert_as_expected(client: FlaskClient, post: str, body: Body, expected: Body) -> None:
    """The answer meets everything that is expected of it."""
    answer = Answer(200, answer_to(client, post, body))
    assert not list(differences(answer, {"expect": dict(expected)}))
