"""How much a sheet holds; what is full stays readable, and can be finished and given away."""

from rules.core.messages import say
from sheets.document import as_text
from sheets.record import Sheet
from sheets.refusals import FullError
from sheets.rulings import LARGEST_RULINGS, MOST_RULINGS, RULINGS
from sheets.timeline import ChangeKind

LARGEST = 256 * 1024
MOST_CHANGES = 20_000
LIMITED_KINDS = frozenset(
    {
        ChangeKind.SET,
        ChangeKind.UNDONE,
        ChangeKind.SEAT_ADDED,
        ChangeKind.TAKEN,
        ChangeKind.ARRIVED,
        ChangeKind.ASKED_TO_REOPEN,
        ChangeKind.RULING_KEPT,
        ChangeKind.SEALED,
        ChangeKind.TURNED_OVER,
        ChangeKind.UNLIKE_SEAL,
    }
)
"""The kinds that a full sheet no longer takes; finishing it and giving it away stay possible."""


def refuse_too_large(sheet: Sheet) -> None:
    """Refuses what would hold more than a sheet may."""
    paths = sum(map(len, sheet.keeping.touched))  # they are kept beside what stands at them
    if len(sheet.text) + paths > LARGEST:
        raise FullError(say("sheet-too-large"))
    if sheet.revision > MOST_CHANGES:
        raise FullError(say("sheet-too-many-changes", most=MOST_CHANGES))
    _refuse_too_many_rulings(sheet)


def _refuse_too_many_rulings(sheet: Sheet) -> None:
    rulings = sheet.document.get(RULINGS, {})
    if len(rulings) > MOST_RULINGS:
        raise FullError(say("sheet-too-many-rulings", most=MOST_RULINGS))
    if rulings and len(as_text(rulings)) > LARGEST_RULINGS:
        raise FullError(say("sheet-rulings-too-large"))
