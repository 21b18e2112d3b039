"""What stands on a score pad: what a title's room says of it, what is wished for, its rows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from rules.core.readings import Setup
from scoring.core.rows import Row
from scoring.titles import BuiltTitle
from translations.catalogue import catalogue

SHORT = 4
"""Letters; a word of fewer looks lost on a line."""


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
    fillable: bool = False
    """Whether names and numbers are fields to be filled in on a screen."""

    @property
    def seats(self) -> list[str]:
        """The names of the columns; blank ones are written in by hand."""
        return [*self.names, *[""] * (self.players - len(self.names))]


@dataclass(frozen=True, slots=True)
class Place:
    """Room for something of a title's own, in millimetres."""

    width: float
    height: float
    size: str
    """The name of the pad's size."""
    wish: PadWish
    has_below: bool = True
    """Whether the pad shows what stands below its rows."""

    @property
    def seats(self) -> int:
        """How many columns the pad has."""
        return len(self.wish.seats)


@dataclass(frozen=True, slots=True)
class Inset:
    """What a title draws on its pads beside the rows."""

    template: str
    shown: Callable[[Place], Mapping[str, Any]]
    """What the template shows in a place of this size."""
    heights: Callable[[Place], tuple[float, float] | None] = lambda place: (0, place.height)
    """The least and the most that it takes of the height there is; none where it has no room."""


@dataclass(frozen=True, slots=True)
class PadFacts:
    """What a title's room says of its pads."""

    pictures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The pictograms of each row."""
    bands: tuple[str, ...] = ()
    """The rows with which a family of rows begins."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """The clauses that rows are told by, where that is not the first of their own."""
    below: Inset | None = None
    """What stands below the rows."""
    back: Inset | None = None
    """What stands on a second page."""
    box: str | None = None
    """The text beside a box to tick at each name."""
    above: str | None = None
    """What is written down for each seat before the points."""
    listed: str | None = None
    """A template for rows between the lines and the total, where there is room for them."""
    rows_listed: int = 0
    """How many rows that are."""
    after_total: tuple[str, ...] = ()
    """What is written down for each seat after the points."""
    of_variants: Mapping[str, str] = field(default_factory=dict)
    """The rows that stand there only with a variant, each with that."""
    grey_with: Mapping[str, str] = field(default_factory=dict)
    """The rows that bring nothing with a variant, each with that; they are printed grey."""
    styles: tuple[str, ...] = ()
    """Style sheets of the room's own."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """What the room's own templates show on every pad."""


@dataclass(frozen=True, slots=True)
class RowShown:
    """A row of the pad."""

    key: str
    label: str
    rule: str
    pictures: tuple[str, ...]
    band: str | None = None
    """What is said above it, where a family of rows begins."""
    is_grey: bool = False
    """Whether nobody gets points there."""
    shorter: tuple[str, ...] = ()
    """The rule in ever fewer words, where there is no room for it."""

    @property
    def name(self) -> str:
        """The label without what stands in brackets; a short first word keeps to the next."""
        name = self.label.partition(" (")[0]
        first, _, rest = name.partition(" ")
        return f"{first}\N{NO-BREAK SPACE}{rest}" if rest and len(first) < SHORT else name

    @property
    def brackets(self) -> str:
        """What stands in brackets."""
        return self.label.partition(" (")[2].removesuffix(")")


def facts_of(title: BuiltTitle) -> PadFacts:
    """What the title's room says of its pads."""
    facts: PadFacts = import_module(f"printables.{title.facts.room}.scorepad").PAD
    return facts


def shown_of(title: BuiltTitle, setup: Setup) -> list[Row]:
    """The rows that this table may need: none of a variant that is not played."""
    of_variants = facts_of(title).of_variants
    return [
        row
        for row in title.pad.rows
        if row.key not in of_variants or of_variants[row.key] in setup.variants
    ]


def rows_of(wish: PadWish) -> list[RowShown]:
    """The rows with their labels, each with its rule in a few words."""
    words = catalogue(wish.language, wish.title.facts.room)
    facts = facts_of(wish.title)
    return [
        RowShown(
            row.key,
            words.name(f"row-{row.key}"),
            words.name(clause, "short") if (clause := clause_of(row, facts)) else "",
            facts.pictures.get(row.key, ()),
            words.name(f"pad-band-{row.key}") if row.key in facts.bands else None,
            is_grey=facts.grey_with.get(row.key) in wish.setup.variants,
            shorter=tuple(
                words.name(text)
                for text in (f"pad-short-{row.key}", f"pad-shortest-{row.key}")
                if words.has(text)
            ),
        )
        for row in shown_of(wish.title, wish.setup)
    ]


def clause_of(row: Row, facts: PadFacts) -> str:
    """The clause that a row is told by."""
    return facts.rules.get(row.key, row.clauses[0] if row.clauses else "")
