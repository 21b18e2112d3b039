"""Asks over the API; the answers come back in the form that the plain reference gives."""

from collections.abc import Mapping
from typing import Any

from flask.testing import FlaskClient

from rules.nevada_city import TITLE

Body = Mapping[str, Any]
Json = Any

OF_A_SEAT = 3
"""How many steps of a warning's path the contract names: seats.0.contracts."""


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
    """Lines, ranks, totals, winners, warned fields and what they depend on."""
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
        "warnings": sorted({field_of(warning["at"]) for warning in found["warnings"]}),
    }


def field_of(path: str) -> str:
    """The field of a seat, or of the table, in which a warning stands."""
    steps = path.split(".")
    return ".".join(steps[: OF_A_SEAT if steps[0] == "seats" else 1])


def rule(client: FlaskClient, question: str, body: Body) -> dict[str, Any]:
    """Verdict, facts, the clauses that were named, and what the answer depends on."""
    found = answer_to(client, question, body)
    depends_on = [
        {**entry, "otherwise": [as_promised(other) for other in entry["otherwise"]]}
        for entry in found["depends_on"]
    ]
    return {
        **as_promised({"verdict": found["verdict"], "facts": found["facts"]}),
        "clauses": {reason["clause"] for reason in found["because"]},
        "depends_on": depends_on,
    }


def as_promised(outcome: Json) -> Json:
    """An outcome without the facts of a no, which nobody promised."""
    return {**outcome, "facts": {}} if outcome["verdict"] == "no" else outcome
