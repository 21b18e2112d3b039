"""What finishing, revealing and reopening make of a sheet, or why they are refused."""

from dataclasses import replace
from typing import NamedTuple

from rules.core.messages import Message, say
from sheets import roles
from sheets.edits import Edit, only_host
from sheets.record import FINISHED, OPEN, Result, Sheet
from sheets.refusals import NotAllowedError, NotRightError
from sheets.timeline import ChangeKind
from sheets.view import View


class End(NamedTuple):
    """How the host finishes: with which version, when, and whether without those not right."""

    version: str
    at: int
    anyway: bool


def revealed(sheet: Sheet, role: str) -> Edit | None:
    """What lay face down is turned over."""
    only_host(role)
    if sheet.keeping.is_revealed:
        return None
    keeping = sheet.keeping_with(is_revealed=True)
    if keeping.result:
        score = View(replace(sheet, keeping=keeping), roles.HOST).counted
        result = replace(keeping.result, totals=score.totals, winners=score.winners)
        keeping = replace(keeping, result=result)
    return Edit(ChangeKind.REVEALED, keeping=keeping)


def turned_over(sheet: Sheet) -> Edit | None:
    """What lay face down on the copy of a table; nobody else has that copy."""
    if sheet.keeping.origin is None:
        raise NotAllowedError(say("sheet-host-only"))
    return revealed(sheet, roles.HOST)


def finished(sheet: Sheet, role: str, end: End) -> Edit | None:
    """No more changes; all is turned over, and the result is kept as it stands.

    Where nobody is waited for, what lay face down is turned over for good.
    """
    only_host(role)
    if sheet.is_finished:
        return None
    view = View(sheet, roles.HOST)
    uncounted, sealed = view.uncounted, view.sealed_seats
    if (uncounted or sealed) and not end.anyway:
        says = _not_right(sheet, uncounted) if uncounted else _sealed(sheet, sealed)
        raise NotRightError(says, uncounted, waits_for_reveal=bool(sealed))
    without = tuple(sorted({*uncounted, *sealed}))
    keeping = sheet.keeping_with(
        status=FINISHED,
        is_revealed=True,
        is_turned_over=not sheet.keeping.is_revealed and bool(view.waits_for),
        without=without,
    )
    score = View(replace(sheet, keeping=keeping), roles.HOST).counted
    result = Result(end.version, end.at, score.totals, score.winners)
    return Edit(ChangeKind.FINISHED, keeping=replace(keeping, result=result))


def _not_right(sheet: Sheet, numbers: tuple[int, ...]) -> Message:
    return _say_of("sheet-not-right", sheet, numbers)


def _sealed(sheet: Sheet, numbers: tuple[int, ...]) -> Message:
    return _say_of("sheet-lies-elsewhere", sheet, numbers)


def _say_of(message: str, sheet: Sheet, numbers: tuple[int, ...]) -> Message:
    seats = sheet.document["seats"]
    names = tuple(str(seats[number]["name"]) for number in numbers)
    return say(message, names=names, count=len(names))


def asked_to_reopen(sheet: Sheet, role: str) -> Edit | None:
    """Somebody at a seat asks for it, once, until the host answers."""
    number, asking = roles.seat_number(role), sheet.keeping.asking
    if number is None:
        raise NotAllowedError(say("sheet-not-yours"))
    if not sheet.is_finished or number in asking:
        return None
    return Edit(ChangeKind.ASKED_TO_REOPEN, keeping=sheet.keeping_with(asking=(*asking, number)))


def left_finished(sheet: Sheet, role: str) -> Edit | None:
    """The host lets the result stand, whoever asked to correct it."""
    only_host(role)
    if not sheet.keeping.asking:
        return None
    return Edit(ChangeKind.LEFT_FINISHED, keeping=sheet.keeping_with(asking=()))


def reopened(sheet: Sheet, role: str) -> Edit | None:
    """Changes are taken again."""
    only_host(role)
    if not sheet.is_finished:
        return None
    keeping = sheet.keeping_with(
        status=OPEN,
        result=None,
        corrected=sheet.keeping.result,
        asking=(),
        is_revealed=sheet.keeping.is_revealed and not sheet.keeping.is_turned_over,
        is_turned_over=False,
        without=(),
    )
    return Edit(ChangeKind.REOPENED, keeping=keeping)
