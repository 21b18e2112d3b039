"""What can be found in one title, and how well it fits the words of a search: plain BM25.

A thing (a rule, an open point, a question) is one document of all that is said of it, weighed in
`web.search.entries`; and each of its example phrases is a small document of its own. In a document
a word of a search brings, for the meaning of it that brings most there,

    sure · rarity · times / (times + SATURATION · (1 - LENGTH_COUNTS + LENGTH_COUNTS · length))

`sure` is how surely the meaning is meant: a typing error or another word for it is less sure.
`rarity` is log(1 + documents without it / documents with it); words that only say what is asked for
(who, how many) count QUIET of it. `times` is how often the document has it, `length` how long it
is, measured by the usual one of its kind. How well a document fits is the share of the most that
all words could bring, times the root of the share of them that is found there at all. A thing
scores TEXTS of how well its own document fits, and PHRASES of the phrase that fits best. The order
changes little when any of these figures is halved or doubled.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt

from translations.catalogue import languages
from translations.search.language import Document, Language, Term, Texts
from translations.search.query import QueryWord, query_words

SATURATION, LENGTH_COUNTS = 1.5, 0.5
TEXTS, PHRASES = 0.6, 0.4
OF_A_PART, QUIET = 0.5, 0.3
UNKNOWN = 15
"""A word that nothing has is as rare as one that so many documents have."""


@dataclass(frozen=True, slots=True)
class Hit:
    """How well something fits."""

    score: float
    covered: float
    """How much of the words stands there."""


class Index:
    """The texts of one title in all languages, under the ids of what they belong to."""

    def __init__(self, room: str, things: Mapping[str, Mapping[str, Document]]) -> None:
        self._keys = list(things)
        self._of = [*range(len(self._keys))]
        """The thing to which each document belongs: first each to itself, then the phrases."""
        self._impacts: dict[Term, dict[int, float]] = defaultdict(dict)
        self.languages: dict[str, Language] = {}
        for key in languages():
            own = [each[key] for each in things.values()]
            language = self.languages[key] = Language(key, room, own)
            self._add(language, enumerate(document.texts for document in own))
            phrases = [(of, each) for of, document in enumerate(own) for each in document.phrases]
            self._add(language, enumerate(([(1.0, each)] for _, each in phrases), len(self._of)))
            self._of += [of for of, _ in phrases]
        self.asking = frozenset[Term]().union(
            *(each.question_terms for each in self.languages.values())
        )
        """The small words that say what is asked for."""
        self.permission = {
            term for each in self.languages.values() for term in each.permission_terms
        }

    def query(self, text: str) -> tuple[QueryWord, ...]:
        """The words of a search with what they may mean here."""
        return query_words(text, self.languages.values())

    def find(self, words: Sequence[QueryWord]) -> dict[str, Hit]:
        """Everything that fits somehow, with how well."""
        telling = [word for word in words if word.terms or not word.is_small]
        most = [max(map(self._rarity, word.terms), default=self._rarity("")) for word in telling]
        brought, covered = defaultdict[int, float](float), defaultdict[int, float](float)
        for word, rarity in zip(telling, most, strict=True):
            for number, (brings, sure) in self._places(word).items():
                brought[number] += brings / sum(most)
                covered[number] += rarity * sure / sum(most)
        texts, phrases = defaultdict[int, float](float), defaultdict[int, float](float)
        for number, share in covered.items():
            of, fits = self._of[number], brought[number] * sqrt(share)
            kind = texts if of == number else phrases
            kind[of] = max(kind[of], fits)
        return {
            self._keys[of]: Hit(TEXTS * fits + PHRASES * phrases[of], covered[of])
            for of, fits in texts.items()
        }

    def _add(self, language: Language, documents: Iterable[tuple[int, Texts]]) -> None:
        """Remembers how much each term says in each document."""
        counts = {number: _counted(language, texts) for number, texts in documents}
        usual = sum(sum(count.values()) for count in counts.values()) / max(len(counts), 1) or 1
        for number, count in counts.items():
            length = sum(count.values()) / usual
            slow = SATURATION * (1 - LENGTH_COUNTS + LENGTH_COUNTS * length)
            for term, times in count.items():
                self._impacts[term][number] = times / (times + slow)

    def _rarity(self, term: Term) -> float:
        having = len(self._impacts.get(term, ())) or UNKNOWN
        lacking = max(len(self._of) - having, 0)
        return log(1 + (lacking + 0.5) / (having + 0.5)) * (QUIET if term in self.asking else 1)

    def _places(self, word: QueryWord) -> Mapping[int, tuple[float, float]]:
        """What the meaning of a word brings that brings most in each document, and how sure."""
        best: dict[int, tuple[float, float]] = {}
        for term, sure in word.terms.items():
            rarity = sure * self._rarity(term)
            for number, impact in self._impacts.get(term, {}).items():
                best[number] = max(best.get(number, (0, 0)), (rarity * impact, sure))
        return best


def _counted(language: Language, texts: Texts) -> Mapping[Term, float]:
    """The terms of everything that is said of something, heavier where the text is."""
    count: defaultdict[Term, float] = defaultdict(float)
    for weight, text in texts:
        for word in language.cut(text):
            for place, term in enumerate(language.weighed(word)):
                count[term] += weight * (OF_A_PART if place else 1)
    return count
