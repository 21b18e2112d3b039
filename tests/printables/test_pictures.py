"""Drawings of the pages in the text of papers."""

from pathlib import Path

import pytest
from markupsafe import Markup

from printables.core.pictures import UnknownPictureError, symbol
from printables.core.press import Press
from tests.printables.reading import structure_of

STATIC = Path(__file__).parents[2] / "static"
MARKS = STATIC / "house/marks.svg"
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
def test_every_symbol_of_ours_is_found_and_prints(
    file: Path, press: Press, caplog: pytest.LogCaptureFixture
) -> None:
    written = file.read_text("utf-8")
    names = [part.partition('"')[0] for part in written.split('id="')[1:]]
    drawings = "".join(symbol(file, name) for name in names)
    assert len(names) == written.count("<symbol")
    assert drawings.count("<path") == written.count("<path")
    styles = "<style>.picture { width: 1cm }</style>"
    paper = f'<html lang="en"><title>Drawings</title>{styles}<p>{drawings}'
    assert structure_of(press.print(paper)).count("Figure") == len(names)
    assert not caplog.records
