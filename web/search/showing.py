"""What was found, in the reader's language: text, address, the words that fit marked."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.titles import BuiltTitle, titles
from translations.search.marks import Stretch, marked
from web.house.addresses import clause_address
from web.house.language import words
from web.search.entries import EntryKind, index_of, words_of
from web.search.finding import Found, Result
from web.search.verdicts import address_filled


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One line of the results on a page."""

    title: BuiltTitle
    id: str
    kind: EntryKind
    pieces: Sequence[Stretch]
    address: str
    place: str
    """Its chapter, or what else it is than a rule."""


def lines_of(found: Found) -> list[ResultLine]:
    """The results; a question is addressed with all in its form that the words say."""
    return [_line(each, found.text) for each in found.results]


def _line(result: Result, text: str) -> ResultLine:
    slug, key = result.entry.slug, result.entry.id
    title = titles()[slug]
    own = words(title.facts)
    if result.is_question:
        address, place = address_filled(slug, key, text), own.name("search-question")
    else:
        address, place = clause_address(title, key), _chapter(title, key, own.language.upper())
    language = index_of(slug).languages[own.language]
    pieces = marked(own.name(result.entry.text_id), language, words_of(slug, text))
    return ResultLine(title, key, result.entry.kind, pieces, address, place)


def _chapter(title: BuiltTitle, key: str, language: str) -> str:
    """The chapter of a clause as a rulebook calls it, or that it is an open point."""
    clause = title.facts.book.clauses.get(key)
    if clause is None:
        return words().name("search-open-point")
    return clause.where.get(language, next(iter(clause.where.values()), ""))
