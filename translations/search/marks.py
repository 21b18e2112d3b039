"""A text cut into pieces, so that the words that were searched for can be marked."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from translations.search.language import Language
from translations.search.sought import Sought
from translations.search.tongues import WORD, words_in

SURE = 0.5


class Stretch(NamedTuple):
    """A piece of a text, and whether it is one of the words."""

    text: str
    is_marked: bool


def marked(text: str, language: Language, sought: Sequence[Sought]) -> tuple[Stretch, ...]:
    """The text in pieces, which joined together are the text."""
    meant = {t for word in sought if not word.is_small for t, w in word.terms.items() if w > SURE}
    return tuple(piece for piece in _pieces(text, language, meant) if piece.text)


def _pieces(text: str, language: Language, meant: set[str]) -> Iterator[Stretch]:
    end = 0
    for found in WORD.finditer(text):
        if any(term in meant for term, _ in language.terms_with_parts(words_in(found.group()))):
            yield Stretch(text[end : found.start()], is_marked=False)
            yield Stretch(found.group(), is_marked=True)
            end = found.end()
    yield Stretch(text[end:], is_marked=False)
