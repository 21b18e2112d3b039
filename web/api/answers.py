"""Breakdowns and rulings as the contract's JSON, in the reader's language."""

from collections.abc import Iterable
from typing import Any, cast

from rules.core.faults import Fault
from rules.core.readings import Alternative
from rules.core.rulings import Answer, Reason, Ruling
from rules.core.titles import Title
from scoring.core.breakdown import Breakdown, ScoreOutcome, SeatScore
from scoring.core.rows import Line, Part
from translations.catalogue import Catalogue, label_catalogue
from web.api import answer_types as types


def breakdown_json(breakdown: Breakdown, words: Catalogue) -> types.Breakdown:
    """The score of a table."""
    setup = breakdown.setup
    labels = label_catalogue(setup.title, setup.edition, words)
    return {
        "title": setup.title.slug,
        "edition": setup.edition,
        "house_rules": dict(setup.house_rules),
        "seats": [_seat_json(seat, words, labels) for seat in breakdown.seats],
        "winners": list(breakdown.winners),
        "tie_break": words.text(breakdown.tie_break) if breakdown.tie_break else None,
        "tie_break_clauses": list(breakdown.tie_break_clauses),
        "depends_on": [
            {
                "open_point": entry.point,
                "reading": cast("str", entry.reading),  # of a score, one is always in force
                "otherwise": [_other_score(other) for other in entry.otherwise],
            }
            for entry in breakdown.depends_on
        ],
        "warnings": warnings_json(breakdown.warnings, words),
    }


def _seat_json(seat: SeatScore, words: Catalogue, labels: Catalogue) -> types.Seat:
    lines = [_line_json(line, words, labels) for line in seat.lines]
    return {"name": seat.name, "total": seat.total, "rank": seat.rank, "lines": lines}


def _line_json(line: Line[Any], words: Catalogue, labels: Catalogue) -> types.Line:
    return {
        "row": line.row.key,
        "label": labels.name(f"row-{line.row.key}"),
        "points": line.points,
        "clauses": list(line.clauses),
        "parts": [_part_json(part, words) for part in line.parts],
    }


def _part_json(part: Part, words: Catalogue) -> types.Part:
    points: types.Part = {
        "points": part.points,
        "why": words.text(part.why),
        "clauses": list(part.clauses),
    }
    return cast("types.Part", {**part.subject, **points})


def warnings_json(faults: Iterable[Fault], words: Catalogue) -> list[types.WarningAt]:
    """What is odd but not impossible, each at its path."""
    return [{"at": fault.at, "message": words.text(fault.says)} for fault in faults]


def _other_score(other: Alternative[ScoreOutcome]) -> types.OtherScore | types.Needs:
    if other.outcome is None:
        return _needs(other)
    totals, winners = dict(other.outcome.totals), list(other.outcome.winners)
    return {"reading": other.reading, "totals": totals, "winners": winners}


def _other_ruling(other: Alternative[Ruling]) -> types.OtherRuling | types.Needs:
    if other.outcome is None:
        return _needs(other)
    ruling = other.outcome
    return {"reading": other.reading, "verdict": ruling.verdict, "facts": ruling.facts}


def _needs(other: Alternative[Any]) -> types.Needs:
    return {"reading": other.reading, "needs": [fault.at for fault in other.needs]}


def ruling_json(title: Title, question: str, answer: Answer, words: Catalogue) -> types.Ruling:
    """The answer to a question."""
    ruling = answer.ruling
    return {
        "title": title.slug,
        "question": question,
        "verdict": ruling.verdict,
        "because": [_reason_json(reason, words) for reason in ruling.because],
        "facts": ruling.facts,
        "remedies": [words.text(remedy) for remedy in ruling.remedies],
        "depends_on": [
            {
                "open_point": entry.point,
                "reading": entry.reading,
                "otherwise": [_other_ruling(other) for other in entry.otherwise],
            }
            for entry in answer.depends_on
        ],
        "together": [
            {
                "readings": dict(each.readings),
                "verdict": each.outcome.verdict,
                "facts": each.outcome.facts,
            }
            for each in answer.together
        ],
        "warnings": warnings_json(ruling.warnings, words),
    }


def _reason_json(reason: Reason, words: Catalogue) -> types.Reason:
    return {"clause": reason.clause, "says": " ".join(words.text(says) for says in reason.says)}


def clauses_json(title: Title, words: Catalogue) -> types.Clauses:
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
        "open_points": _open_points(title, words),
    }


def _open_points(title: Title, words: Catalogue) -> list[types.OpenPoint]:
    return [
        {
            "id": point.id,
            "text": words.name(point.id),
            "readings": [{"key": key, "text": words.name(point.id, key)} for key in point.readings],
            "defaults": {edition: point.default(edition) for edition in title.editions},
            "because": words.name(point.id, "because"),
            "settled_in": sorted(point.settled_in),
            "clauses": list(point.clauses),
        }
        for point in title.book.open_points.values()
    ]


def title_json(title: Title, words: Catalogue) -> types.Title:
    """What a title has to offer."""
    bgg: types.OnBoardGameGeek = {"bgg_id": title.bgg_id} if title.bgg_id else {}
    fewest, most = title.players
    return {
        "slug": title.slug,
        "title": words.name("title"),
        "year": title.year,
        **bgg,
        "players": {"fewest": fewest, "most": most},
        "editions": list(title.editions),
        "variants": list(title.variants),
        "questions": [_question_json(key, words) for key in title.questions],
        "open_points": _open_points(title, words),
    }


def _question_json(key: str, words: Catalogue) -> types.Question:
    text = words.name(f"question-{key}")
    return {"key": key, "text": text, "about": words.name(f"question-{key}", "about")}
