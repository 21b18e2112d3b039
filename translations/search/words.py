"""What a search knows of a language: its stems, its small words, its numbers, players' words.

Beside the texts of a title and of the house lies `search.toml`, with the words that players use
and with example phrases of what they ask.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from threading import Lock
from typing import Any
from unicodedata import combining, normalize

import Stemmer

from translations.catalogue import FOLDER, HOUSE

WORD = re.compile(r"[^\W_]+")
BETWEEN_NUMBERS = re.compile(r"(?<=\d)\s?[x×]\s?(?=\d)")
ENDING_OF_OWNERS = re.compile(r"['’]s\b", re.IGNORECASE)
WORDS_REMEMBERED = 16_384
Facts = Mapping[str, Any]


class LanguageWords:
    """The words of one language that mean the same in every title."""

    def __init__(self, language: str) -> None:
        facts = search_facts(language, HOUSE)

        def listed(key: str) -> frozenset[str]:
            return frozenset(words_in(" ".join(facts.get(key, ()))))

        self.language = language
        self.question_words = listed("question_words")
        """Small words that say what is asked for: who, when, how many."""
        self.small_words = listed("small_words") | self.question_words
        self.permission = listed("permission")
        """Words that ask for permission or for a fact."""
        self.negation = listed("negation")
        self.opposites = tuple(listed("opposites"))
        """Beginnings that turn a word into its opposite."""
        self.harmless = listed("harmless")
        """Words that change no answer."""
        self.numbers: Mapping[str, str] = facts.get("numbers", {})
        lines = map(words_in, facts.get("forms", ()))
        self._irregular = {
            form + ending: word
            for word, *forms in lines
            for form in forms
            for ending in ("", *facts.get("endings", ()))
        }
        # Only one thread at a time may use a stemmer, and it forgets nothing it was asked.
        self._stemmer = Stemmer.Stemmer(facts.get("stemmer", "english"))
        self._alone = Lock()
        self.stem = lru_cache(WORDS_REMEMBERED)(self._stem)

    def _stem(self, word: str) -> str:
        """What the forms of a word have in common; a number in words is one in figures."""
        if word in self.numbers:
            return self.numbers[word]
        with self._alone:
            return without_marks(self._stemmer.stemWord(self._irregular.get(word, word)))


def words_in(text: str) -> list[str]:
    """The words of a text in small letters, without the endings that tell an owner."""
    return [word.casefold() for word in words_as_written(text)]


def words_as_written(text: str) -> list[str]:
    """The words of a text with the letters that they have."""
    plain = ENDING_OF_OWNERS.sub("", normalize("NFKC", text))
    return WORD.findall(BETWEEN_NUMBERS.sub(" ", plain))


def without_marks(text: str) -> str:
    """Letters without dots and accents."""
    if text.isascii():
        return text
    return "".join(sign for sign in normalize("NFKD", text) if not combining(sign))


language_words = cache(LanguageWords)


@cache
def search_facts(language: str, room: str) -> Facts:
    """What `search.toml` says beside the texts of a title or of the house; nothing without it."""
    file = FOLDER / language / room / "search.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
