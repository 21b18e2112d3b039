"""Asks the room's own code; its answers come back in the form that the plain reference gives."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from rules.carson_city_cards import TITLE
from rules.core.faults import RefusedError
from rules.core.readings import Alternative, Dependence
from rules.core.rulings import Answer
from scoring.core.breakdown import Breakdown
from scoring.titles import titles

Body = Mapping[str, Any]
ROOM = titles()[TITLE.slug]


def breakdown_of(body: Body) -> Breakdown:
    return ROOM.score(body)


def score(body: Body) -> dict[str, Any]:
    """Lines, totals, ranks, winners and what they depend on."""
    breakdown = breakdown_of(body)
    seats = [
        {
            "name": seat.name,
            "total": seat.total,
            "rank": seat.rank,
            "lines": {line.row.key: line.points for line in seat.lines},
        }
        for seat in breakdown.seats
    ]
    depends_on = [
        _dependence(
            entry,
            lambda standing: {
                "totals": dict(standing.totals),
                "winners": list(standing.winners),
            },
        )
        for entry in breakdown.depends_on
    ]
    return {"seats": seats, "winners": list(breakdown.winners), "depends_on": depends_on}


def lines_of(seat: Body, **table: Any) -> dict[str, int]:
    """The rows of one seat alone."""
    lines: dict[str, int] = score({"partial": True, "seats": [seat], **table})["seats"][0]["lines"]
    return lines


def total_of(seat: Body, **table: Any) -> int:
    return sum(lines_of(seat, **table).values())


def answer_to(question: str, body: Body) -> Answer:
    return ROOM.questions[question].ask(body)


def rule(question: str, body: Body) -> dict[str, Any]:
    """Verdict, facts, the clauses that were named, and what the answer depends on."""
    answer = answer_to(question, body)
    ruling = answer.ruling
    return {
        "verdict": ruling.verdict.value,
        "facts": as_json(ruling.facts),
        "clauses": {reason.clause for reason in ruling.because},
        "depends_on": [_dependence(entry, _verdict_and_facts) for entry in answer.depends_on],
    }


def refused_at(question: str, body: Body) -> set[str]:
    """The paths of all faults; none where the body is accepted."""
    try:
        breakdown_of(body) if question == "score" else answer_to(question, body)
    except RefusedError as error:
        return {fault.at for fault in error.faults}
    return set()


def as_json(value: object) -> Any:
    """A value as a program would get it."""
    return json.loads(json.dumps(value))


def points_at(parts: Iterable[Any]) -> dict[str, int]:
    """The points of a line's parts by the place or the character that brought them."""
    return {next(iter(part.subject.values())): part.points for part in parts}


def _dependence(entry: Dependence[Any], told: Any) -> dict[str, Any]:
    otherwise = [{"reading": other.reading, **_outcome(other, told)} for other in entry.otherwise]
    return {"open_point": entry.point, "reading": entry.reading, "otherwise": otherwise}


def _outcome(other: Alternative[Any], told: Any) -> dict[str, Any]:
    if other.outcome is None:
        return {"needs": [fault.at for fault in other.needs]}
    outcome: dict[str, Any] = told(other.outcome)
    return outcome


def _verdict_and_facts(ruling: Any) -> dict[str, Any]:
    return {"verdict": ruling.verdict.value, "facts": as_json(ruling.facts)}
