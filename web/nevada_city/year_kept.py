"""What a sheet keeps of the years that are played: which one it is, what is done, what was typed.

Everything has a path of its own below `extras.year`, so that two phones never meet there.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.nevada_city.players import FEWEST, MOST, years
from rules.nevada_city.sheet import YEAR
from sheets.document import EXTRAS, Document

PATH = f"{EXTRAS}.{YEAR}"
NOW = "now"
TYPED = ("unhired", "free_plots", "soup_kitchen", "boarding_house", "deputy_taken")
"""What is told of a year's end, under the names that the question about it has."""


@dataclass(frozen=True, slots=True)
class KeptYear:
    """The year that is played."""

    players: int
    now: int
    noted: Mapping[str, Any]
    is_known: bool = False
    """Somebody said which year it is; else it may be any."""

    @classmethod
    def of(cls, document: Document) -> "KeptYear":
        """As the sheet has it; a program may have put there what no page can."""
        kept = _object(document.get(EXTRAS), YEAR)
        players, now = _players(document), kept.get(NOW)
        year = now if type(now) is int and 1 <= now <= years(players) else 1
        return cls(players, year, _object(kept, str(year)), is_known=bool(kept))

    @property
    def path(self) -> str:
        """Where this year's things are kept."""
        return f"{PATH}.{self.now}"

    @property
    def typed(self) -> dict[str, Any]:
        """What was typed about its end."""
        known = {name: self.noted.get(name) for name in TYPED}
        return {name: value for name, value in known.items() if isinstance(value, str | int)}

    def has_done(self, key: str) -> bool:
        """Whether this step is ticked."""
        return self.noted.get(key) is True


def _players(document: Document) -> int:
    """How many play; while too few or too many sit there, the nearest number that can."""
    seated = sum(not seat.get("left_out") for seat in document["seats"])
    return max(FEWEST, min(seated, MOST))


def _object(around: Any, key: str) -> Mapping[str, Any]:
    inner = around.get(key) if isinstance(around, Mapping) else None
    return inner if isinstance(inner, Mapping) else {}
