"""Pads are laid out alike where nothing can read a font."""

from pathlib import Path

import pytest

from printables.core import text_outlines, text_widths
from web.pocket.letters import DRAWN, FILE, Letters, measured


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> Letters:
    file: Path = tmp_path_factory.mktemp("measured") / FILE
    file.write_bytes(measured())
    return Letters(file)


@pytest.mark.parametrize("font", [text_widths.plain, text_widths.bold, text_widths.display])
def test_words_are_as_wide(letters: Letters, font: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert callable(font)
    width = font().width("Häuser & Straßen, 12", 9)
    monkeypatch.setattr(text_widths, "font_named", letters.font_named)
    assert font().width("Häuser & Straßen, 12", 9) == width


def test_letters_have_the_same_outlines(letters: Letters) -> None:
    placed = [(letter, 10.0 * at, 5.0) for at, letter in enumerate(DRAWN)]
    ours = text_outlines.outlines(placed, 8)
    assert len(ours) > 1000
    assert letters.outlines(placed, 8).replace(",", " ") == ours.replace(",", " ")
