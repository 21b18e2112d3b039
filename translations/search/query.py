"""The words of a search, with what each may mean in any language."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat

from translations.search.language import Language, Term
from translations.search.vocabulary import Weights, heaviest
from translations.search.words import words_as_written

SURE_ENOUGH = 0.7
MEANT = 0.5
MOST_WORDS = 40
ANY_NUMBER = "#"


@dataclass(frozen=True, slots=True)
class QueryWord:
    """A word of a search, and the terms that it may mean, each with how surely."""

    written: str
    """With the letters that it was typed with."""
    terms: Weights
    is_small: bool
    is_harmless: bool
    """Whether no answer changes with it."""
    meant: frozenset[Term]
    """The terms that it likely means, and the word itself; of a number ANY_NUMBER too."""
    number: str | None
    negates: bool


def query_words(text: str, languages: Collection[Language]) -> tuple[QueryWord, ...]:
    """The words of a search; of a very long one its beginning."""
    words = [*_joined(words_as_written(text)[:MOST_WORDS], languages)]
    small = {each: {word for word in words if each.is_small(word.casefold())} for each in languages}
    most = max(map(len, small.values()))
    likely = frozenset[str]().union(*(found for found in small.values() if len(found) == most))
    return tuple(_query_word(word, languages, is_small=word in likely) for word in words)


def _joined(words: Sequence[str], languages: Collection[Language]) -> Iterator[str]:
    """The words, of which two in a row may be one of the rules: town house."""
    at = 0
    while at < len(words):
        pair = words[at : at + 2]
        is_one = len(pair) > 1 and any(each.is_one_word(*pair) for each in languages)
        yield "".join(pair) if is_one else words[at]
        at += 1 + is_one


def _query_word(written: str, languages: Collection[Language], *, is_small: bool) -> QueryWord:
    word = written.casefold()
    found = [each.asking(word) if is_small else each.surely(word) for each in languages]
    terms = heaviest(found)
    is_known = any(each.is_small(word) for each in languages)
    if max(terms.values(), default=0) < SURE_ENOUGH and not is_known:
        terms = heaviest([*found, *(each.perhaps(word) for each in languages)])
    likely = frozenset(term for term, sure in terms.items() if sure >= MEANT)
    harmless = frozenset[Term]().union(*(each.harmless_terms for each in languages))
    stems = (each.words.stem(word) for each in languages if not is_small)
    number = next(filter(str.isdecimal, stems), None)
    return QueryWord(
        written,
        terms,
        is_small,
        any(word in each.words.harmless for each in languages) or set() < likely <= harmless,
        likely.union(map(Language.term, languages, repeat(word)), [ANY_NUMBER] if number else ()),
        number,
        any(word in each.words.negation for each in languages),
    )
