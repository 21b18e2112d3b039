"""Drawings of the pages in the text of papers."""

import json
import subprocess
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from markupsafe import Markup
from PIL import Image, ImageChops

from printables.core.pictogram_font import font_file, signs_file
from printables.core.pictures import (
    FONT,
    SIGNS,
    STATIC,
    UnknownPictureError,
    drawings,
    sign,
    symbol,
)
from printables.core.press import Press
from tests.printables.reading import fonts_of, objects_of, structure_of, text_of

MARKS = STATIC / "house/marks.svg"
MAKE_IT = "python -m printables.core.pictogram_font makes it anew"
FONT_IN_A_PDF = "Boomtown-Pictograms-Print"
IN_A_ROW, EACH = 10, 56
FAR, FEW = 110, 14
"""So much darker is another dot, and so many of 3,136 may be where an edge lies between two."""
SPRITES = [MARKS, *STATIC.glob("*/pictograms.svg")]


@pytest.fixture
def sprite(tmp_path: Path) -> Path:
    """Two symbols as our sprites write them."""
    file = tmp_path / "few.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        '<symbol id="hat" viewBox="0 0 24 24" fill="currentColor"><path d="M1 1z"/></symbol>\n'
        '<symbol id="boot" viewBox="0 0 9 9"><path d="M2 2z"/>\n<path d="M3 3z"/></symbol>\n'
        "</svg>\n"
    )
    return file


def test_a_symbol_becomes_a_drawing_that_is_passed_over_when_read_aloud(sprite: Path) -> None:
    assert symbol(sprite, "hat") == Markup(
        '<svg class="picture" aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">'
        '<path d="M1 1z"/></svg>'
    )


def test_a_symbol_of_several_lines_is_whole_and_alone(sprite: Path) -> None:
    drawing = symbol(sprite, "boot")
    assert drawing.endswith('viewBox="0 0 9 9"><path d="M2 2z"/>\n<path d="M3 3z"/></svg>')


def test_classes_are_escaped(sprite: Path) -> None:
    assert symbol(sprite, "hat", 'big "><b>').startswith('<svg class="big &#34;&gt;&lt;b&gt;" ')


def test_an_unknown_symbol_is_refused_with_those_that_are_known(sprite: Path) -> None:
    with pytest.raises(UnknownPictureError, match=r"few\.svg has no 'shoe', only hat, boot"):
        symbol(sprite, "shoe")


def test_a_drawing_is_made_once(sprite: Path) -> None:
    assert symbol(sprite, "hat") is symbol(sprite, "hat")


@pytest.mark.parametrize("file", SPRITES, ids=lambda file: file.relative_to(STATIC).as_posix())
def test_every_symbol_of_ours_is_found_and_prints_as_decoration(
    file: Path, press: Press, caplog: pytest.LogCaptureFixture
) -> None:
    written = file.read_text("utf-8")
    names = [part.partition('"')[0] for part in written.split('id="')[1:]]
    drawn = "".join(symbol(file, name) for name in names)
    assert len(names) == written.count("<symbol")
    assert drawn.count("<path") == written.count("<path")
    styles = "<style>.picture { width: 1cm }</style>"
    pdf = press.print(f'<html lang="en"><title>Drawings</title>{styles}<p>{drawn}')
    assert "Figure" not in structure_of(pdf)
    assert objects_of(pdf).count(b"/Artifact") >= len(names)
    assert not caplog.records


# Signs of the font


def test_the_font_has_our_drawings_as_they_are_now() -> None:
    kept, made = (TTFont(BytesIO(file)) for file in (FONT.read_bytes(), font_file()))
    places = json.loads(SIGNS.read_text("utf-8"))
    assert places
    assert kept.getBestCmap().keys() == {*places}
    assert {*places} <= {*json.loads(signs_file())}, MAKE_IT  # a further title's may be missing
    changed = [name for name in kept.getGlyphOrder() if kept["glyf"][name] != made["glyf"][name]]
    assert changed == [], MAKE_IT


def test_a_sign_stands_for_its_drawing_and_is_passed_over(press: Press) -> None:
    written = sign(MARKS, "mark-hat")
    assert written.startswith('<picture-sign class="picture" aria-hidden="true">')
    assert 0xF0000 <= ord(written.partition(">")[2][0]) < 0xFFFFE
    pdf = press.print(_sheet(f"<p>Hat {written} on"))
    assert text_of(pdf).split() == ["Hat", "on"]
    spoken = structure_of(pdf)
    assert [part.strip() for part in spoken.split('"')[1::2]] == ["Hat", "on"]
    assert {columns[0].partition("+")[2] for columns in fonts_of(pdf)} >= {FONT_IN_A_PDF}


def test_what_the_font_does_not_know_is_drawn(sprite: Path) -> None:
    assert sign(sprite, "hat") == symbol(sprite, "hat")
    with pytest.raises(UnknownPictureError):
        sign(sprite, "shoe")


def test_signs_look_like_their_drawings(press: Press) -> None:
    names = [(sprite, name) for sprite in SPRITES for name in drawings(sprite)]
    as_signs, as_drawings = (
        _dots(press.print(_sheet("".join(_placed(make(*each), number) for number, each in pairs))))
        for make, pairs in ((sign, [*enumerate(names)]), (symbol, [*enumerate(names)]))
    )
    apart = ImageChops.difference(as_signs, as_drawings)
    for number, (_, name) in enumerate(names):
        left, top = number % IN_A_ROW * EACH, number // IN_A_ROW * EACH
        far = apart.crop((left, top, left + EACH, top + EACH)).point(lambda dot: dot > FAR and 255)
        assert far.histogram()[255] <= FEW, name


def _sheet(content: str) -> str:
    style = (
        f"@page {{ size: {IN_A_ROW * EACH}px 900px; margin: 0 }} div {{ position: absolute }}"
        ".picture { width: 48px; height: 48px } picture-sign {"
        "display: block; font: 48px/1 'Boomtown Pictograms Print' }"
    )
    return f'<html lang="en"><title>Signs</title><style>{style}</style>{content}'


def _placed(picture: str, number: int) -> str:
    left, top = number % IN_A_ROW * EACH, number // IN_A_ROW * EACH
    return f'<div style="left: {left}px; top: {top}px">{picture}</div>'


def _dots(pdf: bytes) -> Image.Image:
    command = ["pdftoppm", "-r", "96", "-gray", "-singlefile", "-"]
    shown = subprocess.run(command, input=pdf, check=True, capture_output=True).stdout
    return Image.open(BytesIO(shown)).convert("L")
