"""The next question of a tied duel: who of them stands first on the lower track."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.carson_city.questions.duel import tied_at_the_top
from rules.carson_city.schema import MOST_SEATS
from rules.core.faults import Fault
from rules.core.messages import say
from rules.core.paths import joined, last_of
from web.house.rooms import NextChoice, NextQuestion

PLACE = "order"
Rows = Sequence[Mapping[str, Any]]


def who_passed_first(
    key: str, faults: Sequence[Fault], body: Mapping[str, Any]
) -> NextQuestion | None:
    """Who passed first, where only that decides a duel."""
    if key != "duel" or any(last_of(fault.at) != PLACE for fault in faults):
        return None
    total, tied = tied_at_the_top(body)
    choices = tuple(_choices(body["duellists"], tied))
    totals = " : ".join([str(total)] * len(tied))
    return NextQuestion(say("duel-who-passed-first", totals=totals), choices) if choices else None


def _choices(rows: Rows, tied: Sequence[int]) -> Iterator[NextChoice]:
    """Each of those who share the total, with the one place that makes him the first of them."""
    known = [number for number in tied if PLACE in rows[number]]
    unknown = [number for number in tied if PLACE not in rows[number]]
    if known and len(unknown) > 1:
        return
    for number in tied:
        moved = number if number in unknown else unknown[0]
        behind = rows[number].get(PLACE, 0)
        if place := _free_place(rows, behind):
            yield NextChoice(rows[number]["name"], joined("duellists", moved, PLACE), place)


def _free_place(rows: Rows, behind: int) -> int | None:
    """The first place behind this one at which nobody stands."""
    taken = {row.get(PLACE) for row in rows}
    return next((n for n in range(behind + 1, MOST_SEATS + 1) if n not in taken), None)
