"""Without C the words of a search have the same stems."""

import re
from itertools import islice

import pytest
import Stemmer

from tests.house.rooms import HOUSE
from web.pocket import stemming

WORD = re.compile(r"[^\W\d_]+")
FOLDERS = {"english": "en", "german": "de"}


def words_of(language: str) -> set[str]:
    """Every word of our own texts in a language."""
    files = (HOUSE / "translations" / language).rglob("*.ftl")
    return {word.casefold() for file in files for word in WORD.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", stemming.LANGUAGES)
def test_all_words_of_our_texts_have_the_same_stem(language: str) -> None:
    in_c, in_python = Stemmer.Stemmer(language), stemming.Stemmer(language)
    words = sorted(words_of(FOLDERS[language]))
    assert len(words) > 1000
    other = [word for word in words if in_c.stemWord(word) != in_python.stemWord(word)]
    assert [*islice(other, 5)] == []


def test_every_language_that_is_served_has_its_stems() -> None:
    served = {folder.name for folder in (HOUSE / "translations").iterdir() if folder.is_dir()}
    assert set(FOLDERS.values()) == served & set(FOLDERS.values())
    assert set(stemming.algorithms()) <= set(Stemmer.algorithms())
