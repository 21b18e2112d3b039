"""What is done to a paper's text before it is set: whatever somebody typed, setting it ends."""

import re
from collections.abc import Iterator
from typing import Any

from printables.core.refusals import TooMuchToPrintError

MOST_BYTES = 2_000_000
MOST_ELEMENTS = 25_000
MOST_IN_ONE = 2_000
"""Elements side by side; the time for those of one paragraph grows with their square."""
UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
UNKNOWN = "\ufffd"
LONGEST_RUN = 200
"""Signs without a place to break. The time for a longer run grows with the square of its length."""
RUN = re.compile(rf"[^ \t\n\f\r\u200b]{{{LONGEST_RUN},}}")
STRETCH = re.compile(".{8}", re.DOTALL)
BREAK = "\u200b"
NO_TEXT = {"style", "script"}
DRAWING, DRAWING_TITLE = (f"{{http://www.w3.org/2000/svg}}{tag}" for tag in ("svg", "title"))


def sanitize(html: str) -> str:
    """The HTML with a sign in the place of everything that neither XML nor PDF may hold."""
    if len(html.encode(errors="replace")) > MOST_BYTES:
        raise TooMuchToPrintError(f"more than {MOST_BYTES} bytes of HTML")
    return UNPRINTABLE.sub(UNKNOWN, html)


def add_breaks(root: Any) -> None:
    """Gives endless words places to break at which nobody sees."""
    for element in _elements(root):
        if element.tag not in NO_TEXT:
            element.text = _with_breaks(element.text)
        element.tail = _with_breaks(element.tail)


def add_drawing_titles(root: Any) -> None:
    """Says the label of each drawing a second time, where WeasyPrint looks for it."""
    for drawing in root.iter(DRAWING):
        label = drawing.get("aria-label")
        if label and drawing.find(DRAWING_TITLE) is None:
            title = drawing.makeelement(DRAWING_TITLE, {})
            title.text = label
            drawing.insert(0, title)


def _elements(root: Any) -> Iterator[Any]:
    for number, element in enumerate(root.iter()):
        if number >= MOST_ELEMENTS:
            raise TooMuchToPrintError(f"more than {MOST_ELEMENTS} elements")
        if len(element) > MOST_IN_ONE:
            raise TooMuchToPrintError(f"more than {MOST_IN_ONE} elements in one {element.tag}")
        yield element


def _with_breaks(text: str | None) -> str | None:
    if text is None or len(text) < LONGEST_RUN:
        return text
    return RUN.sub(lambda run: STRETCH.sub(rf"\g<0>{BREAK}", run[0]), text)
