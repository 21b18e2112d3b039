"""One language of an index: the words of its texts, and what players say for them."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from translations.catalogue import HOUSE
from translations.search.vocabulary import Vocabulary, Weights, heaviest
from translations.search.words import language_words, search_facts, without_marks, words_in

Term = str
"""A stem behind its language, `de:haus`: what is written alike in two languages is two terms."""
Texts = Sequence[tuple[float, str]]
"""Texts with weights."""

OF_A_SYNONYM, OF_A_PART = 0.8, 0.45
SHORTEST_COMPOUND, SHORTEST_PART = 7, 3


class Document(NamedTuple):
    """What one language says of something that can be found."""

    texts: Texts
    phrases: Sequence[str] = ()
    """Examples of how players ask for it."""
    form: Sequence[str] = ()
    """What fills in its form."""


class Language:
    """The words of one language in one title, known by their stems."""

    def __init__(self, language: str, room: str, documents: Iterable[Document]) -> None:
        self.words = words = language_words(language)
        self.facts = search_facts(language, room)
        players = search_facts(language, HOUSE).get("words", {}) | self.facts.get("words", {})
        said = (text for each in documents for text in (*each.form, *(t for _, t in each.texts)))
        known = {word for text in said for word in words_in(text)}
        self.vocabulary = Vocabulary(words, known.union(players, words.harmless, words.permission))
        self._synonyms: dict[str, list[str]] = {}
        for word, meant in players.items():
            stems = map(self.vocabulary.exactly, words_in(meant))
            self._synonyms.setdefault(words.stem(word), []).extend(filter(None, stems))
        self.question_terms = frozenset(map(self.term, words.question_words))
        self.permission_terms = frozenset(map(self.term, words.permission))
        self.harmless_terms = frozenset(map(self.term, words.harmless))
        self.weighed = cache(self._weighed)

    def is_small(self, word: str) -> bool:
        """Whether a word names nothing in this language."""
        return word in self.words.small_words

    def is_one_word(self, first: str, second: str) -> bool:
        """Whether two words in a row are one of those that are known."""
        joined = without_marks((first + second).casefold())
        return min(len(first), len(second)) >= SHORTEST_PART and joined in self.vocabulary.stems

    def term(self, word: str) -> Term:
        """The term of one form of a word."""
        return self._of_stem(self.words.stem(word))

    def terms(self, text: str) -> list[Term]:
        """The terms of a text, without its small words."""
        return [self.term(word) for word in words_in(text) if not self.is_small(word)]

    def _weighed(self, word: str) -> tuple[Term, ...]:
        """The term of a word, and behind it those of the parts of a compound."""
        if self.is_small(word):
            return (*self.asking(word),)
        return (self.term(word), *map(self._of_stem, self._parts(word)))

    def asking(self, word: str) -> Weights:
        """The term of a small word that says what is asked for."""
        return {self.term(word): 1.0} if word in self.words.question_words else {}

    def surely(self, word: str) -> Weights:
        """The terms that a word of a search means without any doubt."""
        if self.is_small(word):
            return {}
        stem = self.vocabulary.exactly(word)
        parts = dict.fromkeys(self._parts(word), OF_A_PART)
        return self._meant_by({**parts, stem: 1.0} if stem else parts)

    def perhaps(self, word: str) -> Weights:
        """The terms that a word may mean that is misspelled, only begun, or half known."""
        near = {**self.vocabulary.beginning_with(word), **self.vocabulary.spelled_like(word)}
        return self._meant_by(near or self.vocabulary.related_to(word))

    def _parts(self, word: str) -> tuple[str, ...]:
        return self.vocabulary.parts(word) if len(word) >= SHORTEST_COMPOUND else ()

    def _meant_by(self, stems: Weights) -> Weights:
        """Stems as terms, with what players mean by them."""
        players = (
            dict.fromkeys(self._synonyms.get(stem, ()), weight * OF_A_SYNONYM)
            for stem, weight in stems.items()
        )
        return {self._of_stem(stem): sure for stem, sure in heaviest([stems, *players]).items()}

    def _of_stem(self, stem: str) -> Term:
        return f"{self.words.language}:{stem}"
