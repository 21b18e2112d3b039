"""Score pads: a column for each seat, a row for each line of the contract, blank or with names."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from printables.core.pads.layout import Layout, layout_of
from printables.core.pads.texts import fitted, label_of_total, order_of_counting, together
from printables.core.pads.wishes import (
    Inset,
    PadFacts,
    PadWish,
    Place,
    RowShown,
    facts_of,
    rows_of,
    shown_of,
)
from printables.core.rendering import page
from rules.core.seats import MARKS

__all__ = [
    "Inset",
    "PadFacts",
    "PadWish",
    "Place",
    "RowShown",
    "facts_of",
    "rows_of",
    "scorepad",
    "shown_of",
]


def scorepad(wish: PadWish) -> str:
    """The pads as HTML."""
    layout, rows = fitted(wish, layout_of(wish))
    facts = facts_of(wish.title)
    panel = layout.panel
    return page(
        "core/scorepad.html",
        language=wish.language,
        room=wish.title.facts.room,
        wish=wish,
        title=wish.title,
        panel=panel,
        size=layout.size,
        layout=layout,
        paper_class=f"paper-{wish.paper}{'-turned' if panel.is_turned else ''}",
        order=order_of_counting(wish, layout),
        together=together,
        label_of=partial(label_of_total, wish, layout),
        rows=rows,
        facts=facts,
        leaves=list(_leaves(wish, panel.each)),
        marks=MARKS,
        styles=("core/pad.css", *facts.styles),
        **_of_insets(wish, layout),
        **facts.more,
    )


def _of_insets(wish: PadWish, layout: Layout) -> Mapping[str, Any]:
    """What the title's own templates show below the rows and on the back."""
    facts, size = facts_of(wish.title), layout.size
    shown: dict[str, Any] = {"back": None}
    if layout.below:
        place = Place(layout.width, layout.below_height, size.name, wish)
        shown["below"] = layout.below.shown(place)
    if facts.back:
        height = layout.panel.height - 2 * size.margin
        place = Place(layout.width, height, size.name, wish, has_below=layout.below is not None)
        shown["back"] = facts.back.shown(place)
    return shown


def _leaves(wish: PadWish, each: int) -> Iterator[list[str]]:
    """The code of each pad, page by page; blank where pads carry none."""
    count = each * wish.copies
    codes = [*wish.codes, *[""] * (count - len(wish.codes))][:count]
    for start in range(0, count, each):
        yield codes[start : start + each]
