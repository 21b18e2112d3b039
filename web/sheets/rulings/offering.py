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


def offer_to_keep(title: BuiltTitle, asked: AskedQuestion, answer: Answer) -> Offer | None:
    """The open table of this title that this phone had open last, if it sits at one."""
    if not recent_codes():
        return None
    tables = (opened for opened in recent_sheets(all_sheets()) if _fits(opened, title))
    opened = next(tables, None)
    if opened is None:
        return None
    alike = [ruling for ruling in rulings_on(opened.sheet.document) if ruling.asks(asked)]
    kept = next((ruling for ruling in alike if ruling.answers(answer)), None)
    return Offer(opened, kept, None if kept else next(iter(alike), None))


def _fits(opened: Opened, title: BuiltTitle) -> bool:
    is_of_title = opened.sheet.title == title.slug
    return is_of_title and opened.role not in READ_ONLY and not opened.sheet.is_finished
