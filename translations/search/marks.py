"""A text cut into pieces, so that the words that were searched for can be marked."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from translations.search.language import Language
from translations.search.query import QueryWord
from translations.search.words import WORD, words_in

SURE = 0.5
BETWEEN_WORDS = re.compile(f"({WORD.pattern})")


class Stretch(NamedTuple):
    """A piece of a text, and whether it is one of the words."""

    text: str
    is_marked: bool


def marked(text: str, language: Language, query: Iterable[QueryWord]) -> tuple[Stretch, ...]:
    """The text in pieces, which joined together are the text."""
    telling = (word.terms for word in query if not word.is_small)
    meant = {term for terms in telling for term, sure in terms.items() if sure >= SURE}
    return tuple(
        Stretch(piece, any(not meant.isdisjoint(language.weighed(w)) for w in words_in(piece)))
        for piece in BETWEEN_WORDS.split(text)
        if piece
    )
