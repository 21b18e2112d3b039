"""The timeline as pages and papers show it: together what was typed together."""

from collections.abc import Sequence
from dataclasses import dataclass

from sheets.roles import seat_number
from sheets.timeline import Change
from sheets.together import seat_typed
from sheets.view import View
from translations.catalogue import Catalogue
from web.sheets.answers import may_undo, moment, moved_by
from web.sheets.timeline.rows import RowsTold
from web.sheets.words import who


@dataclass(frozen=True, slots=True)
class Happened:
    """One entry of the timeline."""

    change: Change
    at: str
    who: str
    whose: str
    """At whose seat it was typed, where that is not who typed it."""
    lines: tuple[str, ...]
    moves: tuple[str, ...]
    may_undo: bool

    @property
    def revision(self) -> int:
        """The number under which it is undone."""
        return self.change.revision


def happenings(
    view: View, told: Sequence[Change], words: Catalogue, *, in_short: bool = False
) -> list[Happened]:
    """What is told together, in the order in which it is; in short, lists are only counted."""
    return [happening(view, change, words, in_short=in_short) for change in told]


def happening(view: View, change: Change, words: Catalogue, *, in_short: bool = False) -> Happened:
    """A change, in the words of whoever reads it."""
    number = seat_typed(change)
    is_own = number is None or number == seat_number(change.role)
    rows = RowsTold(view, words, number, in_short=in_short)
    return Happened(
        change=change,
        at=moment(change.at),
        who=who(change, words),
        whose="" if is_own else str(view.document["seats"][number]["name"]),
        lines=tuple(dict.fromkeys(rows.lines(change))),
        moves=tuple(moved_by(change, view, words)),
        may_undo=may_undo(change, view),
    )
