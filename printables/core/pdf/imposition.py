"""Panels that are alike are set once and painted wherever they lie.

In the HTML of a paper they stand as often as they are printed: `.panel`s with their place and size
in `.leaf`s. Only their codes may differ; these are left blank in what is set, and stand on the
leaves, as cut marks do.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Any

from pydyf import Dictionary, Stream  # type: ignore[import-untyped]

from printables.core.pdf.drawings import MARK, SVG
from printables.core.pdf.pdf_tags import as_artifacts, at, marked, pages

PLACE = re.compile(r"(left|top|width|height): ([\d.]+)mm")
MEASURES = frozenset({"left", "top", "width", "height"})
KEPT_APART = frozenset({"a", "input", "select", "textarea"})
"""What lies on a page and not in its ink, so that it cannot be painted twice."""
POINTS = 72 / 25.4
ALONE = "panel-alone"
NO_MARKS = f".{ALONE}::before, .{ALONE}::after {{ content: none !important }}"


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel as it lies on a leaf."""

    element: Any
    leaf: int
    place: dict[str, float]
    looks: str
    """The same for those that look alike, whatever their codes say."""


@dataclass(frozen=True, slots=True)
class Imposition:
    """The leaves of a paper and what is painted on them, in the order in which it is set."""

    body: Any
    leaves: list[Any]
    panels: list[Panel]

    @property
    def kinds(self) -> list[Panel]:
        """One of each kind, the first of them."""
        return [*{panel.looks: panel for panel in reversed(self.panels)}.values()][::-1]

    @property
    def style(self) -> str:
        """Pages as large as the panels."""
        sizes = (
            f"@page alone-{number} {{ size: {kind.place['width']}mm {kind.place['height']}mm;"
            f" margin: 0 }} .alone-{number} {{ page: alone-{number} }}"
            for number, kind in enumerate(self.kinds)
        )
        return NO_MARKS + "".join(sizes)

    def only_panels(self) -> None:
        """Leaves a panel of each kind in the document, each alone on a page, without its code."""
        shells = [self._shell(number, kind) for number, kind in enumerate(self.kinds)]
        for leaf in self.leaves:
            self.body.remove(leaf)
        self.body.extend(shells)

    def _shell(self, number: int, kind: Panel) -> Any:
        """A leaf that is as large as its only panel, which therefore looks as it did."""
        about = {**self.leaves[kind.leaf].attrib, "style": f"height: {kind.place['height']}mm"}
        about["class"] += f" alone-{number}"
        shell = self.body.makeelement("section", about)
        alone = self.body.makeelement("div", dict(kind.element.attrib))
        alone.set("class", f"{alone.get('class')} {ALONE}")
        alone.set("style", re.sub(r"(left|top): [\d.]+mm", r"\1: 0", alone.get("style")))
        alone.extend([_without_codes(child) for child in kind.element])
        shell.append(alone)
        return shell

    def only_leaves(self, codes: dict[str, list[tuple[float, float, float]]]) -> None:
        """Leaves only codes and cut marks in the document; codes where the panels have room."""
        for shell in [*self.body]:
            self.body.remove(shell)
        self.body.extend(self.leaves)
        for panel in self.panels:
            found = [*_codes_in(panel.element)]
            for child in [*panel.element]:
                panel.element.remove(child)
            for code, (left, top, width) in zip(found, codes[panel.looks], strict=True):
                code.tail = None
                style = f"position: absolute; left: {left}px; top: {top}px; width: {width}px"
                place = self.body.makeelement("div", {"style": style})
                place.append(code)
                panel.element.append(place)


def imposition_of(root: Any) -> Imposition | None:
    """What of a paper can be set once; none where nothing is there twice."""
    body = root.find("body")
    leaves = [each for each in body if "leaf" in _classes(each)] if body is not None else []
    if not leaves or len(leaves) != len(body):
        return None
    panels = [_panel(each, number) for number, leaf in enumerate(leaves) for each in leaf]
    known = [panel for panel in panels if panel]
    alike = Counter(panel.looks for panel in known)
    if len(known) < len(panels) or len(alike) == len(panels):
        return None
    return Imposition(body, leaves, known)


def _panel(element: Any, leaf: int) -> Panel | None:
    measures = {name: float(number) for name, number in PLACE.findall(element.get("style", ""))}
    is_one = "panel" in _classes(element) and measures.keys() >= MEASURES
    if not is_one or any(each.tag in KEPT_APART for each in element.iter()):
        return None
    size = (measures["width"], measures["height"])
    looks = sha256(f"{size} {element.get('class')}".encode())
    for child in element:
        for part in _looks(child):
            looks.update(part.encode() + b"\0")
    return Panel(element, leaf, measures, looks.hexdigest())


def _classes(element: Any) -> list[str]:
    return str(element.get("class", "")).split()


def _is_code(element: Any) -> bool:
    return element.tag == SVG and "qr" in _classes(element)


def _codes_in(element: Any) -> Iterator[Any]:
    return (each for each in element.iter(SVG) if _is_code(each))


def _looks(element: Any) -> Iterator[str]:
    """All that decides how an element is set, but what a code says."""
    if _is_code(element):
        yield f"code {element.get('viewBox')} {element.tail}"
        return
    yield f"{element.tag} {sorted(element.attrib.items())} {element.text}"
    for child in element:
        yield from _looks(child)
    yield f"/ {element.tail}"


def _without_codes(element: Any) -> Any:
    """A copy with room where the codes are."""
    about = {**element.attrib}
    if _is_code(element):
        about.pop(MARK, None)
    copy = element.makeelement(element.tag, about)
    copy.text, copy.tail = element.text, element.tail
    copy.extend([] if _is_code(element) else [_without_codes(child) for child in element])
    return copy


def places_of_codes(page: Any) -> list[tuple[float, float, float]]:
    """Where on a page, in pixels, room was left for codes."""
    return [
        (box.content_box_x(), box.content_box_y(), box.width)
        for box in _boxes(page._page_box)  # noqa: SLF001 (nothing else knows the places)
        if box.element is not None and _is_code(box.element) and hasattr(box, "replacement")
    ]


def _boxes(box: Any) -> Iterator[Any]:
    yield box
    for child in getattr(box, "children", ()):
        yield from _boxes(child)


class Painter:
    """Paints the first pages of a PDF, a panel on each, onto the rest of them, which are leaves."""

    def __init__(self, imposition: Imposition, pdf: Any) -> None:
        self._pdf, self._panels = pdf, imposition.panels
        self._alone = dict(zip([kind.looks for kind in imposition.kinds], pages(pdf), strict=False))
        self._leaves = pages(pdf)[len(self._alone) :]
        self._forms = {looks: at(pdf, page["Contents"]) for looks, page in self._alone.items()}
        self._copies = {looks: _copy_of(form) for looks, form in self._forms.items()}

    def paint(self) -> None:
        """Read aloud is the first panel of each kind, and the code of every one."""
        for looks, page in self._alone.items():
            self._make_form(self._forms[looks], page)
            self._make_form(self._copies[looks], page)
            self._pdf.add_object(self._copies[looks])
            self._move_tags(looks)
        for number, leaf in enumerate(self._leaves):
            self._paint_leaf(leaf, [panel for panel in self._panels if panel.leaf == number])
        self._remove_pages()

    def _make_form(self, form: Any, page: Any) -> None:
        about = {"Type": "/XObject", "Subtype": "/Form", "BBox": page["MediaBox"]}
        form.extra = {**about, "Resources": page["Resources"]}

    def _move_tags(self, looks: str) -> None:
        """What was said of the page is said of the form on the first leaf that shows it."""
        page, form = self._alone[looks], self._forms[looks]
        form.extra["StructParents"] = page["StructParents"]
        first = next(panel for panel in self._panels if panel.looks == looks)
        leaf = self._leaves[first.leaf]
        for each in self._pdf.objects:
            if isinstance(each, dict) and each.get("Pg") == page.reference:
                each["Pg"] = leaf.reference
                each["K"][:] = [self._of_form(kid, leaf, form) for kid in each["K"]]
            elif isinstance(each, dict) and page.reference in each.get("Dest", ()):
                each["Dest"][0] = leaf.reference
                each["Dest"][3] += leaf["MediaBox"][3] - page["MediaBox"][3]

    @staticmethod
    def _of_form(kid: Any, leaf: Any, form: Any) -> Any:
        if not isinstance(kid, int):
            return kid
        about = {"Type": "/MCR", "Pg": leaf.reference, "Stm": form.reference, "MCID": kid}
        return Dictionary(about)

    def _paint_leaf(self, leaf: Any, panels: list[Panel]) -> None:
        shared = at(self._pdf, leaf["Resources"])
        forms = {**shared["XObject"]}
        steps: list[Any] = []
        for panel in panels:
            is_first = next(each for each in self._panels if each.looks == panel.looks) is panel
            form = (self._forms if is_first else self._copies)[panel.looks]
            forms[f"panel{form.number}"] = form.reference
            painted = _painted(panel, form.number)
            steps += painted if is_first else ["/Artifact", b"BMC", *painted, b"EMC"]
        own = Dictionary({**shared, "XObject": Dictionary(forms)})
        self._pdf.add_object(own)
        leaf["Resources"] = own.reference
        at(self._pdf, leaf["Contents"]).stream[1:1] = steps

    def _remove_pages(self) -> None:
        count = len(self._alone)
        del self._pdf.pages["Kids"][: 3 * count]
        self._pdf.pages["Count"] -= count
        for page in self._alone.values():
            page.clear()


def _copy_of(form: Any) -> Any:
    """The same ink without a word on what it means."""
    copy = Stream([*form.stream], compress=form.compress)
    as_artifacts(copy, {mcid for _, mcid in marked(copy)})
    copy.stream = [*_without_marks(copy.stream)]
    return copy


def _without_marks(steps: list[Any]) -> Iterator[Any]:
    for step, after in pairwise([*steps, None]):
        if after != b"BMC" and step not in {b"BMC", b"EMC"}:
            yield step


def _painted(panel: Panel, number: int) -> list[Any]:
    """The steps that paint a form on a leaf, whose first step turned it upside down."""
    left, top, height = (panel.place[name] * POINTS for name in ("left", "top", "height"))
    place = f"1 0 0 -1 {left:.3f} {top + height:.3f} cm"
    return [b"q", place.encode(), f"/panel{number} Do".encode(), b"Q"]
