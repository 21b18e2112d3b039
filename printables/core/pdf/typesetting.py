"""What WeasyPrint keeps from one paper to the next; importing this takes a third of a second."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from weasyprint import CSS  # type: ignore[import-untyped]
from weasyprint.text.fonts import FontConfiguration  # type: ignore[import-untyped]
from weasyprint.urls import url_join  # type: ignore[import-untyped]

from printables.core.fetcher import PRINTABLES, ProjectFetcher, project_file
from printables.core.pdf.drawings import cut_out_drawings
from printables.core.pdf.hyphenation import correct_dictionaries
from printables.core.pdf.imposition import Painter, imposition_of, places_of_codes
from printables.core.pdf.pdf_tags import finish_tags
from printables.core.pdf.user_agent import Paper
from printables.core.refusals import ForeignFileError, TooMuchToPrintError
from printables.core.sanitizer import add_breaks, add_drawing_titles
from printables.core.time_limit import Limits, monitored

FONTS = PRINTABLES / "core" / "fonts.css"
LONGEST_TITLE = 80

logger = logging.getLogger(__name__)


class Typesetter:
    """One set of fonts, and each style sheet parsed once; for one thread at a time."""

    def __init__(self, limits: Limits) -> None:
        correct_dictionaries()
        self._limits = limits
        self._files = ProjectFetcher()
        self._fonts = FontConfiguration()
        self._sheets: dict[Path, Any] = {}

    def pdf_of(self, html: str) -> bytes:
        """The paper; what WeasyPrint complained of is logged under the paper's title."""
        self._files.refused.clear()
        with monitored(self._limits) as monitor:
            try:
                cut = cut_out_drawings(html)
                document = Paper(string=cut, base_url=PRINTABLES, url_fetcher=self._files)
                pdf = self._set(document)
            except RecursionError as error:
                raise TooMuchToPrintError("too many elements within each other") from error
        title = title_of(document)
        if self._files.refused:
            raise ForeignFileError(f"{title!r} asks for {', '.join(self._files.refused)}")
        for complaint in (*monitor.complaints, *what_lacks(document)):
            logger.warning("%r: %s", title, complaint)
        return pdf

    def _set(self, document: Any) -> bytes:
        add_breaks(document.etree_element)
        add_drawing_titles(document.etree_element)
        sheets = [self._sheet(FONTS), *map(self._sheet, linked_sheets(document))]
        imposition = imposition_of(document.etree_element)
        if imposition is None:
            return _written(self._laid_out(document, sheets))
        sheets.append(CSS(string=imposition.style))
        imposition.only_panels()
        panels = self._laid_out(document, sheets)
        places = [places_of_codes(page) for page in panels.pages]
        kinds = [kind.looks for kind in imposition.kinds]
        imposition.only_leaves(dict(zip(kinds, places, strict=True)))
        leaves = self._laid_out(document, sheets)
        both = panels.copy([*panels.pages, *leaves.pages])
        return _written(both, lambda pdf: Painter(imposition, pdf).paint())

    def _laid_out(self, document: Any, sheets: list[Any]) -> Any:
        return document.render(stylesheets=sheets, font_config=self._fonts)

    def _sheet(self, file: Path) -> Any:
        """A style sheet as it was when it was first asked for."""
        if file not in self._sheets:
            parsed = CSS(filename=file, url_fetcher=self._files, font_config=self._fonts)
            if self._files.refused:
                return parsed
            self._sheets[file] = parsed
        return self._sheets[file]


def _written(laid_out: Any, *last: Callable[[Any], None]) -> bytes:
    """The pages as a PDF with true tags; then come the last touches."""

    def finish(document: Any, pdf: Any) -> None:
        finish_tags(document, pdf)
        for touch in last:
            touch(pdf)

    pdf: bytes = laid_out.write_pdf(finisher=finish, pdf_tags=True)
    return pdf


def linked_sheets(document: Any) -> Iterator[Path]:
    """The style sheets that a paper links to; the links go, since they would be parsed again."""
    for link in document.etree_element.iter("link"):
        if link.get("rel") == "stylesheet":
            address = link.attrib.pop("href", "")
            yield project_file(url_join(document.base_url, address, True, address))


def title_of(document: Any) -> str:
    """What a paper calls itself."""
    return (document.etree_element.findtext("head/title") or "").strip()[:LONGEST_TITLE]


def what_lacks(document: Any) -> Iterator[str]:
    """What a paper needs to be read aloud, and has not."""
    if not title_of(document):
        yield "has no title"
    if not document.etree_element.get("lang"):
        yield "does not say its language"
