"""Panels that are alike are set once, and lie on the leaves as if each had been set."""

import subprocess
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from PIL import Image, ImageChops

from printables.core.pdf import typesetting
from printables.core.press import Press
from printables.core.scorepad import PadWish, scorepad
from rules.core.readings import Setup
from scoring.titles import titles
from tests.printables.codes import codes_in, picture_of
from tests.printables.orders import at_home, pads_with_codes
from tests.printables.reading import facts_of, structure_of, text_of

STYLE = """<style>@page { size: 100mm 60mm; margin: 0 } body { margin: 0 }
.leaf { position: relative; break-after: page } .leaf:last-child { break-after: auto }
.panel { position: absolute; overflow: hidden } h1 { font: 12pt "Boomtown Text Print"; margin: 0 }
.panel:nth-child(1)::after { content: ""; position: absolute; right: 0; top: 0;
  width: 4mm; height: 4mm; background: #000 } svg { width: 8mm }</style>"""
BARELY = 40
"""So far may the grey at the edge of a letter be from that of another."""
CODE = '<svg class="qr" viewBox="0 0 2 2" aria-label="{}"><path d="M0 0h{}v2z"/></svg>'


def panel(content: str, left: float = 0, top: float = 0) -> str:
    """A panel of half the page."""
    place = f"left: {left}mm; top: {top}mm; width: 50mm; height: 60mm"
    return f'<div class="panel" style="{place}">{content}</div>'


def paper(*leaves: list[str]) -> str:
    """Leaves with their panels."""
    sections = "".join(
        f'<section class="leaf" style="height: 60mm">{"".join(panels)}</section>'
        for panels in leaves
    )
    return f'<html lang="en"><head><title>Two</title>{STYLE}</head><body>{sections}</body></html>'


def dots(pdf: bytes, page: int = 1) -> Image.Image:
    """A page as it is printed."""
    return Image.open(BytesIO(picture_of(pdf, page))).convert("L")


@pytest.fixture
def layouts(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is laid out meanwhile."""
    found: list[Any] = []
    lay_out = typesetting.Typesetter._laid_out  # noqa: SLF001 (what it is tried on)

    def counted(press: Any, document: Any, sheets: Any) -> Any:
        found.append(lay_out(press, document, sheets))
        return found[-1]

    monkeypatch.setattr(typesetting.Typesetter, "_laid_out", counted)
    return found


ALIKE = [panel("<h1>Pad</h1><p>x"), panel("<h1>Pad</h1><p>x", 50)]


def test_it_looks_as_if_each_panel_had_been_set(press: Press, layouts: list[Any]) -> None:
    once = press.print(paper(ALIKE))
    assert [len(each.pages) for each in layouts] == [1, 1]
    each = press.print(paper([ALIKE[0], ALIKE[1].replace("<h1>", '<h1 id="other">')]))
    assert [len(each.pages) for each in layouts] == [1, 1, 1]
    assert text_of(once).split() == ["Pad", "Pad", "x", "x"]
    assert sorted(text_of(each).split()) == ["Pad", "Pad", "x", "x"]
    apart = ImageChops.difference(dots(once), dots(each))
    assert apart.getextrema()[1] < BARELY


def test_a_mark_of_one_panel_is_no_mark_of_the_others(press: Press) -> None:
    page = dots(press.print(paper(ALIKE)))
    corners = [page.getpixel((at, 10)) for at in (585, 1175)]
    assert corners == [0, 255]


def test_the_first_is_read_aloud_and_the_outline_leads_to_its_leaf(press: Press) -> None:
    pdf = press.print(paper(ALIKE, ALIKE))
    assert facts_of(pdf)["Pages"] == "2"
    assert structure_of(pdf).count('"Pad"') == 1
    assert facts_of(pdf)["Page size"].startswith("283.465 x 170.079")


def test_each_panel_has_a_code_of_its_own(press: Press) -> None:
    panels = [panel("<p>x" + CODE.format(name, width), at) for name, width, at in
              (("one", 2, 0), ("two", 1, 50))]  # fmt: skip
    pdf = press.print(paper(panels))
    spoken = structure_of(pdf)
    assert spoken.count("Figure") == 2
    page = dots(pdf)
    left, right = (page.crop((at, 60, at + 300, 300)).histogram()[0] for at in (0, 591))
    assert left > 1.8 * right > 0


def test_what_differs_or_is_filled_in_is_set_as_it_stands(press: Press, layouts: list[Any]) -> None:
    press.print(paper([panel("<p>a"), panel("<p>b", 50)]))
    press.print(paper([panel('<a href="https://a.example">a</a>', at) for at in (0, 50)]))
    assert len(layouts) == 2


@pytest.mark.parametrize("slug", titles())
def test_four_pads_of_a_title_are_set_once(slug: str, press: Press, layouts: list[Any]) -> None:
    title = titles()[slug]
    setup = Setup(title.facts, title.facts.editions[0], (), {})
    press.print(scorepad(PadWish(title, setup, "en", per_page=4)))
    sides = 1 + (title.slug == "carson-city-cards")
    assert [len(each.pages) for each in layouts] == [sides, sides]


def test_codes_of_many_pads_are_all_different(app: Flask, tmp_path: Path) -> None:
    with at_home(app):
        pdf = pads_with_codes(app.test_client(), copies=2, per_page=2, paper="a4")
    found = [codes_in(picture_of(pdf, page), tmp_path) for page in (1, 3)]
    assert [len(codes) for codes in found] == [2, 2]
    assert len({code for codes in found for code in codes}) == 4


def test_a_reader_of_pdf_has_nothing_to_say(press: Press, tmp_path: Path) -> None:
    file = tmp_path / "pads.pdf"
    file.write_bytes(press.print(paper(ALIKE)))
    ran = subprocess.run(["pdfinfo", "-struct-text", file], capture_output=True, check=True)
    assert ran.stderr == b""
