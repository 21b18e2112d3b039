"""A breakdown on a page: who won, bars, every line with its parts, and what it hangs on."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from flask import request

from rules.core.messages import Message, say
from rules.core.paths import in_seat, seat_of
from scoring.core.bars import bars_of
from scoring.core.breakdown import TIE, Breakdown, ScoreOutcome
from scoring.core.podium import by_rank, headline, level_first, margin
from scoring.core.rows import Line, Part
from sheets.standing import Standing
from translations.catalogue import Catalogue, label_catalogue
from web.forms.kinds.kind import ChoiceView
from web.forms.view import FormView
from web.house.faults import faults_json
from web.house.language import words

COUNTED = "counted"
"""Stands in the address of a result once somebody said that what all share is counted already."""
SHARED = "shared"

ReadingAddress = Callable[[str, str], str]


def breakdown_shown(
    standing: Standing,
    marks: Sequence[str] = (),
    reading_address: ReadingAddress | None = None,
    *,
    is_final: bool,
    is_agreed: bool = False,
    hidden: Sequence[frozenset[str]] | None = None,
) -> dict[str, Any]:
    """What the template of a breakdown shows; nothing where nobody counts yet.

    `is_agreed` says that the table has finished with what it entered. `hidden` are the rows of
    each seat in which something lies face down, where anything that counts does: nobody has a
    rank then.
    """
    breakdown = standing.breakdown
    if breakdown is None:
        return {"breakdown": None, "standing": standing}
    spoken = words(standing.title.facts)
    is_agreed = is_agreed or COUNTED in request.args or not is_final
    asks = _asked_first(breakdown, is_agreed) if is_final else ""
    is_final = is_final and not asks
    is_face_down = hidden is not None
    hidden = hidden or [frozenset()] * len(breakdown.seats)
    places = range(len(breakdown.seats))
    order = tuple(places) if is_face_down else by_rank(breakdown, is_agreed=is_agreed)
    first = _said_first(breakdown, asks, is_final=is_final)
    return {
        "asks": asks,
        "asked_fields": list(_fields_asked_first(standing, breakdown)),
        "breakdown": breakdown,
        "standing": standing,
        "is_final": is_final,
        "counted": [
            {"number": n, "name": standing.seats[n].name, "mark": marks[n] if marks else None}
            for n in standing.counted
        ],
        "order": order,
        "ranks": [
            None if is_face_down else breakdown.sure_rank(place, is_agreed=is_agreed)
            for place in places
        ],
        "used": frozenset().union(*(seat.used for seat in breakdown.seats), *hidden),
        "hidden": hidden,
        "is_face_down": is_face_down,
        "bars": bars_of(breakdown, is_agreed=is_agreed, places=order),
        "headline": spoken.text(first),
        "margin": spoken.text(margin(breakdown)) if is_final else "",
        "labels": label_catalogue(breakdown.setup.title, breakdown.setup.edition, spoken),
        "warnings": faults_json(breakdown.warnings, spoken),
        "mark": _mark(breakdown),
        "lines": [seat.lines for seat in breakdown.seats],
        "moved": moved,
        "marked_part": marked_part,
        "reading_address": reading_address,
    }


def _said_first(breakdown: Breakdown, asks: str, *, is_final: bool) -> Message:
    """Who wins or leads, or what hangs on what is asked."""
    if asks == TIE:
        return level_first(breakdown)
    return say("result-not-decided") if asks else headline(breakdown, is_final=is_final)


def _asked_first(breakdown: Breakdown, is_agreed: bool) -> str:
    """What has to be known before anybody has won: what all share, or what decides a tie."""
    return SHARED if breakdown.lacks_shared and not is_agreed else breakdown.asks


def _fields_asked_first(standing: Standing, breakdown: Breakdown) -> Iterator[dict[str, Any]]:
    """The fields of seats that decide a tie, each with its name and whose it is."""
    for fault in breakdown.undecided:
        number = seat_of(fault.at)
        if number is not None:
            (field,) = in_seat(fault.at)
            name = standing.seats[number].name
            choices = _choices_of(standing, field)
            yield {
                "at": fault.at,
                "number": number,
                "field": field,
                "name": name,
                "choices": choices,
            }


def _choices_of(standing: Standing, field: str) -> list[ChoiceView]:
    """What may be chosen in a field of a seat; nothing where a number is typed."""
    title = standing.title
    views = FormView(words(title.facts), {}, "seat").fields(title.seat_form, {})
    return next((view.choices for view in views if view.name == field), [])


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


def moved(
    breakdown: Breakdown, then: ScoreOutcome, words: Catalogue, *, names_winners: bool = True
) -> str:
    """What another reading would move: totals, the winners where they change, or nothing else."""
    now = {seat.name: seat.total for seat in breakdown.seats}
    changes = [
        words.says("result-moved", name=name, before=now[name], after=total)
        for name, total in then.totals
        if now[name] != total
    ]
    is_same = then.winners == breakdown.winners or not names_winners
    if is_same:
        changes.append(words.name("result-nothing-else"))
    told = ", ".join(changes)
    if is_same or breakdown.asks or not then.is_decided:
        return f"{told}."
    winners = words.says("result-winner-then", names=then.winners)
    return f"{told}. {winners}" if told else winners
