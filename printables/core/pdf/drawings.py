"""Keeps what drawings are made of away from the HTML and its styles, which are dear for each part.

WeasyPrint looks for the styles of everything in a document, also of each stroke of a drawing, and
uses none of them. So a drawing is cut out of the text before that is read, and found again when
WeasyPrint asks for what the empty `<svg>` in its place shows.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any
from xml.etree import ElementTree as ET

from weasyprint import html as weasyprint_html  # type: ignore[import-untyped]

SVG = "{http://www.w3.org/2000/svg}svg"
NAMED = '<svg xmlns="http://www.w3.org/2000/svg"'
MARK = "data-drawing"
ENDS = re.compile(r"<svg(?=[\s>])|</svg>")
HEAD = re.compile(r"<svg(?P<about>(?:[^>\"]|\"[^\"]*\")*)>")

_show_svg = weasyprint_html.HTML_HANDLERS[SVG]
_cut_out: dict[str, str] = {}


def cut_out_drawings(html: str) -> str:
    """The text with empty drawings, until the next one is cut; one at a time."""
    _cut_out.clear()
    parts, done = [], 0
    for start, end in _outermost(html):
        parts += [html[done:start], _emptied(html[start:end])]
        done = end
    return "".join([*parts, html[done:]])


def _outermost(html: str) -> Iterator[tuple[int, int]]:
    """Where each drawing begins and ends that lies in no other."""
    depth = start = 0
    for found in ENDS.finditer(html):
        if found[0] != "</svg>":
            start = start if depth else found.start()
            depth += 1
        elif depth:
            depth -= 1
            if not depth:
                yield start, found.end()


def _emptied(drawing: str) -> str:
    """The drawing without what it shows; whole where it cannot be read apart from its page."""
    head = HEAD.match(drawing)
    if head is None or "<title" in drawing or not _is_well_formed(drawing):
        return drawing
    key = sha256(drawing.encode()).hexdigest()
    _cut_out[key] = drawing
    return f'<svg{head["about"]} {MARK}="{key}"></svg>'


def _is_well_formed(drawing: str) -> bool:
    try:
        _parsed(drawing)
    except ET.ParseError:
        return False
    return True


def _parsed(drawing: str) -> Any:
    return ET.fromstring(drawing.replace("<svg", NAMED, 1))  # noqa: S314 (templates of our own)


def _show(element: Any, *about: Any) -> Any:
    """What WeasyPrint does with a drawing, done with the whole of it."""
    drawing = _cut_out.get(element.get(MARK, ""))
    if drawing is None:
        return _show_svg(element, *about)
    whole = _parsed(drawing)
    whole.extend(element)  # its title
    return _show_svg(whole, *about)


weasyprint_html.HTML_HANDLERS[SVG] = _show
