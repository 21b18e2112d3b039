"""What can be found in a title, and what every language says of it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from scoring.titles import titles
from translations.catalogue import Catalogue, catalogue, languages
from translations.search.index import Index
from translations.search.language import Document
from translations.search.words import search_facts


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


OWN_TEXT = 1.0
PHRASE = 1.0
ACT = READING = 0.5
ITS_QUESTION = 0.35
OF_FORMS = {"": OWN_TEXT, "short": 0.6, "about": 0.6, "because": 0.6}
"""How much the words count of a text, of its short forms, of a reading of an open point."""
FORM = re.compile(r"^ +\.([\w-]+) = ", re.MULTILINE)
GAP = re.compile(r"{[^{}]*}")


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


def _forms(words: Catalogue, text_id: str) -> dict[str, str]:
    """A text and its further forms by their names, without what is filled into them."""
    text, *forms = FORM.split(GAP.sub(" ", words.written(text_id)))
    return {"": text.partition("=")[2], **dict(zip(forms[::2], forms[1::2], strict=True))}


def _document(entry: Entry, words: Catalogue) -> Document:
    """Its texts, example phrases, and the questions that rest on it; how players ask a question."""
    facts = search_facts(words.language, words.room or "")
    phrases = facts.get("phrases", {}).get(entry.id, ())
    asked = facts.get("questions", {}).get(entry.id, {})
    acts = asked.get("act", ())
    texts = [(PHRASE, each) for each in phrases] + [(ACT, each) for each in acts]
    for form, text in _forms(words, entry.text_id).items():
        texts.append((OF_FORMS.get(form, READING), text))
    if entry.kind is not EntryKind.QUESTION:
        questions = titles()[entry.slug].facts.book.questions_on(entry.id)
        texts += [(ITS_QUESTION, _forms(words, f"question-{key}")[""]) for key in questions]
    said = [phrase for phrases in asked.get("says", {}).values() for phrase in phrases]
    return Document(texts, phrases, said)
