"""What can be found in a title, and what every language says of it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from rules.core.clauses import Clause
from rules.core.fields import OneOf
from rules.core.messages import Word
from scoring.titles import BuiltTitle, titles
from translations.catalogue import Catalogue, catalogue, languages
from translations.naming import id_of_name, kinds_named
from translations.search.index import Index
from translations.search.language import Said
from translations.search.tongues import search_facts


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


WORD_FOR_WORD, SHORT, READINGS, QUESTIONS, ROWS, PLACE, NAMES = 1.0, 0.6, 0.5, 0.35, 0.4, 0.25, 0.15
FORM = re.compile(r"^ +\.([\w-]+) = ", re.MULTILINE)
ASK = "ask:"
GAP = re.compile(r"{[^{}]*}")
NAMES_BESIDE = ("label", "row", "edition")
"""What else has a name that players may use, beside the pieces of a title."""


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
    title = titles()[slug]
    room = title.facts.room
    found = entries(slug).values()
    said = {entry.id: {each: _said(title, entry, each) for each in languages()} for entry in found}
    return Index(room, said, {each: [*_names(catalogue(each, room))] for each in languages()})


def _names(words: Catalogue) -> Iterator[str]:
    """Whatever has a name in a title."""
    for kind in (*kinds_named(words.room), *NAMES_BESIDE):
        for name in words.ids_beginning(f"{kind}-"):
            yield from _forms(words, name).values()


def _forms(words: Catalogue, text_id: str) -> dict[str, str]:
    """A text and its further forms by their names, without what is filled into them."""
    text, *forms = FORM.split(GAP.sub(" ", words.written(text_id)))
    return {"": text.partition("=")[2], **dict(zip(forms[::2], forms[1::2], strict=True))}


def _said(title: BuiltTitle, entry: Entry, language: str) -> Said:
    words = catalogue(language, title.facts.room)
    asked = search_facts(language, title.facts.room).get("asked", {}).get(entry.id, ())
    more = {EntryKind.CLAUSE: _of_clause, EntryKind.QUESTION: _of_question}.get(entry.kind)
    own = _of_its_own(entry, words)
    return Said.of([*own, *(more(title, entry.id, words) if more else ())], asked)


def _of_its_own(entry: Entry, words: Catalogue) -> Iterator[tuple[float, str]]:
    """Its text, and lighter its short form, what it is about, its readings."""
    weights = {"": WORD_FOR_WORD, "short": SHORT, "about": SHORT, "because": SHORT}
    for form, text in _forms(words, entry.text_id).items():
        yield weights.get(form, READINGS), text


def _of_clause(title: BuiltTitle, key: str, words: Catalogue) -> Iterator[tuple[float, str]]:
    """Its place in the rulebook, the questions and rows that rest on it."""
    clause = title.facts.book.clauses[key]
    yield from ((PLACE, place) for place in clause.where.values())
    for asked in decided_by(title, key):
        yield QUESTIONS, _forms(words, f"question-{asked}")[""]
    for row in title.pad.rows:
        if key in row.clauses:
            yield ROWS, _forms(words, f"row-{row.key}")[""]


def _of_question(title: BuiltTitle, key: str, words: Catalogue) -> Iterator[tuple[float, str]]:
    """The names of whatever can be chosen in its form."""
    for field in title.questions[key].form.fields.values():
        if isinstance(field, OneOf):
            yield from ((NAMES, _forms(words, name)[""]) for name in _names_of(field, words))


def _names_of(field: OneOf[Any], words: Catalogue) -> Iterator[str]:
    """The ids of the names of what can be chosen in a field."""
    for key, meant in field.choices.items():
        word = getattr(meant, "word", None)
        known = word.id if isinstance(word, Word) else id_of_name(words, key)
        if known:
            yield known


def decided_by(title: BuiltTitle, key: str) -> tuple[str, ...]:
    """The questions that rest on a clause or on those of an open point."""
    return _questions_on(title.slug)[key]


@cache
def _questions_on(slug: str) -> Mapping[str, tuple[str, ...]]:
    book = titles()[slug].facts.book
    asks = {key: _asked_in(clause) for key, clause in book.clauses.items()}
    for key, point in book.open_points.items():
        asks[key] = tuple(dict.fromkeys(each for on in point.clauses for each in asks[on]))
    return asks


def _asked_in(clause: Clause) -> tuple[str, ...]:
    return tuple(use.removeprefix(ASK) for use in clause.does if use.startswith(ASK))
