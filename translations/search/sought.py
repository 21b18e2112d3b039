"""The words of a search, with what each may mean in any language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from translations.search.language import Language, Term
from translations.search.tongues import words_as_written, words_in
from translations.search.vocabulary import Weights, heaviest

LONGEST_PHRASE = 4
SURE_ENOUGH = 0.7
MOST_WORDS = 40


@dataclass(frozen=True, slots=True)
class Sought:
    """A word of a search, and the terms that it may mean, each with how surely."""

    word: str
    terms: Weights
    is_small: bool = False
    written: str = ""
    """The word with the letters that it was typed with."""

    @property
    def surest(self) -> float:
        """How surely the likeliest of its meanings is meant; 0 where it has none."""
        return max(self.terms.values(), default=0)

    @property
    def doubt(self) -> float:
        """How much of it is guessed or unknown; any number may be meant."""
        return 0.0 if self.word.isdecimal() else max(0.0, 1 - self.surest)


def words_sought(text: str, languages: Sequence[Language]) -> tuple[Sought, ...]:
    """The words of a search; of a very long one its beginning."""
    words = words_in(text)[:MOST_WORDS]
    written = words_as_written(text)[:MOST_WORDS]
    small = _small_words(words, languages)
    together = _together(words, languages)
    return tuple(
        Sought(word, _meant(word, near, languages), word in small and not near, as_written)
        for word, near, as_written in zip(words, together, written, strict=True)
    )


def _small_words(words: Sequence[str], languages: Sequence[Language]) -> frozenset[str]:
    """The words that say nothing, in the language that most of them seem to be of."""
    counts = {each: sum(map(each.is_small, words)) for each in languages}
    likely = [each for each, count in counts.items() if count == max(counts.values())]
    return frozenset(word for word in words if any(each.is_small(word) for each in likely))


def _together(words: Sequence[str], languages: Sequence[Language]) -> list[Weights]:
    """For each word what players mean by it and its neighbours."""
    found: list[dict[Term, float]] = [{} for _ in words]
    for start, end in _stretches(len(words)):
        for each in languages:
            terms = each.together(words[start:end])
            for place in range(start, end):
                found[place].update(terms)
    return [*found]


def _stretches(count: int) -> Iterator[tuple[int, int]]:
    for length in range(1, LONGEST_PHRASE + 1):
        yield from ((start, start + length) for start in range(count - length + 1))


def _meant(word: str, near: Weights, languages: Sequence[Language]) -> Weights:
    """What a word means; guessed only where it means nothing surely."""
    found = heaviest([*near.items(), *_pairs(each.surely(word) for each in languages)])
    if max(found.values(), default=0) >= SURE_ENOUGH:
        return found
    if any(each.is_small(word) for each in languages):
        return found
    return heaviest([*found.items(), *_pairs(each.perhaps(word) for each in languages)])


def _pairs(found: Iterator[Weights]) -> Iterator[tuple[Term, float]]:
    for weights in found:
        yield from weights.items()
