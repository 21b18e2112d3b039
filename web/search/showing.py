"""What was found, in the reader's language: text, address, the words that fit marked."""

from dataclasses import dataclass

from scoring.titles import BuiltTitle, titles
from translations.search.marks import Stretch, marked
from web.house.addresses import clause_address
from web.house.language import words
from web.search.entries import EntryKind, index_of
from web.search.finding import Result
from web.search.verdicts import address_filled


@dataclass(frozen=True, slots=True)
class Shown:
    """One line of the results on a page."""

    title: BuiltTitle
    id: str
    kind: EntryKind
    pieces: tuple[Stretch, ...]
    address: str
    chapter: str


def shown(result: Result) -> Shown:
    """The line of a result; a question is addressed with all in its form that the words say."""
    entry = result.entry
    title = titles()[entry.slug]
    own = words(title.facts)
    language = index_of(entry.slug).languages[own.language]
    clause = title.facts.book.clauses.get(entry.id)
    places = clause.where if clause else {}
    if result.is_question:
        address = address_filled(entry.slug, entry.id, result.words)
    else:
        address = clause_address(title, entry.id)
    return Shown(
        title=title,
        id=entry.id,
        kind=entry.kind,
        pieces=marked(own.name(entry.text_id), language, result.words),
        address=address,
        chapter=places.get(own.language.upper(), next(iter(places.values()), "")),
    )
