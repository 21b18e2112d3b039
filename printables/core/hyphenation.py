"""Where words are divided at the end of a line, where the dictionaries of hyphenation are wrong.

Their patterns for compounds belong to a level of their own, which the library that reads them does
not know: "Grundstück" is divided before "tück".
"""

from collections.abc import Iterator
from functools import cache

import pyphen  # type: ignore[import-untyped]

CORRECTIONS = {
    "de": (
        "d9s8tück",  # Grund-stück, End-stück
        "s9s8piel",  # Glücks-spiel
        "s9s8tapel",  # Ereignis-stapel
        "g8e9s8tapel",  # Ablage-stapel
        "zug9s8tapel",
        "f9s8tern",  # Sheriff-stern
        "fs9s8he8riff",  # Hilfs-sheriff
        "pa8r9zel",  # Par-zelle
        "star8t9er8eig",  # Start-ereignis
        "d9p8ferd",  # Wild-pferde
        "de8n9ende",  # Runden-ende
        "tä8r9laden",  # Militär-laden
        "fort9s8etz",
        "irgen8d9etwas",
        "mit9z8u9m",
        "drü8ck9lich",
        "acht9e8ck",
        "über9g8ang",
    ),
}
"""Odd digits divide, even ones keep together, and the highest of all patterns counts."""
LETTERS_ONLY = str.maketrans("", "", "0123456789")


@cache
def correct_dictionaries() -> None:
    """From now on words are divided as they are spoken."""
    for language, patterns in CORRECTIONS.items():
        known = pyphen.Pyphen(lang=language).hd
        for pattern in patterns:
            known.patterns[pattern.translate(LETTERS_ONLY)] = 0, tuple(_values(pattern))


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
