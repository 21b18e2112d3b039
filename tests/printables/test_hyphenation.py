"""Words are divided where somebody who reads aloud would take a breath."""

import pyphen
import pytest

from printables.core.pdf.hyphenation import correct_dictionaries

NARROW = 4
"""As many letters stay on each line, as the papers ask for."""


@pytest.mark.parametrize(
    "divided",
    [
        "Grund-stück",
        "Grund-stücks",
        "Glücks-spiel",
        "Ereig-nis-stapel",
        "Sheriff-stern",
        "Hilfs-sheriff",
        "Fluss-par-zelle",
        "Start-ereig-nisse",
        "Wild-pferde",
        "Runden-ende",
        "Mili-tär-laden",
        "fort-setzen",
        "acht-eckige",
        "über-gangen",
        "Gast-haus",  # of the dictionary itself, as it was
        "Poker-karten",
    ],
)
def test_a_german_compound_is_divided_between_its_parts(divided: str) -> None:
    correct_dictionaries()
    german = pyphen.Pyphen(lang="de", left=NARROW, right=NARROW)
    assert german.inserted(divided.replace("-", "")) == divided
