"""What the phone that has the table makes of a copy's code: one change for each kind of news."""

from collections.abc import Callable, Iterator
from functools import partial

from sheets.edits import Edit, only_open
from sheets.meeting import copies, settled_elsewhere
from sheets.meeting.seals_heard import SealsHeard, heard_at_table
from sheets.meeting.settled_elsewhere import Heard
from sheets.meeting.texts import SeatCode
from sheets.opened import Opened
from sheets.timeline import ChangeKind

Step = Callable[[Opened], Edit | None]
Which = Callable[[SealsHeard], tuple[str, ...]]
NEWS_OF_SEALS = (ChangeKind.SEALED, ChangeKind.TURNED_OVER, ChangeKind.UNLIKE_SEAL)


def steps(told: SeatCode, rulings: list[Heard]) -> Iterator[Step]:
    """The changes, one after the other; each makes nothing of what it knows already.

    What lies face down there comes before what was typed, and what was turned over after it: so
    at no moment somebody seems to have won whom it might not have been.
    """
    yield partial(_sealed, told, ChangeKind.SEALED, lambda news: news.moved)
    yield lambda now: copies.heard(now.sheet, now.role, told)
    yield partial(_sealed, told, ChangeKind.TURNED_OVER, lambda news: news.turned)
    yield partial(_sealed, told, ChangeKind.UNLIKE_SEAL, lambda news: news.unlike)
    yield partial(_sealed, told, ChangeKind.SEALED, lambda news: news.gone)
    for ruling in rulings:
        yield partial(_settled, ruling)
    for mark, since in told.gone.items():
        yield partial(_gone, mark, since)
    for what in told.left:
        yield partial(_left, what, told.base)


def _sealed(told: SeatCode, kind: ChangeKind, which: Which, now: Opened) -> Edit | None:
    """What lies face down there, or was turned over, and whether that is what was sealed."""
    sheet = now.sheet
    news = heard_at_table(sheet, told.table, now.role, told.seals, told.puts)
    paths = which(news)
    if not paths:
        return None
    only_open(sheet)
    seals = {**sheet.keeping.seals, **{path: news.seals[path] for path in paths}}
    return Edit(kind, keeping=sheet.keeping_with(seals=seals), about=" ".join(paths))


def _settled(heard: Heard, now: Opened) -> Edit | None:
    return settled_elsewhere.heard_at_table(now.sheet, now.role, heard)


def _gone(mark: str, since: int, now: Opened) -> Edit | None:
    return settled_elsewhere.gone_at_table(now.sheet, now.role, mark, since)


def _left(what: str, base: int, now: Opened) -> Edit | None:
    return settled_elsewhere.left_at_table(now.sheet, now.role, what, base)
