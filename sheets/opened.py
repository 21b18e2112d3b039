"""A sheet that a code has opened, and what happens to it; how it is kept is not known here."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from sheets.record import Sheet
from sheets.timeline import Change
from sheets.view import View


@dataclass(frozen=True, slots=True, eq=False)
class News:
    """What happened to a sheet, for whoever has it open."""

    sheet: Sheet
    change: Change
    texts: dict[tuple[str, str], str] = field(default_factory=dict)
    """The same in each language and for each role, put into words once for all who hear it."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A sheet that a code has opened."""

    sheet: Sheet
    role: str
    code: str

    @property
    def view(self) -> View:
        """The sheet as this role may see it."""
        return View(self.sheet, self.role)


def now() -> int:
    """The time in milliseconds since 1970."""
    return int(datetime.now(UTC).timestamp() * 1000)
