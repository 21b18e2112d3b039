"""What PyStemmer says, in Python alone: it stands in for it where its C part cannot run."""

from importlib import import_module
from typing import Protocol

LANGUAGES = ("english", "german")


class Stems(Protocol):
    """What tells what the forms of a word have in common."""

    def stemWord(self, word: str) -> str:  # noqa: N802 (a name of PyStemmer's)
        """The stem of a word."""


def algorithms() -> list[str]:
    """The languages that it knows."""
    return [*LANGUAGES]


def Stemmer(language: str) -> Stems:  # noqa: N802 (a name of PyStemmer's)
    """The stems of a language."""
    module = import_module(f"snowballstemmer.{language}_stemmer")
    stemmer: Stems = getattr(module, f"{language.capitalize()}Stemmer")()
    return stemmer
