"""What a search knows of a language: its stems, its small words, its numbers, players' words.

Beside the texts of a title and of the house lies `search.toml`, with the words that players use
and with how they ask for a rule.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from threading import Lock
from typing import Any
from unicodedata import combining, normalize

import Stemmer
from babel import Locale

from translations.catalogue import FOLDER, HOUSE

WORD = re.compile(r"[^\W_]+")
BETWEEN_NUMBERS = re.compile(r"(?<=\d)\s?[x×]\s?(?=\d)")
ENDING_OF_OWNERS = re.compile(r"['’]s\b", re.IGNORECASE)
Facts = Mapping[str, Any]
WORDS_REMEMBERED = 16_384


class Tongue:
    """One language."""

    def __init__(self, language: str) -> None:
        told = search_facts(language, HOUSE)
        self.language = language
        self.small_words = frozenset(words_in(" ".join(told.get("small_words", ()))))
        self.numbers: Mapping[str, str] = told.get("numbers", {})
        self.forms = dict(_irregular_forms(told.get("forms", ())))
        # Only one thread at a time may use a stemmer, and it forgets nothing it was asked.
        self._stemmer = Stemmer.Stemmer(_algorithm(language))
        self._alone = Lock()
        self.stem = lru_cache(WORDS_REMEMBERED)(self._stem)

    def _stem(self, word: str) -> str:
        """What the forms of a word have in common; a number in words is one in figures."""
        if word in self.numbers:
            return self.numbers[word]
        with self._alone:
            return without_marks(self._stemmer.stemWord(self.forms.get(word, word)))


def _algorithm(language: str) -> str:
    """The name by which the stemmers know a language; one that has none is taken as English."""
    name = (Locale.parse(language).get_language_name("en") or "").lower()
    return name if name in Stemmer.algorithms() else "english"


def _irregular_forms(told: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The forms that no ending tells, each with the word that it is a form of."""
    for line in told:
        word, *forms = words_in(line)
        yield from ((form, word) for form in forms)


def words_in(text: str) -> list[str]:
    """The words of a text in small letters, without the endings that tell an owner."""
    return _cut(normalize("NFKC", text).casefold())


def words_as_written(text: str) -> list[str]:
    """The same words with the letters that they have, as far as small ones cut it alike."""
    small, written = words_in(text), _cut(normalize("NFKC", text))
    return written if len(written) == len(small) else small


def _cut(plain: str) -> list[str]:
    return WORD.findall(BETWEEN_NUMBERS.sub(" ", ENDING_OF_OWNERS.sub("", plain)))


def without_marks(text: str) -> str:
    """Letters without dots and accents."""
    if text.isascii():
        return text
    return "".join(sign for sign in normalize("NFKD", text) if not combining(sign))


@cache
def tongue(language: str) -> Tongue:
    """A language, read once."""
    return Tongue(language)


@cache
def search_facts(language: str, room: str) -> Facts:
    """What `search.toml` says beside the texts of a title or of the house; nothing without it."""
    file = FOLDER / language / room / "search.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def players_words(language: str, room: str) -> Iterator[tuple[str, list[str]]]:
    """Every word or phrase of players, with the words of the rules for it."""
    for place in (HOUSE, room):
        for said, meant in search_facts(language, place).get("words", {}).items():
            yield said, [meant] if isinstance(meant, str) else meant
