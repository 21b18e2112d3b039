"""Player aids laid out, and whether all of their text has room."""

import atexit
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from logging.handlers import BufferingHandler
from typing import Any

import pytest
from weasyprint import HTML  # type: ignore[import-untyped]

from printables.core.press import Press
from printables.core.time_limit import Limits

MILLIMETRE = 96 / 25.4
POINT = 96 / 72
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4), "a5": (148, 210), "pocket": (210, 148)}
NARROWEST_MARGIN = 4
FEWEST_MILLIMETRES_FILLED = {"a4": 250, "letter": 235, "a5": 180, "pocket": 130}
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
    """A page or both sides of one, of the size of the paper."""
    pages = printed.document.pages
    sizes = [(leaf.width / MILLIMETRE, leaf.height / MILLIMETRE) for leaf in pages]
    assert len(sizes) in {1, 2}
    assert sizes == [pytest.approx(SIZES[printed.paper])] * len(sizes)


def assert_nothing_is_tiny(printed: Printed) -> None:
    """Seven points are the least."""
    assert min(box.style["font_size"] for _, box in printed.texts) >= 7 * POINT - 0.001


def assert_keeps_off_the_edge(printed: Printed) -> None:
    """Printers do not reach it."""
    width, height = (side * MILLIMETRE for side in SIZES[printed.paper])
    margin = NARROWEST_MARGIN * MILLIMETRE
    for _, box in printed.texts:
        assert box.position_x >= margin, box.text
        assert box.position_y >= margin, box.text
        assert box.position_x + box.width <= width - margin, box.text
        assert box.position_y + box.height <= height - margin, box.text


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
    """Each page down to its foot."""
    bottoms = dict.fromkeys(range(len(printed.document.pages)), 0.0)
    for page, box in printed.texts:
        bottoms[page] = max(bottoms[page], (box.position_y + box.height) / MILLIMETRE)
    assert min(bottoms.values()) > FEWEST_MILLIMETRES_FILLED[printed.paper]


def lie_on_each_other(one: Any, other: Any) -> bool:
    """Whether the middles of two runs of text meet; what letters reach above and below may."""
    apart_across = (
        one.position_x + one.width <= other.position_x + 0.5
        or other.position_x + other.width <= one.position_x + 0.5
    )
    middle, others_middle = (box.position_y + box.height / 2 for box in (one, other))
    return not apart_across and abs(middle - others_middle) < 0.6 * min(one.height, other.height)
