"""The papers there are, and how small pads share one of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper in millimetres, upright."""

    key: str
    width: float
    height: float


PAPERS: Mapping[str, Paper] = MappingProxyType(
    {
        "a4": Paper("a4", 210, 297),
        "letter": Paper("letter", 215.9, 279.4),
        "a5": Paper("a5", 148, 210),
    }
)
POCKET = "pocket"


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a page that is cut out: its size in millimetres, its columns and rows there."""

    width: float
    height: float
    across: int
    down: int
    is_turned: bool

    @property
    def each(self) -> int:
        """How many share a page."""
        return self.across * self.down


def panel_of(paper: Paper, per_page: int) -> Panel:
    """How one to four pads lie on a paper: two or three side by side on the paper turned."""
    match per_page:
        case 1:
            return Panel(paper.width, paper.height, 1, 1, is_turned=False)
        case 2 | 3:
            return Panel(paper.height / per_page, paper.width, per_page, 1, is_turned=True)
        case 4:
            return Panel(paper.width / 2, paper.height / 2, 2, 2, is_turned=False)
    raise ValueError(f"{per_page} pads do not share a page")
