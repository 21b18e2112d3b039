"""How a score pad is laid out so that a pencil finds room in it and all of it on its panel."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from printables.core.aids.readings_told import in_few_words
from printables.core.pads.wishes import Inset, PadWish, Place, RowShown, facts_of, rows_of
from printables.core.papers import PAPERS, Panel, panel_of
from printables.core.qr import modules_across
from printables.core.text_widths import POINT, bold, display, plain
from translations.catalogue import Catalogue, catalogue

SMALLEST_MODULE, LARGEST_MODULE = 0.508, 0.7
"""Millimetres: two dots of a hundred to the inch, with which less would be lost in a scan."""
SMALLEST_ROW = 7.0
"""Millimetres; less is no row for a pencil."""
SMALLEST_TYPE = 7.0
"""Points."""
THIN_BAND = 1.2
ABOVE_THE_RULES = 1.2
SPARE = 0.6
SLACK = 0.1
IN_A_CELL = 1.4
"""What stays free beside the words of a cell."""
LINES = 2
"""Over so many lines a label may go."""
MOST_FOR_WORDS = 0.45
"""Of the width, as long as labels get along with that; few seats have room for sums."""
NARROWEST_SEAT = 7.0
"""Where columns would be narrower, the pictograms go."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large everything is on a panel, in millimetres and points."""

    name: str
    margin: float
    head: float
    """The title with date and place."""
    names: float
    """The row of names."""
    good: float
    """The row that is high enough; more than that goes to what stands below first."""
    tallest: float
    seat: float
    """The column of a seat that is wide enough; more than that goes to the words first."""
    band: float
    """What is said above a family of rows."""
    line: float
    """A line of the house rules."""
    label: float
    """The type of labels, in points."""
    small: float
    """The type of everything else, in points."""
    title: float
    """The largest type of the title, in points."""
    name_type: float
    """The largest type of names, in points."""
    pictures: int
    """How many pictograms a row may have."""
    picture: float
    """Their column."""
    total: float
    """How much higher than others the row of totals is."""


SIZES = (
    (190, Size("large", 12, 16, 15, 10, 14, 17, 4.8, 4, 9.5, 8, 16, 10, 2, 9.6, 1.2)),
    (130, Size("medium", 8, 13.5, 11, 8.5, 12, 13, 4, 3.5, 8.5, 7.3, 13.5, 9, 2, 8.6, 1.1)),
    (84, Size("small", 4.3, 9.4, 8, 7.4, 10.5, 10.5, 3, 3.1, 8, 7, 10, 8, 2, 8, 1.1)),
    (0, Size("tiny", 4, 9.2, 8, 7.2, 10, 8.5, 2.9, 3, 7.4, 7, 9.8, 7.5, 1, 4.2, 1.1)),
)


def size_of(panel: Panel) -> Size:
    """The size that fits a panel."""
    return next(size for width, size in SIZES if panel.width >= width)


@dataclass(frozen=True, slots=True)
class Layout:
    """How high and wide the parts of a pad are, and what it has room for."""

    panel: Panel
    size: Size
    label: float
    """The column of the words."""
    head: float
    says_bands: bool
    """Whether the bands above families of rows are high enough for words."""
    rules: str
    below: Inset | None = None
    below_height: float = 0
    listed: str | None = None
    row: float = SMALLEST_ROW
    names: float = 0
    """The type of names, in points."""
    title: float = 0
    """The type of the title, in points."""
    code_side: float = 0
    seats: int = 1

    @property
    def width(self) -> float:
        """Between the margins."""
        return self.panel.width - 2 * self.size.margin

    @property
    def seat(self) -> float:
        """The column of a seat: all that the words leave."""
        return (self.width - self.label) / self.seats

    @property
    def band(self) -> float:
        """The height of a band."""
        return self.size.band if self.says_bands else THIN_BAND

    @property
    def edges(self) -> list[float]:
        """Where the columns of the seats begin."""
        return [round(self.label + number * self.seat, 2) for number in range(self.seats)]

    @property
    def lines(self) -> int:
        """How many lines a row has room for, the first of them a label."""
        label, small = (1.16 * points * POINT for points in (self.size.label, self.size.small))
        return 1 + int((self.row - label - 0.3) / small)


def layout_of(wish: PadWish) -> Layout:
    """As many pads on a page as were asked for; fewer where their rows would be too low."""
    counts = range(wish.per_page, 0, -1)
    layouts = (layout_on(wish, panel_of(PAPERS[wish.paper], count)) for count in counts)
    asked = next(layouts)
    return next((each for each in chain([asked], layouts) if each.row >= SMALLEST_ROW), asked)


def layout_on(wish: PadWish, panel: Panel) -> Layout:
    """The fullest layout with rows high enough; the barest one where there is none."""
    layouts = [_filled(wish, layout) for layout in _choices(wish, panel)]
    return next((each for each in layouts if each.row >= SMALLEST_ROW), layouts[-1])


def _choices(wish: PadWish, panel: Panel) -> Iterator[Layout]:
    """From the fullest to the barest."""
    size, facts, code_side = (
        _size(wish, panel),
        facts_of(wish.title),
        _code_side(wish, size_of(panel)),
    )
    plain_layout = Layout(
        panel,
        size,
        label=_label(wish, panel, size, code_side),
        head=max(size.head, code_side - size.names + SPARE),
        says_bands=True,
        rules="",
        code_side=code_side,
        seats=len(wish.seats),
    )
    named = replace(
        plain_layout,
        names=type_of_names(wish, plain_layout),
        title=_type_of_title(wish, plain_layout),
    )
    for says_bands in (True, False):
        for listed in dict.fromkeys((facts.listed, None)):
            for below in dict.fromkeys((facts.below, None)):
                for rules in (_rules_in_words(wish), _rules_in_few_words(wish)):
                    yield replace(
                        named, says_bands=says_bands, listed=listed, below=below, rules=rules
                    )


def _size(wish: PadWish, panel: Panel) -> Size:
    """The size of the panel, without pictograms where they leave too little to the seats."""
    size = size_of(panel)
    width = panel.width - 2 * size.margin
    seat = (width - _label(wish, panel, size, _code_side(wish, size))) / len(wish.seats)
    return replace(size, pictures=0, picture=0) if seat < NARROWEST_SEAT else size


def _filled(wish: PadWish, layout: Layout) -> Layout:
    """The height shared out: good rows first, then what stands below, then still higher rows."""
    rows, size = _count_of_rows(wish, layout), layout.size
    room = layout.panel.height - _taken(wish, layout)
    least, most = 0.0, 0.0
    if layout.below:
        place = Place(layout.width, room - rows * SMALLEST_ROW, size.name, wish)
        heights = layout.below.heights(place)
        if not heights or heights[0] > place.height:
            return replace(layout, row=0)
        least, most = heights
    below = max(least, min(most, room - rows * size.good))
    row = min((room - below) / rows, size.tallest)
    return replace(layout, row=int(row * 100) / 100, below_height=int(below * 100) / 100)


def _count_of_rows(wish: PadWish, layout: Layout) -> float:
    """How many rows there are, that of the totals as much more as it is higher."""
    facts = facts_of(wish.title)
    others = bool(facts.above) + len(facts.after_total) + 1 + layout.size.total
    return len(rows_of(wish)) + others + (facts.rows_listed if layout.listed else 0)


def _taken(wish: PadWish, layout: Layout) -> float:
    """What everything but the rows takes."""
    size = layout.size
    bands = sum(row.band is not None for row in rows_of(wish)) * layout.band
    foot = ABOVE_THE_RULES + _lines_of_rules(layout) * size.line
    return 2 * size.margin + layout.head + size.names + bands + foot + SPARE


def _lines_of_rules(layout: Layout) -> int:
    """How many lines the house rules take, one of them where there are none."""
    return len(plain().lines(layout.rules, layout.size.small, layout.width))


def _label(wish: PadWish, panel: Panel, size: Size, code_side: float) -> float:
    """The column of the words: as wide as they like where that leaves enough for the seats."""
    rows = rows_of(wish)
    width = panel.width - 2 * size.margin
    tightest = max(
        *(size.picture + bold().narrowest(row.name, size.label, LINES) for row in rows),
        least_label(wish, size, code_side),
    )
    widest = max(tightest, *(size.picture + _widest_of(row, size) for row in rows))
    seat = max(size.seat, *(_width_of_name(name, size) for name in wish.seats))
    wanted = min(width - len(wish.seats) * seat, MOST_FOR_WORDS * width)
    return round(min(max(wanted, tightest + IN_A_CELL), widest + IN_A_CELL) + SLACK, 2)


def least_label(wish: PadWish, size: Size, code_side: float) -> float:
    """What the code takes of that column, and what is added up and written down beside points."""
    words, facts = catalogue(wish.language, wish.title.facts.room), facts_of(wish.title)
    named = [name for name in (facts.above, *facts.after_total) if name]
    totals = ("command-total", "command-rank")
    return max(
        *(display().narrowest(words.name(name), size.label, LINES) for name in named),
        *(display().width(words.name(name), size.label) for name in totals),
        code_side,
    )


def _width_of_name(name: str, size: Size) -> float:
    """What a name takes in the smallest type, as far as names are of a usual length."""
    return min(bold().width(name, SMALLEST_TYPE) + IN_A_CELL, 1.2 * size.seat)


def _widest_of(row: RowShown, size: Size) -> float:
    """The label with what stands in brackets, and the rule below it, each on one line."""
    brackets = plain().width(f" ({row.brackets})", size.small) if row.brackets else 0
    return max(bold().width(row.name, size.label) + brackets, plain().width(row.rule, size.small))


def _type_of_title(wish: PadWish, layout: Layout) -> float:
    """As large as it can be on one line, beside the code where there is one."""
    title = catalogue(wish.language, wish.title.facts.room).name("title")
    room = layout.width - (layout.code_side + 1 if layout.code_side else 0)
    return round(min(layout.size.title, room / display().width(title, 1)), 2)


def type_of_names(wish: PadWish, layout: Layout) -> float:
    """The largest type in which each name stands on one line; the smallest where there is none."""
    room, size = layout.seat - IN_A_CELL, layout.size
    sizes = [size.name_type - step / 4 for step in range(int((size.name_type - 7) * 4) + 1)]
    fits = (
        points for points in sizes if all(bold().width(name, points) <= room for name in wish.seats)
    )
    return next(fits, SMALLEST_TYPE)


def _rules_in_words(wish: PadWish) -> str:
    """The house rules as sentences; the bare heading where there are none."""
    words = catalogue(wish.language, wish.title.facts.room)
    rules = wish.setup.house_rules.items()
    return _rules(words, (f"{point} {words.name(point, reading)}" for point, reading in rules))


def _rules_in_few_words(wish: PadWish) -> str:
    """The same as the aid says them."""
    words = catalogue(wish.language, wish.title.facts.room)
    rules = wish.setup.house_rules.items()
    texts = ((point, *in_few_words(words, point, reading)) for point, reading in rules)
    return _rules(words, (" ".join(each) for each in texts))


def _rules(words: Catalogue, rules: Iterable[str]) -> str:
    """The heading with the rules behind it."""
    listed = "; ".join(rule.rstrip(".") for rule in rules)
    heading = words.name("title-house-rules")
    return f"{heading}: {listed}." if listed else heading


def _code_side(wish: PadWish, size: Size) -> float:
    """How wide the codes are: every module large enough to be scanned, more where there is room."""
    widest = max((modules_across(code) for code in wish.codes if code), default=0)
    room = min(size.head + size.names - SPARE, widest * LARGEST_MODULE)
    return round(max(widest * SMALLEST_MODULE, room if widest else 0), 1)
