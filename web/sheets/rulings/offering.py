"""On a question's page: the table that this phone sits at, and whether it keeps the answer yet."""

from dataclasses import dataclass

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
    kept: KeptRuling | None

    @property
    def is_host(self) -> bool:
        """Whether this phone decides how the table reads an open point."""
        return self.opened.role == HOST

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there."""
        seats = self.opened.view.document["seats"]
        return tuple(str(seat["name"]) for seat in seats if not seat.get("left_out"))


def offer_to_keep(title: BuiltTitle, asked: AskedQuestion) -> Offer | None:
    """The open table of this title that this phone had open last, if it sits at one."""
    if not recent_codes():
        return None
    tables = (opened for opened in recent_sheets(all_sheets()) if _fits(opened, title))
    opened = next(tables, None)
    return Offer(opened, _kept(opened, asked)) if opened else None


def _fits(opened: Opened, title: BuiltTitle) -> bool:
    is_of_title = opened.sheet.title == title.slug
    return is_of_title and opened.role not in READ_ONLY and not opened.sheet.is_finished


def _kept(opened: Opened, asked: AskedQuestion) -> KeptRuling | None:
    """What this table has settled of the very same."""
    wanted = (asked.question, asked.situation)
    rulings = rulings_on(opened.sheet.document)
    return next((r for r in rulings if (r.asked.question, r.asked.situation) == wanted), None)
