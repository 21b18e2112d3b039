"""What of the texts of a score pad has room, so that no word is cut or left alone on a line."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from printables.core.pads.layout import IN_A_CELL, LINES, Layout, least_label, type_of_names
from printables.core.pads.wishes import PadWish, RowShown, rows_of
from printables.core.text_widths import POINT, Font, bold, display, plain
from translations.catalogue import catalogue

IN_A_BAND = 2.5
SLACK = 0.2
LONE = 10
"""A word with fewer letters is not left alone on a line."""
OF_A_RULE, OF_A_BAND = (";",), (";", ":", ",")
"""With these signs ends what may stand alone."""


@dataclass(frozen=True, slots=True)
class RowTexts:
    """What of a row's texts has room."""

    row: RowShown
    name: str
    band: str
    """What is said above it, where a family of rows begins."""
    beside: str
    """What stands behind its label."""
    under: str
    """What stands below its label."""


def fitted(wish: PadWish, layout: Layout) -> tuple[Layout, list[RowTexts]]:
    """The layout with what the texts leave of their column given to the seats, and the texts."""
    texts = [texts_of(row, layout) for row in rows_of(wish)]
    widths = [_width_of(each, layout) for each in texts]
    label = max(*widths, least_label(wish, layout.size, layout.code_side)) + IN_A_CELL
    narrower = replace(layout, label=round(min(label, layout.label), 2))
    return replace(narrower, names=type_of_names(wish, narrower)), texts


def _width_of(texts: RowTexts, layout: Layout) -> float:
    """The longest line of a row."""
    size = layout.size
    width = layout.label - size.picture - IN_A_CELL
    labels = [
        bold().width(line, size.label) for line in bold().lines(texts.name, size.label, width)
    ]
    labels[-1] += plain().width(f" {texts.beside}", size.small) if texts.beside else 0
    under = [
        plain().width(line, size.small) for line in plain().lines(texts.under, size.small, width)
    ]
    return size.picture + max(*labels, *under, 0) + SLACK


def texts_of(row: RowShown, layout: Layout) -> RowTexts:
    """As much as there is room for, the dearest first."""
    size = layout.size
    width = layout.label - size.picture - IN_A_CELL
    rule = "" if row.is_grey else row.rule
    brackets = f"({row.brackets})" if row.brackets else ""
    name = bold().width(row.name, size.label)
    if brackets and name + plain().width(f" {brackets}", size.small) <= width:
        beside, under = brackets, [rule]
    else:
        both = f"{row.brackets}: {rule}" if row.brackets and rule else ""
        beside, under = "", [both, row.brackets or rule]
    lines = len(bold().lines(row.name, size.label, width))
    free = layout.lines - lines

    def has_room(text: str) -> bool:
        return len(plain().lines(together(text), size.small, width)) <= free

    if rule and not beside and not has_room(rule):
        for first, rest in filter(all, map(_parted, (rule, *row.shorter))):
            if name + plain().width(f" {first}", size.small) <= width and has_room(rest):
                return RowTexts(row, row.name, _band_of(row, layout), first, together(rest))
    fits = (text for long in under for text in _ever_shorter(long, OF_A_RULE) if has_room(text))
    label = _joined(row.name, bold(), size.label, width) if lines > 1 else row.name
    return RowTexts(row, label, _band_of(row, layout), beside, together(next(fits, "")))


def _parted(rule: str) -> tuple[str, str]:
    """The first part of a rule, for behind the label, and the others, for below it."""
    first, _, rest = rule.partition(";")
    return first, rest.strip()


def _band_of(row: RowShown, layout: Layout) -> str:
    """What is said above a row, as far as that goes on one line."""
    width, size = layout.width - IN_A_BAND, layout.size
    texts = _ever_shorter(row.band, OF_A_BAND) if row.band and layout.says_bands else ()
    return next((text for text in texts if bold().width(text, size.small) <= width), "")


def _ever_shorter(text: str, ends: tuple[str, ...]) -> Iterator[str]:
    """A text, then without what stands behind the last sign with which a part of it ends."""
    while text:
        yield text
        text = max((text.rpartition(sign)[0] for sign in ends), key=len)


def label_of_total(wish: PadWish, layout: Layout, name: str) -> str:
    """What stands before a row that is no row of the game, without a lone word."""
    said = catalogue(wish.language, wish.title.facts.room).name(name)
    return _joined(said, display(), layout.size.label, layout.label - IN_A_CELL)


def _joined(label: str, font: Font, points: float, width: float) -> str:
    """A label without a lone word, where the words that stay together have room."""
    joined = together(label)
    has_room = all(font.width(part, points) <= width for part in joined.split(" "))
    return joined if has_room and len(font.lines(joined, points, width)) <= LINES else label


def together(text: str) -> str:
    """A text of which no single short word comes to stand on the last line."""
    head, _, last = text.rpartition(" ")
    while head and len(last) < LONE:
        head, _, before = head.rpartition(" ")
        last = f"{before}\N{NO-BREAK SPACE}{last}"
    return f"{head} {last}".strip()


def order_of_counting(wish: PadWish, layout: Layout) -> str:
    """In which order people count, where the corner above the rows has room for it."""
    said = catalogue(wish.language).name("pads-order")
    lines = len(plain().lines(said, layout.size.small, layout.label - IN_A_CELL))
    height = lines * 1.16 * layout.size.small * POINT
    return "" if layout.code_side or height > layout.size.names - 1.5 else together(said)
