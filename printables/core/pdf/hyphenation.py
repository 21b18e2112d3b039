"""Where words are divided at the end of a line, where the dictionaries of hyphenation are wrong.

Their patterns for compounds belong to a level of their own, which the library that reads them does
not know: "Grundstück" is divided before "tück".
"""

import tomllib
from collections.abc import Iterator
from functools import cache

import pyphen  # type: ignore[import-untyped]

from printables.core.fetcher import PRINTABLES
from translations.catalogue import languages

TRANSLATIONS = PRINTABLES.parent / "translations"
LETTERS_ONLY = str.maketrans("", "", "0123456789")


@cache
def correct_dictionaries() -> None:
    """From now on words are divided as they are spoken."""
    for language in languages():
        known = pyphen.Pyphen(lang=language).hd
        for pattern in _patterns(language):
            known.patterns[pattern.translate(LETTERS_ONLY)] = 0, tuple(_values(pattern))


def _patterns(language: str) -> list[str]:
    file = TRANSLATIONS / language / "core" / "hyphenation.toml"
    if not file.is_file():
        return []
    found: list[str] = tomllib.loads(file.read_text("utf-8"))["patterns"]
    return found


def _values(pattern: str) -> Iterator[int]:
    """The digit before each letter, and behind the last one."""
    digit = 0
    for sign in pattern:
        if sign.isdigit():
            digit = int(sign)
        else:
            yield digit
            digit = 0
    yield digit
