"""Scoring a table on pages: who plays, one seat after the other, the result.

The whole table stands in the address, so nothing is lost on reload, back, or sending it on.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from rules.core.faults import Fault
from rules.core.paths import root_of, seat_path
from scoring.core.brings import brings_of
from scoring.titles import BuiltTitle
from sheets.standing import State
from web.forms.kinds.kind import fields_of
from web.forms.standings import standing_on_this_phone
from web.forms.table_state import SeatState, TableState, owned_once
from web.forms.typed import Typed, rows, settled, typed_from
from web.forms.view import SETUP, FormView, label_at, listed, with_name_in_head
from web.house.addresses import (
    address_choosing,
    address_with,
    in_query,
    path_here,
    query,
    shorter_here,
)
from web.house.faults import faults_json
from web.house.language import words
from web.house.names import sit_at_table
from web.house.problems import NoSuchError
from web.house.rendering import page
from web.house.titles import find_title
from web.pages.moves import is_drawn
from web.pages.onward import BEFORE_THE_FIRST, FROM, with_done
from web.pages.results.after_result import after_result_on_one_phone
from web.pages.results.breakdowns import breakdown_shown
from web.pages.who_plays import ASKING, COMPANY, COUNT, PLAYER, Company, asking_who_plays

score_pages = Blueprint("score_pages", __name__)


@score_pages.get("/<slug>/score")
def table(slug: str) -> ResponseReturnValue:
    """Who plays; then all seats with what they are worth so far."""
    title, typed = find_title(slug), _args()
    has_seats = bool(rows(typed, "seats"))
    if PLAYER in typed and ASKING not in typed and not has_seats:
        return _seated(title, typed)
    if (shorter := _without_blanks()) is not None:
        return redirect(shorter)
    if not has_seats:
        return who_plays(title, typed)
    return table_page(TableState(title, typed))


def who_plays(title: BuiltTitle, typed: Typed, *, refused: bool = False) -> Response:
    """The page that asks who plays, with what was typed there and what is wrong with it."""
    company = Company(title, typed)
    kept = [pair for pair in typed.items(multi=True) if root_of(pair[0]) not in COMPANY]
    return _answered(
        page(
            "pages/players.html",
            title=title,
            kept=kept,
            back=address_with("score_pages.table", typed, slug=title.slug),
            **asking_who_plays(company),
        ),
        refused=refused,
    )


def table_page(state: TableState, more: Iterable[Fault] = (), *, refused: bool = False) -> Response:
    """All seats with what they are worth so far."""
    title, typed = state.title, [*state.typed.items(multi=True)]
    faults = dict.fromkeys((*more, *state.faults))
    spoken = words(title.facts)
    return _answered(
        page(
            "pages/table.html",
            title=title,
            state=state,
            typed=typed,
            given=in_query(typed),
            problems=faults_json(faults, spoken),
            **standing_on_this_phone(state, spoken),
            kept=_but(typed, SETUP),
            back=address_with("score_pages.table", state.typed, slug=title.slug),
        ),
        refused=refused,
    )


def _answered(answer: Response, *, refused: bool) -> Response:
    if refused:
        answer.status_code = HTTPStatus.UNPROCESSABLE_ENTITY
    return answer


def _without(left_out: Iterable[str]) -> list[tuple[str, str]]:
    """The fields of the address but for some, with all that lies below them."""
    return _but(request.args.items(multi=True), left_out)


def _but(pairs: Iterable[tuple[str, str]], left_out: Iterable[str]) -> list[tuple[str, str]]:
    below = tuple(f"{name}." for name in left_out)
    names = frozenset(left_out)
    return [pair for pair in pairs if pair[0] not in names and not pair[0].startswith(below)]


@score_pages.get("/<slug>/score/parts")
def parts(slug: str) -> ResponseReturnValue:
    """The form of what belongs to no seat; everything else about the table travels along."""
    title = find_title(slug)
    if not title.shared_parts:
        raise NoSuchError("problem-404")
    if (shorter := _without_blanks()) is not None:
        return redirect(shorter)
    state = TableState(title, _args())
    spoken = words(title.facts)
    faults = [fault for fault in state.faults if root_of(fault.at) in title.shared_parts]
    problems = faults_json(faults, spoken)
    form = FormView(spoken, problems, "table", tuple(request.args.getlist("more")))
    others = {name for name, _ in fields_of(title.table_form)} - set(title.shared_parts)
    fields = form.fields(title.table_form, state.shared, leave_out=others)
    own = is_drawn(title, state.shared)
    return page(
        f"{title.facts.room}/parts_of_table.html" if own else "pages/parts_of_table.html",
        title=title,
        **_around(state),
        fields={field.name: field for field in fields},
        faults_listed=listed(fields, problems),
        others=_without((*title.shared_parts, "more", "mark")),
        **_onward(state, None),
    )


def _seated(title: BuiltTitle, typed: Typed) -> ResponseReturnValue:
    """Seats for the people named, and on to the table."""
    company = Company(title, typed)
    if company.faults:
        return who_plays(title, typed, refused=True)
    others = [
        pair for pair in typed.items(multi=True) if pair[1] and pair[0] not in {PLAYER, COUNT}
    ]
    seated = Typed([*others, *typed_from({"seats": company.seats})])
    return redirect(address_with("score_pages.table", seated, slug=title.slug))


@score_pages.get("/<slug>/score/seat/<int:number>")
def seat(slug: str, number: int) -> ResponseReturnValue:
    """The form of one seat; everything else about the table travels along."""
    title = find_title(slug)
    if (shorter := _without_blanks()) is not None:
        return redirect(shorter)
    state = TableState(title, _args())
    if number >= len(state.seats):
        raise NoSuchError("problem-404-seat", count=len(state.seats))
    seat_state = state.seats[number]
    spoken = words(title.facts)
    problems = faults_json(seat_state.faults, spoken)
    view = FormView(spoken, problems, "seat", tuple(request.args.getlist("more")))
    typed = {**seat_state.typed, "name": seat_state.name}
    fields = view.fields(title.seat_form, typed, f"{seat_path(number)}.")
    return page(
        "pages/seat.html",
        title=title,
        **_around(state),
        seat=seat_state,
        **with_name_in_head(fields),
        faults_listed=listed(fields, problems),
        taken=_taken(state, seat_state),
        brings=brings_of(state.scores.get(number)),
        others=_others(number),
        **_onward(state, number),
    )


def _onward(state: TableState, number: int | None) -> dict[str, Any]:
    """What comes after a seat, or before the first one."""
    here = BEFORE_THE_FIRST if number is None else number
    following = state.after(here)
    return {
        FROM: "" if number is None else number,
        "onward": following,
        "is_over": following is None and with_done(state, here).is_complete,
    }


def _around(state: TableState) -> dict[str, Any]:
    """The table around what a form shows, under the names that it has on a sheet's pages."""
    return {
        "state": state,
        "standing": state.standing,
        "seats": state.seats,
        "parts_address": f"{url_for('score_pages.parts', slug=state.title.slug)}?{query()}",
    }


def _without_blanks() -> str | None:
    """This page's address without fields left blank, which make it long, and rows taken away."""
    given = list(request.args.items(multi=True))
    typed = settled(pair for pair in given if pair[1])
    return shorter_here() if typed == given else f"{path_here()}?{in_query(typed)}"


def _args() -> Typed:
    """What the address holds of the table; its people are called by their names."""
    typed = Typed(list(request.args.items(multi=True)))
    sit_at_table(typed)
    return typed


def _taken(state: TableState, own: SeatState) -> dict[str, str]:
    """What exists once and is ticked at another seat, with that seat's name."""
    return {
        key: other.name
        for other in state.seats
        if other.number != own.number
        for key in owned_once(state.title, other.typed)
    }


def _others(number: int) -> list[tuple[str, str]]:
    """The fields of the address that this seat's form does not show."""
    done = [
        (name, text) for name, text in request.args.items() if name == seat_path(number, "done")
    ]
    return [*_without((seat_path(number), "more", "mark")), *done]


@dataclass(frozen=True, slots=True)
class Why:
    """Why a table cannot be counted: a sentence, at a seat and a field where it has one."""

    seat: SeatState | None = None
    label: str = ""
    sentence: str = ""


@score_pages.get("/<slug>/score/result")
def result(slug: str) -> ResponseReturnValue:
    """The whole breakdown, with the reason behind each number."""
    title = find_title(slug)
    state = TableState(title, _args())
    if state.breakdown is None:
        return page("pages/no_result.html", title=title, state=state, whys=list(_whys(state)))
    shown = breakdown_shown(
        state.standing, reading_address=address_choosing, is_final=state.is_complete
    )
    after = after_result_on_one_phone(state)
    others = _without(each["at"] for each in shown["asked_fields"])
    return page("pages/result.html", title=title, state=state, after=after, others=others, **shown)


def _whys(state: TableState) -> Iterator[Why]:
    """What keeps a table from having a result, each with the page on which it is mended."""
    title = state.title
    spoken = words(title.facts)
    for fault in state.faults:
        yield Why(sentence=spoken.text(fault.says))
    for waited_for in state.seats:
        view = FormView(spoken, faults_json(waited_for.faults, spoken), "seat")
        fields = view.fields(title.seat_form, waited_for.typed, f"{seat_path(waited_for.number)}.")
        for fault in waited_for.faults:
            label = label_at(fields, fault.at)
            yield Why(waited_for, label, spoken.text(fault.says))
        if waited_for.state == State.EMPTY:
            yield Why(waited_for, sentence=words().name("seat-empty"))
