"""What the pages of a sheet show: seats with marks and totals, who is missing, what may be done."""

from typing import Any

from flask import url_for

from rules.core.paths import seat_path
from scoring.core.possible import numbers_told
from sheets.edits import title_of
from sheets.opened import Opened
from sheets.roles import HOST, JOIN, LOOK
from sheets.view import View
from translations.catalogue import Catalogue
from web.forms.kinds.kind import fields_of
from web.forms.seat_form import SHARED, presentable
from web.forms.standings import (
    SeatShown,
    by_rank,
    first_problem,
    next_of,
    points_left_open,
    shared_so_far,
)
from web.forms.view import FormView, label_at
from web.house.faults import faults_json
from web.house.language import words
from web.house.names import sit_in_order
from web.house.rooms import pages_of
from web.sheets.answers import links_of, names_of, setup_of
from web.sheets.installation import all_sheets
from web.sheets.meeting.telling import lying_elsewhere


def seats_of(view: View, spoken: Catalogue | None = None) -> list[SeatShown]:
    """All seats, those left out too; with what is not right where words for it are at hand."""
    return [
        SeatShown(
            number=number,
            name=str(seat["name"]),
            mark=str(seat["mark"]),
            state=view.state_of(number).value,
            total=view.total_of(number),
            last_total=view.last_total_of(number),
            rank=view.sure_rank_of(number),
            is_taken=number in view.sheet.keeping.taken,
            is_own=number == view.own,
            is_done=view.is_done(number) or view.sheet.is_finished,
            has_won=number in view.winners,
            possible=view.totals_of(number),
            adds=_adds(view, number, spoken) if spoken else "",
            problem=_problem_of(view, number, spoken) if spoken else "",
        )
        for number, seat in enumerate(view.document["seats"])
    ]


def _adds(view: View, number: int, spoken: Catalogue) -> str:
    """What lies face down for this reader and counts, where there is a number without it."""
    if not view.adds_unseen(number) or view.totals_are_covered:
        return ""
    return spoken.says("standing-adds", thing=view.title.sheet.adds_face_down)


def _problem_of(view: View, number: int, spoken: Catalogue) -> str:
    """The first thing that is not right with a seat; nothing of what is covered."""
    problems = faults_json(view.faults_of(number), spoken)
    if not problems:
        return ""
    seat, form = view.document["seats"][number], view.title.seat_form
    typed = {"name": seat["name"], **presentable(form, seat.get("fields", {}))}
    fields = FormView(spoken, problems, "seat").fields(form, typed, f"{seat_path(number)}.")
    return first_problem(fields, problems)


def shown_to(opened: Opened) -> dict[str, Any]:
    """What every page of a sheet gets."""
    view, sheets, spoken = opened.view, all_sheets(), words_for(opened)
    rematch = sheets.rematch_code(opened.sheet)
    seats = seats_of(view, spoken)
    return {
        "title": title_of(opened.sheet),
        "opened": opened,
        "code": opened.code,
        "view": view,
        "standing": view.standing,
        "parts_address": url_for("sheet_parts.parts", code=opened.code),
        "seats": seats,
        "ranked": by_rank(seats),
        "next_seat": next_of(seat for seat in seats if not seat.is_taken),
        "shared_so_far": shared_so_far(view.title, view.document.get("shared", {}), spoken),
        "left_open": points_left_open(view.breakdown),
        "setup": setup_of(view),
        "links": links_of(opened, sheets),
        "missing": tuple(names_of(view, view.waits_for)),
        "elsewhere": lying_elsewhere(view, spoken),
        "winners": view.winner_names,
        "leading": _leading(view),
        "without": tuple(names_of(view, opened.sheet.keeping.without)),
        "problems_of_table": _problems_of_table(view, spoken),
        "is_host": opened.role == HOST,
        "own_forms": _forms_of(opened),
        "is_guest": opened.role in {JOIN, LOOK},
        "rematch": url_for("sheet_pages.sheet", code=rematch) if rematch else None,
    }


def _forms_of(opened: Opened) -> list[str]:
    """Where this role may have typed what never reached the table."""
    code, view = opened.code, opened.view
    if opened.role in {JOIN, LOOK}:
        return []
    has_drawing = pages_of(view.title).moves is not None
    parts = [url_for("sheet_parts.save", code=code, form=1 if has_drawing else None)]
    parts = parts if view.title.shared_parts else []
    if opened.role != HOST:
        return [url_for("sheet_actions.save", code=code), *parts]
    seats = range(len(view.document["seats"]))
    return [*(url_for("sheet_actions.save", code=code, number=number) for number in seats), *parts]


def _leading(view: View) -> dict[str, Any]:
    """Who leads, and with how many points; nothing where nobody does."""
    if not view.leading:
        return {}
    names, totals = tuple(names_of(view, view.leading)), view.totals_of(view.leading[0])
    return {"names": names, "count": len(names), "total": numbers_told(totals)}


def _problems_of_table(view: View, spoken: Catalogue) -> dict[str, list[str]]:
    """What is wrong with the table, where it is no seat's with the field that it is about."""
    problems = faults_json(view.problems, spoken)
    if not any(path.startswith(SHARED) for path in problems):
        return dict(problems)
    form, parts = view.title.table_form, set(view.title.shared_parts)
    typed = presentable(form, view.document.get("shared", {}))
    others = {name for name, _ in fields_of(form)} - parts
    fields = FormView(spoken, problems, "table").fields(form, typed, SHARED, others)
    return {path: _labelled(label_at(fields, path), at) for path, at in problems.items()}


def _labelled(label: str, sentences: list[str]) -> list[str]:
    return [f"{label}: {sentence}" if label else sentence for sentence in sentences]


def words_for(opened: Opened) -> Catalogue:
    """The catalogue of the sheet's title, in which its people are called by their names."""
    sit_in_order(seat["name"] for seat in opened.view.document["seats"])
    return words(title_of(opened.sheet).facts)
