"""Makes a PDF's tags true: what is decoration is tagged as such, headings say what they head.

WeasyPrint tags every drawing as a figure and every letter as text. A drawing without words is none
that could be read aloud, and neither are the signs of our font of pictograms, which would come out
of the clipboard as letters that no other font has.
"""

import re
from collections.abc import Collection, Iterator
from typing import Any

from printables.core.pictures import FIRST_PLACE, FONT_FAMILY

NOTHING = b"<0020>"
"""What a sign is when it is copied: a blank."""
SET_FONT = b" Tf"
HOLDERS = frozenset({"/NonStruct", "/Span"})
"""What is no part of a text by itself, and goes when it holds nothing any more."""
LETTER = re.compile(rb"(?<=> )<([0-9a-f]{8})>$")


def finish_tags(document: Any, pdf: Any) -> None:
    """Takes decoration out of the tags, and gives headings of tables their direction."""
    signs = {font.hash for font in document.fonts.values() if font.family == FONT_FAMILY}
    for element in [*_elements(pdf)]:
        if element["S"] == "/TH":
            element["A"]["Scope"] = _scope(element, pdf)
        elif element["S"] == "/TD" and not element["A"].get("Headers", True):
            del element["A"]["Headers"]
    for number, page in enumerate(pages(pdf)):
        stream = at(pdf, page["Contents"])
        silent = {*_mute_figures(stream, number, pdf), *_signs_in(stream, signs)}
        as_artifacts(stream, silent)
        for mcid in sorted(silent):
            _drop(number, mcid, pdf)
    for name, font in _fonts(pdf).items():
        if name in signs:
            _map_to_blanks(at(pdf, font["ToUnicode"]))


def at(pdf: Any, reference: bytes) -> Any:
    """The object that a reference leads to."""
    return pdf.objects[int(reference.split()[0])]


def pages(pdf: Any) -> list[Any]:
    """The dictionaries of all pages."""
    return [at(pdf, reference) for reference in pdf.page_references]


def _elements(pdf: Any) -> Iterator[Any]:
    return (each for each in pdf.objects if _is_element(each))


def _is_element(each: Any) -> bool:
    return isinstance(each, dict) and each.get("Type") == "/StructElem"


def _scope(cell: Any, pdf: Any) -> str:
    """Above a table a heading is one of its column, in it of its row."""
    part = at(pdf, at(pdf, cell["P"])["P"])
    return "/Column" if part["S"] == "/THead" else "/Row"


def _parents(number: int, pdf: Any) -> Any:
    """The elements of a page's marked content, by its numbers."""
    listed = at(pdf, at(pdf, pdf.catalog["StructTreeRoot"])["ParentTree"])["Nums"]
    return listed[2 * number + 1]


def marked(stream: Any) -> Iterator[tuple[int, int]]:
    """Where in a stream marked content begins, with its number."""
    for place, step in enumerate(stream.stream):
        if step == b"BDC":
            yield place, stream.stream[place - 1]["MCID"]


def _mute_figures(stream: Any, number: int, pdf: Any) -> Iterator[int]:
    """The drawings of which nothing is said."""
    parents = _parents(number, pdf)
    for _, mcid in marked(stream):
        element = at(pdf, parents[mcid])
        if element["S"] == "/Figure" and "Alt" not in element:
            yield mcid


def _signs_in(stream: Any, fonts: Collection[str]) -> Iterator[int]:
    """The texts that are set in one of these fonts."""
    names = {b"/" + font.encode() for font in fonts}
    mcid = None
    for step in stream.stream:
        if isinstance(step, dict):
            mcid = step["MCID"]
        elif step == b"EMC":
            mcid = None
        elif mcid is not None and _sets_font(step, names):
            yield mcid


def _sets_font(step: Any, names: Collection[bytes]) -> bool:
    return isinstance(step, bytes) and step.endswith(SET_FONT) and step.split()[0] in names


def as_artifacts(stream: Any, numbers: Collection[int]) -> None:
    """Marks these contents as what nobody reads."""
    for place, mcid in reversed([*marked(stream)]):
        if mcid in numbers:
            stream.stream[place - 2 : place + 1] = ["/Artifact", b"BMC"]


def _drop(number: int, mcid: int, pdf: Any) -> None:
    """Takes the element of a content out of the tree, and whatever held nothing else."""
    parents = _parents(number, pdf)
    element = at(pdf, parents[mcid])
    parents[mcid] = "null"
    element["K"].remove(mcid)
    while not element["K"] and element["S"] in HOLDERS | {"/Figure"}:
        parent = at(pdf, element["P"])
        parent["K"].remove(element.reference)
        element.clear()
        element = parent


def _fonts(pdf: Any) -> dict[str, Any]:
    """The fonts by the names that they have in streams."""
    for each in pdf.objects:
        if isinstance(each, dict) and "ColorSpace" in each and "Font" in each:
            fonts = at(pdf, each["Font"])
            return {name: at(pdf, reference) for name, reference in fonts.items()}
    return {}


def _map_to_blanks(mapping: Any) -> None:
    """Says that each sign of ours is a blank."""
    mapping.stream = [LETTER.sub(_blank, line) for line in mapping.stream]


def _blank(letter: re.Match[bytes]) -> bytes:
    place = ord(bytes.fromhex(letter[1].decode()).decode("utf-16-be"))
    return NOTHING if place >= FIRST_PLACE else letter[0]
