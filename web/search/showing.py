"""What was found, in the reader's language: text, address, the words that fit marked."""

from dataclasses import dataclass

from scoring.titles import BuiltTitle, titles
from translations.search.marks import Stretch, marked
from web.house.addresses import clause_address
from web.house.language import words
from web.search.entries import Entry, index_of
from web.search.finding import Found, Result
from web.search.verdicts import address_filled


@dataclass(frozen=True, slots=True)
class Shown:
    """One line of the results on a page."""

    title: BuiltTitle
    id: str
    kind: str
    pieces: tuple[Stretch, ...]
    address: str
    chapter: str


def text_of(entry: Entry) -> str:
    """The sentence of what was found."""
    return words(titles()[entry.slug].facts).name(entry.text_id)


def address_of_result(result: Result) -> str:
    """Where it stands; a question with all in its form that the words say."""
    entry = result.entry
    if result.is_question:
        return address_filled(entry.slug, entry.id, result.words)
    return clause_address(titles()[entry.slug], entry.id)


def shown(found: Found) -> list[Shown]:
    """The lines of a page."""
    return [*map(_line, found.results)]


def _line(result: Result) -> Shown:
    entry = result.entry
    title = titles()[entry.slug]
    own = words(title.facts)
    language = index_of(entry.slug).in_language(own.language)
    clause = title.facts.book.clauses.get(entry.id)
    places = clause.where if clause else {}
    return Shown(
        title=title,
        id=entry.id,
        kind=entry.kind.value,
        pieces=marked(own.name(entry.text_id), language, result.words),
        address=address_of_result(result),
        chapter=places.get(own.language.upper(), next(iter(places.values()), "")),
    )
