"""A breakdown on a page: every line with its parts, and what another reading would move."""

from collections.abc import Callable, Sequence
from typing import Any

from flask import request

from scoring.core.breakdown import Breakdown, ScoreOutcome
from scoring.core.rows import Line, Part
from sheets.standing import Standing
from translations.catalogue import Catalogue, label_catalogue
from web.house.faults import faults_json
from web.house.language import words

ReadingAddress = Callable[[str, str], str]


def breakdown_shown(
    standing: Standing,
    marks: Sequence[str] = (),
    reading_address: ReadingAddress | None = None,
) -> dict[str, Any]:
    """What the template of a breakdown shows; nothing where nobody counts yet."""
    breakdown = standing.breakdown
    if breakdown is None:
        return {"breakdown": None, "standing": standing}
    spoken = words(standing.title.facts)
    return {
        "breakdown": breakdown,
        "standing": standing,
        "counted": [
            {"number": n, "name": standing.seats[n].name, "mark": marks[n] if marks else None}
            for n in standing.counted
        ],
        "labels": label_catalogue(breakdown.setup.title, breakdown.setup.edition, spoken),
        "warnings": faults_json(breakdown.warnings, spoken),
        "mark": request.args.get("mark", ""),
        "lines": [seat.lines for seat in breakdown.seats],
        "moved": moved,
        "marked_part": marked_part,
        "reading_address": reading_address,
    }


def marked_part(lines: tuple[Line[Any], ...], mark: str, place: int) -> Part | None:
    """The part of a line that the address asks to light up, where it is in this seat."""
    seat, _, rest = mark.partition(".")
    row, _, number = rest.partition(".")
    parts = next((line.parts for line in lines if line.row.key == row), ())
    if seat != str(place) or not number.isdecimal() or int(number) >= len(parts):
        return None
    return parts[int(number)]


def moved(breakdown: Breakdown, then: ScoreOutcome, words: Catalogue) -> str:
    """What another reading would move: totals, and the winners where they change."""
    now = {seat.name: seat.total for seat in breakdown.seats}
    changes = [
        words.says("result-moves", name=name, before=now[name], after=total)
        for name, total in then.totals
        if now[name] != total
    ]
    if then.winners != breakdown.winners:
        changes.append(words.says("result-winner-then", names=then.winners))
    return " ".join(changes)
