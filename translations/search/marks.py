"""A text cut into pieces, so that the words that were searched for can be marked."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from translations.search.language import Language
from translations.search.query import QueryWord
from translations.search.words import WORD, words_in

SURE = 0.5


class Stretch(NamedTuple):
    """A piece of a text, and whether it is one of the words."""

    text: str
    is_marked: bool


def marked(text: str, language: Language, query: Iterable[QueryWord]) -> tuple[Stretch, ...]:
    """The text in pieces, which joined together are the text."""
    telling = (word.terms for word in query if not word.is_small)
    meant = {term for terms in telling for term, sure in terms.items() if sure >= SURE}
    return tuple(piece for piece in _pieces(text, language, meant) if piece.text)


def _pieces(text: str, language: Language, meant: set[str]) -> Iterator[Stretch]:
    end = 0
    for found in WORD.finditer(text):
        if any(
            term in meant for word in words_in(found.group()) for term in language.weighed(word)
        ):
            yield Stretch(text[end : found.start()], is_marked=False)
            yield Stretch(found.group(), is_marked=True)
            end = found.end()
    yield Stretch(text[end:], is_marked=False)
