"""What can be found in a title, and what every language says of it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache

from scoring.titles import titles
from translations.catalogue import Catalogue, catalogue, languages
from translations.search.index import Index
from translations.search.language import Document
from translations.search.query import QueryWord
from translations.search.words import search_facts

SEARCHES_REMEMBERED = 256
OWN, OF_MORE = 1.0, 0.5
"""How much the words count of its text and phrases, and of what else leads to it."""
FORM = re.compile(r"^(?:| +\.)[\w-]+ = ?", re.MULTILINE)
GAP = re.compile(r"{[^{}]*}")


class EntryKind(Enum):
    """What something is that was found."""

    CLAUSE = "clause"
    OPEN_POINT = "open_point"
    QUESTION = "question"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be found."""

    slug: str
    kind: EntryKind
    id: str

    @property
    def text_id(self) -> str:
        """The id of its text in the catalogues."""
        return f"question-{self.id}" if self.kind is EntryKind.QUESTION else self.id


@cache
def entries(slug: str) -> Mapping[str, Entry]:
    """Everything in a title that can be found, by its id."""
    facts = titles()[slug].facts
    kinds = {
        EntryKind.CLAUSE: facts.book.clauses,
        EntryKind.OPEN_POINT: facts.book.open_points,
        EntryKind.QUESTION: facts.questions,
    }
    return {key: Entry(slug, kind, key) for kind, keys in kinds.items() for key in keys}


@cache
def index_of(slug: str) -> Index:
    """The index of a title, made when it is first searched."""
    room = titles()[slug].facts.room
    things = {
        entry.id: {each: _document(entry, catalogue(each, room)) for each in languages()}
        for entry in entries(slug).values()
    }
    return Index(room, things)


@lru_cache(SEARCHES_REMEMBERED)
def words_of(slug: str, text: str) -> Sequence[QueryWord]:
    """The words of a search with what they may mean in a title."""
    return index_of(slug).query(text)


def _texts(words: Catalogue, text_id: str) -> list[str]:
    """A text and its further forms, without their names and what is filled into them."""
    return FORM.split(GAP.sub(" ", words.written(text_id)))[1:]


def _document(entry: Entry, words: Catalogue) -> Document:
    """Its texts, example phrases, and the questions that rest on it; how players ask a question."""
    facts = search_facts(words.language, words.room or "")
    phrases = facts.get("phrases", {}).get(entry.id, ())
    asked = facts.get("questions", {}).get(entry.id, {})
    own, *more = _texts(words, entry.text_id)
    more += asked.get("act", ())
    if entry.kind is not EntryKind.QUESTION:
        questions = titles()[entry.slug].facts.book.questions_on(entry.id)
        more += [_texts(words, f"question-{key}")[0] for key in questions]
    texts = [*((OWN, each) for each in (own, *phrases)), *((OF_MORE, each) for each in more)]
    said = [phrase for phrases in asked.get("says", {}).values() for phrase in phrases]
    return Document(texts, phrases, said)
