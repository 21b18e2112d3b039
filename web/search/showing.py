"""What was found, in the reader's language: text, address, the words that fit marked."""

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.titles import BuiltTitle, titles
from translations.search.marks import Stretch, marked
from web.house.addresses import clause_address
from web.house.language import words
from web.search.entries import Entry, EntryKind, decided_by, index_of
from web.search.filling import address_filled
from web.search.finding import Found, Result


@dataclass(frozen=True, slots=True)
class Link:
    """A question with an address in which stands what the words tell."""

    text: str
    address: str


@dataclass(frozen=True, slots=True)
class Shown:
    """One line of the results on a page."""

    title: BuiltTitle
    id: str
    kind: str
    pieces: tuple[Stretch, ...]
    address: str
    chapter: str
    asks: Link | None


def text_of(entry: Entry) -> str:
    """The sentence of what was found."""
    return words(titles()[entry.slug].facts).name(entry.text_id)


def address_of_result(result: Result) -> str:
    """Where it stands; a question with all in its form that the words tell."""
    entry = result.entry
    if entry.kind is EntryKind.QUESTION:
        return address_filled(entry.slug, entry.id, index_of(entry.slug), result.sought)
    return clause_address(titles()[entry.slug], entry.id)


def shown(found: Found) -> Iterator[Shown]:
    """The lines of a page: every rule with the question that decides it, then other questions."""
    for result in found.results:
        yield _line(result, found)


def _line(result: Result, found: Found) -> Shown:
    entry = result.entry
    title = titles()[entry.slug]
    own = words(title.facts)
    text = own.name(entry.text_id)
    return Shown(
        title=title,
        id=entry.id,
        kind=entry.kind.value,
        pieces=marked(text, index_of(entry.slug).in_language(own.language), result.sought),
        address=address_of_result(result),
        chapter=_chapter(title, entry, own.language),
        asks=_asks(result, found),
    )


def _chapter(title: BuiltTitle, entry: Entry, language: str) -> str:
    """The place in the rulebook, in that of the reader's language where there are several."""
    clause = title.facts.book.clauses.get(entry.id)
    if clause is None:
        return ""
    return clause.where.get(language.upper(), next(iter(clause.where.values())))


def _asks(result: Result, found: Found) -> Link | None:
    """The question that decides a rule: of several the one that fits the words best."""
    entry = result.entry
    if entry.kind is EntryKind.QUESTION:
        return None
    title = titles()[entry.slug]
    keys = [*decided_by(title, entry.id)]
    if not keys:
        return None
    key = max(keys, key=lambda each: found.fitting.get((entry.slug, each), 0))
    address = address_filled(entry.slug, key, index_of(entry.slug), result.sought)
    return Link(words(title.facts).name(f"question-{key}"), address)
