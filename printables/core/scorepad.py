"""Score pads: a column for each seat, a row for each line of the contract, blank or with names."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from math import ceil
from typing import Any

from printables.core.papers import PAPERS, Panel, panel_of
from printables.core.qr import modules_across
from printables.core.rendering import page
from rules.core.readings import Setup
from rules.core.seats import MARKS
from scoring.core.rows import Row
from scoring.titles import BuiltTitle
from translations.catalogue import Catalogue, catalogue, label_catalogue

SMALLEST_MODULE = 0.508
"""Millimetres: two dots of a hundred to the inch, with which less would be lost in a scan."""


@dataclass(frozen=True, slots=True)
class PadFacts:
    """What a title's room says of its pads."""

    pictures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The pictograms of each row."""
    below: str | None = None
    """A template for what stands below the rows."""
    heights_below: Mapping[str, float] = field(default_factory=dict)
    """How many millimetres that takes in each size that has room for it."""
    back: str | None = None
    """A template for a second page."""
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
    is_grey: bool = False
    """Whether nobody gets points there."""

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
    head: float
    """The title with date and place."""
    names: float
    """The row of names."""
    row: float
    """The lowest row into which the words of a row fit."""
    tallest: float
    seat: float
    """The widest column of a seat."""
    words: float
    """The narrowest column of the rows' words."""
    line: float
    """A line of the house rules."""
    sign: float
    """A sign in such a line."""


SIZES = (
    (190, Size("large", 12, 17, 15, 8, 10.5, 23, 84, 4.2, 1.7)),
    (130, Size("medium", 8, 14.5, 11.5, 6.7, 8.5, 13.5, 50, 3.6, 1.45)),
    (95, Size("small", 5, 11.5, 9.5, 4.6, 6.5, 9, 40, 2.8, 1.25)),
    (0, Size("tiny", 4, 10, 8, 4.1, 5.5, 6.6, 29, 2.3, 1.08)),
)
ABOVE_THE_RULES = 1.5
ROW_OF_TOTALS = 1.2
SPARE = 1.0
TWO_LINES = 5.0


def size_of(panel: Panel) -> Size:
    """The size that fits a panel."""
    return next(size for width, size in SIZES if panel.width >= width)


@dataclass(frozen=True, slots=True)
class Layout:
    """How a pad is laid out so that all of it stands on its panel."""

    row: float
    seat: float
    head: float
    below: str | None
    listed: str | None
    rules: str

    @property
    def has_brackets(self) -> bool:
        """Whether a row has room for two lines, the second for what stands in brackets."""
        return self.row >= TWO_LINES


def layout_of(wish: PadWish, panel: Panel, size: Size) -> Layout:
    """The fullest layout whose rows are high enough; the barest one where none is."""
    facts, code_side = facts_of(wish.title), _code_side(wish)
    lines = len(shown_of(wish.title, wish.setup))
    head = max(size.head, code_side - size.names + SPARE)
    choices = [
        Layout(
            _row(wish, panel, head + height, lines + more, rules),
            seat=0,
            head=head,
            below=below,
            listed=listed,
            rules=rules,
        )
        for listed, more in _listings(facts)
        for below, height in _belows(facts, size)
        for rules in (_rules_in_words(wish), _rules_in_keys(wish))
    ]
    fitting = next((each for each in choices if each.row >= size.row), choices[-1])
    row = min(max(fitting.row, size.row), size.tallest)
    return replace(fitting, row=round(row, 2), seat=_seat(wish, panel, size))


def _belows(facts: PadFacts, size: Size) -> tuple[tuple[str | None, float], ...]:
    """What stands below the rows with its height, and nothing in its place."""
    height = facts.heights_below.get(size.name)
    return ((facts.below, height), (None, 0)) if facts.below and height else ((None, 0),)


def _listings(facts: PadFacts) -> tuple[tuple[str | None, int], ...]:
    """What stands between lines and total with its number of rows, and nothing in its place."""
    return ((facts.listed, facts.rows_listed), (None, 0)) if facts.listed else ((None, 0),)


def _row(wish: PadWish, panel: Panel, others: float, lines: int, rules: str) -> float:
    """How high a row may be beside everything else."""
    size = size_of(panel)
    signs = (panel.width - 2 * size.margin) / size.sign
    foot = ceil(len(rules) / signs) * size.line + ABOVE_THE_RULES
    room = panel.height - 2 * size.margin - size.names - others - foot - SPARE
    facts = facts_of(wish.title)
    rows = lines + bool(facts.above) + len(facts.after_total)
    return room / (rows + ROW_OF_TOTALS + 1)


def _seat(wish: PadWish, panel: Panel, size: Size) -> float:
    """How wide the column of a seat is."""
    room = panel.width - 2 * size.margin - size.words
    return round(min(size.seat, room / len(wish.seats)), 2)


def _rules_in_words(wish: PadWish) -> str:
    """The house rules as sentences; the bare heading where there are none."""
    words = catalogue(wish.language, wish.title.facts.room)
    rules = wish.setup.house_rules.items()
    return _rules(words, (f"{point} {words.name(point, reading)}" for point, reading in rules))


def _rules_in_keys(wish: PadWish) -> str:
    """The same as the keys by which the points and readings are known."""
    words = catalogue(wish.language, wish.title.facts.room)
    return _rules(words, (f"{point} {key}" for point, key in wish.setup.house_rules.items()))


def _rules(words: Catalogue, rules: Iterable[str]) -> str:
    """The heading with the rules behind it."""
    listed = "; ".join(rule.rstrip(".") for rule in rules)
    heading = words.name("title-house-rules")
    return f"{heading}: {listed}." if listed else heading


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
    labels = label_catalogue(wish.title.facts, wish.setup.edition, words)
    facts = facts_of(wish.title)
    return [
        RowShown(
            labels.name(f"row-{row.key}"),
            words.name(row.clauses[0], "short") if row.clauses else "",
            facts.pictures.get(row.key, ()),
            is_grey=facts.grey_with.get(row.key) in wish.setup.variants,
        )
        for row in shown_of(wish.title, wish.setup)
    ]


def scorepad(wish: PadWish) -> str:
    """The pads as HTML."""
    panel = panel_of(PAPERS[wish.paper], wish.per_page)
    size, facts = size_of(panel), facts_of(wish.title)
    return page(
        "core/scorepad.html",
        language=wish.language,
        room=wish.title.facts.room,
        wish=wish,
        title=wish.title,
        panel=panel,
        size=size,
        layout=layout_of(wish, panel, size),
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
