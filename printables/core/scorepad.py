"""Score pads: a column for each seat, a row for each line of the contract, blank or with names."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from printables.core.papers import PAPERS, Panel, panel_of
from printables.core.qr import modules_across
from printables.core.rendering import page
from rules.core.readings import Setup
from scoring.titles import BuiltTitle
from sheets.checking import MARKS
from translations.catalogue import catalogue, label_catalogue

SMALLEST_MODULE = 0.42
"""Millimetres; less is hard to scan from paper."""


@dataclass(frozen=True, slots=True)
class PadFacts:
    """What a title's room says of its pads."""

    pictures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The pictograms of each row."""
    below: str | None = None
    """A template for what stands below the rows."""
    back: str | None = None
    """A template for a second page."""
    box: str | None = None
    """The text beside a box to tick at each name."""
    styles: tuple[str, ...] = ()
    """Style sheets of the room's own."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """What the room's own templates show."""


@dataclass(frozen=True, slots=True)
class PadWish:
    """The pads that somebody wants to have printed."""

    title: BuiltTitle
    setup: Setup
    language: str
    paper: str = "a4"
    per_page: int = 1
    copies: int = 1
    players: int = 4
    names: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    """An address for each pad, to be printed as its code."""
    date: str = ""
    place: str = ""

    @property
    def seats(self) -> list[str]:
        """The names of the columns; blank ones are written in by hand."""
        return [*self.names, *[""] * (self.players - len(self.names))]


@dataclass(frozen=True, slots=True)
class RowShown:
    """A row of the pad."""

    label: str
    rule: str
    pictures: tuple[str, ...]

    @property
    def name(self) -> str:
        """The label without what stands in brackets."""
        return self.label.partition(" (")[0]

    @property
    def brackets(self) -> str:
        """What stands in brackets."""
        return self.label.removeprefix(self.name).strip()


@dataclass(frozen=True, slots=True)
class Size:
    """How large everything is on a panel, in millimetres."""

    name: str
    margin: float
    row: float
    seat: float


SIZES = (
    (190, Size("large", 12, 8.9, 23)),
    (130, Size("medium", 8, 6.9, 13.5)),
    (95, Size("small", 5, 5.2, 9)),
    (0, Size("tiny", 4, 4.3, 6.6)),
)


def size_of(panel: Panel) -> Size:
    """The size that fits a panel."""
    return next(size for width, size in SIZES if panel.width >= width)


def facts_of(title: BuiltTitle) -> PadFacts:
    """What the title's room says of its pads."""
    facts: PadFacts = import_module(f"printables.{title.facts.room}.scorepad").PAD
    return facts


def rows_of(wish: PadWish) -> list[RowShown]:
    """The rows with their labels, each with its rule in a few words."""
    words = catalogue(wish.language, wish.title.facts.room)
    labels = label_catalogue(wish.title.facts, wish.setup.edition, words)
    pictures = facts_of(wish.title).pictures
    return [
        RowShown(
            labels.name(f"row-{row.key}"),
            words.name(row.clauses[0], "short"),
            pictures.get(row.key, ()),
        )
        for row in wish.title.pad.rows
    ]


def scorepad(wish: PadWish) -> str:
    """The pads as HTML."""
    panel = panel_of(PAPERS[wish.paper], wish.per_page)
    facts = facts_of(wish.title)
    return page(
        "core/scorepad.html",
        language=wish.language,
        room=wish.title.facts.room,
        wish=wish,
        title=wish.title,
        panel=panel,
        size=size_of(panel),
        paper_class=f"paper-{wish.paper}{'-turned' if panel.is_turned else ''}",
        rows=rows_of(wish),
        facts=facts,
        leaves=list(_leaves(wish)),
        code_side=_code_side(wish),
        marks=MARKS,
        styles=("core/pad.css", *facts.styles),
        **facts.more,
    )


def _leaves(wish: PadWish) -> Iterator[list[str]]:
    """The code of each pad, page by page; blank where pads carry none."""
    count = wish.per_page * wish.copies
    codes = [*wish.codes, *[""] * (count - len(wish.codes))][:count]
    for start in range(0, count, wish.per_page):
        yield codes[start : start + wish.per_page]


def _code_side(wish: PadWish) -> float:
    """How wide the codes are: every module large enough to be scanned."""
    widest = max((modules_across(code) for code in wish.codes if code), default=0)
    return round(widest * SMALLEST_MODULE, 1)
