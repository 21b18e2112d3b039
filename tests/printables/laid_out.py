"""Player aids laid out, and whether all of their text has room."""

import atexit
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from logging.handlers import BufferingHandler
from typing import Any

import pytest
from weasyprint import HTML  # type: ignore[import-untyped]

from printables.core.aids.copyfit import NO_BREAK
from printables.core.press import Press
from printables.core.time_limit import Limits

MILLIMETRE = 96 / 25.4
POINT = 96 / 72
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4), "a5": (148, 210), "pocket": (210, 148)}
NARROWEST_MARGIN = 4
MOST_PAGES = {"a4": 3, "letter": 3, "a5": 6, "pocket": 6}
SHARE_FILLED = 0.5
TOLERANCE = 2
"""Pixels by which letters may reach over."""
LONG_WORD = 12
ANY_NUMBER = 1_000_000


@dataclass(frozen=True)
class Printed:
    """An aid as the press printed it, with where its texts lie and what was complained of."""

    paper: str
    html: str
    pdf: bytes
    document: Any
    complaints: list[str]

    @property
    def texts(self) -> list[tuple[int, Any]]:
        """Every run of text with the number of its page."""
        return [
            (number, box)
            for number, leaf in enumerate(self.document.pages)
            for box in leaves_of(leaf._page_box)  # noqa: SLF001 (nothing else knows the sizes)
        ]


def leaves_of(box: Any) -> list[Any]:
    """The runs of text in a box, also in what is laid beside the flow."""
    if hasattr(box, "text") and type(box).__name__ == "TextBox":
        return [box]
    return [leaf for child in getattr(box, "children", ()) for leaf in leaves_of(child)]


def laid_out(html: str, paper: str) -> Printed:
    """An aid as the press lays it out, which it does once for all that is asked about it."""
    with kept_documents() as documents, heard() as complaints:
        pdf = patient_press().print(html)
    (document,) = documents
    return Printed(paper, html, pdf, document, complaints)


@cache
def patient_press() -> Press:
    """A press that gets done on a busy machine too; its fonts are cleared away at the end."""
    atexit.register(patient_press.cache_clear)
    return Press(limits=Limits(seconds=600))


@contextmanager
def kept_documents() -> Iterator[list[Any]]:
    """What WeasyPrint lays out meanwhile."""
    documents: list[Any] = []
    lay_out = HTML.render

    def render(*asked: Any, **how: Any) -> Any:
        documents.append(lay_out(*asked, **how))
        return documents[-1]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(HTML, "render", render)
        yield documents


@contextmanager
def heard() -> Iterator[list[str]]:
    """What anybody warns of meanwhile."""
    warnings: list[str] = []
    listener = BufferingHandler(ANY_NUMBER)
    listener.setLevel(logging.WARNING)
    logging.getLogger().addHandler(listener)
    try:
        yield warnings
    finally:
        logging.getLogger().removeHandler(listener)
        warnings.extend(record.getMessage() for record in listener.buffer)


def assert_its_pages_are_those_of_the_paper(printed: Printed) -> None:
    """A leaf or two, of the size of the paper; small papers take three, printed on both sides."""
    pages = printed.document.pages
    sizes = [(leaf.width / MILLIMETRE, leaf.height / MILLIMETRE) for leaf in pages]
    assert len(sizes) in range(1, MOST_PAGES[printed.paper] + 1)
    assert sizes == [pytest.approx(SIZES[printed.paper])] * len(sizes)


def assert_nothing_is_tiny(printed: Printed) -> None:
    """Eight points are the least."""
    assert min(box.style["font_size"] for _, box in printed.texts) >= 8 * POINT - 0.001


def assert_keeps_off_the_edge(printed: Printed) -> None:
    """Printers do not reach it."""
    width, height = (side * MILLIMETRE for side in SIZES[printed.paper])
    margin = NARROWEST_MARGIN * MILLIMETRE
    for box in _upright(printed):
        assert box.position_x >= margin, box.text
        assert box.position_y >= margin, box.text
        assert box.position_x + box.width <= width - margin, box.text
        assert box.position_y + box.height <= height - margin, box.text


def _upright(printed: Printed) -> list[Any]:
    """What is not turned; the place of the others is told as if they were not."""
    return [box for _, box in printed.texts if box.element.get("class") != "turned"]


def assert_nothing_lies_on_another(printed: Printed) -> None:
    """Every line of text is alone in its place."""
    upright = [
        (page, box)
        for page, box in printed.texts
        if box.text.strip() and box.element.get("class") != "turned"
    ]
    for number, (page, box) in enumerate(upright):
        for other_page, other in upright[number + 1 :]:
            apart = page != other_page or not lie_on_each_other(box, other)
            assert apart, (box.text, other.text)


def assert_is_filled(printed: Printed) -> None:
    """Each page nearly down to its foot, and none much emptier than another."""
    filled = feet_of(printed)
    least = SHARE_FILLED * SIZES[printed.paper][1]
    assert min(filled) > least, filled


def feet_of(printed: Printed) -> list[float]:
    """How far down each page is filled, in millimetres; the line at the foot does not count."""
    bottoms = dict.fromkeys(range(len(printed.document.pages)), 0.0)
    for page, box in printed.texts:
        if box.element.get("class") != "foot":
            bottoms[page] = max(bottoms[page], (box.position_y + box.height) / MILLIMETRE)
    return [*bottoms.values()]


def assert_no_word_stands_alone(printed: Printed) -> None:
    """No line of a rule holds a single word, unless the next one is too long to stand beside it."""
    for lines in _lines_of_rules(printed):
        after_the_first = pairwise(lines)
        alone = [line for before, line in after_the_first if is_alone(before, line)]
        assert alone == [], lines


def is_alone(before: str, line: str) -> bool:
    """Whether a line holds one short word, which is no part of the one before it."""
    is_one = len(line.split()) == 1 and NO_BREAK not in line
    return is_one and len(line) < LONG_WORD and not before.endswith("-")


def _lines_of_rules(printed: Printed) -> Iterator[list[str]]:
    """What stands on each line of each rule, without its number."""
    rules: dict[int, dict[float, str]] = {}
    for _, box in printed.texts:
        paragraph = _rule_around(box.element)
        if paragraph is not None and box.element.tag != "i":
            lines = rules.setdefault(id(paragraph), {})
            line = round(box.position_y + box.height / 2)
            lines[line] = lines.get(line, "") + box.text
    return (list(lines.values()) for lines in rules.values())


def _rule_around(element: Any) -> Any:
    if element.get("class") == "rule":
        return element
    return None


def assert_nothing_sticks_out(printed: Printed) -> None:
    """No text is wider than the place that it has."""
    for leaf in printed.document.pages:
        for place, text in _texts_in(leaf._page_box):  # noqa: SLF001
            right = place.content_box_x() + place.width
            assert text.position_x + text.width <= right + TOLERANCE, text.text


def _texts_in(box: Any) -> Iterator[tuple[Any, Any]]:
    """Each run of text with the block that it has to fit."""
    children = getattr(box, "children", ())
    for child in children:
        if type(child).__name__ == "LineBox" and not _is_free(box):
            yield from ((box, text) for text in leaves_of(child))
        else:
            yield from _texts_in(child)


def _is_free(box: Any) -> bool:
    """What is turned, or stands on a line of its own."""
    return box.element is not None and box.element.get("class") in {"turned", "no"}


def lie_on_each_other(one: Any, other: Any) -> bool:
    """Whether the middles of two runs of text meet; what letters reach above and below may."""
    apart_across = (
        one.position_x + one.width <= other.position_x + 0.5
        or other.position_x + other.width <= one.position_x + 0.5
    )
    middle, others_middle = (box.position_y + box.height / 2 for box in (one, other))
    return not apart_across and abs(middle - others_middle) < 0.6 * min(one.height, other.height)
