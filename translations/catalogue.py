"""Puts messages into words.

A language is a folder with Fluent files, in it a folder for each title and one for the house. What
a language lacks is said in English.
"""

import re
from collections import ChainMap
from collections.abc import Iterator, Mapping
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from unicodedata import bidirectional

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from rules.core.messages import Gap, Message, Word
from rules.core.seats import SEAT
from rules.core.titles import Title

FOLDER = Path(__file__).parent
FIRST_LANGUAGE = "en"
HOUSE = "core"
SENTENCES_REMEMBERED = 4096
LONGEST_GAP = 2000
OF_THE_OTHER_DIRECTION = frozenset(
    {"R", "AL", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"}
)
BEGINNING_OF_A_TEXT = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


class Name(FluentType):
    """A word among the gaps of a sentence, to be inflected by the catalogue's FORM function."""

    def __init__(self, word: Word, catalogue: "Catalogue") -> None:
        self.word = word
        self.catalogue = catalogue

    def format(self, locale: object) -> str:
        """The plain name."""
        del locale
        return self.catalogue.name(self.word)


class Listed(FluentType):
    """Several words in a row; the catalogue's AND function joins them as a sentence does."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def format(self, locale: object) -> str:
        """The words with commas between them."""
        del locale
        return shortened(", ".join(self.names))


class Catalogue:
    """One language, for one title or for the house alone."""

    def __init__(self, language: str, room: str | None) -> None:
        self.language = language
        self.room = room
        self._bundle = FluentBundle([language], functions=self._functions(), use_isolating=False)
        self._texts = ChainMap(*map(_texts_in, _files(language, room)))
        self._fallback = catalogue(FIRST_LANGUAGE, room) if language != FIRST_LANGUAGE else None
        # Tables resemble each other, so most sentences were said before.
        self.text = lru_cache(SENTENCES_REMEMBERED)(self._text)
        self.name = lru_cache(SENTENCES_REMEMBERED)(self._name)
        self.sitting: Mapping[int, str] = {}
        """The names of the people whose seats are known, by the numbers of the seats."""

    def naming(self, sitting: Mapping[int, str]) -> "Catalogue":
        """The same words, in which these people and nobody else are called by their names."""
        if sitting == self.sitting:
            return self
        own = copy(self)
        own.sitting = sitting
        own.text = lru_cache(SENTENCES_REMEMBERED)(own._text)  # noqa: SLF001 (its own kind)
        return own

    def _text(self, message: Message) -> str:
        """The message as a sentence."""
        if message.id == SEAT and (name := self._who_sits(message)):
            return kept_apart(name)
        gaps = {name: self._filled(gap) for name, gap in message.gaps}
        return self._spoken(message.id, None, gaps)

    def _who_sits(self, seat: Message) -> str | None:
        number = dict(seat.gaps)["number"]
        return self.sitting.get(number - 1) if isinstance(number, int) else None

    def _name(self, word: Word | str, form: str | None = None) -> str:
        """A word in one of the forms that its catalogue has."""
        return self._spoken(word if isinstance(word, str) else word.id, form, {})

    def says(self, message_id: str, **gaps: Gap) -> str:
        """The sentence of this id, for pages that know it by name."""
        return self.text(Message(message_id, tuple(gaps.items())))

    def has(self, message_id: str) -> bool:
        """Whether there is such a text, in this language or in English."""
        if message_id in self._texts:
            return True
        return self._fallback is not None and self._fallback.has(message_id)

    def written(self, message_id: str) -> str:
        """A text with all its forms as its file has it, for those who only look for words in it."""
        if message_id in self._texts or self._fallback is None:
            return self._texts.get(message_id, "")
        return self._fallback.written(message_id)

    def ids_beginning(self, start: str) -> Iterator[str]:
        """The ids of all texts that begin like this."""
        return (message_id for message_id in self._texts if message_id.startswith(start))

    def _spoken(self, message_id: str, form: str | None, gaps: dict[str, Any]) -> str:
        pattern = self._pattern(message_id, form)
        if pattern is None:
            if self._fallback is None:
                raise LookupError(f"no text {message_id!r} (form {form!r}) for {self.room!r}")
            return self._fallback._spoken(message_id, form, gaps)  # noqa: SLF001 (its own kind)
        text, errors = self._bundle.format_pattern(pattern, gaps)
        if errors:
            raise LookupError(f"{message_id} in {self.language}: {errors}")
        return str(text)

    def _pattern(self, message_id: str, form: str | None) -> Any:
        if message_id not in self._texts:
            return None
        if not self._bundle.has_message(message_id):
            self._bundle.add_resource(FluentResource(self._texts[message_id]))
        message = self._bundle.get_message(message_id)
        return message.attributes.get(form) if form else message.value

    def _filled(self, gap: Gap) -> Any:
        if isinstance(gap, Word):
            return Name(gap, self)
        if isinstance(gap, Message):
            return shortened(self.text(gap))
        if isinstance(gap, tuple):
            return Listed([kept_apart(self._entry(entry)) for entry in gap])
        return kept_apart(shortened(gap)) if isinstance(gap, str) else gap

    def _entry(self, entry: str | Word | Message) -> str:
        """One of several in a row."""
        if isinstance(entry, Message):
            return self.text(entry)
        return self.name(entry) if isinstance(entry, Word) else entry

    def _functions(self) -> dict[str, Any]:
        """What sentences may call."""
        return {"FORM": self._form, "AND": self._and, "OR": self._or}

    def _form(self, name: Name, form: str) -> str:
        """A word inflected; a word that only English has stands as it is there."""
        return self.name(name.word, form if name.word.id in self._texts else None)

    def _and(self, listed: Listed) -> str:
        return shortened(format_list(listed.names, locale=self._locale))

    def _or(self, listed: Listed) -> str:
        return shortened(format_list(listed.names, "or", self._locale))

    @property
    def _locale(self) -> str:
        return self.language.replace("-", "_")


def shortened(text: str) -> str:
    """A text as long as a gap may be; Fluent refuses a longer one, and with it the sentence."""
    return text if len(text) <= LONGEST_GAP else f"{text[: LONGEST_GAP - 1]}…"


def kept_apart(text: str) -> str:
    """A text that turns the direction of reading, held together so that it turns nothing else."""
    turns = any(bidirectional(sign) in OF_THE_OTHER_DIRECTION for sign in text)
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}" if turns else text


def _files(language: str, room: str | None) -> Iterator[Path]:
    for folder in (HOUSE, room):
        if folder:
            yield from sorted((FOLDER / language / folder).glob("*.ftl"))


@cache
def _texts_in(file: Path) -> dict[str, str]:
    """The texts of a file by their ids, as they are written.

    Each is parsed when it is first said, as most are never said in the life of a process. So none
    may refer to another one.
    """
    texts = BEGINNING_OF_A_TEXT.split(file.read_text("utf-8"))[1:]
    return {text.partition("=")[0].rstrip(): text for text in texts}


def label_catalogue(title: Title, edition: str, words: Catalogue) -> Catalogue:
    """Whose words the rows have: the reader's, or those printed in the edition's box."""
    return catalogue(edition, title.room) if title.labels_follow_edition else words


def locale_of(language: str) -> str:
    """How dates are written: English ones with the day first, as most who read it do."""
    return "en_GB" if language == FIRST_LANGUAGE else language


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if (folder / HOUSE).is_dir())
    return (FIRST_LANGUAGE, *(language for language in found if language != FIRST_LANGUAGE))


@cache
def catalogue(language: str, room: str | None = None) -> Catalogue:
    """The catalogue of a language for a title, read once."""
    return Catalogue(language, room)
