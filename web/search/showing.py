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
        return address_filled(entry.slug, entry.id, result.sought)
    return clause_address(titles()[entry.slug], entry.id)


def shown(found: Found) -> Iterator[Shown]:
    """The lines of a page: every rule with the question that decides it, and other questions."""
    addresses: dict[tuple[str, str], str] = {}
    for result in found.results:
        entry, key = result.entry, _question_of(result, found)
        if key and (entry.slug, key) not in addresses:
            addresses[entry.slug, key] = address_filled(entry.slug, key, result.sought)
        yield _line(result, key, addresses.get((entry.slug, key or "")))


def _question_of(result: Result, found: Found) -> str | None:
    """The question that decides a rule: of several the one that fits the words best."""
    entry = result.entry
    if entry.kind is EntryKind.QUESTION:
        return entry.id
    keys = [*decided_by(titles()[entry.slug], entry.id)]
    return max(keys, key=lambda key: found.fitting.get((entry.slug, key), 0), default=None)


def _line(result: Result, key: str | None, asking: str | None) -> Shown:
    entry = result.entry
    title = titles()[entry.slug]
    own = words(title.facts)
    language = index_of(entry.slug).in_language(own.language)
    is_question = entry.kind is EntryKind.QUESTION
    return Shown(
        title=title,
        id=entry.id,
        kind=entry.kind.value,
        pieces=marked(own.name(entry.text_id), language, result.sought),
        address=(asking or "") if is_question else clause_address(title, entry.id),
        chapter=_chapter(title, entry, own.language),
        asks=Link(own.name(f"question-{key}"), asking) if asking and not is_question else None,
    )


def _chapter(title: BuiltTitle, entry: Entry, language: str) -> str:
    """The place in the rulebook, in that of the reader's language where there are several."""
    clause = title.facts.book.clauses.get(entry.id)
    if clause is None:
        return ""
    return clause.where.get(language.upper(), next(iter(clause.where.values())))
