"""The tables of this phone: shared ones, and those that stand in the address of their pages."""

from dataclasses import dataclass
from datetime import UTC, datetime

from flask import url_for

from scoring.core.possible import numbers_told
from scoring.titles import BuiltTitle
from sheets.opened import Opened, now
from web.forms.table_state import TableState
from web.house.language import words
from web.pages.recent import recent_codes, recent_sheets
from web.sheets.answers import names_of
from web.sheets.installation import all_sheets

AT_ONCE = 3
"""So many tables to go on with stand on the first page."""


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table that somebody may want to go on with."""

    title: BuiltTitle
    address: str
    touched_at: int
    names: tuple[str, ...]
    leaders: tuple[str, ...] = ()
    points: str = ""
    is_won: bool = False
    is_counted: bool = False

    @property
    def standing(self) -> str:
        """Who won or leads, in a sentence."""
        if self.is_counted and not self.leaders:
            return words().name("result-not-decided")
        return standing_of(self.leaders, self.points, is_won=self.is_won)

    @property
    def touched(self) -> str:
        """When something was typed last, as programs write it."""
        return datetime.fromtimestamp(self.touched_at / 1000, UTC).isoformat()


def standing_of(leaders: tuple[str, ...], points: str, *, is_won: bool) -> str:
    """Who won or leads; that nothing is counted where nobody does."""
    if not leaders:
        return words().name("my-tables-blank")
    key = "my-tables-won" if is_won else "my-tables-leads"
    return words().says(key, names=leaders, count=len(leaders), points=points)


def _points(totals: tuple[int, ...]) -> str:
    return words().text(numbers_told(totals)) if totals else ""


def shared() -> list[Opened]:
    """The shared tables that this phone had open, the one touched last first."""
    opened = recent_sheets(all_sheets()) if recent_codes() else ()
    return sorted(opened, key=lambda each: -each.sheet.touched_at)


def shared_table(opened: Opened) -> MyTable:
    """A shared table as this phone may see it."""
    view = opened.view
    leading = view.winners or view.leading
    seats = view.document["seats"]
    return MyTable(
        view.title,
        url_for("sheet_pages.sheet", code=opened.code),
        view.sheet.touched_at,
        tuple(str(seat["name"]) for seat in seats if not seat.get("left_out")),
        tuple(names_of(view, leading)),
        _points(view.totals_of(leading[0])) if leading else "",
        view.is_decided,
        view.breakdown is not None,
    )


def table_here(state: object) -> MyTable | None:
    """The table that stands in the address of this page, where one does."""
    if not isinstance(state, TableState) or not state.seats:
        return None
    best = state.first
    return MyTable(
        state.title,
        url_for("score_pages.table", slug=state.title.slug),
        now(),
        tuple(seat.name for seat in state.seats),
        tuple(state.seats[number].name for number in best),
        _points(state.scores[best[0]].totals) if best else "",
        state.is_won,
        state.breakdown is not None,
    )
