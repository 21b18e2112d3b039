"""Asks over the API; the answers come back in the form that the plain references give."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from flask.testing import FlaskClient

from tests.examples import Answer, differences

Body = Mapping[str, Any]
Json = Any


def address_of(slug: str, post: str) -> str:
    """Where a table is scored, or a question is answered."""
    return f"/api/v1/{slug}/{post if post == 'score' else f'ask/{post}'}"


def choosing(body: Body, point: str, reading: str) -> dict[str, Any]:
    """The same body of a table that has chosen one reading more."""
    return {**body, "house_rules": {**body.get("house_rules", {}), point: reading}}


def warned_fields(found: Json) -> list[str]:
    """The path of each warning."""
    return sorted(warning["at"] for warning in found["warnings"])


def as_it_is(outcome: Json) -> Json:
    """An outcome of which everything was promised."""
    return outcome


@dataclass(frozen=True)
class Asking:
    """A title that is asked: where its warnings stand, which facts of an outcome it promises."""

    slug: str
    warned_at: Callable[[Json], list[str]] = warned_fields
    promised: Callable[[Json], Json] = as_it_is

    def answer_to(self, client: FlaskClient, post: str, body: Body) -> Json:
        """What the API answers to a body that it has to accept."""
        answer = client.post(address_of(self.slug, post), json=body)
        assert answer.status_code == 200, (post, body, answer.get_json())
        return answer.get_json()

    def refused_at(self, client: FlaskClient, post: str, body: Body) -> set[str]:
        """The paths of all faults; none where the body is accepted."""
        answer = client.post(address_of(self.slug, post), json=body)
        assert answer.status_code in {200, 422}, (post, body, answer.get_json())
        return set(answer.get_json().get("errors", ()))

    def score(self, client: FlaskClient, body: Body) -> dict[str, Any]:
        """Lines, ranks, totals, winners, ties, warnings and what they depend on."""
        found = self.answer_to(client, "score", body)
        seats = found["seats"]
        return {
            "lines": [{line["row"]: line["points"] for line in seat["lines"]} for seat in seats],
            "ranks": [seat["rank"] for seat in seats],
            "totals": {seat["name"]: seat["total"] for seat in seats},
            "winners": found["winners"],
            "tie_break": found["tie_break"] is not None,
            "tie_break_clauses": found["tie_break_clauses"],
            "depends_on": found["depends_on"],
            "warnings": self.warned_at(found),
        }

    def rule(self, client: FlaskClient, question: str, body: Body) -> dict[str, Any]:
        """Verdict, facts, the clauses that were named, what the answer depends on, warnings."""
        found = self.answer_to(client, question, body)
        depends_on = [
            {**entry, "otherwise": [self.promised(other) for other in entry["otherwise"]]}
            for entry in found["depends_on"]
        ]
        return {
            **self.promised({"verdict": found["verdict"], "facts": found["facts"]}),
            "clauses": {reason["clause"] for reason in found["because"]},
            "depends_on": depends_on,
            "together": [self.promised(other) for other in found.get("together", [])],
            "warnings": self.warned_at(found),
        }

    def assert_as_expected(
        self, client: FlaskClient, post: str, body: Body, expected: Body
    ) -> None:
        """The answer meets everything that is expected of it."""
        answer = Answer(200, self.answer_to(client, post, body))
        assert not list(differences(answer, {"expect": dict(expected)}))
