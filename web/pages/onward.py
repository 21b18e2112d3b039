"""From one seat of a table on one phone to the next that is not done, at the end to the result."""

from flask import Blueprint, redirect, request
from flask.typing import ResponseReturnValue

from rules.core.paths import seat_path
from sheets.standing import State
from web.forms.table_state import SeatState, TableState
from web.forms.typed import ROW_NUMBER, Typed, settled
from web.house.addresses import address_with
from web.house.rooms import pages_of
from web.house.titles import find_title

onward_pages = Blueprint("onward_pages", __name__)

FROM = "from"
"""The seat from which somebody goes on; none from what belongs to no seat."""
BEFORE_THE_FIRST = -1


@onward_pages.get("/<slug>/score/onward")
def onward(slug: str) -> ResponseReturnValue:
    """The page that comes next, with everything that was typed."""
    title, number = find_title(slug), _number_in(request.args.get(FROM, ""))
    given = settled(pair for pair in request.args.items(multi=True) if pair[1])
    state = TableState(title, Typed([pair for pair in given if pair[0] != FROM]))
    state = with_done(state, number)
    following = state.after(number)
    if following:
        typed = _in_the_same_way(state, number, following)
        address = address_with("score_pages.seat", typed, slug=title.slug, number=following.number)
        return redirect(address)
    page = "score_pages.result" if state.is_complete else "score_pages.table"
    return redirect(address_with(page, state.typed, slug=title.slug))


def _number_in(text: str) -> int:
    return int(text) if ROW_NUMBER.fullmatch(text) else BEFORE_THE_FIRST


def with_done(state: TableState, number: int) -> TableState:
    """The table, in which this seat is done unless nothing is known of it."""
    path = seat_path(number, "done")
    if not 0 <= number < len(state.seats) or path in state.typed:
        return state
    if state.seats[number].state is State.EMPTY and not state.shared:
        return state
    return TableState(state.title, Typed([*state.typed.items(multi=True), (path, "on")]))


def _in_the_same_way(state: TableState, number: int, following: SeatState) -> Typed:
    """A seat in which nothing stands yet is filled in as the one before was, by somebody."""
    title, nobody = state.title, state.title.sheet.nobody_sits
    if number == BEFORE_THE_FIRST or not pages_of(title).ways:
        return state.typed
    before = state.seats[number]
    sits_nobody = any(seat.body.get(name) for seat in (before, following) for name in nobody)
    if sits_nobody or not title.sheet.is_blank(following.body):
        return state.typed
    path = seat_path(following.number, "way")
    others = [pair for pair in state.typed.items(multi=True) if pair[0] != path]
    return Typed([*others, (path, before.way)])
