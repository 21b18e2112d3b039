"""A breakdown on a page: who won, bars, every line with its parts, and what it hangs on."""

from collections.abc import Callable, Sequence
from typing import Any

from flask import request

from scoring.core.bars import bars_of
from scoring.core.breakdown import Breakdown, ScoreOutcome
from scoring.core.podium import by_rank, headline, margin
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
    *,
    is_final: bool,
) -> dict[str, Any]:
    """What the template of a breakdown shows; nothing where nobody counts yet."""
    breakdown = standing.breakdown
    if breakdown is None:
        return {"breakdown": None, "standing": standing}
    spoken = words(standing.title.facts)
    return {
        "breakdown": breakdown,
        "standing": standing,
        "is_final": is_final,
        "counted": [
            {"number": n, "name": standing.seats[n].name, "mark": marks[n] if marks else None}
            for n in standing.counted
        ],
        "order": by_rank(breakdown),
        "bars": bars_of(breakdown),
        "headline": spoken.text(headline(breakdown, is_final=is_final)),
        "margin": spoken.text(margin(breakdown)) if is_final else "",
        "labels": label_catalogue(breakdown.setup.title, breakdown.setup.edition, spoken),
        "warnings": faults_json(breakdown.warnings, spoken),
        "mark": _mark(breakdown),
        "lines": [seat.lines for seat in breakdown.seats],
        "moved": moved,
        "marked_part": marked_part,
        "reading_address": reading_address,
    }


def _mark(breakdown: Breakdown) -> str:
    """Which part the address asks to light up; nothing where there is no such part."""
    mark = request.args.get("mark", "")
    seats = enumerate(breakdown.seats)
    is_there = any(marked_part(seat.lines, mark, place) for place, seat in seats)
    return mark if is_there else ""


def marked_part(lines: tuple[Line[Any], ...], mark: str, place: int) -> Part | None:
    """The part of a line that the address asks to light up, where it is in this seat."""
    seat, _, rest = mark.partition(".")
    row, _, number = rest.partition(".")
    parts = next((line.parts for line in lines if line.row.key == row), ())
    if seat != str(place) or not number.isdecimal() or int(number) >= len(parts):
        return None
    return parts[int(number)]


def moved(breakdown: Breakdown, then: ScoreOutcome, words: Catalogue) -> str:
    """What another reading would move: totals, the winners where they change, or nothing else."""
    now = {seat.name: seat.total for seat in breakdown.seats}
    changes = [
        words.says("result-moved", name=name, before=now[name], after=total)
        for name, total in then.totals
        if now[name] != total
    ]
    if then.winners == breakdown.winners:
        changes.append(words.name("result-nothing-else"))
    told = ", ".join(changes)
    if then.winners == breakdown.winners:
        return f"{told}."
    winners = words.says("result-winner-then", names=then.winners)
    return f"{told}. {winners}" if told else winners
