"""On a question's page: the table that this phone sits at, and whether it keeps the answer yet."""

from dataclasses import dataclass

from rules.core.rulings import Answer
from scoring.titles import BuiltTitle
from sheets.opened import Opened
from sheets.roles import HOST, READ_ONLY
from sheets.rulings import AskedQuestion, KeptRuling, rulings_on
from web.pages.recent import recent_codes, recent_sheets
from web.sheets.installation import all_sheets


@dataclass(frozen=True, slots=True)
class Offer:
    """A table that may keep what was answered, or does so already."""

    opened: Opened
    kept: KeptRuling | None = None
    otherwise: KeptRuling | None = None
    """The table keeps another answer to the very same, which an earlier version gave."""

    @property
    def is_host(self) -> bool:
        """Whether this phone decides how the table reads an open point."""
        return self.opened.role == HOST

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there."""
        seats = self.opened.view.document["seats"]
        return tuple(str(seat["name"]) for seat in seats if not seat.get("left_out"))


def table_of(title: BuiltTitle) -> Opened | None:
    """The table of this title that this phone had open last, first of all one that it plays at."""
    if not recent_codes():
        return None
    tables = [each for each in recent_sheets(all_sheets()) if each.sheet.title == title.slug]
    return next((each for each in tables if _is_played(each)), next(iter(tables), None))


def offer_to_keep(opened: Opened | None, asked: AskedQuestion, answer: Answer) -> Offer | None:
    """A table that is still played, if this phone sits at it."""
    if opened is None or not _is_played(opened):
        return None
    alike = [ruling for ruling in rulings_on(opened.sheet.document) if ruling.asks(asked)]
    kept = next((ruling for ruling in alike if ruling.answers(answer)), None)
    return Offer(opened, kept, otherwise=None if kept else next(iter(alike), None))


def _is_played(opened: Opened) -> bool:
    return opened.role not in READ_ONLY and not opened.sheet.is_finished
