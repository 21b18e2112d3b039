"""Breakdowns and rulings as the contract's JSON, in the reader's language."""

from collections.abc import Iterable
from typing import Any

from rules.core.faults import Fault
from rules.core.readings import Alternative, Dependence
from rules.core.rulings import Answer, Reason, Ruling
from rules.core.titles import Title
from scoring.core.breakdown import Breakdown, ScoreOutcome, SeatScore
from scoring.core.rows import Line, Part
from translations.catalogue import Catalogue, label_catalogue


def breakdown_json(breakdown: Breakdown, words: Catalogue) -> dict[str, Any]:
    """The score of a table."""
    labels = label_catalogue(breakdown.setup.title, breakdown.setup.edition, words)
    return {
        "title": breakdown.setup.title.slug,
        "edition": breakdown.setup.edition,
        "house_rules": dict(breakdown.setup.house_rules),
        "seats": [_seat_json(seat, words, labels) for seat in breakdown.seats],
        "winners": list(breakdown.winners),
        "tie_break": words.text(breakdown.tie_break) if breakdown.tie_break else None,
        "tie_break_clauses": list(breakdown.tie_break_clauses),
        "depends_on": [_dependence_json(entry, _standing_json) for entry in breakdown.depends_on],
        "warnings": warnings_json(breakdown.warnings, words),
    }


def _seat_json(seat: SeatScore, words: Catalogue, labels: Catalogue) -> dict[str, Any]:
    return {
        "name": seat.name,
        "total": seat.total,
        "rank": seat.rank,
        "lines": [_line_json(line, words, labels) for line in seat.lines],
    }


def _line_json(line: Line[Any], words: Catalogue, labels: Catalogue) -> dict[str, Any]:
    return {
        "row": line.row.key,
        "label": labels.name(f"row-{line.row.key}"),
        "points": line.points,
        "clauses": list(line.clauses),
        "parts": [_part_json(part, words) for part in line.parts],
    }


def _part_json(part: Part, words: Catalogue) -> dict[str, Any]:
    return {
        **part.subject,
        "points": part.points,
        "why": words.text(part.why),
        "clauses": list(part.clauses),
    }


def _standing_json(standing: ScoreOutcome) -> dict[str, Any]:
    return {"totals": dict(standing.totals), "winners": list(standing.winners)}


def warnings_json(faults: Iterable[Fault], words: Catalogue) -> list[dict[str, str]]:
    """What is odd but not impossible, each at its path."""
    return [{"at": fault.at, "message": words.text(fault.says)} for fault in faults]


def _dependence_json(entry: Dependence[Any], outcome: Any) -> dict[str, Any]:
    return {
        "open_point": entry.point,
        "reading": entry.reading,
        "otherwise": [_alternative_json(other, outcome) for other in entry.otherwise],
    }


def _alternative_json(other: Alternative[Any], outcome: Any) -> dict[str, Any]:
    if other.outcome is None:
        return {"reading": other.reading, "needs": [fault.at for fault in other.needs]}
    return {"reading": other.reading, **outcome(other.outcome)}


def ruling_json(title: Title, question: str, answer: Answer, words: Catalogue) -> dict[str, Any]:
    """The answer to a question."""
    return {
        "title": title.slug,
        "question": question,
        "verdict": answer.ruling.verdict.value,
        "because": [_reason_json(reason, words) for reason in answer.ruling.because],
        "facts": answer.ruling.facts,
        "remedies": [words.text(remedy) for remedy in answer.ruling.remedies],
        "depends_on": [_dependence_json(entry, _outcome_json) for entry in answer.depends_on],
        "warnings": warnings_json(answer.ruling.warnings, words),
    }


def _reason_json(reason: Reason, words: Catalogue) -> dict[str, str]:
    return {"clause": reason.clause, "says": " ".join(words.text(says) for says in reason.says)}


def _outcome_json(ruling: Ruling) -> dict[str, Any]:
    return {"verdict": ruling.verdict.value, "facts": ruling.facts}


def clauses_json(title: Title, words: Catalogue) -> dict[str, Any]:
    """Every clause and open point of a title."""
    return {
        "title": title.slug,
        "clauses": [
            {
                "id": clause.id,
                "text": words.name(clause.id),
                "where": dict(clause.where),
                "does": list(clause.does),
            }
            for clause in title.book.clauses.values()
        ],
        "open_points": open_points_json(title, words),
    }


def open_points_json(title: Title, words: Catalogue) -> list[dict[str, Any]]:
    """The open points of a title with their readings."""
    return [
        {
            "id": point.id,
            "text": words.name(point.id),
            "readings": [
                {"key": reading, "text": words.name(point.id, reading)}
                for reading in point.readings
            ],
            "defaults": {edition: point.default(edition) for edition in title.editions},
            "because": words.name(point.id, "because"),
            "settled_in": sorted(point.settled_in),
            "clauses": list(point.clauses),
        }
        for point in title.book.open_points.values()
    ]


def title_json(title: Title, words: Catalogue) -> dict[str, Any]:
    """What a title has to offer."""
    return {
        "slug": title.slug,
        "title": words.name("title"),
        "year": title.year,
        **({"bgg_id": title.bgg_id} if title.bgg_id else {}),
        "players": {"fewest": title.players[0], "most": title.players[1]},
        "editions": list(title.editions),
        "variants": list(title.variants),
        "questions": [
            {
                "key": key,
                "text": words.name(f"question-{key}"),
                "about": words.name(f"question-{key}", "about"),
            }
            for key in title.questions
        ],
        "open_points": open_points_json(title, words),
    }
